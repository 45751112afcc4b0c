import { orderMoment } from '../../orders/orders/order-dates.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { refundsInTrouble } from '../../payments/payments/refunds.server.ts';
import { MOST_LINES, type ToDo } from './to-do.ts';

/** Refunds that the provider refused, or that are a day late. */
export async function troubledRefunds(): Promise<ToDo | null> {
  const refunds = await refundsInTrouble();
  if (refunds.length === 0) return null;
  return {
    kind: 'refunds-in-trouble',
    title: 'Refunds that did not go through',
    count: refunds.length,
    what: 'Look the payment up at the provider. Ask once more, or settle it another way and say so.',
    lines: refunds.slice(0, MOST_LINES).map((refund) => ({
      text: `${printedAmount(refund.amountPaise)} of payment ${refund.paymentId}`,
      ...(refund.orderId ? { to: `/admin/orders/${refund.orderId}` } : {}),
      details: [
        `Asked for on ${orderMoment(refund.askedAt)} by ${refund.askedBy}`,
        refund.failedBecause ?? 'The provider has not confirmed it for a day.',
      ],
      deeds: refund.failedAt
        ? [
            { to: `/admin/refunds/${refund.id}/again`, label: 'Ask again', fields: { how: 'again' } },
            { to: `/admin/refunds/${refund.id}/again`, label: 'It is settled', fields: { how: 'settled' } },
          ]
        : [],
    })),
  };
}
