import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';

/** Asks whether the address belongs to whoever signed up with it. */
export function confirmEmailLetter({
  shopUrl,
  fullName,
  link,
}: {
  shopUrl: string;
  fullName: string;
  link: string;
}) {
  return drawLetter({
    shopUrl,
    subject: 'Confirm your e-mail address for Nanhe Veer',
    preview: 'One tap, and your account is ready.',
    heading: 'One tap to go',
    parts: [
      { kind: 'text', text: greeting(fullName) },
      {
        kind: 'text',
        text: 'Thank you for joining Nanhe Veer. Please confirm that this is your e-mail address; after that you can sign in and go on with your book where you left it.',
      },
      { kind: 'action', label: 'Confirm my e-mail', url: link },
      {
        kind: 'note',
        text: 'The link works for 24 hours. If you did not sign up, please do not open it: without it no account is made, and nothing more will come.',
      },
    ],
  });
}
