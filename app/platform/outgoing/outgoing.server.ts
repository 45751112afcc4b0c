import http from 'node:http';
import https from 'node:https';
import type { Environment } from '../environment/environment.server.ts';
import { type Helper, watchCall } from '../telemetry/watch-call.server.ts';
import { log } from '../telemetry/log.server.ts';

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
 * A way of the shop to another server by HTTP, and `askOut` the other one: to the service that is meant, where the settings
 * name it, never by a redirect, never for ever. It is over when the answer begins.
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

/**
 * The same for a small text and its answer, of which an order has two: for a third of what `fetch` costs. It is over when
 * the whole answer is there. A redirect is an answer like any other, and is not followed.
 * @throws NotAllowedOut before anything is sent, and what went wrong on the way.
 */
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

/** A small question to another server; its body as text. */
export interface PlainCall {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Until the last byte of the answer. */
  limitMs: number;
  /** Asked twice, it is done once: only then is it asked again where a connection that was kept turns out to be closed. */
  repeatable: boolean;
}

interface PlainAnswer {
  status: number;
  text: string;
}

/** A connection that nobody used for so long may be closed at its other end at any moment. */
const IDLE_MS = 4_000;
const kept = {
  http: new http.Agent({ keepAlive: true, timeout: IDLE_MS }),
  https: new https.Agent({ keepAlive: true, timeout: IDLE_MS }),
};
/** Nobody who is asked a small question says more. */
const MOST_BYTES = 1_000_000;

/** A connection that was kept was closed at its other end before an answer began: nobody knows what was heard of the question. */
class KeptTooLong extends Error {}

async function callPlainly(url: string, call: PlainCall): Promise<PlainAnswer> {
  const begun = performance.now();
  try {
    return await callOnce(url, call, true);
  } catch (error) {
    if (!(error instanceof KeptTooLong && call.repeatable)) throw error;
    const limitMs = call.limitMs - (performance.now() - begun);
    return callOnce(url, { ...call, limitMs }, false);
  }
}

/** @param mayReuse a connection that was kept; otherwise it has one of its own. */
function callOnce(
  url: string,
  { method, headers, body = '', limitMs }: PlainCall,
  mayReuse: boolean,
): Promise<PlainAnswer> {
  const secure = new URL(url).protocol === 'https:';
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const options = {
    method,
    agent: mayReuse && (secure ? kept.https : kept.http),
    headers: { 'User-Agent': 'nanhe-veer', ...headers, ...length },
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(url, options);
    // Rejects by itself: not every connection that is destroyed says so.
    const fail = (error: Error) => {
      clearTimeout(limit);
      reject(error);
      request.destroy();
    };
    const limit = setTimeout(() => fail(new Error('The answer took too long.')), limitMs).unref();
    let begun: http.IncomingMessage | undefined;
    request.on('response', (answer) => {
      begun = answer;
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MOST_BYTES) fail(new Error('The answer is too long.'));
        else parts.push(part);
      });
      answer.on('error', fail);
      answer.on('end', () => {
        clearTimeout(limit);
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      fail(request.reusedSocket && error.code === 'ECONNRESET' ? new KeptTooLong(error.message) : error),
    );
    // Also after a switch to another protocol, of which nothing else tells.
    request.on('close', () => {
      if (!begun?.complete) fail(new Error('The answer was cut off.'));
    });
    request.end(body);
  });
}
