import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Pencil } from 'lucide-react';
import { Button } from '../../ui/parts/button.tsx';

interface ProfileFieldProps {
  name: string;
  label: string;
  type: string;
  autoComplete: string;
  saved: string;
  editing: boolean;
  onEdit: () => void;
  onCancel: () => void;
  /** @returns the problem, in words for the customer; null when it is saved. */
  onSave: (value: string) => Promise<string | null>;
}

/** One line of the profile: read, or open with Save and Cancel. Cancel brings the saved value back. */
export function ProfileField(props: ProfileFieldProps) {
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !props.editing) pencil.current?.focus();
    wasEditing.current = props.editing;
  }, [props.editing]);
  if (props.editing) return <Writing {...props} />;
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-display font-bold">{props.label}</p>
        <p className={`wrap-anywhere ${props.saved ? '' : 'text-ink-soft'}`}>
          {props.saved || 'Not given yet'}
        </p>
      </div>
      <button
        ref={pencil}
        type="button"
        aria-label={`Edit ${props.label}`}
        onClick={props.onEdit}
        className="grid size-11 flex-none place-items-center rounded-full hover:bg-paper-deep"
      >
        <Pencil aria-hidden="true" strokeWidth={2.5} className="size-5 text-teal" />
      </button>
    </div>
  );
}

function Writing({ name, label, type, autoComplete, saved, onCancel, onSave }: ProfileFieldProps) {
  const id = useId();
  const [value, setValue] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const problem = await onSave(value.trim());
    setBusy(false);
    setComplaint(problem);
    if (problem) input.current?.focus();
  };
  return (
    <div>
      <label htmlFor={id} className="font-display font-bold">
        {label}
      </label>
      <form onSubmit={submit} className="mt-1 grid gap-3">
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          ref={input}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={complaint ? `${id}-error` : undefined}
          maxLength={300}
          className="field-input"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        {complaint && (
          <p id={`${id}-error`} className="-mt-2 text-base font-bold text-crimson">
            {complaint}
          </p>
        )}
        <div className="flex gap-3">
          <Button type="submit" kind="main" busy={busy}>
            Save
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
    </div>
  );
}
