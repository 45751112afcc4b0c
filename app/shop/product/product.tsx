import { Suspense } from 'react';
import { Await, data } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { Spinner } from '../../ui/parts/spinner.tsx';
import type { Route } from './+types/product.ts';
import { BookPage } from './book-page.tsx';
import { builtInBook, type OfferedBook } from '../../buying/catalogue/offered-book.ts';
import { offeredBook } from '../../buying/catalogue/offered-book.server.ts';
import { productData } from './product-data.ts';

export const middleware = [forEveryone];

interface Shown {
  book: OfferedBook | null | Promise<OfferedBook | null>;
}

export async function loader({ params }: Route.LoaderArgs) {
  const book = await offeredBook(params.productId);
  return data<Shown>({ book }, { status: book ? 200 : 404 });
}

/** The page opens at once and waits for its book by itself; when the shop cannot be asked, the built-in one is shown. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Shown {
  const asked = serverLoader().then(({ book }) => book);
  return { book: asked.catch(() => builtInBook(params.productId)) };
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const book = loaderData.book instanceof Promise ? builtInBook(params.productId) : loaderData.book;
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
        ...productData(book),
      ]
    : pageMeta('Product Not Found', 'We have no book at this address.');
};

export default function Product({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.productId} fallback={<Loading />}>
      <Await resolve={loaderData.book}>{(book) => (book ? <BookPage book={book} /> : <NoSuchBook />)}</Await>
    </Suspense>
  );
}

function Loading() {
  return (
    <div className="page min-h-dvh py-10">
      <Spinner label="Loading..." />
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
