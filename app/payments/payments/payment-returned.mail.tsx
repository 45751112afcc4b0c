import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { CONTACT, REFUND } from '../../platform/facts/facts.ts';

/** Why a payment that was taken is refunded. */
export type ReturnReason = 'paid twice' | 'books paid before' | 'paid after cancelling' | 'offer full';

const WHY: Record<ReturnReason, string> = {
  'paid twice': 'This order was already paid, so the second payment goes back to you.',
  'books paid before':
    'Books in it were already paid in another window or on another device, so no second order was made.',
  'paid after cancelling': 'It reached us after this payment was cancelled, so no order was made from it.',
  'offer full':
    'The offer in your order was used up before the payment arrived, so no order was made from it.',
};

/** Tells a customer that a payment is refunded in full, except for the provider's fee. */
export function paymentReturnedLetter(payment: {
  shopUrl: string;
  fullName: string;
  /** Formatted for display. */
  amount: string;
  /** The provider's fee that the customer paid in addition; null when there was none. */
  fee?: string | null;
  paymentId: string;
  reason: ReturnReason;
}) {
  const { shopUrl, fullName, amount, fee, paymentId, reason } = payment;
  return drawLetter({
    shopUrl,
    subject: 'Your payment is on its way back',
    preview: fee ? `${amount} goes back to you.` : `${amount} goes back to you in full.`,
    heading: 'Your payment goes back to you',
    parts: [
      { kind: 'text', text: greeting(fullName) },
      { kind: 'text', text: `We received a payment of ${amount} from you. ${WHY[reason]}` },
      {
        kind: 'facts',
        title: 'The payment',
        facts: [
          ['Payment id', paymentId],
          ['Amount', amount],
        ],
      },
      ...(fee
        ? [
            {
              kind: 'text' as const,
              text: `You also paid ${fee} to the payment provider. The provider keeps this fee.`,
            },
          ]
        : []),
      {
        kind: 'note',
        text: `Refunds take ${REFUND.processing}. Questions? ${CONTACT.email} or ${CONTACT.phone}.`,
      },
    ],
  });
}
