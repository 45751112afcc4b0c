import { LONGEST } from '../../books/book/longest-words.ts';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { BookRequest, Hero } from '#comic';
import { FIRST_DRAWN_HERO } from '../../books/drawing/drawn-hero.ts';
import type { ShopStoryWords } from '../../buying/catalogue/shop-story.schema.ts';
import { LiveBook } from '../../books/reader/live-book.tsx';
import { Field } from '../../ui/parts/field.tsx';

const SAMPLE_NAME = 'Mira';

/** The book that the words make now, drawn with a sample hero and a name to play with. */
export function StoryPreview({ words }: { words: ShopStoryWords }) {
  const heading = useId();
  const [name, setName] = useState(SAMPLE_NAME);
  const { title, theme, template } = useDeferredValue(words);
  const request = useMemo(
    (): BookRequest => ({
      story: theme,
      name,
      title,
      hero: { kind: 'drawn', ...FIRST_DRAWN_HERO } as Hero,
      ...(template.trim() !== '' && { customStory: { text: template } }),
    }),
    [theme, name, title, template],
  );
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id={heading} className="text-2xl">
          The book
        </h2>
        <Field
          label="Sample name"
          name="sample-name"
          maxLength={LONGEST.characterName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {template.trim() === '' ? (
        <p className="panel-quiet p-4">The book appears here as soon as there are words.</p>
      ) : (
        <LiveBook
          request={request}
          mark={false}
          label="The story as a book"
          wayOn={<p>Check the words beside it.</p>}
        />
      )}
    </section>
  );
}
