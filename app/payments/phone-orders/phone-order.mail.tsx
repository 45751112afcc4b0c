import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { rupees } from '../../buying/pricing/rupees.ts';
import { CONTACT } from '../../platform/facts/facts.ts';

/** Sends a customer the payment link of a phone order. It says nothing about the child. */
export function phoneOrderLetter(order: {
  shopUrl: string;
  fullName: string;
  total: number;
  link: string;
  until: string;
}) {
  const { shopUrl, fullName, total, link, until } = order;
  return drawLetter({
    shopUrl,
    subject: 'Your Nanhe Veer order is ready to be paid',
    preview: `${rupees(total)}, until ${until}.`,
    heading: 'Your order is ready',
    parts: [
      { kind: 'text', text: greeting(fullName) },
      {
        kind: 'text',
        text: `As we agreed, we have put your order together. It comes to ${rupees(total)}. Look at it, add a photo of your child if you like, and pay until ${until}; then the link runs out.`,
      },
      { kind: 'action', label: 'Look at it and pay', url: link },
      {
        kind: 'note',
        text: `You did not talk to us? Then nothing happens without you. Questions? ${CONTACT.email} or ${CONTACT.phone}.`,
      },
    ],
  });
}
