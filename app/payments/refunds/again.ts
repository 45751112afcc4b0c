import { data } from 'react-router';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { askRefund } from '../payments/ask-refund.server.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { lockUnseen, markSeen, refundRow } from '../payments/refunds.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/again.ts';
import { againKey } from './refund-view.ts';
import { refusalWords } from './refusal-words.ts';

export const middleware = [forSupport];

/**
 * POST: staff deal with a failed refund. `how=again` asks the provider again, `how=settled` says that it was
 * settled another way.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const how = (await readForm(request)).get('how');
  if (how !== 'again' && how !== 'settled') return data({ refused: 'Please choose.' }, 422);
  const staff = context.get(staffContext);
  const found = await refundRow(db(), params.refundId);
  if (!found) return data({ refused: 'There is no such refund.' }, 404);
  const answer = await db().transaction(async (tx) => {
    const order = found.orderId ? await lockOrder(tx, found.orderId) : null;
    if (!(await lockUnseen(tx, found.id))) return { refused: 'changed' as const, leftPaise: 0 };
    const { paymentId, orderId, amountPaise, reason } = found;
    const amount = printedAmount(amountPaise);
    const asked =
      how === 'again'
        ? await askRefund(tx, {
            paymentId,
            orderId,
            amountPaise,
            reason,
            askedBy: staff.name,
            formKey: againKey(found.id),
          })
        : null;
    if (asked && 'refused' in asked) return asked;
    await markSeen(tx, found.id);
    const action = asked ? 'refund asked again' : 'refund settled another way';
    const subject = order ? `order ${order.orderNumber}` : `payment ${paymentId}`;
    await writeAuditEntry(tx, staff, { action, subject, details: { amount } });
    if (order) {
      await recordEvent(tx, order.id, { kind: action, by: staff.name, details: { amount } });
      await announceOrder(tx, order);
    }
    return null;
  });
  if (answer) return data({ refused: refusalWords(answer.refused, answer.leftPaise) }, 409);
  return { done: how === 'again' ? 'The provider is being asked again.' : 'It is off the list.' };
}
