import { useFetcher } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import type { RefusedBook } from './refused-books.server.ts';

/** Books that did not pass the check before printing; nothing when all did. */
export function BooksToLookAt({ books }: { books: readonly RefusedBook[] }) {
  if (books.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="books-to-look-at">
      <h2 id="books-to-look-at" className="text-xl">
        Books that need a look
      </h2>
      <p className="mt-1 mb-4 max-w-[65ch]">
        These are neither printed nor offered for download. When the cause is gone, have them drawn again.
      </p>
      <ul className="grid gap-4">
        {books.map((book) => (
          <Book key={book.orderItemId} book={book} />
        ))}
      </ul>
    </Panel>
  );
}

function Book({ book: { orderItemId, orderNumber, title, refused, problems } }: { book: RefusedBook }) {
  const redraw = useFetcher<{ again: boolean }>();
  const again = redraw.data?.again === true;
  return (
    <li className="grid gap-3 border-t border-line/30 pt-4 md:grid-cols-[1fr_auto] md:items-start">
      <div>
        <h3 className="text-lg">
          {orderNumber}, {title}
        </h3>
        <p className="text-base">Kept back on {refused}</p>
        <ul className="mt-2 list-disc pl-5">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
      <redraw.Form method="post" action="/admin/redraw">
        <input type="hidden" name="orderItemId" value={orderItemId} />
        {!again && (
          <Button
            type="submit"
            busy={redraw.state !== 'idle'}
            aria-label={`Draw it again: ${title} of ${orderNumber}`}
          >
            Draw it again
          </Button>
        )}
        <output className="block max-w-[24ch]">
          {again && 'It is being drawn again. It comes back here if it does not pass.'}
          {redraw.data?.again === false && 'This book is not waiting any more. Open the staff room again.'}
        </output>
      </redraw.Form>
    </li>
  );
}
