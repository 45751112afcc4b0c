import { useRef } from 'react';
import type { PageWords } from '#comic';
import type { OpenBook } from './open-book.ts';
import type { Spoken } from './read-aloud.ts';
import { useSpokenInSight } from './spoken-in-sight.ts';

/** The words of the open pages: always there for screen readers, and visible to everyone on request. */
export function PageText({
  book,
  pages,
  seen,
  scrolls,
  spoken,
}: {
  book: OpenBook;
  pages: readonly number[];
  seen: boolean;
  /** Whether the words scroll by themselves, and not with the page. */
  scrolls: boolean;
  spoken: Spoken | null;
}) {
  const column = useRef<HTMLDivElement>(null);
  useSpokenInSight(column, seen ? spoken : null);
  return (
    <div
      ref={column}
      {...(seen && { role: 'group', 'aria-label': 'Words of the open pages' })}
      // Focusable, because arrow keys scroll the element that has the focus.
      {...(seen && scrolls && { tabIndex: 0 })}
      className={
        seen
          ? 'reader-words panel-quiet mx-auto mt-7 grid w-full max-w-4xl gap-6 p-5 text-left wrap-anywhere sm:grid-cols-2'
          : 'sr-only'
      }
    >
      {pages.map((page) => (
        <OnePage
          key={page}
          words={book.words(page)}
          language={book.language}
          line={spoken?.page === page ? spoken.line : -1}
        />
      ))}
    </div>
  );
}

function OnePage({ words, language, line }: { words: PageWords; language: string; line: number }) {
  return (
    <section aria-label={`Words of ${words.name}`} className="min-w-0">
      <p className="font-display text-lg font-bold">{words.name}</p>
      <div lang={language === 'en' ? 'en-IN' : language} className="mt-1 grid gap-1.5">
        {words.lines.map(({ kind, who, text }, index) => (
          <p
            // oxlint-disable-next-line react/no-array-index-key -- The lines of a page keep their places.
            key={index}
            aria-current={index === line ? 'true' : undefined}
            className={`${kind === 'picture' ? 'text-ink-soft italic' : ''} ${
              index === line ? 'reader-spoken' : ''
            }`}
          >
            {who !== undefined && <b>{who}: </b>}
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
