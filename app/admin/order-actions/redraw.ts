import { z } from 'zod';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { redrawBook } from '../../orders/orders/make-book.job.server.ts';
import { mayChange } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { itemsOf } from '../../orders/orders/orders.server.ts';
import { takeBackForChange } from '../../orders/proofs/proofs.server.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/redraw.ts';
import { changeOrder, LOCKED, wrongFields } from './change-order.server.ts';

export const middleware = [forProduction];

const bookSchema = z.object({ orderItemId: z.uuid() });

/** POST `orderItemId`: draws a book again, from the current choices. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const wish = bookSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return wrongFields({ orderItemId: 'There is no such book.' });
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (!mayChange(order)) return { refused: LOCKED };
    const items = await itemsOf([order.id], tx);
    const item = items.find(({ id }) => id === wish.data.orderItemId);
    if (!item) return { refused: 'This book is not in the order.' };
    await takeBackForChange(tx, order, staff.name);
    await redrawBook(tx, item.id);
    await recordEvent(tx, order.id, {
      kind: 'drawn again',
      by: staff.name,
      details: { book: item.productTitle },
    });
    await announceOrder(tx, order);
    return { done: 'It is being drawn again.', action: 'book drawn again' };
  });
}
