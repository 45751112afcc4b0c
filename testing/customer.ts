import type { Street } from '../dev/street.ts';
import type { Visitor } from './visitor.ts';

export const PASSWORD = 'tulsi-and-mango-42';

/** The street, as far as letters go. */
type Mailbox = Pick<Street, 'url'>;

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
  requestId: string | null;
}

/** The street's letters, newest first. */
export async function lettersOn(street: Mailbox): Promise<Letter[]> {
  return (await fetch(`${street.url}/mail.json`)).json() as Promise<Letter[]>;
}

/** Waits for a letter. @throws after ten seconds without one. */
export async function letterOn(street: Mailbox, to: string, subject: RegExp): Promise<Letter> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = (await lettersOn(street)).find((each) => each.to === to && subject.test(each.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No letter to ${to} with a subject like ${subject}.`);
}

/** Signs up, opens the confirmation letter's link and signs in, all in the visitor's browser. */
export async function becomeCustomer(
  visitor: Visitor,
  street: Mailbox,
  email: string,
  changes: { fullName?: string; phone?: string; address?: string; password?: string } = {},
): Promise<void> {
  await visitor.postForm('/auth', {
    mode: 'sign-up',
    fullName: 'Asha Rao',
    email,
    phone: '98450 12345',
    password: PASSWORD,
    address: '',
    ...changes,
  });
  const { text } = await letterOn(street, email, /confirm/i);
  const link = /https?:\/\/\S+\/\?confirm=[\w.~-]+/.exec(text)?.[0];
  if (!link) throw new Error('No link in the confirmation letter.');
  const { pathname, search } = new URL(link);
  await visitor.get(pathname + search);
  await visitor.postForm('/auth', { mode: 'sign-in', email, password: changes.password ?? PASSWORD });
}
