import { until } from '../../testing/buying.ts';
import { PASSWORD } from '../../testing/test-shop.ts';
import type { LivedInShop } from '../lived-in-shop.ts';

/** A letter as the mailbox has it. */
export interface SeenLetter {
  name: string;
  html: string;
}

/** The letters that this many moments of the shop send. */
const EXPECTED = 7;

/** Makes the shop write its letters and collects one of each kind, named by its subject. */
export async function everyLetter({ shop, customer }: LivedInShop): Promise<SeenLetter[]> {
  const stranger = shop.visitor();
  await stranger.postForm('/contact', {
    name: 'Kavya',
    email: 'kavya.iyer@example.in',
    subject: 'A book for twins',
    message: 'Could both of my girls be in one book?\nThey are five.',
  });
  await stranger.postForm('/forgot-password', { email: customer.email });
  const { text } = await shop.letter(customer.email, /new password/i);
  const token = /token=([\w.~-]+)/.exec(text)?.[1];
  if (!token) throw new Error('No link in the letter for a new password.');
  await stranger.postForm(`/reset-password?token=${token}`, { token, password: `${PASSWORD}!` });
  const letters = await until(async () => {
    const kinds = new Map((await shop.letters()).map((letter) => [kindOf(letter.subject), letter]));
    return kinds.size >= EXPECTED && kinds;
  });
  await customer.postForm('/auth', { mode: 'sign-in', email: customer.email, password: `${PASSWORD}!` });
  return [...letters.values()].map(({ subject, html }) => ({ name: subject, html }));
}

/** A subject without the number that is in it. */
function kindOf(subject: string): string {
  return subject.replaceAll(/(ORD-|NV-)\w+/g, '');
}
