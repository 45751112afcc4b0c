import { and, asc, isNotNull, notInArray } from 'drizzle-orm';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { OVER } from '../../orders/orders/stages.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { deed, MOST_LINES, type ToDo } from './to-do.ts';

/** Printed orders at almost no price. They wait for the owner's approval. */
export async function ordersToDecide(): Promise<ToDo | null> {
  const waiting = and(
    isNotNull(orders.awaitsOwnerAt),
    isNotNull(orders.heldAt),
    notInArray(orders.stage, [...OVER]),
  );
  const count = await db().$count(orders, waiting);
  if (count === 0) return null;
  const rows = await db()
    .select()
    .from(orders)
    .where(waiting)
    .orderBy(asc(orders.createdAt))
    .limit(MOST_LINES);
  return {
    kind: 'orders-to-decide',
    title: 'Printed orders for next to nothing',
    count,
    what: 'Release what you want to give away, and cancel the rest. Nothing of it is drawn or printed until you do.',
    all: { to: '/admin/orders?held=1', label: 'All orders on hold' },
    lines: rows.map(
      ({ id, orderNumber, totalAmount, subtotalAmount, couponCode, heldBecause, createdAt }) => ({
        text: `${orderNumber}, ${rupees(totalAmount)} instead of ${rupees(subtotalAmount)}`,
        to: `/admin/orders/${id}`,
        details: [
          ...(couponCode ? [`Coupon ${couponCode.trim()}`] : []),
          ...(heldBecause ? [heldBecause] : []),
          `Placed on ${orderMoment(createdAt)}`,
        ],
        deeds: [
          deed(`/admin/orders/${id}/lift-hold`, 'Release'),
          deed(`/admin/orders/${id}/cancel`, 'Cancel', { reason: REASON }),
        ],
      }),
    ),
  };
}

/** The customer reads it. */
const REASON = 'We are sorry: we cannot print this book at this price.';
