import { type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlert } from 'lucide-react';

interface Words {
  label: string;
  name: string;
  /** One sentence that says what to correct. */
  error?: string | undefined;
  hint?: ReactNode;
}

/**
 * A labelled input, with its hint and its error linked to it. It is not required by default. The label says
 * "(optional)" only if you write it.
 */
export function Field({ label, name, error, hint, className, id, ...rest }: Words & ComponentProps<'input'>) {
  const field = useField(id, error, hint);
  return (
    <div className={className}>
      <FieldLabel htmlFor={field.id}>{label}</FieldLabel>
      <input className="field-input" name={name} {...field.props} {...rest} />
      <FieldNotes field={field} error={error} hint={hint} />
    </div>
  );
}

/** Like `Field`, for longer text. It grows with the text where the browser can do that. */
export function TextArea({
  label,
  name,
  error,
  hint,
  className,
  id,
  ...rest
}: Words & ComponentProps<'textarea'>) {
  const field = useField(id, error, hint);
  return (
    <div className={className}>
      <FieldLabel htmlFor={field.id}>{label}</FieldLabel>
      <textarea className="field-input" name={name} {...field.props} {...rest} />
      <FieldNotes field={field} error={error} hint={hint} />
    </div>
  );
}

/** A card that is a radio button or a checkbox. `children` appear on the card with the label. */
export function Choice({
  label,
  name,
  type = 'radio',
  children,
  className,
  hideMark = false,
  ...rest
}: { label: ReactNode; name: string; hideMark?: boolean } & Omit<ComponentProps<'input'>, 'children'> & {
    children?: ReactNode;
  }) {
  return (
    <label className={`choice-card panel p-4 ${className ?? ''}`}>
      <span className="flex items-start gap-3">
        <input
          type={type}
          name={name}
          className={hideMark ? 'absolute size-px opacity-0' : 'choice-mark'}
          {...rest}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-display text-lg/snug font-bold">{label}</span>
          {children}
        </span>
      </span>
    </label>
  );
}

interface FieldTies {
  id: string;
  hintId: string;
  errorId: string;
  props: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
}

function useField(given: string | undefined, error: ReactNode, hint: ReactNode): FieldTies {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    props: {
      id,
      ...(error ? { 'aria-invalid': true } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
    },
  };
}

function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className="mb-1 block font-display font-bold">
      {children}
    </label>
  );
}

function FieldNotes({
  field,
  error,
  hint,
}: {
  field: FieldTies;
  error?: string | undefined;
  hint: ReactNode;
}) {
  return (
    <>
      {hint && (
        <p id={field.hintId} className="mt-1 text-base text-ink-soft">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={field.errorId} className="mt-1 flex items-start gap-1.5 text-base font-bold text-crimson">
            <CircleAlert aria-hidden="true" className="mt-1 size-4 flex-none" strokeWidth={2.5} />
            {error}
          </p>
        )}
      </div>
    </>
  );
}
