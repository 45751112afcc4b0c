import { data } from 'react-router';
import { forEveryone } from '../account/audience.server.ts';
import { FORMAT_NAME, FORMAT_PRICE, FORMATS, type Format } from '../pricing/price-list.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { AGES, DELIVERY, GUARANTEE, PAGES } from '../storefront/facts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { rupees } from '../pricing/rupees.ts';
import type { Route } from './+types/product.ts';
import { Cover } from './cover.tsx';
import { productData } from './product-data.ts';
import { type SampleBook, sampleBook } from './sample-books.ts';

export const middleware = [forEveryone];

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: sampleBook(params.productId) ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ params }) => {
  const book = sampleBook(params.productId);
  return book
    ? [
        ...pageMeta(
          book.title,
          `${book.description} A personalised comic book with your child as the hero.`,
          {
            path: `/product/${book.productId}`,
            picture: `/covers/${book.productId}-share.jpg`,
            under: [{ name: 'Gallery', path: '/gallery' }],
          },
        ),
        productData(book),
      ]
    : pageMeta('Product Not Found', 'We have no book at this address.');
};

export default function Product({ params }: Route.ComponentProps) {
  const book = sampleBook(params.productId);
  return book ? <BookPage book={book} /> : <NoSuchBook />;
}

const FORMAT_NOTE: Record<Format, string> = {
  digital: 'A file to read on any screen and to print at home.',
  print: `A printed book at your door in ${DELIVERY.promise}.`,
  combo: 'Read it at once, hold the printed one soon after.',
};

function BookPage({ book }: { book: SampleBook }) {
  return (
    <div className="halftone">
      <div className="page grid gap-10 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] md:gap-14 md:py-16">
        <div className="md:sticky md:top-28 md:self-start">
          <Cover id={book.productId} title={book.title} eager large className="mx-auto max-w-md" />
        </div>
        <div>
          <h1 className="text-4xl md:text-5xl">{book.title}</h1>
          <p className="mt-3 text-xl">{book.description}</p>
          <h2 className="mt-8 text-2xl">The story</h2>
          <p className="mt-2 max-w-[60ch]">{book.story}</p>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-base text-ink-soft">
            <li>Ages {AGES}</li>
            <li>{PAGES} pages</li>
            <li>{GUARANTEE.days}-day satisfaction guarantee</li>
          </ul>
          <Panel as="section" className="mt-8" aria-labelledby="formats">
            <h2 id="formats" className="text-2xl">
              Three ways to have it
            </h2>
            <dl className="mt-3">
              {FORMATS.map((format) => (
                <div
                  key={format}
                  className="grid grid-cols-[1fr_auto] gap-x-4 border-b-2 border-line-soft py-3 last:border-0"
                >
                  <dt className="font-display text-lg font-bold">{FORMAT_NAME[format]}</dt>
                  <dd className="tabular row-span-2 self-center font-display text-2xl font-extrabold">
                    {rupees(FORMAT_PRICE[format])}
                  </dd>
                  <dd className="text-base text-ink-soft">{FORMAT_NOTE[format]}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink to="/create" kind="main" large className="mt-4 w-full">
              Create Full Book
            </ButtonLink>
            <p className="mt-3 text-base text-ink-soft">
              Six short steps. You see your child’s own pages before you pay.
            </p>
          </Panel>
        </div>
      </div>
    </div>
  );
}

function NoSuchBook() {
  return (
    <div className="page py-10">
      <EmptyState
        title="Product Not Found"
        heading="h1"
        action={
          <ButtonLink to="/gallery" kind="main">
            Back to Gallery
          </ButtonLink>
        }
      >
        <p>We have no book at this address. All of ours are waiting in the gallery.</p>
      </EmptyState>
    </div>
  );
}
