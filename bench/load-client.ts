import { randomUUID } from 'node:crypto';
import http from 'node:http';
import autocannon from 'autocannon';
import { webhookSignature } from '../dev/payment-provider/keys.ts';
import { buyOver, type Provider } from './load-buying.ts';

/** One request to the shop. It has only a path, since several processes may answer it. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One load test. */
export interface Load {
  /** The origins of the web processes, which share the connections. */
  shops: readonly string[];
  connections: number;
  warmUpSeconds: number;
  seconds: number;
  what:
    | { kind: 'calls'; calls: readonly Call[] }
    /** Webhook events of payments, all different, signed like the provider's. */
    | { kind: 'notices' }
    /** Whole purchases: checkout, payment at the provider, proof to the shop. */
    | { kind: 'orders'; cookies: readonly string[]; provider: Provider };
}

/** The result, without the warm-up. */
export interface Outcome {
  count: number;
  perSecond: number;
  /** The 99th percentile, in milliseconds from the first byte sent to the last byte received. */
  p99: number;
}

/** First the start of the measurement, then the outcome or a problem. */
export type Word = { begun: true } | { outcome: Outcome } | { problem: string };

/**
 * A client in a process of its own, so that its processor time is not counted as the shop's. Its parent
 * sends it the load.
 */
const tell = (word: Word) => process.send?.(word);
process.on('message', (load: Load) => {
  measure(load).then(
    (outcome) => tell({ outcome }),
    (error: unknown) => tell({ problem: String(error) }),
  );
});

async function measure(load: Load): Promise<Outcome> {
  await spend(load, load.warmUpSeconds);
  tell({ begun: true });
  const started = performance.now();
  const times = await spend(load, load.seconds);
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Infinity;
  return { count: times.length, perSecond: times.length / seconds, p99 };
}

/**
 * @returns the time of each request in milliseconds.
 * @throws when an answer is not the expected one.
 */
async function spend(load: Load, seconds: number): Promise<number[]> {
  const { shops, connections } = load;
  const share = Math.ceil(connections / shops.length);
  const work = shops.map((shop) =>
    load.what.kind === 'orders'
      ? buying(load.what, shop, share, seconds)
      : calling(load, shop, share, seconds),
  );
  return (await Promise.all(work)).flat();
}

async function calling(
  { what }: Load,
  shop: string,
  connections: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const options: autocannon.Options = {
    url: shop,
    connections,
    duration: seconds,
    ...(what.kind === 'notices' && { requests: [{ setupRequest: signed }] }),
    ...(what.kind === 'calls' && {
      setupClient: (client) => {
        // Each connection starts with another customer, so that no customer has two requests at once.
        const from = Math.floor((next++ / connections) * what.calls.length);
        const turned = [...what.calls.slice(from), ...what.calls.slice(0, from)];
        client.setRequests(
          turned.map(({ headers, ...call }) => ({ ...call, headers: { ...headers, origin: shop } })),
        );
      },
    }),
  };
  const { non2xx, errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${non2xx} answers were refusals, ${errors} errors, ${timeouts} timeouts`);
  return times;
}

function signed(request: autocannon.Request): autocannon.Request {
  const id = randomUUID().replaceAll('-', '').slice(0, 14);
  const entity = {
    id: `pay_${id}`,
    order_id: `order_${id}`,
    amount: 79_900,
    currency: 'INR',
    status: 'captured',
  };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  return {
    ...request,
    method: 'POST',
    path: '/api/payments/webhook',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': webhookSignature(body),
      'x-razorpay-event-id': `evt_${id}`,
    },
  };
}

type Buying = Extract<Load['what'], { kind: 'orders' }>;

async function buying(what: Buying, shop: string, connections: number, seconds: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const customer = async (first: number) => {
    for (let index = first; performance.now() < end; index += connections) {
      const cookie = what.cookies[index % what.cookies.length] ?? '';
      const from = performance.now();
      await buyOver(agent, { shop, provider: what.provider, cookie });
      times.push(performance.now() - from);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, (_, index) => customer(index)));
  } finally {
    agent.destroy();
  }
  return times;
}
