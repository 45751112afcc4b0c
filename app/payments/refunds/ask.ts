import { data } from 'react-router';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { askRefund } from '../payments/ask-refund.server.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/ask.ts';
import { refusalWords } from './refusal-words.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { refundSchema, wrongFields } from './refund.schema.ts';

export const middleware = [forSupport];

/** POST: staff refund an order, in whole or in part. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const read = refundSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!read.success) return data({ wrong: wrongFields(read.error) }, 422);
  const { reason, formKey } = read.data;
  if (!formKey.startsWith(`${params.orderId}/`))
    return data({ refused: 'Please open the order again.' }, 422);
  if (!isId(params.orderId)) return data({ refused: 'There is no such order.' }, 404);
  const staff = context.get(staffContext);
  const amountPaise = read.data.how === 'rest' ? ('rest' as const) : read.data.rupees * 100;
  const answer = await db().transaction(async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    if (!order) return null;
    if (!order.paymentId) return { refused: 'not-paid' as const, leftPaise: 0 };
    const asked = await askRefund(tx, {
      paymentId: order.paymentId,
      orderId: order.id,
      amountPaise,
      reason,
      askedBy: staff.name,
      formKey,
    });
    if ('refused' in asked || asked.again) return asked;
    const amount = printedAmount(asked.asked.amountPaise);
    await recordEvent(tx, order.id, { kind: 'refund asked', by: staff.name, details: { amount, reason } });
    await writeAuditEntry(tx, staff, {
      action: 'refund asked',
      subject: `order ${order.orderNumber}`,
      details: { amount },
    });
    await announceOrder(tx, order);
    return asked;
  });
  if (!answer) return data({ refused: 'There is no such order.' }, 404);
  if ('refused' in answer) return data({ refused: refusalWords(answer.refused, answer.leftPaise) }, 409);
  return { done: `${printedAmount(answer.asked.amountPaise)} is on its way back.` };
}
