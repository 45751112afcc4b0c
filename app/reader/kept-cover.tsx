import { type ReactNode, useEffect, useRef, useState } from 'react';
import { coverBook, type CoverRequest } from './cover-request.ts';
import { drawSmall, freeMoment } from './small-pictures.ts';
import { openedWorkshop } from './use-workshop.ts';

const SIDE_PX = 480;
/** A hero is cut from a photo in seconds; before him wait those of other books. */
const LOOK_EVERY_MS = 4_000;
const MOST_LOOKS = 30;

/**
 * The cover of a book that somebody bought, drawn in the browser when it is near the screen.
 * @param title what it is called until its own title is known.
 * @param drawing the address of a `CoverRequest` or of a whole `BookRequest`.
 * @param otherwise what is shown where no script runs, or when the cover cannot be drawn.
 * @param until what lies on the empty cover until it is drawn.
 */
export function KeptCover({
  title,
  drawing,
  otherwise = <p className="text-base">The cover could not be drawn just now.</p>,
  until,
  className = '',
}: {
  title: string;
  drawing: string;
  otherwise?: ReactNode;
  until?: ReactNode;
  className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<{ title: string } | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let takeBack = () => {};
    const gone = new AbortController();
    const draw = async () => {
      await freeMoment();
      const request = await ask(drawing, gone.signal);
      const workshop = await openedWorkshop();
      await workshop.bring(request);
      const book = workshop.open(request, { mark: false, firstPages: 1 });
      const cover = book.picture(0);
      if (gone.signal.aborted) return;
      takeBack = drawSmall(
        target,
        () => cover,
        () => 0,
        (drawn) => setState(drawn ? { title: book.title } : 'failed'),
      );
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        draw().catch(() => !gone.signal.aborted && setState('failed'));
      },
      { rootMargin: '50%' },
    );
    watcher.observe(target);
    return () => {
      watcher.disconnect();
      gone.abort();
      takeBack();
    };
  }, [drawing]);
  if (state === 'failed') return otherwise;
  const named = { role: 'img', 'aria-label': `Cover of ${state === 'waiting' ? title : state.title}` };
  return (
    <>
      <canvas
        ref={canvas}
        width={SIDE_PX}
        height={SIDE_PX}
        {...named}
        className={`aspect-square w-full noscript:hidden ${className}`}
      />
      {state === 'waiting' && until}
      <noscript>{otherwise}</noscript>
    </>
  );
}

/** Asks until the hero is there. @throws when the cover does not come. */
async function ask(drawing: string, signal: AbortSignal) {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const answer = await fetch(drawing, { signal });
    if (!answer.ok) throw new Error(`A drawing did not come: ${answer.status}.`);
    if (answer.status !== 204) return coverBook((await answer.json()) as CoverRequest);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('The hero of a cover did not come.');
}
