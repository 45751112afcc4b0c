import type { ComponentProps } from 'react';

/** A checkbox or a radio button with its words beside it, in one line. */
export function Tick({ type = 'checkbox', className = '', children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className={`flex items-center gap-3 ${className}`}>
      <input type={type} className="choice-mark m-0" {...rest} />
      {children}
    </label>
  );
}
