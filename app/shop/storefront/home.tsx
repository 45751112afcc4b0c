import { Link } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { shelfCards } from '../gallery/shelf-cards.server.ts';
import type { ShelfCard } from '../product/shelf-card.ts';
import { BookCard } from '../product/book-card.tsx';
import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { rupees } from '../../buying/pricing/rupees.ts';
import type { Route } from './+types/home.ts';
import { AGES, DELIVERY, GUARANTEE, PAGES } from '../../platform/facts/facts.ts';
import { FinalCall } from './final-call.tsx';
import { PhotoBecomesHero } from './photo-becomes-hero.tsx';
import { shopData } from './shop-data.ts';
import { Testimonials } from './testimonials.tsx';
import { Unbroken } from '../../ui/parts/unbroken.tsx';

export const middleware = [forEveryone];

export const meta = () => [
  ...pageMeta(
    'Nanhe Veer: comic books in which your child is the hero',
    `Add a photo and a name, and your child becomes the hero of a printed comic book. ${PAGES} pages, ages ${AGES}, from ${rupees(FORMAT_PRICE.digital)}, delivered across India.`,
    { path: '/' },
  ),
  ...shopData(),
];

/** How many tiles of the gallery the front page shows. */
const LATEST = 4;

export async function loader() {
  return { cards: (await shelfCards()).slice(0, LATEST) };
}

export default function Home({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Benefits />
      <LatestAdventures cards={cards} />
      <Testimonials />
      <FinalCall title="Somebody small is about to save the day">
        Add a photo, pick an adventure and read the whole book on the screen. You pay only when you like what
        you see.
      </FinalCall>
    </>
  );
}

function Hero() {
  return (
    <div className="halftone halftone-left overflow-x-clip border-b-[3px] border-line">
      <div className="page grid items-center gap-10 pt-10 pb-16 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:py-20">
        <div>
          <p className="caption-box text-base md:text-lg">Meanwhile, at your home…</p>
          <h1 className="mt-4 text-5xl/[1.02] md:text-6xl/[1.02] lg:text-7xl/[1.02]">
            Your child is the hero of this comic
          </h1>
          <p className="mt-5 max-w-[25.5em] text-lg md:text-xl">
            One photo, one name, and a real comic book arrives in which your little one flies, helps, laughs
            and saves the day.
          </p>
          <div className="mt-7 flex flex-wrap gap-4">
            <ButtonLink to="/create" kind="main" large>
              Create Your Book
            </ButtonLink>
            <ButtonLink to="/gallery" large>
              Browse the Gallery
            </ButtonLink>
          </div>
          <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-1 text-base text-ink-soft">
            <li>From {rupees(FORMAT_PRICE.digital)}</li>
            <li>
              Delivered in <Unbroken>{DELIVERY.promise}</Unbroken>
            </li>
            <li>{GUARANTEE.days}-day satisfaction guarantee</li>
          </ul>
        </div>
        <PhotoBecomesHero />
      </div>
    </div>
  );
}

const BENEFITS = [
  {
    title: 'Personalized Stories',
    text: 'Their face, their name, your dedication. Nine expressions drawn from one photo, and a plot that needs your child to turn out well.',
    ground: 'bg-saffron',
    drawing: <path d="m32 6 7 16 17 2-13 11 4 17-15-9-15 9 4-17L8 24l17-2Z" fill="#fff3c4" />,
  },
  {
    title: 'Kid-Safe Content',
    text: `Gentle adventures for ages ${AGES}, read by parents before they are printed. The photo stays private and is deleted afterwards.`,
    ground: 'bg-mint',
    drawing: (
      <>
        <path d="M32 5c8 6 15 7 23 7 1 22-6 38-23 47C15 50 8 34 9 12c8 0 15-1 23-7Z" fill="#fff3c4" />
        <path d="M32 44c-9-6-13-11-13-16 0-7 9-9 13-2 4-7 13-5 13 2 0 5-4 10-13 16Z" fill="#e0234e" />
      </>
    ),
  },
  {
    title: 'Print & Digital',
    text: `A sturdy book for small hands, a file for every screen and for grandparents abroad. ${PAGES} pages either way.`,
    ground: 'bg-rose',
    drawing: (
      <>
        <path d="M32 18C24 11 14 10 5 12v38c9-2 19-1 27 5 8-6 18-7 27-5V12c-9-2-19-1-27 6Z" fill="#fff3c4" />
        <path
          d="M32 18v37M12 22c5 0 9 1 13 3M12 31c5 0 9 1 13 3M39 25c4-2 8-3 13-3M39 34c4-2 8-3 13-3"
          fill="none"
        />
      </>
    ),
  },
];

function Benefits() {
  return (
    <section className="page mt-16" aria-label="Why families like it">
      <ul className="comic-strip">
        {BENEFITS.map((benefit) => (
          <li key={benefit.title} className={`panel ${benefit.ground} border-black-ink p-6 text-black-ink`}>
            <svg
              viewBox="0 0 64 64"
              width="64"
              height="64"
              aria-hidden="true"
              stroke="#1a1026"
              strokeWidth="3.5"
              strokeLinejoin="round"
              strokeLinecap="round"
            >
              {benefit.drawing}
            </svg>
            <h2 className="mt-3 text-2xl">{benefit.title}</h2>
            <p className="mt-2">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LatestAdventures({ cards }: { cards: ShelfCard[] }) {
  return (
    <section className="page mt-20" aria-labelledby="latest">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="latest" className="text-3xl md:text-4xl">
          Latest Adventures
        </h2>
        <Link to="/gallery" className="text-link">
          See the whole gallery
        </Link>
      </div>
      <ul className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-10 sm:gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card, index) => (
          <li key={card.id}>
            <BookCard card={card} eager={index < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
