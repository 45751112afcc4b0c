import type { DevServices } from '../dev/dev-services.ts';
import { until } from './buying.ts';
import type { Visitor } from './visitor.ts';

export const PASSWORD = 'tulsi-and-mango-42';

/** The mail part of the dev services. */
type Mailbox = Pick<DevServices, 'url'>;

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
  requestId: string | null;
}

/** The letters that the dev services received, newest first. */
export async function lettersOn(street: Mailbox): Promise<Letter[]> {
  return (await fetch(`${street.url}/mail.json`)).json() as Promise<Letter[]>;
}

/**
 * Longer than it takes to give up a stalled connection to the mail server (20 seconds) and to send its
 * letter again (5 seconds later).
 */
const LETTER_LIMIT_SECONDS = 40;

/** Waits for a letter. @throws after forty seconds without one. */
export function letterOn(street: Mailbox, to: string, subject: RegExp): Promise<Letter> {
  const look = async () =>
    (await lettersOn(street)).find((each) => each.to === to && subject.test(each.subject));
  return until(look, LETTER_LIMIT_SECONDS).catch((cause: unknown) => {
    throw new Error(`No letter to ${to} with a subject like ${subject}.`, { cause });
  });
}

/** Signs up, opens the confirmation letter's link and signs in, all in the visitor's browser. */
export async function becomeCustomer(
  visitor: Visitor,
  street: Mailbox,
  email: string,
  changes: { fullName?: string; phone?: string; address?: string; password?: string } = {},
): Promise<void> {
  const answer = await visitor.postForm('/auth', {
    mode: 'sign-up',
    fullName: 'Asha Rao',
    email,
    phone: '98450 12345',
    password: PASSWORD,
    address: '',
    ...changes,
  });
  if (answer.status !== 200) {
    const [, why = ''] = /role="alert"[^>]*>(.*?)<\/div>/s.exec(await answer.text()) ?? [];
    throw new Error(`No sign-up: ${answer.status} ${why}`);
  }
  const { text } = await letterOn(street, email, /confirm/i);
  const link = /https?:\/\/\S+\/\?confirm=[\w.~-]+/.exec(text)?.[0];
  if (!link) throw new Error('No link in the confirmation letter.');
  const { pathname, search } = new URL(link);
  await visitor.get(pathname + search);
  await visitor.postForm('/auth', { mode: 'sign-in', email, password: changes.password ?? PASSWORD });
}
