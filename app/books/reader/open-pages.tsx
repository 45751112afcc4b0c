import { type MouseEvent, type PointerEvent, useDeferredValue, useRef } from 'react';
import { Drawing } from './drawing.tsx';
import type { OpenBook } from './open-book.ts';
import type { Spread } from './spreads.ts';

/** A mark on a page, `x` and `y` in percent of it. */
export interface Pin {
  id: string;
  page: number;
  x: number;
  y: number;
  /** The text on it. */
  mark: string;
}

/** Notes that are pinned on the pages. */
export interface Pinning {
  pins: readonly Pin[];
  /** Called when somebody presses on a spot of a page. */
  onPin?: (page: number, x: number, y: number) => void;
  /** Called with the pages that are open. */
  onOpen?: (pages: readonly number[]) => void;
}

/** The open pages. Of two, the second is drawn later than the first while somebody types. */
export function OpenPages({
  spread,
  book,
  turned,
  pinning,
}: {
  spread: Spread;
  book: OpenBook;
  /** The direction in which the last page was turned. */
  turned: 'on' | 'back' | null;
  pinning: Pinning | undefined;
}) {
  const later = useDeferredValue(book);
  const two = spread.length === 2;
  return (
    <div
      className={`reader-book ${two ? 'reader-book-two' : ''} ${turned ? `reader-turned-${turned}` : ''}`}
      aria-hidden="true"
    >
      {spread.map((each, place) =>
        each === 'inside-cover' ? (
          <InsideCover key={each} ground={book.ground} />
        ) : (
          <PagePicture key={each} page={each} book={place === 0 ? book : later} pinning={pinning} />
        ),
      )}
    </div>
  );
}

/** Endpaper in the colour of the book's world. */
function InsideCover({ ground }: { ground: string }) {
  return (
    <div className="reader-page">
      <svg viewBox="0 0 100 100">
        <pattern
          id="endpaper"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle cx="5" cy="5" r="1.5" fill="#fff" opacity=".13" />
        </pattern>
        <rect width="100" height="100" fill={ground} />
        <rect width="100" height="100" fill="url(#endpaper)" />
      </svg>
    </div>
  );
}

/** Draws art and words in two layers, so that the browser keeps the art while a name is typed. */
function PagePicture({
  page,
  book,
  pinning,
}: {
  page: number;
  book: OpenBook;
  pinning: Pinning | undefined;
}) {
  const pressed = useRef<{ x: number; y: number } | null>(null);
  if (page >= book.pageCount) return <div className="reader-page" />;
  const { art, words } = book.layers(page);
  const pointAt = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const from = pressed.current;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) return;
    pinning?.onPin?.(page, share(clientX - left, width), share(clientY - top, height));
  };
  return (
    <div
      className={`reader-page ${pinning?.onPin ? 'reader-page-pinned' : ''}`}
      data-page={page}
      {...(pinning?.onPin && {
        onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
          pressed.current = { x, y };
        },
        onClick: pointAt,
      })}
    >
      <Drawing svg={art} />
      <Drawing svg={words} />
      {pinning?.pins
        .filter((pin) => pin.page === page)
        .map(({ id, x, y, mark }) => (
          <span key={id} className="reader-pin" style={{ left: `${x}%`, top: `${y}%` }}>
            {mark}
          </span>
        ))}
    </div>
  );
}

/** A press that moves further than this is a swipe. */
const STILL_PX = 12;

const share = (part: number, whole: number): number =>
  Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 10) / 10;
