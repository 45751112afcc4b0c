import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';

/** Tells the owner of an account that its password has changed, in case somebody else changed it. */
export function passwordChangedLetter({ shopUrl, fullName }: { shopUrl: string; fullName: string }) {
  return drawLetter({
    shopUrl,
    subject: 'Your Nanhe Veer password was changed',
    preview: 'Other devices were signed out.',
    heading: 'Your password was changed',
    parts: [
      { kind: 'text', text: greeting(fullName) },
      {
        kind: 'text',
        text: 'The password of your Nanhe Veer account is a new one from now on. Other devices were signed out.',
      },
      {
        kind: 'note',
        text: 'If it was not you, choose a new password at once; only your mailbox is needed for it.',
      },
      { kind: 'action', label: 'It was not me', url: `${shopUrl}/forgot-password` },
    ],
  });
}
