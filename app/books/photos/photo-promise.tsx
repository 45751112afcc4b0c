import type { ReactNode } from 'react';
import { ShieldCheck } from 'lucide-react';
import { PRIVACY } from '../../platform/facts/facts.ts';
import type { BookDraft } from './photo-rules.ts';

/** Whether the book of a draft goes into a cart, and its photo with it. */
export const goesIntoCart = (draft: BookDraft): boolean => draft !== 'wizard' && draft !== 'phone';

/** What becomes of a child's photo. @param inCart whether it may lie in a cart */
export function PhotoPromise({ inCart = false, children }: { inCart?: boolean; children: ReactNode }) {
  return (
    <p className="mt-3 flex gap-2 text-base/snug text-ink-soft">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf" />
      <span>
        {children}
        {inCart &&
          ` In your cart it stays with its book, for ${PRIVACY.photoInCartKeptDays} days at the most.`}
      </span>
    </p>
  );
}
