import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { checkOut, pay, report, until } from './buying.ts';
import { upload } from './photos.ts';
import { AT_LENGTH, tell, times } from './long-form.ts';
import { slowdown } from './slowdown.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/** A little longer than the shop waits for any outside service. */
const LIMIT_MS = 13_000;
/** Browsing and filling a cart need no outside service. */
const SHOPPING_LIMIT_MS = 2_000;
const WAVES = times(2, 10);
const MOST_GROWTH_MB = 16;

const WAYS = ['refuses', 'breaks', 'talks nonsense', 'hangs'] as const;
type Way = (typeof WAYS)[number];
/** The same troubles for the payment provider and the mail server, as switches of the dev services. */
const ON_STREET = {
  refuses: { api: 'refuse connection', smtp: 'refuse' },
  breaks: { api: '500', smtp: 'temporary failure 451' },
  'talks nonsense': { api: 'garbage', smtp: 'garbage' },
  hangs: { api: 'hang', smtp: 'hang' },
} as const satisfies Record<Way, unknown>;
/** One server stands in for both the object store and the chat model. */
let store: Server;
let way: Way | 'is well' = 'is well';
let shop: TestShop;
let customer: Visitor;
let picture: Buffer;
let slow: number;

beforeAll(async () => {
  slow = slowdown();
  store = createServer((request, response) => {
    request.resume();
    if (way === 'is well') response.end();
    else if (way === 'refuses') response.socket?.destroy();
    else if (way === 'breaks') response.writeHead(500).end();
    else if (way === 'talks nonsense') response.socket?.end('order_ <html>\r\n\r\n');
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  shop = await openTestShop({
    S3_ENDPOINT: `http://127.0.0.1:${port}/bucket`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    CHAT_API_KEY: 'key',
    CHAT_URL: `http://127.0.0.1:${port}`,
  });
  customer = await shop.customer();
  picture = await largePhoto();
});
beforeEach(async () => {
  way = 'is well';
  shop.street.control.behaveWell();
  await shop.sql`delete from rate_limits`;
});
afterAll(async () => {
  await shop.close();
  store.closeAllConnections();
  store.close();
});

/** A picture of noise, which takes megabytes both in transfer and in memory: even a few leaked ones show. */
function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 2_400, height: 2_400, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const sendPhoto = (visitor = shop.visitor()) => upload(shop, visitor, picture);
const askChat = () =>
  shop.visitor().postJson('/api/chat', { messages: [{ isUser: true, text: 'What does a book cost?' }] });

const addToCart = () =>
  customer.postJson('/api/cart', {
    productId: 'spider',
    format: 'print',
    quantity: 1,
    characterName: 'Mira',
  });

/** A request to the shop, and the status of its answer. */
interface Work {
  ask: () => Promise<{ status: number }>;
  status: number;
}
const many = (count: number, work: Work): Work[] => Array.from({ length: count }, () => work);

/** @returns the status, and the time as on an idle machine. */
async function timed({ ask }: Work): Promise<{ status: number; tookMs: number }> {
  const began = performance.now();
  const { status } = await ask();
  return { status, tookMs: (performance.now() - began) / slow };
}

/** Requests that need no outside service: pages, and a book that goes into the cart. */
const SHOPPING: Work[] = ['/', '/product/spider', '/cart']
  .map((address) => ({ ask: () => customer.get(address), status: 200 }))
  .concat({ ask: addToCart, status: 200 });

/** A customer browses and fills the cart. @returns the time of the slowest request in milliseconds. */
async function shopped(): Promise<number> {
  const answers = await Promise.all(SHOPPING.map(timed));
  expect(answers.map(({ status }) => status)).toEqual(SHOPPING.map(({ status }) => status));
  return Math.max(...answers.map(({ tookMs }) => tookMs));
}

describe('an object store that', () => {
  it.each(WAYS)('%s: no photo is taken, it is said in time, and the shop sells on', async (its) => {
    way = its;
    const began = performance.now();
    const parent = shop.visitor();
    const refused = await sendPhoto(parent);
    expect(refused.status).toBe(503);
    expect(performance.now() - began).toBeLessThan(LIMIT_MS * slow);
    expect(parent.cookies.size).toBe(0);
    expect(await shopped()).toBeLessThan(SHOPPING_LIMIT_MS);
    const opened = await checkOut(customer);
    const answer = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(answer).toMatchObject({ status: 200, state: 'paid' });
    way = 'is well';
    expect((await sendPhoto()).status).toBe(200);
  });
});

const writeLetter = () =>
  shop.visitor().postForm('/contact', {
    name: 'Meera Iyer',
    email: 'meera@example.in',
    subject: 'A book for twins',
    message: 'They are six.',
  });
const goBack = (checkoutId: string) =>
  customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId }));

