import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenBook } from './open-book.ts';
import { drawSmall } from './small-pictures.ts';
import { nameOfNumber } from './spreads.ts';

/** How long typing must rest before the small pictures are drawn. */
const REST_MS = 700;

/** All pages small, in a row that scrolls. The row is a single stop of the Tab key; arrow keys turn pages. */
export function PageStrip({
  book,
  visible,
  show,
  asked,
}: {
  book: OpenBook;
  visible: readonly number[];
  show: (page: number) => void;
  /** Whether somebody has asked for the row, on screens that show it only on request. */
  asked: boolean;
}) {
  const strip = useRef<HTMLElement>(null);
  useFollow(strip, visible[0] ?? 0);
  const rested = useRested(book);
  return (
    <nav ref={strip} aria-label="All pages" className={`reader-strip ${asked ? 'reader-strip-asked' : ''}`}>
      {Array.from({ length: book.pageCount }, (_, page) => (
        <button
          key={page}
          type="button"
          data-page={page}
          tabIndex={page === (visible[0] ?? 0) ? 0 : -1}
          aria-label={nameOfNumber(page)}
          aria-current={visible.includes(page) ? 'page' : undefined}
          onClick={() => show(page)}
          className="reader-small"
        >
          <SmallPage book={rested} page={page} open={visible[0] ?? 0} />
          <span aria-hidden="true" className="tabular">
            {page === 0 ? '★' : page}
          </span>
        </button>
      ))}
    </nav>
  );
}

/** Keeps the open page in sight, and gives it the focus if the focus was in the strip. */
function useFollow(strip: RefObject<HTMLElement | null>, page: number): void {
  const first = useRef(true);
  useEffect(() => {
    const row = strip.current;
    const small = row?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (!row || !small) return;
    if (row.contains(document.activeElement)) small.focus({ preventScroll: true });
    const left = small.offsetLeft - (row.clientWidth - small.offsetWidth) / 2;
    const calm = first.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
    first.current = false;
  }, [strip, page]);
}

function useRested(book: OpenBook): OpenBook {
  const [rested, setRested] = useState(book);
  useEffect(() => {
    const timer = setTimeout(() => setRested(book), REST_MS);
    return () => clearTimeout(timer);
  }, [book]);
  return rested;
}

const SMALL_PX = 144;

/** A small page, drawn before it comes into sight. The pages nearest to the `open` one are drawn first. */
function SmallPage({ book, page, open }: { book: OpenBook; page: number; open: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const far = useEffectEvent(() => Math.abs(page - open));
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let takeBack = () => {};
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        takeBack = drawSmall(
          target,
          () => book.picture(page),
          () => far(),
        );
      },
      { rootMargin: '100% 120px' },
    );
    watcher.observe(target);
    return () => {
      watcher.disconnect();
      takeBack();
    };
  }, [book, page]);
  return <canvas ref={canvas} width={SMALL_PX} height={SMALL_PX} aria-hidden="true" />;
}
