import { useDeferredValue } from 'react';
import type { OpenBook } from './open-book.ts';
import type { Spread } from './spreads.ts';

/** The pages that lie open. Of two, the second follows a keystroke later than the first. */
export function OpenPages({
  spread,
  book,
  turned,
}: {
  spread: Spread;
  book: OpenBook;
  /** Which way the last page went. */
  turned: 'on' | 'back' | null;
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
          <PagePicture key={each} page={each} book={place === 0 ? book : later} />
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

/** Art and words in two layers: while a name is typed, the browser keeps the art it has. */
function PagePicture({ page, book }: { page: number; book: OpenBook }) {
  if (page >= book.pageCount) return <div className="reader-page" />;
  const { art, words } = book.layers(page);
  return (
    <div className="reader-page" data-page={page}>
      <div dangerouslySetInnerHTML={{ __html: art }} />
      <div dangerouslySetInnerHTML={{ __html: words }} />
    </div>
  );
}
