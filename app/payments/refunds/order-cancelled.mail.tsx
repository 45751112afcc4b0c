import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { CONTACT } from '../../platform/facts/facts.ts';

/** Tells a customer that an order is cancelled, and what happens to the money. */
export function orderCancelledLetter(order: {
  shopUrl: string;
  fullName: string;
  orderNumber: string;
  orderUrl: string;
  byCustomer: boolean;
  reason: string;
  /** The refund, formatted for display; null when nothing is refunded now. */
  amount: string | null;
  /** Nothing is refunded now because everything was refunded, or is about to be. */
  already: boolean;
  /** Nothing is refunded now because the bank took the money back, or is still deciding about it. */
  byBank?: boolean;
  /** How long the refund takes. */
  time: string;
}) {
  const { shopUrl, fullName, orderNumber, orderUrl, byCustomer, reason, amount, already, byBank, time } =
    order;
  const money = amount
    ? `${amount} goes back to the way you paid, and arrives within ${time} after that. We write to you as soon as it has left.`
    : already
      ? 'All that you paid for it has gone back, or is on its way back already.'
      : byBank
        ? 'You asked your bank about this payment, so your bank sees to your money. Please ask them how it stands.'
        : 'Nothing was paid for it, so nothing has to go back.';
  return drawLetter({
    shopUrl,
    subject: `Your order ${orderNumber} is cancelled`,
    preview: amount ? `${amount} goes back to you in full.` : 'Its books will not be made.',
    heading: 'Your order is cancelled',
    parts: [
      { kind: 'text', text: greeting(fullName) },
      {
        kind: 'text',
        text: byCustomer
          ? 'As you asked, we have cancelled your order. Its books will not be made.'
          : 'We have had to cancel your order. Its books will not be made, and we are sorry for that.',
      },
      {
        kind: 'facts',
        title: 'The order',
        facts: [
          ['Order number', orderNumber],
          ...(byCustomer ? [] : [['Why', reason] as const]),
          ...(amount ? [['Goes back', amount] as const] : []),
        ],
      },
      { kind: 'text', text: money },
      { kind: 'action', label: 'See your order', url: orderUrl },
      { kind: 'note', text: `Questions? ${CONTACT.email} or ${CONTACT.phone}.` },
    ],
  });
}
