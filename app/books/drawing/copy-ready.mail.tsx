import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';

/** Tells a customer that a bought book can be downloaded. The file stays behind the sign-in. */
export function copyReadyLetter(copy: {
  shopUrl: string;
  fullName: string;
  title: string;
  orderUrl: string;
}) {
  return drawLetter({
    shopUrl: copy.shopUrl,
    subject: 'Your digital copy is ready',
    preview: 'It waits for you with your order.',
    heading: 'The book is drawn',
    parts: [
      { kind: 'text', text: greeting(copy.fullName) },
      {
        kind: 'text',
        text: `The last page of “${copy.title}” is drawn. You can download the digital copy from your order, as often as you like.`,
      },
      { kind: 'action', label: 'Open my order', url: copy.orderUrl },
      {
        kind: 'note',
        text: 'You get this letter because you want order updates. Your profile has the switch, under Notification Settings.',
      },
    ],
  });
}
