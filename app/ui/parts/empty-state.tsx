import type { ReactNode } from 'react';

/** What a screen shows when it has nothing yet: a small drawing, a sentence and one action. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  children,
  action,
}: {
  title: string;
  /** `h1` on a page that has no other. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 py-12 text-center">
      <BlankBook />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}

function BlankBook() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" className="text-line">
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path
          className="fill-card"
          d="M80 34C62 22 38 20 16 26l4 72c22-6 44-3 60 8 16-11 38-14 60-8l4-72c-22-6-46-4-64 8Z"
        />
        <path d="M80 34v72" />
        <path className="fill-sun" d="m116 6 4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1Z" strokeWidth="3" />
        <path
          d="M32 44c10-2 22-1 32 4M34 60c10-2 20-1 30 3M98 66c8-4 18-6 28-4M100 50c6-3 12-4 18-4"
          opacity=".45"
        />
      </g>
    </svg>
  );
}
