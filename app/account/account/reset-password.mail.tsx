import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';

/** Lets the owner of a mailbox choose a new password. */
export function resetPasswordLetter({
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
    subject: 'Choose a new password for Nanhe Veer',
    preview: 'The link works once, within an hour.',
    heading: 'A new password',
    parts: [
      { kind: 'text', text: greeting(fullName) },
      {
        kind: 'text',
        text: 'Somebody, most likely you, asked for a new password for your Nanhe Veer account.',
      },
      { kind: 'action', label: 'Choose a new password', url: link },
      {
        kind: 'note',
        text: 'The link works once, within an hour. If it was not you, leave this letter alone: your password stays as it is.',
      },
    ],
  });
}
