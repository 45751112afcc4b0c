import type { ReactNode } from 'react';

/** The top of a telling page: its name and one or two sentences, beside a corner of dots. */
export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="halftone">
      <div className="page pt-12 pb-8 md:pt-20 md:pb-12">
        <h1 className="max-w-[11em] text-4xl md:text-6xl">{title}</h1>
        {children && <div className="mt-4 max-w-[33.5em] text-lg md:text-xl">{children}</div>}
      </div>
    </div>
  );
}
