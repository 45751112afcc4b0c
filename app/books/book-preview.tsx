import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Book, BookRequest, Page } from '#comic';
import { Button } from '../ui/button.tsx';
import { nameOfSpread, type Spread, spreadsOf, spreadWith } from './spreads.ts';
import { useReaderGestures } from './use-reader-gestures.ts';
import { useWorkshop } from './use-workshop.ts';
import type { Workshop } from './workshop.ts';

/** The customer's own book, drawn live: two pages side by side where there is room, else one. */
export function BookPreview({
  request,
  caption,
}: {
  request: BookRequest;
  /** What is still being drawn, over the upper edge of the book. */
  caption: ReactNode;
}) {
  const { workshop, failed, retry } = useWorkshop(request.story);
  const book = useMemo(() => drawn(workshop, request), [workshop, request]);
  if (failed || book === 'broken') {
    return (
      <Stage>
        <div role="alert" className="panel grid justify-items-center gap-4 p-6 text-center">
          <p>Your pages could not be drawn just now. Nothing you entered is lost.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      </Stage>
    );
  }
  if (!workshop || book === 'waiting') return <Waiting />;
  return <Reader book={book} workshop={workshop} caption={caption} />;
}

function drawn(workshop: Workshop | null, request: BookRequest): Book | 'waiting' | 'broken' {
  if (!workshop) return 'waiting';
  try {
    return workshop.draw(request);
  } catch (error) {
    reportError(error);
    return 'broken';
  }
}

/** The room of one closed book and the buttons below it, whatever is in it. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <div className="pb-17">
      <div className={`mx-auto grid aspect-square place-items-center ${ONE_PAGE}`}>{children}</div>
    </div>
  );
}

const ONE_PAGE = 'w-full max-w-[min(30rem,62vh)] min-w-[min(100%,18rem)]';

export function Waiting() {
  return (
    <Stage>
      <div
        aria-live="polite"
        className="skeleton grid size-full place-items-center border-[2.5px] border-line"
      >
        <span className="caption-box">Sharpening the pencils…</span>
      </div>
    </Stage>
  );
}

const WIDE = '(width >= 56rem)';

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

function Reader({ book, workshop, caption }: { book: Book; workshop: Workshop; caption: ReactNode }) {
  const spreads = spreadsOf(book.pages.length, useWide());
  const [page, setPage] = useState(0);
  const at = spreadWith(spreads, page);
  const show = (spread: number) => {
    const first = spreads[spread]?.find((each) => each !== 'inside-cover');
    if (first !== undefined) setPage(first);
  };
  const gestures = useReaderGestures({ back: () => show(at - 1), on: () => show(at + 1) });
  const spread = spreads[at] ?? [0];
  return (
    <section aria-label="Your book" aria-roledescription="comic book">
      <div {...gestures} className="relative grid touch-pan-y place-items-center select-none">
        <OpenPages key={spread.join(' ')} spread={spread} book={book} workshop={workshop} />
        {caption && <div className="absolute -top-4 max-w-full px-2">{caption}</div>}
      </div>
      <Turning spreads={spreads} at={at} show={show} />
      {book.nameWasShortened && (
        <p className="mt-4 text-center text-ink-soft">
          The name does not fit as it was typed. In the book it reads “{book.name}”.
        </p>
      )}
    </section>
  );
}

function OpenPages({ spread, book, workshop }: { spread: Spread; book: Book; workshop: Workshop }) {
  const ground = workshop.ground(book.story);
  return (
    <div
      className={`grid animate-[land_220ms_ease-out] border-[2.5px] border-line bg-paper-deep shadow-print-large ${
        spread.length === 2 ? 'w-full grid-cols-2' : ONE_PAGE
      }`}
    >
      {spread.map((each) => {
        if (each === 'inside-cover') return <InsideCover key={each} ground={ground} />;
        const page = book.pages[each];
        return page && <PagePicture key={each} page={page} workshop={workshop} />;
      })}
    </div>
  );
}

/** Endpaper in the colour of the book's world. */
function InsideCover({ ground }: { ground: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="block size-full">
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
  );
}

/** The picture says its words to those who do not see it: each page carries its text as its description. */
function PagePicture({ page, workshop }: { page: Page; workshop: Workshop }) {
  const html = useMemo(() => ({ __html: workshop.pageToSvg(page) }), [page, workshop]);
  return <div className="aspect-square [&>svg]:block [&>svg]:size-full" dangerouslySetInnerHTML={html} />;
}

function Turning({
  spreads,
  at,
  show,
}: {
  spreads: readonly Spread[];
  at: number;
  show: (spread: number) => void;
}) {
  return (
    <div className="mt-5 flex items-center justify-center gap-1 sm:gap-3">
      <Button
        aria-label="Previous page"
        disabled={at === 0}
        onClick={() => show(at - 1)}
        className="size-12 flex-none !p-0"
      >
        <ChevronLeft aria-hidden="true" strokeWidth={3} />
      </Button>
      <div className="grid min-w-0 max-w-72 flex-1 justify-items-center gap-1.5 text-center">
        <p aria-live="polite" className="font-display font-bold tabular">
          {nameOfSpread(spreads[at] ?? [0])}
        </p>
        <div aria-hidden="true" className="flex flex-wrap justify-center gap-1.5">
          {spreads.map((spread, index) => (
            <span
              key={spread.join(' ')}
              className={`size-2.5 rounded-full border-2 border-line ${index === at ? 'bg-saffron' : ''}`}
            />
          ))}
        </div>
      </div>
      <Button
        aria-label="Next page"
        disabled={at === spreads.length - 1}
        onClick={() => show(at + 1)}
        className="size-12 flex-none !p-0"
      >
        <ChevronRight aria-hidden="true" strokeWidth={3} />
      </Button>
    </div>
  );
}
