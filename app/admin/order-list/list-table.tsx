import { Link } from 'react-router';
import { STAGE_NAMES } from '../../orders/orders/stages.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import type { ListedOrder, ListedRow } from './list.server.ts';
import { ROW_LINK } from './list-keys.tsx';

/** A row an order; on a small screen each is a card. */
export function ListTable({ orders }: { orders: readonly ListedRow[] }) {
  const amounts = orders.some(({ total }) => total !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label="Orders found">
      <table className="orders-table">
        <caption className="sr-only">Orders, the newest first</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">For</th>
            <th scope="col">Books</th>
            <th scope="col">Stage</th>
            {amounts && (
              <th scope="col" className="text-right">
                Total
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link to={`/admin/orders/${order.id}`} {...{ [ROW_LINK]: '' }} className="orders-link">
                  {order.orderNumber}
                </Link>
                <span className="orders-note">{order.placed}</span>
              </th>
              <td>
                {order.customer}
                <span className="orders-note">{order.city}</span>
              </td>
              <td>
                <Books books={order.books} />
              </td>
              <td>
                <Stage order={order} />
              </td>
              {order.total !== null && <td className="orders-total tabular">{rupees(order.total)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Books({ books }: { books: readonly string[] }) {
  return (
    <ul>
      {books.map((book, index) => (
        <li key={`${index} ${book}`}>{book}</li>
      ))}
    </ul>
  );
}

function Stage({ order: { stage, late, held, proof } }: { order: ListedOrder }) {
  return (
    <span className="orders-flags">
      <span className="orders-stage" data-stage={stage}>
        {STAGE_NAMES[stage]}
      </span>
      <Flags late={late} held={held} proof={proof} />
    </span>
  );
}

export function Flags({ late, held, proof }: Pick<ListedOrder, 'late' | 'held' | 'proof'>) {
  return (
    <>
      {proof && <span className="orders-flag">{proof}</span>}
      {late && <span className="orders-flag orders-late">Late</span>}
      {held && (
        <span className="orders-flag orders-held" title={held}>
          Held
        </span>
      )}
    </>
  );
}
