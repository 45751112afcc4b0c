import { forEveryone } from '../../account/account/audience.server.ts';
import { shelfCards } from '../gallery/shelf-cards.server.ts';
import { BookCard } from '../product/book-card.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import type { Route } from './+types/gallery.ts';
import { FilterTabs, PANEL, useChosenCategory } from './filter-tabs.tsx';
import { FinalCall } from './final-call.tsx';
import { PageIntro } from './page-intro.tsx';
import { WHO_ASHA_IS } from '../../platform/facts/facts.ts';
import { SamplePicture } from './sample-picture.tsx';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta(
    'Gallery',
    'Sample comic books: mythology, superheroes, technology and a story of your own. Each becomes your child’s book.',
    { path: '/gallery' },
  );

export async function loader() {
  return { cards: await shelfCards() };
}

export default function Gallery({ loaderData: { cards } }: Route.ComponentProps) {
  const [chosen, choose] = useChosenCategory();
  const shown = cards.filter((card) => chosen === 'all' || card.category === chosen);
  return (
    <>
      <PageIntro title="The gallery of little heroes">
        <p>
          Some of our books, with sample children inside. In yours, the face and the name are your child’s.
        </p>
      </PageIntro>
      <section className="page" aria-label="Books">
        <FilterTabs chosen={chosen} onChoose={choose} />
        <output className="sr-only">
          {shown.length} {shown.length === 1 ? 'book' : 'books'} shown
        </output>
        <div role="tabpanel" id={PANEL} aria-labelledby={`tab-${chosen}`} className="mt-6 min-h-[26rem]">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-10 sm:gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            {shown.map((card) => (
              <li key={card.id}>
                <BookCard card={card} eager={cards.indexOf(card) < 2} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <BeforeAndAfter />
      <FinalCall title="Your child’s cover is still empty">
        Fill it: choose an adventure, add a photo and a name, and see it come to life.
      </FinalCall>
    </>
  );
}

const CHANGES = [
  {
    picture: 'photo',
    title: 'Before',
    text: 'An ordinary photo from your phone.',
    alt: 'A portrait of a smiling girl with two braids',
  },
  {
    picture: 'ink',
    title: 'AI magic',
    text: 'Ink lines, comic colours, nine expressions, still unmistakably her.',
    alt: 'The same picture, its right half drawn in ink and flat colours',
  },
  {
    picture: 'hero',
    title: 'After',
    text: 'The hero of a whole book.',
    alt: 'The girl as a hero on the cover of a comic book',
  },
] as const;

function BeforeAndAfter() {
  return (
    <section className="page mt-20" aria-labelledby="change">
      <h2 id="change" className="text-3xl md:text-4xl">
        How a photo becomes a hero
      </h2>
      <ol className="mt-7 grid gap-6 sm:grid-cols-3 sm:gap-4 lg:gap-8">
        {CHANGES.map((change) => (
          <li key={change.picture} className="panel overflow-hidden">
            <figure className="grid grid-cols-[44%_1fr] items-center sm:block">
              <SamplePicture
                name={change.picture}
                alt={change.alt}
                width={480}
                className="w-full border-r-[2.5px] border-line sm:border-r-0 sm:border-b-[2.5px]"
              />
              <figcaption className="p-4">
                <h3 className="text-xl">{change.title}</h3>
                <p className="mt-1 text-base/snug">{change.text}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-base text-ink-soft">{WHO_ASHA_IS}</p>
    </section>
  );
}
