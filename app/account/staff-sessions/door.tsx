import type { ReactNode } from 'react';
import { Logo } from '../../ui/layout/logo.tsx';
import { Panel } from '../../ui/parts/panel.tsx';

/** The page for somebody who has not opened the staff room yet. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="halftone grid min-h-dvh place-items-center px-4 py-10 outline-none"
    >
      <div className="w-full max-w-md">
        <Logo />
        <Panel className="mt-6 p-6 md:p-8">{children}</Panel>
      </div>
    </main>
  );
}
