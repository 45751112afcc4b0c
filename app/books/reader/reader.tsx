import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Button } from '../../ui/parts/button.tsx';
import type { OpenBook } from './open-book.ts';
import { OpenPages, type Pinning } from './open-pages.tsx';
import { PageStrip } from './page-strip.tsx';
import { PageText } from './page-text.tsx';
import './reader.css';
import './full-screen.css';
import { ReaderTools } from './reader-tools.tsx';
import { nameOfSpread, pagesOf, spreadsOf, spreadWith } from './spreads.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useFullScreen } from './use-full-screen.ts';
import { type Keys, useTurning } from './use-turning.ts';
import { useZoom, type Zoom } from './use-zoom.ts';
import { LookButtons, ZoomButtons } from './zoom-buttons.tsx';

/** A book to read: two pages side by side where there is room, else one. */
export function Reader({
  book,
  label,
  caption,
  end,
  pinning,
}: {
  book: OpenBook;
  label: string;
  caption?: ReactNode;
  /** What follows the last page. */
  end?: ReactNode;
  pinning?: Pinning | undefined;
}) {
  const reader = useRef<HTMLElement>(null);
  const spreads = spreadsOf(book.pageCount, useWide());
  const [open, setOpen] = useState<{ page: number; turned: 'on' | 'back' | null }>({ page: 0, turned: null });
  const at = spreadWith(spreads, Math.min(open.page, book.pageCount - 1));
  const spread = spreads[at] ?? [0];
  const visible = pagesOf(spread);
  // Of two open pages, one is remembered. It stays open when the screen is turned and has room for only one.
  const show = (page: number) => {
    const way = page > open.page ? 'on' : 'back';
    setOpen({ page, turned: visible.includes(page) ? open.turned : way });
  };
  const aloud = useReadAloud(book, show);
  const turnTo = (page: number) => {
    show(page);
    aloud.follow(page);
  };
  const turn = (to: number) => {
    const [page] = pagesOf(spreads[to] ?? []);
    if (page !== undefined) turnTo(page);
  };
  const openPages = visible.join(' ');
  const grow = useRef<HTMLButtonElement>(null);
  const { table, sheet, ...zoom } = useZoom();
  // The controls of enlarged pages disappear with them, so a focus that was on one moves to the zoom button.
  const shrink = (by: () => void) => {
    const focused = document.activeElement;
    by();
    requestAnimationFrame(() => {
      if (focused?.isConnected === false) grow.current?.focus({ preventScroll: true });
    });
  };
  const zoomed = zoom.scale > 1;
  const turned = useEffectEvent((pages: string) => {
    zoom.toStart();
    pinning?.onOpen?.(pages.split(' ').map(Number));
  });
  useEffect(() => turned(openPages), [openPages]);
  const swipe = { back: () => turn(at - 1), on: () => turn(at + 1) };
  const gestures = useTurning(reader, {
    keys: zoomed
      ? { ...keysOfZoomed(zoom), Escape: () => shrink(zoom.whole) }
      : { ArrowLeft: swipe.back, ArrowRight: swipe.on },
    keysInside: {
      Home: () => turn(0),
      End: () => turn(spreads.length - 1),
      '+': zoom.larger,
      '=': zoom.larger,
      '-': () => shrink(zoom.smaller),
      0: () => shrink(zoom.whole),
    },
    swipe: zoomed ? null : swipe,
  });
  const [wordsSeen, setWordsSeen] = useState(false);
  const [stripAsked, setStripAsked] = useState(false);
  const rested = useDeferredValue(book);
  const screen = useFullScreen(reader);
  return (
    <section ref={reader} aria-label={label} aria-roledescription="comic book" className="reader">
      <div {...gestures} ref={table} className={`reader-table ${zoomed ? 'reader-zoomed' : ''}`}>
        <div ref={sheet} className="reader-sheet">
          <OpenPages
            key={spread.join(' ')}
            spread={spread}
            book={book}
            turned={open.turned}
            pinning={pinning}
          />
        </div>
        {caption && !zoomed && (
          <div className="reader-caption absolute -top-4 max-w-full px-2">{caption}</div>
        )}
        {zoomed && <LookButtons look={zoom.look} />}
        {zoomed && (
          <Button onClick={() => shrink(zoom.whole)} className="absolute right-3 bottom-3">
            <X aria-hidden="true" strokeWidth={3} className="size-5" />
            Whole page
          </Button>
        )}
      </div>
      {aloud.spoken && !wordsSeen && (
        <p aria-hidden="true" className="reader-said caption-box mx-auto mt-6 w-fit max-w-prose text-center">
          {aloud.spoken.text}
        </p>
      )}
      <PageText
        book={rested}
        pages={visible}
        seen={wordsSeen}
        scrolls={screen.filled}
        spoken={aloud.spoken}
      />
      <div className="reader-bar">
        <Button
          aria-label="Previous page"
          aria-disabled={at === 0}
          onClick={() => turn(at - 1)}
          className="size-12 flex-none !p-0 aria-disabled:opacity-50"
        >
          <ChevronLeft aria-hidden="true" strokeWidth={3} />
        </Button>
        <p aria-live="polite" className="min-w-0 max-w-52 flex-1 text-center font-display font-bold tabular">
          {nameOfSpread(spread, book.pageCount)}
        </p>
        <Button
          aria-label="Next page"
          aria-disabled={at === spreads.length - 1}
          onClick={() => turn(at + 1)}
          className="size-12 flex-none !p-0 aria-disabled:opacity-50"
        >
          <ChevronRight aria-hidden="true" strokeWidth={3} />
        </Button>
        <ZoomButtons zoom={zoom} grow={grow} />
      </div>
      <ReaderTools
        screen={screen}
        table={table}
        aloud={aloud}
        page={visible[0] ?? 0}
        wordsSeen={wordsSeen}
        onWords={() => setWordsSeen(!wordsSeen)}
        stripAsked={stripAsked}
        onStrip={() => setStripAsked(!stripAsked)}
      />
      {at === spreads.length - 1 && end && <div className="reader-end">{end}</div>}
      <PageStrip book={book} visible={visible} show={turnTo} asked={stripAsked} />
    </section>
  );
}

/**
 * What keys do while pages are larger than their window. At the end of a page, an arrow key scrolls the
 * screen.
 */
const keysOfZoomed = ({ look }: Pick<Zoom, 'look'>): Keys => ({
  ArrowLeft: () => look(-1, 0),
  ArrowRight: () => look(1, 0),
  ArrowUp: () => look(0, -1),
  ArrowDown: () => look(0, 1),
});

/** A phone in landscape has room for only one page. */
const WIDE = '(width >= 56rem) and (height >= 30rem)';

function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
