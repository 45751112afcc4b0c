import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

/**
 * `main` is the one action of a screen, `plain` is everything else, `quiet` looks like a link, `danger`
 * removes something.
 */
export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  large?: boolean;
}

/** While `busy` it keeps its size and focus, tells screen readers and ignores presses. */
export function Button({
  kind = 'plain',
  large = false,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={look({ kind, large }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function ButtonLink({
  kind = 'plain',
  large = false,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link className={look({ kind, large }, className)} {...rest} />;
}

function look({ kind, large }: Look, className?: string): string {
  return `button button-${kind} ${large ? 'button-large' : ''} ${className ?? ''}`.trim();
}
