import { useLoaderData } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { asTheme } from '../../buying/catalogue/themes.ts';
import { type ShopStoryCard, shelvedStories } from '../../buying/catalogue/shop-stories.server.ts';
import type { WizardBook } from '../../books/book/book.schema.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { StepHeading } from './step-heading.tsx';
import type { Draft } from '../wizard-draft/draft.ts';
import { useDraft } from '../wizard-draft/use-draft.ts';
import { BOOKS, type WizardBookCard } from './wizard-books.ts';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta('Choose a book', 'Four comic adventures with your child as the hero. Choose one to begin.', {
    path: '/create',
  });

const WORLD: Record<WizardBook['story'], string> = {
  'superhero-adventure': 'bg-world-superhero',
  'magic-kingdom': 'bg-world-magic',
  'space-explorer': 'bg-world-space',
  'princess-adventure': 'bg-world-princess',
};

/** The stories that the shop wrote itself stand after the built-in ones. */
export async function loader() {
  return { ownStories: await shelvedStories() };
}

export default function ChooseBook() {
  const { ownStories } = useLoaderData<typeof loader>();
  return (
    <>
      <StepHeading title="Choose a book">
        Each one is drawn around your child. You see your own pages before you pay.
      </StepHeading>
      <fieldset>
        <legend className="sr-only">Book</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-4 sm:gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {BOOKS.map((book) => (
            <BookCard key={book.id} book={book} shopStory={null} />
          ))}
          {ownStories.map((own) => (
            <BookCard key={own.id} book={cardOf(own)} shopStory={{ id: own.id, title: own.title }} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** It uses the cover of the built-in story whose world it shares. */
function cardOf({ title, theme, description }: ShopStoryCard): WizardBookCard {
  return { id: asTheme(theme), title, description };
}

function BookCard({ book, shopStory }: { book: WizardBookCard; shopStory: Draft['shopStory'] }) {
  const { draft, update } = useDraft();
  const value = shopStory?.id ?? book.id;
  const about = `about-${value}`;
  return (
    <div className="choice-card panel flex flex-col overflow-hidden">
      <label className="flex flex-1 cursor-pointer flex-col">
        <span className={`block aspect-square border-b-[2.5px] border-line ${WORLD[book.id]}`}>
          <picture>
            <source type="image/avif" srcSet={coverSizes(book.id)} sizes="(width >= 64rem) 14rem, 46vw" />
            <img
              src={`/covers/${book.id}-480.webp`}
              width={480}
              height={480}
              alt=""
              className="block size-full object-cover"
            />
          </picture>
        </span>
        <span className="flex items-center gap-2.5 px-3 pt-3 sm:px-4">
          <input
            type="radio"
            name="story"
            value={value}
            checked={draft.story === book.id && draft.shopStory?.id === shopStory?.id}
            onChange={() => update({ story: book.id, shopStory })}
            aria-describedby={about}
            className="choice-mark mt-0"
          />
          <span className="font-display text-base/tight font-bold sm:text-lg/tight">{book.title}</span>
        </span>
        <span id={about} className="px-3 pt-1.5 pb-4 text-base/snug text-ink-soft sm:px-4" aria-hidden="true">
          {book.description}
        </span>
      </label>
    </div>
  );
}

function coverSizes(story: string): string {
  return [320, 480, 640].map((width) => `/covers/${story}-${width}.avif ${width}w`).join(', ');
}
