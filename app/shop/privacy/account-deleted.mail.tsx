import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';

/** Confirms to a former customer that the account is deleted. */
export function accountDeletedLetter({ shopUrl, fullName }: { shopUrl: string; fullName: string }) {
  return drawLetter({
    shopUrl,
    subject: 'Your Nanhe Veer account is deleted',
    preview: 'Photos, heroes and words are gone.',
    heading: 'Your account is deleted',
    parts: [
      { kind: 'text', text: greeting(fullName) },
      {
        kind: 'text',
        text: 'As you asked, your account is gone, with the cart, all photos and heroes, the finished books and every word that you wrote for them.',
      },
      {
        kind: 'text',
        text: 'Tax law wants us to keep what was bought, for how much and by whom. Nothing of your child is left in it. Money that is on its way back to you arrives all the same.',
      },
      {
        kind: 'note',
        text: 'You are welcome back whenever you like; with this e-mail address, too.',
      },
    ],
  });
}
