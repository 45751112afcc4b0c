import type { ReactNode } from 'react';

export const STEP_HEADING = 'step-heading';
/** On step 3, where the photo is. */
export const FACE_HEADING = 'face-heading';

/** The heading of a step; it takes the focus when the customer comes from another step. */
export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6 sm:mb-8">
      <h1 id={STEP_HEADING} tabIndex={-1} className="text-[1.75rem] outline-none sm:text-4xl">
        {title}
      </h1>
      {children && <p className="mt-2 max-w-[34.5em] text-ink-soft">{children}</p>}
    </header>
  );
}
