import { type ComponentProps, useId } from 'react';

/** A labelled choice from a list that is too long for radio buttons. */
export function Select({
  label,
  name,
  className,
  children,
  ...rest
}: { label: string; name: string } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-display font-bold">
        {label}
      </label>
      <select id={id} name={name} className="field-input h-12" {...rest}>
        {children}
      </select>
    </div>
  );
}
