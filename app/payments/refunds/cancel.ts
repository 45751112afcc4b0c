import { data } from 'react-router';
import { IllegalMove } from '../../orders/orders/move-order.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/cancel.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { whySchema, wrongFields } from './refund.schema.ts';

export const middleware = [forSupport];

/** POST: staff cancel an order before it is printed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const read = whySchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!read.success) return data({ wrong: wrongFields(read.error) }, 422);
  if (!isId(params.orderId)) return data({ refused: 'There is no such order.' }, 404);
  const staff = context.get(staffContext);
  try {
    const cancelled = await db().transaction(async (tx) => {
      const done = await cancelOrder(tx, params.orderId, { by: staff.name, reason: read.data.reason });
      if (done && !done.again)
        await writeAuditEntry(tx, staff, {
          action: 'order cancelled',
          subject: `order ${done.order.orderNumber}`,
        });
      return done;
    });
    return cancelled
      ? { done: 'The order is cancelled, and its customer knows.' }
      : data({ refused: 'There is no such order.' }, 404);
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return data({ refused: 'It is too late to cancel this order. You can still hand money back.' }, 409);
  }
}
