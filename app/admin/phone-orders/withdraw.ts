import { data } from 'react-router';
import { checkoutById } from '../../buying/checkout/checkouts.server.ts';
import { cancelPayment } from '../../payments/payments/cancel-payment.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/withdraw.ts';
import {
  lockPhoneOrder,
  ordersPaid,
  setWithdrawn,
  stateOf,
} from '../../payments/phone-orders/phone-orders.server.ts';

export const middleware = [forSupport];

/** Withdraws a phone order. An open payment is closed, and a late payment is refunded. */
export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.id)) return data({ refused: 'There is no such order.' }, 404);
  const staff = context.get(staffContext);
  const withdrawn = await db().transaction(async (tx) => {
    const order = await lockPhoneOrder(tx, params.id);
    if (!order) return null;
    const paid = (await ordersPaid(tx, [order.checkoutId])).size > 0;
    if (stateOf(order, paid, now()) === 'paid') return 'paid';
    if (order.withdrawnAt) return 'withdrawn';
    await setWithdrawn(tx, order.id, true);
    await writeAuditEntry(tx, staff, {
      action: 'phone order withdrawn',
      subject: subjectOf(order.id),
    });
    return order;
  });
  if (!withdrawn) return data({ refused: 'There is no such order.' }, 404);
  if (withdrawn === 'paid') return data({ refused: 'It is paid already.' }, 409);
  const checkout =
    withdrawn !== 'withdrawn' && withdrawn.checkoutId ? await checkoutById(withdrawn.checkoutId) : null;
  const state = checkout && (await cancelPayment(checkout)).state;
  if (state !== 'paid' && state !== 'open') return { done: 'The link works no more.' };
  await db().transaction(async (tx) => {
    await setWithdrawn(tx, params.id, false);
    await writeAuditEntry(tx, staff, { action: 'phone order put back', subject: subjectOf(params.id) });
  });
  return state === 'paid'
    ? data({ refused: 'It was paid a moment ago.' }, 409)
    : data({ refused: 'Nobody knows yet whether it is paid. Please try again in a few minutes.' }, 503);
}

const subjectOf = (id: string): string => `phone order ${id.slice(0, 8)}`;
