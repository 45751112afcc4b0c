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
  /** What the copy is called. */
  title: string;
  /** The finished book; null while it is not made, or its copy is not unlocked yet. */
  made: MadeBook | null;
}

/** The copy at an address; null where there is none, or it is somebody else's. Visitors are led to sign in. */
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
