import { and, asc, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { OVER } from '../../orders/orders/stages.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { MOST_LINES, type ToDo } from './to-do.ts';

/** Orders kept out of production until somebody has looked, the one held longest first. */
export async function heldOrders(): Promise<ToDo | null> {
  const held = and(
    isNotNull(orders.heldAt),
    isNull(orders.awaitsOwnerAt),
    notInArray(orders.stage, [...OVER]),
  );
  const count = await db().$count(orders, held);
  if (count === 0) return null;
  const rows = await db().select().from(orders).where(held).orderBy(asc(orders.heldAt)).limit(MOST_LINES);
  return {
    kind: 'held-orders',
    title: 'Orders on hold',
    count,
    what: 'Look at the reason, put it right, and lift the hold on the order’s page. Until then nothing of it is made.',
    all: { to: '/admin/orders?held=1', label: 'All orders on hold' },
    lines: rows.map(({ id, orderNumber, heldAt, heldBecause }) => ({
      text: orderNumber,
      to: `/admin/orders/${id}`,
      details: [
        ...(heldBecause ? [heldBecause] : []),
        ...(heldAt ? [`On hold since ${orderMoment(heldAt)}`] : []),
      ],
    })),
  };
}
