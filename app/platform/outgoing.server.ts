import type { Environment } from './environment.server.ts';
import { type Helper, watchCall } from '../watch/watch-call.server.ts';
import { log } from './log.server.ts';
import { callPlainly, type PlainAnswer, type PlainCall } from './plain-call.server.ts';

/** Nobody set this place: nothing was sent, not even a connection was opened. */
export class NotAllowedOut extends Error {
  override name = 'NotAllowedOut';
}

/** Where the settings say that a service is; nowhere without its key. */
function addressOf(environment: Environment, to: Helper): string | undefined {
  const { RAZORPAY_API_URL, EMAILJS_SERVICE_ID, EMAILJS_URL, CHAT_API_KEY, CHAT_URL, S3_ENDPOINT } =
    environment;
  const places = {
    payment: RAZORPAY_API_URL,
    mail: EMAILJS_SERVICE_ID && EMAILJS_URL,
    chat: CHAT_API_KEY && CHAT_URL,
    store: S3_ENDPOINT,
  };
  return places[to];
}

function placeOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/**
 * The way of the shop to another server by HTTP: to the service that is meant, where the settings name it, never by
 * a redirect, never for ever.
 * @param limitMs until the last byte of the answer.
 * @throws NotAllowedOut before anything is sent, what `fetch` throws, and TimeoutError.
 */
export async function callOut(
  environment: Environment,
  to: Helper,
  url: string,
  { limitMs, ...init }: RequestInit & { limitMs: number },
): Promise<Response> {
  allow(environment, to, url);
  const signal = AbortSignal.timeout(limitMs);
  return watchCall(to, () => fetch(url, { ...init, redirect: 'error', signal }));
}

/** The same for a small text and its answer, of which an order has two: for a third of what `fetch` costs. */
export async function askOut(
  environment: Environment,
  to: Helper,
  url: string,
  call: PlainCall,
): Promise<PlainAnswer> {
  allow(environment, to, url);
  return watchCall(to, () => callPlainly(url, call));
}

function allow(environment: Environment, to: Helper, url: string): void {
  const address = addressOf(environment, to);
  if (!address || placeOf(address) !== placeOf(url)) throw refused(placeOf(url));
}

/**
 * For the mail library, before it connects: its address may name a service that stands elsewhere.
 * @throws NotAllowedOut
 */
export function allowMailServer(environment: Environment, host: string | undefined, port: number): void {
  const set = environment.SMTP_URL && new URL(environment.SMTP_URL);
  if (!set || set.hostname !== host || (set.port && Number(set.port) !== port))
    throw refused(`mail server ${host}:${port}`);
}

function refused(place: string): NotAllowedOut {
  log.security('A call to a place that no setting names was refused.', { reason: place });
  return new NotAllowedOut('No setting names this place.');
}
