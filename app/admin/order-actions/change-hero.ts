import { z } from 'zod';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import { likenessSchema, likenessWishesSchema } from '../../books/drawing/likeness.schema.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { redrawBook } from '../../orders/orders/make-book.job.server.ts';
import { mayChange } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { changeHeroOf, isPhotoNeeded, itemsOf, orderById } from '../../orders/orders/orders.server.ts';
import { forgetPhoto, markLeaving } from '../../books/photos/photos.server.ts';
import { takeBackForChange } from '../../orders/proofs/proofs.server.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/change-hero.ts';
import { CHANGED_MEANWHILE, changeOrder, LOCKED, wrongForm } from './change-order.server.ts';
import { drawnChildOf } from './hero-of-item.server.ts';
import { heroSeen } from './seen.ts';

export const middleware = [forProduction];

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('This is no JSON.');
    return z.NEVER;
  }
});
const changeSchema = z.object({
  orderItemId: z.uuid(),
  seen: z.string(),
  wishes: json.pipe(likenessWishesSchema),
});

/**
 * POST `orderItemId`, `wishes` as JSON, and `seen`: the child of a book looks as its parent asked for in a note, and the
 * book is drawn again. It is kept with the order, so that a photo it was drawn from leaves.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const change = changeSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!change.success) return wrongForm(change.error);
  const { orderItemId, seen, wishes } = change.data;
  const seenOrder = await orderById(params.orderId);
  const seenItem = seenOrder?.items.find(({ id }) => id === orderItemId);
  const before = seenOrder && seenItem ? await drawnChildOf(seenOrder, seenItem) : null;
  let leaving: string | null = null;
  const answer = await changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (!mayChange(order)) return { refused: LOCKED };
    const item = (await itemsOf([order.id], tx)).find(({ id }) => id === orderItemId);
    if (!item || !seenItem || !before)
      return { refused: 'The hero of this book was not drawn from a photo.' };
    const isAsSeen = JSON.stringify(item.book) === JSON.stringify(seenItem.book) && seen === heroSeen(before);
    if (!isAsSeen) return { refused: CHANGED_MEANWHILE };
    const drawn = likenessSchema.safeParse({ ...before, wishes });
    if (!drawn.success) return { refused: 'The child cannot be drawn like this.' };
    await takeBackForChange(tx, order, staff.name);
    await changeHeroOf(tx, item.id, drawn.data);
    await redrawBook(tx, item.id);
    await recordEvent(tx, order.id, {
      kind: 'hero changed',
      by: staff.name,
      details: { book: item.productTitle },
    });
    await announceOrder(tx, order);
    const { photoId } = item.book;
    if (photoId && !(await isPhotoNeeded(tx, photoId, order)) && (await markLeaving(tx, photoId, 'drawn')))
      leaving = photoId;
    return { done: 'The child is changed, and the book is being drawn again.', action: 'hero changed' };
  });
  if (leaving) await forgetPhoto(leaving, 'drawn');
  return answer;
}