const seconds = (times: readonly number[]) => (Math.max(...times) / 1000).toFixed(1);

/**
 * Waits until every letter has failed at the mail server, and deletes the rest, so that none reaches the
 * next wave.
 */
async function endLetters(): Promise<void> {
  await until(async () => {
    const [waiting] = await shop.sql`select id from letters where sent_at is null and last_error is null`;
    return !waiting;
  }, 120);
  await shop.sql`delete from letters where sent_at is null`;
}

/** The memory of the process in MB: in its heap and, for pictures in progress, outside it. */
function megabytesHeld(gc: () => void): number {
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** The gate leaves out `hangs`, which the waves below try. */
const IN_TROUBLE = AT_LENGTH ? WAYS : WAYS.filter((each) => each !== 'hangs');

describe('while payment, mail, chat and object store are all in trouble', () => {
  it.each(IN_TROUBLE)('and each %s, people look around and fill their cart', async (its) => {
    way = its;
    shop.street.control.behave(ON_STREET[its]);
    const helped = Promise.all([askChat(), sendPhoto(), writeLetter(), checkOut(customer)]);
    expect(await shopped()).toBeLessThan(SHOPPING_LIMIT_MS);
    expect((await helped).map(({ status }) => status)).toEqual([200, 503, 303, 503]);
    expect(await shopped()).toBeLessThan(SHOPPING_LIMIT_MS);
    await shop.sql`delete from letters where sent_at is null`;
  });
});

describe('while payment, mail, chat and object store hang', () => {
  it(
    'every request is answered in time, and memory stays as it was',
    async () => {
      v8.setFlagsFromString('--expose-gc');
      const gc = vm.runInNewContext('gc') as () => void;
      const held: number[] = [];
      const longest: number[] = [];
      const longestShopping: number[] = [];
      let requests = 0;
      for (let wave = 0; wave < WAVES; wave += 1) {
        slow = slowdown();
        await shop.sql`delete from rate_limits`;
        const [paid, left] = [await checkOut(customer), await checkOut(customer)];
        shop.street.control.behave({ webhook: 'never' });
        const proof = pay(shop, paid.payment.orderId);
        way = 'hangs';
        shop.street.control.behave(ON_STREET.hangs);
        const waiting: Work[] = [
          ...many(14, { ask: () => checkOut(customer), status: 503 }),
          ...many(14, { ask: askChat, status: 200 }),
          ...many(4, { ask: () => sendPhoto(), status: 503 }),
          { ask: writeLetter, status: 303 },
          { ask: () => report(customer, paid.checkoutId, proof), status: 200 },
          { ask: () => goBack(left.checkoutId), status: 200 },
        ];
        const begun = Promise.all(waiting.map(timed));
        // By now the photos are drawn, and every request waits for an outside service.
        await pause(3_000);
        longestShopping.push(await shopped());
        const waited = await begun;
        requests += waiting.length + SHOPPING.length;
        expect(waited.map(({ status }) => status)).toEqual(waiting.map(({ status }) => status));
        longest.push(...waited.map(({ tookMs }) => tookMs));
        await endLetters();
        shop.street.control.behaveWell();
        store.closeAllConnections();
        held.push(megabytesHeld(gc));
      }
      const growth = (held.at(-1) ?? 0) - (held[0] ?? 0);
      tell({
        promise: 14,
        what: 'Waves of requests to helpers that hang',
        count: `${requests} requests in ${WAVES} waves`,
        figure: `${growth.toFixed(1)} MB more memory after the last wave than after the first; the longest answer took ${seconds(longest)} s, the longest of browsing and the cart ${seconds(longestShopping)} s`,
      });
      expect(growth).toBeLessThan(MOST_GROWTH_MB);
      expect(Math.max(...longest)).toBeLessThan(LIMIT_MS * slow);
      expect(Math.max(...longestShopping)).toBeLessThan(SHOPPING_LIMIT_MS);
      expect(
        await shop.sql`select id from payments where checkout_id not in (select checkout_id from orders)`,
      ).toEqual([]);
    },
    120_000 * WAVES,
  );
});
