import { data, Link } from 'react-router';
import { ArrowLeft } from 'lucide-react';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { titleOfBook } from '../../orders/orders/order-books.ts';
import { orderById } from '../../orders/orders/orders.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { pageName } from '../../orders/proofs/proof-rules.ts';
import { notesOn, proofsOf } from '../../orders/proofs/proofs.server.ts';
import { KeptBook } from '../../books/reader/kept-book.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/read-book.ts';

export const middleware = [forProduction];

export const meta = () => pageMeta('Read a book', 'A finished book with the notes on it.');

export async function loader({ params }: Route.LoaderArgs) {
  const order = await orderById(params.orderId);
  const item = order?.items.find(({ id }) => id === params.itemId);
  if (!order || !item) throw data(null, { status: 404 });
  const [last] = (await proofsOf(db(), order.id)).toReversed();
  const notes = last ? await notesOn(db(), [last.id]) : [];
  const made = await madeBooksOf([item.id]);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    itemId: item.id,
    title: titleOfBook(item, made.get(item.id)),
    notes: notes
      .filter(({ orderItemId }) => orderItemId === item.id)
      .map(({ id, page, x, y, text }) => ({ id, page, x, y, text })),
  };
}

/** A finished book for staff, with what the parent pinned on its pages beside it. */
export default function ReadBook({
  loaderData: { orderId, orderNumber, itemId, title, notes },
}: Route.ComponentProps) {
  const address = `/admin/orders/${orderId}`;
  return (
    <>
      <Link to={address} className="text-link inline-flex items-center gap-2 font-bold">
        <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
        {orderNumber}
      </Link>
      <h1 className="mt-3 mb-6 text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      <div
        className={
          notes.length > 0
            ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]'
            : ''
        }
      >
        <KeptBook
          title={title}
          drawing={`${address}/books/${itemId}/drawing`}
          wayOn={<p>The book is being drawn, or was drawn before books could be read here.</p>}
          pinning={{
            pins: notes.flatMap(({ id, page, x, y }, index) =>
              x === null || y === null ? [] : [{ id, page, x, y, mark: String(index + 1) }],
            ),
          }}
        />
        {notes.length > 0 && (
          <section aria-labelledby="notes">
            <h2 id="notes" className="mb-3 text-xl">
              Notes of the parent
            </h2>
            <ol className="grid gap-3">
              {notes.map(({ id, page, text }, index) => (
                <li key={id} className="panel-quiet p-4">
                  <p className="font-display font-bold">
                    {index + 1}. {pageName(page)}
                  </p>
                  <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </>
  );
}
