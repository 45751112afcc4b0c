import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { CONTACT } from '../../platform/facts/facts.ts';

/** Tells a customer that a refund of an order is on its way. */
export function refundLetter(refund: {
  shopUrl: string;
  fullName: string;
  /** Formatted for display. */
  amount: string;
  orderNumber: string;
  orderUrl: string;
  reason: string;
  /**
   * How long the refund takes, and the payment method it goes to; `method` is null when that is not known.
   */
  time: { method: string | null; time: string };
}) {
  const { shopUrl, fullName, amount, orderNumber, orderUrl, reason, time } = refund;
  return drawLetter({
    shopUrl,
    subject: `${amount} of your order ${orderNumber} is on its way back`,
    preview: `It arrives within ${time.time}.`,
    heading: 'Your money is on its way back',
    parts: [
      { kind: 'text', text: greeting(fullName) },
      {
        kind: 'text',
        text: `We have handed ${amount} back to the way you paid. It arrives within ${time.time}; when exactly is up to your bank.`,
      },
      {
        kind: 'facts',
        title: 'The refund',
        facts: [
          ['Order number', orderNumber],
          ['Amount', amount],
          ...(time.method ? [['Paid by', time.method] as const] : []),
          ['Why', reason],
        ],
      },
      { kind: 'action', label: 'See your order', url: orderUrl },
      { kind: 'note', text: `Questions? ${CONTACT.email} or ${CONTACT.phone}.` },
    ],
  });
}
