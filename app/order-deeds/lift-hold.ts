import { resumeBooks } from '../orders/make-book.job.server.ts';
import { liftHold } from '../orders/move-order.server.ts';
import { itemsOf } from '../orders/orders.server.ts';
import { forStaff } from '../staff/audience.server.ts';
import type { Route } from './+types/lift-hold.ts';
import { changeOrder } from './change-order.server.ts';

export const middleware = [forStaff];

/** POST: a held order goes on, and its books are drawn. */
export async function action({ params, context }: Route.ActionArgs) {
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (!order.heldAt) return { refused: 'It is not held.' };
    await liftHold(tx, order, staff.name);
    const items = await itemsOf([order.id], tx);
    await resumeBooks(
      tx,
      items.map(({ id }) => id),
    );
    return { done: `${order.orderNumber} goes on.`, action: 'hold lifted' };
  });
}
