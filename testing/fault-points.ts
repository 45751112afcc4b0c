import { createHash } from 'node:crypto';
import http from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import type { FaultOrder, FaultReport } from './fault-orders.ts';

/**
 * Kills the server's process before or after a step: a statement, an outgoing call, a letter. Load it before
 * the server (`node --import`). It wraps the drivers from outside, so the server has no code for it.
 */
let steps: string[] | undefined;
let doom: Extract<FaultOrder, { order: 'die' }> | undefined;

process.on('message', (message: FaultOrder) => {
  if (message.order === 'count') {
    steps = [];
    answer({ report: 'counting' });
  } else if (message.order === 'die') {
    steps = [];
    doom = message;
    answer({ report: 'doomed' });
  } else {
    answer({ report: 'steps', steps: steps ?? [] });
    steps = undefined;
    doom = undefined;
  }
});

function answer(report: FaultReport): void {
  process.send?.(report);
}

/** @returns a function to call after the step. */
function begin(step: string): () => void {
  if (!steps) return () => {};
  steps.push(step);
  const nth = steps.filter((each) => each === step).length;
  const isDoom = doom?.step === step && doom.nth === nth ? doom.when : undefined;
  if (isDoom === 'before') die();
  return () => {
    if (isDoom === 'after') die();
  };
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Runs asynchronous work as a step. */
async function take<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const taken = begin(step);
  try {
    return await work();
  } finally {
    taken();
  }
}

/** A step's name, such as `insert payments`. Statements of the job queue are told apart by a digest. */
function nameOf(statement: string): string {
  const text = statement
    .replaceAll(/'[^']*'|\d+/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const verb = /^\w+/.exec(text)?.[0].toLowerCase() ?? '';
  const table = /\b(?:into|update|from)\s+"?([\w.]+)/i.exec(text)?.[1] ?? '';
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 4);
  return `${verb} ${table}${/pgboss/.test(text) ? ` ${digest}` : ''}`.trim();
}

function wrapServer(): void {
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const query = client.query;
  client.query = function (...given) {
    const [asked] = given as [string | { text?: string }];
    const taken = begin(nameOf(typeof asked === 'string' ? asked : (asked.text ?? '')));
    const last = given.at(-1);
    if (typeof last === 'function')
      given[given.length - 1] = (...results: unknown[]) => {
        taken();
        last(...results);
      };
    const result = query.apply(this, given);
    return result instanceof Promise ? result.finally(taken) : result;
  };
}

/**
 * The embedded database receives messages of the wire protocol one by one: parse, bind, execute, sync; or a
 * simple query. A named statement is parsed once and bound many times.
 */
function wrapEmbedded(): void {
  const { prototype } = PGlite;
  const send = prototype.execProtocolStream;
  const parsed = new Map<string, string>();
  let asked = '';
  let taken: (() => void) | undefined;
  prototype.execProtocolStream = async function (message, options) {
    const kind = String.fromCharCode(message[0] ?? 0);
    const [first = '', second = ''] = strings(message);
    if (kind === 'P') parsed.set(first, second);
    if (kind === 'B') asked = parsed.get(second) ?? '';
    if (kind === 'Q') asked = first;
    if (kind === 'E' || kind === 'Q') taken = begin(nameOf(asked));
    try {
      return await send.call(this, message, options);
    } finally {
      if (kind === 'S' || kind === 'Q') {
        taken?.();
        taken = undefined;
      }
    }
  };
}

/** The strings in a message, after its kind and length. */
function strings(message: Uint8Array): string[] {
  return Buffer.from(message.subarray(5)).toString('utf8').split('\0');
}

const stepOf = (method: string, url: string | URL): string =>
  `${method} ${new URL(url).pathname.replaceAll(/\/\w+_\w+/g, '/…')}`;

function wrapCalls(): void {
  const call = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const step = stepOf(init?.method ?? 'GET', input instanceof Request ? input.url : input);
    return take(step, () => call(input, init));
  };
  // http only: the payment provider of the tests is a stand-in without TLS.
  const ask = http.request as (...given: unknown[]) => http.ClientRequest;
  http.request = (...given: unknown[]) => {
    const [url, { method = 'GET' }] = given as [string, { method?: string }];
    const taken = begin(stepOf(method, url));
    return ask(...given)
      .once('response', taken)
      .once('close', taken);
  };
  const mail = Object.getPrototypeOf(createTransport({ jsonTransport: true })) as {
    sendMail: (letter: object) => Promise<unknown>;
  };
  const send = mail.sendMail;
  mail.sendMail = function (letter) {
    return take('letter', () => send.call(this, letter));
  };
}

wrapServer();
wrapEmbedded();
wrapCalls();
