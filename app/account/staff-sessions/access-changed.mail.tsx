import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';

const WORDS = {
  'password changed': [
    'Your staff password was changed',
    'The password with which you open the staff room is a new one from now on. Every other browser has to open it again.',
  ],
  'second factor on': [
    'Your authenticator app is set up',
    'From now on the staff room asks for a code of your authenticator app. Keep the ten recovery codes where the phone is not.',
  ],
  'second factor off': [
    'Your second factor is off',
    'The staff room does not ask you for a code any more. The password alone opens it.',
  ],
  'second factor reset': [
    'Your second factor was reset',
    'An owner of the shop, or whoever runs its server, has taken your authenticator app off your account. You can set up a new one behind the gate, under your name.',
  ],
  'recovery code used': [
    'A recovery code was used',
    'Somebody, most likely you, opened the staff room with one of your recovery codes. It does not work again.',
  ],
} as const;
export type AccessChange = keyof typeof WORDS;

/** Tells a member of staff that their own access has changed, in case somebody else changed it. */
export function accessChangedLetter({
  shopUrl,
  name,
  change,
}: {
  shopUrl: string;
  name: string;
  change: AccessChange;
}) {
  const [heading, text] = WORDS[change];
  return drawLetter({
    shopUrl,
    subject: heading,
    preview: 'If it was not you, tell an owner of the shop at once.',
    heading,
    parts: [
      { kind: 'text', text: greeting(name) },
      { kind: 'text', text },
      {
        kind: 'note',
        text: 'If it was not you, tell an owner of the shop at once, and look in which browsers your staff room is open.',
      },
      { kind: 'action', label: 'Look at my account', url: `${shopUrl}/admin?next=/admin/security` },
    ],
  });
}
