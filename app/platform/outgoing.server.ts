import type { Environment } from './environment.server.ts';
import { log } from './log.server.ts';

/** Nobody set this place: nothing was sent, not even a connection was opened. */
export class NotAllowedOut extends Error {
  override name = 'NotAllowedOut';
}

/** `host:port` behind its protocol of each service that the settings name; one without its key is not used. */
function placesOf(environment: Environment): ReadonlySet<string> {
  const { RAZORPAY_API_URL, EMAILJS_SERVICE_ID, EMAILJS_URL, CHAT_API_KEY, CHAT_URL, S3_ENDPOINT, SMTP_URL } =
    environment;
  const named = [
    RAZORPAY_API_URL,
    EMAILJS_SERVICE_ID && EMAILJS_URL,
    CHAT_API_KEY && CHAT_URL,
    S3_ENDPOINT,
    SMTP_URL,
  ];
  return new Set(named.flatMap((url) => (url ? [placeOf(url)] : [])));
}

function placeOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/**
 * The one way of the shop to another server by HTTP: to services that the settings name, never by a redirect, never
 * for ever.
 * @param limitMs until the last byte of the answer.
 * @throws NotAllowedOut before anything is sent, what `fetch` throws, and TimeoutError.
 */
export async function callOut(
  environment: Environment,
  url: string,
  { limitMs, ...init }: RequestInit & { limitMs: number },
): Promise<Response> {
  if (!placesOf(environment).has(placeOf(url))) throw refused(placeOf(url));
  return fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
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
