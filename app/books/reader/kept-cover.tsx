import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BookRequest } from '#comic';
import { coverBook, type CoverRequest } from './cover-request.ts';
import { drawSmall, freeMoment } from './small-pictures.ts';
import { openedWorkshop } from './opened-workshop.ts';

const SIDE_PX = 480;
/**
 * The pause while a hero is being drawn. That takes seconds, but the heroes of other books may come first.
 */
const LOOK_EVERY_MS = 4_000;
const MOST_LOOKS = 30;
/** The pauses before the shop is asked again, when it or the connection was down. */
const PAUSES_MS = [2_000, 6_000, 20_000, 60_000];
const PASSING = [429, 502, 503, 504];

/**
 * The cover of a book that somebody bought, drawn in the browser when it is near the viewport.
 * @param title what it is called until its own title is known.
 * @param drawing the address of a `CoverRequest` or of a whole `BookRequest`.
 * @param otherwise shown without scripts, and while the cover cannot be drawn, even if that may change.
 * @param until shown over the empty cover until the cover is drawn.
 */
export function KeptCover({
  title,
  drawing,
  otherwise,
  until,
  className = '',
}: {
  title: string;
  drawing: string;
  otherwise: ReactNode;
  until?: ReactNode;
  className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<{ title: string } | 'waiting' | 'missing'>('waiting');
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let takeBack = () => {};
    const gone = new AbortController();
    const draw = async () => {
      await freeMoment();
      const request = await ask(drawing, gone.signal, () => setState('missing'));
      const workshop = await openedWorkshop();
      await workshop.bring(request);
      const book = workshop.open(request, { mark: false, firstPages: 1 });
      const cover = book.picture(0);
      if (gone.signal.aborted) return;
      takeBack = drawSmall(
        target,
        () => cover,
        () => 0,
        (drawn) => setState(drawn ? { title: book.title } : 'missing'),
      );
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        draw().catch(() => !gone.signal.aborted && setState('missing'));
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
  const named = { role: 'img', 'aria-label': `Cover of ${typeof state === 'object' ? state.title : title}` };
  return (
    <>
      <canvas
        ref={canvas}
        width={SIDE_PX}
        height={SIDE_PX}
        {...named}
        hidden={state === 'missing'}
        className={`aspect-square w-full noscript:hidden ${className}`}
      />
      {state === 'waiting' && until}
      {state === 'missing' ? otherwise : <noscript>{otherwise}</noscript>}
    </>
  );
}

/**
 * The name of the book's own hero, so that no other child is shown. It takes the place of a cover that is not
 * drawn, or lies `over` an empty one, which has its own name for screen readers.
 */
export function NamedCover({
  name,
  over = false,
  className,
}: {
  name: string;
  over?: boolean;
  className: string;
}) {
  return (
    <span
      aria-hidden={over || undefined}
      className={`${over ? 'absolute inset-0 noscript:hidden' : 'named-cover aspect-square w-full'} grid place-items-center overflow-hidden text-center font-display font-extrabold wrap-anywhere ${className}`}
    >
      <span>
        {!over && <span className="sr-only">The book of </span>}
        {name}
      </span>
    </span>
  );
}

/**
 * Asks until the hero is ready.
 * @param onDown runs when the shop did not answer and is asked again.
 * @throws when the cover cannot be had.
 */
async function ask(drawing: string, signal: AbortSignal, onDown: () => void): Promise<BookRequest> {
  const pauses = [...PAUSES_MS];
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const answer = await fetch(drawing, { signal }).catch(() => null);
    signal.throwIfAborted();
    if (answer?.status === 200) return coverBook((await answer.json()) as CoverRequest);
    const isBeingDrawn = answer?.status === 204;
    const pause = isBeingDrawn ? LOOK_EVERY_MS : isPassing(answer) ? pauses.shift() : undefined;
    if (pause === undefined) throw new Error(`A drawing did not come: ${answer?.status}.`);
    if (!isBeingDrawn) onDown();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('The hero of a cover did not come.');
}

const isPassing = (answer: Response | null): boolean => !answer || PASSING.includes(answer.status);
