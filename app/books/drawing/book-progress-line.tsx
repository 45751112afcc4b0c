import { BookOpen, Download } from 'lucide-react';
import { ButtonLink } from '../../ui/parts/button.tsx';
import type { BookProgress } from './book-progress.ts';

/**
 * The progress of an ordered book, and its digital copy once that is unlocked. @param copy the address of the
 * copy.
 */
export function BookProgressLine({ progress, copy }: { progress: BookProgress; copy: string }) {
  return (
    <div className="grid basis-full justify-items-start gap-2 sm:pl-22">
      <output className="text-ink-soft">{progress.words}</output>
      {progress.unlocked && (
        <div className="no-print flex flex-wrap gap-3">
          <ButtonLink to={`${copy}/read`}>
            <BookOpen aria-hidden="true" strokeWidth={2.5} className="size-5 flex-none" />
            Read it here
          </ButtonLink>
          <ButtonLink to={copy} reloadDocument download>
            <Download aria-hidden="true" strokeWidth={3} className="size-5 flex-none" />
            Download your digital copy
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
