import { createHash, randomBytes } from 'node:crypto';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { mailboxOf } from '../../platform/mail/one-mailbox.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { cookieAttributes, cookieName } from '../../platform/runtime/cookies.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const deviceCookie = () => cookieName('nv_device');
const DEVICE_KNOWN_SECONDS = 365 * 24 * 60 * 60;

/**
 * Counts one attempt to sign in. The known devices of an account are counted separately, so that nobody
 * else's guesses lock its owner out. Strangers are stopped after a few attempts from one address. Attempts on
 * one account from many addresses are slowed down, not stopped.
 * @param device the id of a device that this account was signed in on before.
 * @returns seconds to wait; 0 when this attempt may go on.
 */
export async function countSignIn(request: Request, email: string, device: string | null): Promise<number> {
  const account = keyOf(email);
  if (device) return useLimit(`sign-in/device/${account}/${device}`, 15, 15 * MINUTE);
  const address = clientKey(request);
  const here = await useLimit(`sign-in/here/${account}/${address}`, 10, 15 * MINUTE);
  if (here > 0) return here;
  const anyAccount = await useLimit(`sign-in/address/${address}`, 100, 15 * MINUTE);
  if (anyAccount > 0) return anyAccount;
  const anyAddress = await useLimit(`sign-in/account/${account}`, 50, HOUR);
  return anyAddress > 0 ? useLimit(`sign-in/slow/${account}`, 1, 5) : 0;
}

/** Counts one new account. @returns seconds to wait; 0 when this one may go on. */
export function countSignUp(request: Request): Promise<number> {
  return useLimit(`sign-up/address/${clientKey(request)}`, 60, HOUR);
}

/**
 * Counts one letter that a stranger can have sent to somebody. One network address may cause only a few
 * letters, whether to one mailbox or to many. All spellings of a mailbox count as one mailbox, and all kinds
 * of letters count together. Past the daily limit of one mailbox, letters are slowed down, not stopped, and
 * each kind separately. A link for a new password works for an hour, so the owner of the mailbox always has
 * one that works, and other people's requests lock nobody out. Known devices are counted separately.
 * @returns seconds to wait; 0 when this letter may go out.
 */
export async function countLetter(
  request: Request,
  kind: 'confirm-email' | 'reset-password' | 'message-received',
  email: string,
): Promise<number> {
  const mailbox = keyOf(mailboxOf(email));
  const device = await knownDevice(request, email);
  if (device) return useLimit(`letter/device/${kind}/${mailbox}/${device}`, 5, HOUR);
  const address = clientKey(request);
  const here = await useLimit(`letter/here/${mailbox}/${address}`, 5, HOUR);
  if (here > 0) return here;
  const anyMailbox = await useLimit(`letter/address/${address}`, 60, HOUR);
  if (anyMailbox > 0) return anyMailbox;
  const anyAddress = await useLimit(`letter/mailbox/${mailbox}`, 20, 24 * HOUR);
  // A receipt is stopped, not slowed down: nobody needs it to get into an account.
  if (anyAddress === 0 || kind === 'message-received') return anyAddress;
  return useLimit(`letter/slow/${kind}/${mailbox}`, 1, 50 * MINUTE);
}

/** Counts one attempt of a signed-in customer to type the current password. */
export function countPasswordCheck(userId: string): Promise<number> {
  return useLimit(`password-check/${userId}`, 10, 15 * MINUTE);
}

/** Counts one attempt to use an emailed link. */
export function countLinkUse(request: Request): Promise<number> {
  return useLimit(`emailed-link/${clientKey(request)}`, 60, 15 * MINUTE);
}

/** @param seconds as the counts above return them. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [amount, unit] =
    seconds < 90
      ? [seconds, 'second']
      : minutes <= 120
        ? [minutes, 'minute']
        : [Math.ceil(minutes / 60), 'hour'];
  return `Too many attempts. Please try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`;
}

/** The id of this device if this account was signed in on it before, else null. */
export async function knownDevice(request: Request, email: string): Promise<string | null> {
  const cookies = await parseSigned(request.headers.get('cookie') ?? '', deviceSecret(), deviceCookie());
  const value = cookies[deviceCookie()];
  if (typeof value !== 'string') return null;
  const [id = '', owner] = value.split('.');
  return owner === keyOf(email) ? id : null;
}

/**
 * The `Set-Cookie` value that marks this device as known to the account. Send it only after the right
 * password.
 */
export function rememberDevice(email: string): Promise<string> {
  const id = randomBytes(12).toString('base64url');
  return serializeSigned(deviceCookie(), `${id}.${keyOf(email)}`, deviceSecret(), {
    ...cookieAttributes(),
    sameSite: 'Lax',
    maxAge: DEVICE_KNOWN_SECONDS,
  });
}

/** A separate secret, so that no other cookie signed by the shop can be passed off as this one. */
const deviceSecret = () => `${machine().sessionSecret}/device`;

/** A hash of an e-mail address, so that neither the table of counts nor a cookie holds the address itself. */
export function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}
