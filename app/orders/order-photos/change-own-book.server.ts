import { data } from 'react-router';
import { lockOrder } from '../orders/move-order.server.ts';
import { clearShelfOf } from '../orders/make-book.job.server.ts';
import { itemsOf, ownBook } from '../orders/orders.server.ts';
import type { Order, OrderItem } from '../orders/tables.server.ts';
import { forgetPhoto } from '../../books/photos/photos.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import type { PhotoAnswer } from './photo-answer.ts';

/** A book of the customer's own order. @throws a 404 answer when there is none. */
export async function bookToChange(
  userId: string,
  place: { orderId: string; itemId: string },
): Promise<{ orderId: string; item: OrderItem }> {
  const book = await ownBook(userId, place);
  if (!book) throw data(null, { status: 404 });
  return { orderId: book.order.id, item: book.item };
}

/** The outcome of a change, with the photos that were marked for deletion. */
type Came = { done: string; leaving: string[] } | { refused: string };

/**
 * Changes a book of the customer's own order while the order is locked. A refusal is answered with 409 and
 * changes nothing.
 */
export async function changeOwnBook(
  of: { orderId: string; item: OrderItem },
  change: (tx: Transaction, order: Order, item: OrderItem, items: OrderItem[]) => Promise<Came>,
): Promise<Response> {
  const { came, items } = await db().transaction(async (tx) => {
    const order = await lockOrder(tx, of.orderId);
    const items = await itemsOf([of.orderId], tx);
    const item = items.find(({ id }) => id === of.item.id);
    if (!order || !item) throw data(null, { status: 404 });
    return { came: await change(tx, order, item, items), items };
  });
  if ('refused' in came) return photoAnswer(came, 409);
  for (const photoId of came.leaving) await forgetPhoto(photoId, 'removed');
  for (const { id } of items) await clearShelfOf(id);
  return photoAnswer({ done: came.done });
}

export function photoAnswer(answer: PhotoAnswer, status = 200): Response {
  return Response.json(answer, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
