import { whyNotDelivered } from '../../buying/checkout/deliverable.ts';
import { resumeBooks } from '../../orders/orders/make-book.job.server.ts';
import { waitsForBank } from '../../payments/disputes/waits-for-bank.server.ts';
import { liftHold, mayChange } from '../../orders/orders/move-order.server.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { itemsOf } from '../../orders/orders/orders.server.ts';
import { forStaff } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/lift-hold.ts';
import { changeOrder } from './change-order.server.ts';

export const middleware = [forStaff];

/** POST: lifts the hold, and the order's books are drawn. */
export async function action({ params, context }: Route.ActionArgs) {
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (!order.heldAt) return { refused: 'It is not held.' };
    if (order.awaitsOwnerAt && staff.role !== 'owner')
      return { refused: 'It costs next to nothing and is printed. The owner decides whether it is made.' };
    if (await waitsForBank(tx, order))
      return { refused: 'The customer’s bank is still deciding about this payment. See “Needs you”.' };
    const items = await itemsOf([order.id], tx);
    const lost = isDigitalOnly({ items, addOns: order.addOns })
      ? null
      : whyNotDelivered(order.shippingAddress);
    if (lost && mayChange(order)) return { refused: lost };
    await liftHold(tx, order, staff.name);
    await resumeBooks(
      tx,
      items.map(({ id }) => id),
    );
    return { done: `${order.orderNumber} goes on.`, action: 'hold lifted' };
  });
}
