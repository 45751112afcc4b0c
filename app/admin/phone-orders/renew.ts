import { data } from 'react-router';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/renew.ts';
import { linkMessage, payLink } from '../../payments/phone-orders/pay-link.ts';
import {
  lockPhoneOrder,
  ordersPaid,
  renewKey,
  stateOf,
} from '../../payments/phone-orders/phone-orders.server.ts';

export const middleware = [forSupport];

/** A new link for an order that waits or ran out; the old one stops working. */
export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.id)) return data({ refused: 'There is no such order.' }, 404);
  const staff = context.get(staffContext);
  const renewed = await db().transaction(async (tx) => {
    const order = await lockPhoneOrder(tx, params.id);
    if (!order) return null;
    const paid = (await ordersPaid(tx, [order.checkoutId])).size > 0;
    const state = stateOf(order, paid, now());
    if (state === 'paid' || state === 'withdrawn') return state;
    await writeAuditEntry(tx, staff, {
      action: 'phone order linked again',
      subject: `phone order ${order.id.slice(0, 8)}`,
    });
    return { order, key: await renewKey(tx, order.id) };
  });
  if (!renewed) return data({ refused: 'There is no such order.' }, 404);
  if (typeof renewed === 'string') return data({ refused: `It is ${renewed} already.` }, 409);
  const link = payLink(environment().publicUrl, renewed.key);
  const { fullName } = renewed.order.shippingAddress;
  return { link, message: linkMessage(fullName, renewed.order.total, link) };
}
