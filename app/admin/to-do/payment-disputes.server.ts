import { inArray } from 'drizzle-orm';
import { isEnded } from '../../payments/disputes/dispute-state.ts';
import {
  answerBy,
  DISPUTE_TITLES,
  disputeAmount,
  disputeReason,
} from '../../payments/disputes/dispute-words.ts';
import { unseenDisputes } from '../../payments/disputes/disputes.server.ts';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { MOST_LINES, type ToDo } from './to-do.ts';

/** Disputed payments, the earliest deadline first. */
export async function paymentDisputes(): Promise<ToDo | null> {
  const all = await unseenDisputes();
  if (all.length === 0) return null;
  const shown = all.slice(0, MOST_LINES);
  const paid = await db()
    .select({ id: orders.id, orderNumber: orders.orderNumber, paymentId: orders.paymentId })
    .from(orders)
    .where(
      inArray(
        orders.paymentId,
        shown.map(({ paymentId }) => paymentId),
      ),
    );
  return {
    kind: 'disputes',
    title: 'Payments that a bank disputes',
    count: all.length,
    what: 'Answer in the payment provider’s dashboard before the date. Nothing of such an order is made until the bank has decided.',
    lines: shown.map((dispute) => {
      const { id, paymentId, state, toldAt } = dispute;
      const order = paid.find((each) => each.paymentId === paymentId);
      const [reason, date] = [disputeReason(dispute), answerBy(dispute)];
      const over = isEnded(state);
      return {
        text: `${disputeAmount(dispute)} of ${order?.orderNumber ?? `payment ${paymentId}`}, dispute ${id}`,
        ...(order && { to: `/admin/orders/${order.id}` }),
        details: [
          DISPUTE_TITLES[state],
          ...(date && !over ? [date] : []),
          ...(reason ? [`Reason: ${reason}`] : []),
          `We heard of it on ${orderMoment(toldAt)}`,
          ...(order ? [] : ['The shop has no order for this payment.']),
        ],
        deeds: [
          {
            to: '/admin/needs/seen',
            label: over ? 'Seen' : 'It is settled',
            fields: { what: 'dispute', id },
          },
        ],
      };
    }),
  };
}
