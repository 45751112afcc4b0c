import { requireUser } from '../../account/account/session.server.ts';
import { type MadeBook, madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { booksOfOrder, titleOfBook } from '../orders/order-books.ts';
import { ownBook } from '../orders/orders.server.ts';
import type { OrderItem } from '../orders/tables.server.ts';
import { now } from '../../platform/runtime/runtime.server.ts';

/** A customer's digital copy of one ordered book. */
export interface OwnCopy {
  orderId: string;
  item: OrderItem;
  /** The title of the book. */
  title: string;
  /** The finished book; null while it is not made, or its copy is still locked. */
  made: MadeBook | null;
}

/**
 * The copy at an address. Visitors who are not signed in are sent to sign in.
 * @returns null when there is no such copy, or it belongs to somebody else.
 */
export async function ownCopy(
  request: Request,
  place: { orderId: string; itemId: string },
): Promise<OwnCopy | null> {
  const { id } = await requireUser(request);
  const book = await ownBook(id, place);
  if (!book) return null;
  const { order, item } = book;
  const rows = await madeBooksOf([item.id]);
  const row = rows.get(item.id);
  const unlocked = booksOfOrder(order, rows, now())[item.id]?.unlocked === true;
  return {
    orderId: order.id,
    item,
    title: titleOfBook(item, row),
    made: unlocked ? (row ?? null) : null,
  };
}
