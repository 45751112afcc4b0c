import http from 'node:http';
import https from 'node:https';
import type { Environment } from '../environment/environment.server.ts';
import { type Helper, watchCall } from '../telemetry/measure-call.server.ts';
import { log } from '../telemetry/log.server.ts';

/** No setting names this place. Nothing was sent, and no connection was opened. */
export class NotAllowedOut extends Error {
  override name = 'NotAllowedOut';
}

/** The address of a service in the settings; undefined without the service's key. */
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
 * Calls another server by HTTP. Only this function and `askOut` do so. They call the intended service where
 * the settings name it, follow no redirect, and have a time limit. The promise resolves when the response
 * begins.
 * @param limitMs milliseconds until the last byte of the response.
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
 * Like `callOut`, for a small text and its response. It costs a third of `fetch`, and an order makes two such
 * calls. The promise resolves when the whole response has arrived. A redirect is a response like any other,
 * and is not followed.
 * @throws NotAllowedOut before anything is sent, or whatever went wrong on the way.
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
 * Checks a mail server before the mail library connects to it: SMTP_URL may name a service that is hosted
 * elsewhere.
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

/** A small request to another server. The body is a text. */
export interface PlainCall {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Milliseconds until the last byte of the response. */
  limitMs: number;
  /**
   * Whether the request has the same effect when it is sent twice. Only such a request is sent again when a
   * kept-alive connection turns out to be closed.
   */
  repeatable: boolean;
}

interface PlainAnswer {
  status: number;
  text: string;
}

/** Milliseconds. The other end may close a connection at any moment once it was idle for so long. */
const IDLE_MS = 4_000;
const kept = {
  http: new http.Agent({ keepAlive: true, timeout: IDLE_MS }),
  https: new https.Agent({ keepAlive: true, timeout: IDLE_MS }),
};
/** No response to a small request is longer. */
const MOST_BYTES = 1_000_000;

/**
 * The other end closed a kept-alive connection before a response began. It may or may not have received the
 * request.
 */
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

/** @param mayReuse whether to use a kept-alive connection; otherwise the request opens its own. */
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
    // Rejects here, because not every connection reports that it was destroyed.
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
    // Also fires after a switch to another protocol, which no other event reports.
    request.on('close', () => {
      if (!begun?.complete) fail(new Error('The answer was cut off.'));
    });
    request.end(body);
  });
}
