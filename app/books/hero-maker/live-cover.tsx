import { useDeferredValue, useEffect, useState } from 'react';
import type { BookRequest } from '#comic';
import { Drawing } from '../reader/drawing.tsx';
import { openedWorkshop } from '../reader/opened-workshop.ts';

/** The cover of a book that the parent is putting together, drawn anew with every change. */
export function LiveCover({ book }: { book: BookRequest }) {
  const shown = useDeferredValue(book);
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const workshop = await openedWorkshop();
      await workshop.bring(shown);
      if (current) setSvg(workshop.open(shown, { mark: false, firstPages: 1 }).picture(0));
    };
    // If the cover cannot be drawn, the faces beside it show as much.
    draw().catch(() => {});
    return () => {
      current = false;
    };
  }, [shown]);
  return (
    <div
      aria-hidden="true"
      className={`aspect-square overflow-hidden rounded-(--radius-panel) border-[2.5px] border-line bg-paper-deep ${svg ? '' : 'skeleton'}`}
    >
      {svg && <Drawing svg={svg} />}
    </div>
  );
}
