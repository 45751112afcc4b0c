import { lockOrder } from '../orders/move-order.server.ts';
import { recordEvent } from '../orders/order-events.server.ts';
import type { OrderWithItems } from '../orders/orders.server.ts';
import { db } from '../platform/machine.server.ts';
import { logDeed } from '../staff/staff-log.server.ts';
import type { Staff } from '../staff/staff-session.server.ts';

/** Writes down that somebody looks at a child: in the log and on the order's timeline, before they see anything. */
export async function recordLook(order: OrderWithItems, staff: Staff, what: 'photo' | 'book'): Promise<void> {
  await db().transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await recordEvent(tx, order.id, { kind: `${what} seen`, by: staff.name });
    await logDeed(tx, staff, {
      action: `${what} seen`,
      subject: `order ${order.orderNumber}`,
      photoLook: true,
    });
  });
}
