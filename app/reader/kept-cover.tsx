import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BookRequest } from '#comic';
import { drawSmall } from './small-pictures.ts';
import { openedWorkshop } from './use-workshop.ts';

const SIDE_PX = 480;

/**
 * The cover of a finished book, drawn in the browser from what the shop keeps of it.
 * @param drawing the address of that.
 * @param otherwise what is shown when it cannot be drawn.
 */
export function KeptCover({
  title,
  drawing,
  otherwise = <p className="text-base">The cover could not be drawn just now.</p>,
}: {
  title: string;
  drawing: string;
  otherwise?: ReactNode;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  useEffect(() => {
    let takeBack = () => {};
    const gone = new AbortController();
    const draw = async () => {
      const answer = await fetch(drawing, { signal: gone.signal });
      if (!answer.ok) throw new Error(`A drawing did not come: ${answer.status}.`);
      const request = (await answer.json()) as BookRequest;
      const workshop = await openedWorkshop();
      await workshop.bring(request);
      const book = workshop.open(request, { mark: false, firstPages: 1 });
      if (gone.signal.aborted || !canvas.current) return;
      takeBack = drawSmall(canvas.current, () => book.picture(0));
      setState('drawn');
    };
    draw().catch(() => !gone.signal.aborted && setState('failed'));
    return () => {
      gone.abort();
      takeBack();
    };
  }, [drawing]);
  if (state === 'failed') return otherwise;
  return (
    <>
      <canvas
        ref={canvas}
        width={SIDE_PX}
        height={SIDE_PX}
        aria-hidden="true"
        className="aspect-square w-full border-2 border-line bg-paper-deep"
      />
      <span className="sr-only">{state === 'drawn' ? `The cover of ${title} is shown.` : ''}</span>
    </>
  );
}
