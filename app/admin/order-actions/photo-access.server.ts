import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import type { OrderWithItems } from '../../orders/orders/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Staff } from '../../account/staff-sessions/staff-session.server.ts';

/** Records a photo access in the audit log and on the order's timeline, before the photo is sent. */
export async function recordLook(order: OrderWithItems, staff: Staff, what: 'photo' | 'book'): Promise<void> {
  await db().transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await recordEvent(tx, order.id, { kind: `${what} seen`, by: staff.name });
    await writeAuditEntry(tx, staff, {
      action: `${what} seen`,
      subject: `order ${order.orderNumber}`,
      photoLook: true,
    });
  });
}
