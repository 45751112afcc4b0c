import { inArray } from 'drizzle-orm';
import { openClaims } from '../../payments/claims/claims.server.ts';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { MOST_LINES, type ToDo } from './to-do.ts';

/** Claims that nobody has answered, oldest first. */
export async function claimsToAnswer(): Promise<ToDo | null> {
  const claims = await openClaims();
  if (claims.length === 0) return null;
  const shown = claims.slice(0, MOST_LINES);
  const ids = shown.map(({ orderId }) => orderId);
  const numbers = await db()
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.id, ids));
  return {
    kind: 'claims',
    title: 'Claims to answer',
    count: claims.length,
    what: 'Look at the pictures on the order’s page, and answer with new books or money back.',
    lines: shown.map(({ orderId, openedAt }) => ({
      text: `${numbers.find(({ id }) => id === orderId)?.orderNumber ?? 'An order'}, since ${orderMoment(openedAt)}`,
      to: `/admin/orders/${orderId}`,
    })),
  };
}
