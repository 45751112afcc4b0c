import { z } from 'zod';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { announceOrder } from '../order-updates/announce-order.server.ts';
import { leaveShelf, waitForPhoto } from '../orders/make-book.job.server.ts';
import { mayChange } from '../orders/move-order.server.ts';
import { recordEvent } from '../orders/order-events.server.ts';
import type { Order, OrderItem } from '../orders/tables.server.ts';
import { isOver } from '../orders/stages.ts';
import { markLeaving } from '../../books/photos/photos.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/remove-photo.ts';
import { bookToChange, changeOwnBook } from './change-own-book.server.ts';
import { changePhoto } from './change-photo.server.ts';

export const middleware = [forCustomers, atMost('orders')];

const howSchema = z.enum(['drawn', 'wait']);

/**
 * POST: deletes the photo of a book of the customer's own order at once, with what was drawn from it. A
 * finished book stays, unless its order was cancelled or refunded. A book that is not made yet needs `how`:
 * `drawn` draws it with the drawn hero, `wait` makes it wait for another photo.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request);
  const book = await bookToChange(userId, params);
  const how = howSchema.safeParse((await readForm(request)).get('how')).data;
  return changeOwnBook(book, async (tx, order, item, items) => {
    const { photoId } = item.book;
    if (photoId === null) return { refused: 'There is no photo in this book any more.' };
    const unmade = await unmadeFrom(tx, order, items, photoId);
    if (unmade.length > 0 && !how) return { refused: SAY_HOW };
    // Other books of this order that use the same photo are treated the same way.
    const kept = await markLeaving(tx, photoId, 'removed');
    for (const each of unmade)
      await (how === 'drawn'
        ? changePhoto(tx, order, each, null, { staff: null })
        : waitForPhoto(tx, each.id));
    const ended = isOver(order.stage) ? items.filter(({ book }) => book.photoId === photoId) : [];
    for (const each of ended) await leaveShelf(tx, each.id);
    const details = { book: item.productTitle };
    if (kept) await recordEvent(tx, order.id, { kind: 'photo removed', by: 'customer', details });
    await announceOrder(tx, order);
    const withoutWord = ended.length > 0 ? DONE.gone : DONE.stays;
    return { done: unmade.length > 0 && how ? DONE[how] : withoutWord, leaving: [photoId] };
  });
}

const SAY_HOW = 'The book is not drawn yet. Please choose how to go on without the photo.';
const DONE = {
  drawn: 'The photo is deleted. Your book gets the drawn hero.',
  wait: 'The photo is deleted. Your book waits for another one.',
  stays: 'The photo is deleted. Your book stays as it is.',
  gone: 'The photo is deleted, and so is every picture of its hero.',
};

/** The books of an order that still have to be drawn from this photo. */
async function unmadeFrom(
  tx: Transaction,
  order: Order,
  items: readonly OrderItem[],
  photoId: string,
): Promise<OrderItem[]> {
  if (!mayChange(order)) return [];
  const made = await madeBooksOf(
    items.map(({ id }) => id),
    tx,
  );
  return items.filter(({ id, book }) => book.photoId === photoId && !made.get(id)?.madeAt);
}
