import http from 'node:http';
import https from 'node:https';
import type { Environment } from './environment.server.ts';
import { type Helper, watchCall } from '../watch/watch-call.server.ts';
import { log } from './log.server.ts';

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

/** A small question to another server; its body as text. */
export interface PlainCall {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Until the last byte of the answer. */
  limitMs: number;
}

interface PlainAnswer {
  status: number;
  text: string;
}

/** A connection that nobody used for so long may be closed at its other end at any moment. */
const IDLE_MS = 4_000;
const agents = {
  http: new http.Agent({ keepAlive: true, timeout: IDLE_MS }),
  https: new https.Agent({ keepAlive: true, timeout: IDLE_MS }),
};

/**
 * A small question and its answer, in a third of the processor time of `fetch`. It goes nowhere else: a redirect is an
 * answer like any other.
 */
function callPlainly(url: string, { method, headers, body = '', limitMs }: PlainCall): Promise<PlainAnswer> {
  const secure = url.startsWith('https:');
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const options = {
    method,
    agent: secure ? agents.https : agents.http,
    headers: { 'User-Agent': 'nanhe-veer', ...headers, ...length },
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', failed);
      answer.on('end', () => {
        clearTimeout(limit);
        resolve({ status: answer.statusCode ?? 0, text });
      });
    });
    const limit = setTimeout(() => request.destroy(new Error('The answer took too long.')), limitMs).unref();
    const failed = (error: Error) => {
      clearTimeout(limit);
      reject(error);
    };
    request.on('error', failed).end(body);
  });
}
