import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOK, type CheckoutAnswer, SHIPPING, wizardCheckout } from './buying.ts';
import { CrashingShop, HEALING_LIMIT_MS } from './crashing-shop.ts';
import { becomeCustomer } from './customer.ts';
import { drawnFrom, percentile, seeded, tell, times } from './long-form.ts';
import { REFUSED } from './quiet-transactions.ts';
import { slowdown } from './slowdown.ts';
import { Visitor } from './visitor.ts';

const SHOPPERS = times(20, 200);
const SHOPPING_MS = times(6_000, 600_000);
const PAGES = [
  '/',
  '/books',
  '/pricing',
  '/faq',
  '/gallery',
  '/product/spider',
  '/create',
  '/orders',
  '/cart',
];

let shop: CrashingShop;
beforeAll(async () => {
  shop = await CrashingShop.open(new URL('./quiet-transactions.ts', import.meta.url), { PROXY_HOPS: '1' });
}, 120_000 * slowdown());
afterAll(() => shop.close());

const answers: { what: string; status: number; ms: number }[] = [];

/**
 * How long a browser waits for a connection. Its `fetch` gives up after ten seconds if nothing has been
 * sent.
 */
const PATIENCE_MS = 120_000;
let waits = 0;

async function ask(what: string, call: () => Promise<Response>): Promise<CheckoutAnswer> {
  const began = performance.now();
  const answer = await patiently(call, began + PATIENCE_MS);
  const text = await answer.text();
  answers.push({ what, status: answer.status, ms: performance.now() - began });
  return (answer.headers.get('content-type') ?? '').includes('json')
    ? (JSON.parse(text) as CheckoutAnswer)
    : ({} as CheckoutAnswer);
}

async function patiently(call: () => Promise<Response>, until: number): Promise<Response> {
  const began = performance.now();
  try {
    return await call();
  } catch (cause) {
    const { code } = ((cause as Error).cause ?? {}) as { code?: string };
    const ms = Math.round(performance.now() - began);
    if (code !== 'UND_ERR_CONNECT_TIMEOUT' || performance.now() > until)
      throw new Error(`${String(code)} after ${ms} ms, and ${answers.length} answers to others.`, { cause });
    waits += 1;
    return patiently(call, until);
  }
}

/**
 * The rules that are still broken at the end. The last webhook events are stored and then processed by jobs.
 * So the shop is started again for as long as recovery from a crash may take, and as long as the list keeps
 * changing.
 */
async function brokenInTheEnd(): Promise<string[]> {
  const limit = HEALING_LIMIT_MS * slowdown();
  let end = Date.now() + limit;
  let broken = await shop.rulesBroken();
  while (broken.length > 0 && Date.now() < end) {
    await shop.start();
    await pause(10_000);
    const before = broken.join();
    broken = await shop.rulesBroken();
    if (broken.join() !== before) end = Date.now() + limit;
  }
  return broken;
}

/** A shopper with random numbers of its own, so that its actions do not depend on the other shoppers. */
class Shopper extends Visitor {
  readonly below: (limit: number) => number;

  constructor(shopUrl: string, seed: number) {
    super(shopUrl);
    this.below = drawnFrom(seed);
  }

  any<Choice>(choices: readonly Choice[]): Choice {
    return choices[this.below(choices.length)] as Choice;
  }
}

async function arrive(index: number, seed: number): Promise<Shopper> {
  const shopper = new Shopper(shop.url, seed + index);
  shopper.address = `10.7.${index >> 8}.${index & 255}`;
  await becomeCustomer(shopper, shop.street, `shopper-${index}@example.in`);
  return shopper;
}

/** Pays a checkout, and reports it twice or leaves the report to the webhook event. */
async function payFor(shopper: Shopper, { checkoutId, payment }: CheckoutAnswer): Promise<void> {
  const paid = shop.street.control.attempt({
    orderId: payment.orderId,
    choice: shopper.any(['pay', 'pay', 'pay and lose the answer', 'decline']),
  });
  if (paid.outcome !== 'paid') return;
  const report = () =>
    ask('callback', () => shopper.postJson('/api/payments/callback', { checkoutId, proof: paid.response }));
  await Promise.all(shopper.any([[report], [report, report]]).map((tell) => tell()));
}

const DEEDS: ((shopper: Shopper) => Promise<void>)[] = [
  async (shopper) => void (await ask('page', () => shopper.get(shopper.any(PAGES)))),
  async (shopper) => void (await ask('page', () => shopper.get(shopper.any(PAGES)))),
  async (shopper) =>
    void (await ask('quote', () =>
      shopper.postJson('/api/quote', {
        source: 'wizard',
        format: shopper.any(['digital', 'print', 'combo']),
        couponCode: shopper.any([null, 'HERO50', 'HARSHI10']),
        addOns: [],
      }),
    )),
  async (shopper) =>
    void (await ask('cart', () =>
      shopper.postJson('/api/cart', {
        productId: 'spider',
        format: 'print',
        quantity: 1,
        characterName: 'Mira',
      }),
    )),
  async (shopper) => {
    const wish = wizardCheckout({
      book: { ...BOOK, format: shopper.any(['digital', 'print']) },
      couponCode: shopper.any([null, null, 'HERO50']),
    });
    const [opened] = await Promise.all([
      ask('checkout', () => shopper.postJson('/api/checkout', wish)),
      ask('checkout', () => shopper.postJson('/api/checkout', wish)),
    ]);
    if (!opened.payment) return;
    if (shopper.below(5) === 0)
      await ask('cancel', () =>
        shopper.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: opened.checkoutId })),
      );
    await payFor(shopper, opened);
  },
  async (shopper) => {
    const wish = {
      source: 'cart',
      intentKey: randomUUID(),
      shipping: SHIPPING,
      couponCode: null,
      addOns: [],
    };
    const opened = await ask('checkout', () => shopper.postJson('/api/checkout', wish));
    if (opened.payment) await payFor(shopper, opened);
  },
];

it(
  'many shoppers at once: nothing fails, and the books hold',
  { timeout: SHOPPING_MS + times(300_000, 900_000) * slowdown() },
  async () => {
    const { seed } = seeded();
    console.log(`${SHOPPERS} shoppers, seed ${seed}`);
    const shoppers: Shopper[] = [];
    while (shoppers.length < SHOPPERS)
      shoppers.push(
        ...(await Promise.all(
          Array.from({ length: 4 }, (_, index) => arrive(shoppers.length + index, seed)),
        )),
      );
    const end = Date.now() + SHOPPING_MS;
    await Promise.all(
      shoppers.map(async (shopper) => {
        while (Date.now() < end) {
          await shopper.any(DEEDS)(shopper);
          await pause(shopper.below(500));
        }
      }),
    );
    await shop.street.control.webhooksQuiet();
    const refused: string[] = [];
    for (const process of shop.processes) {
      const heard = once(process, 'message');
      process.send(REFUSED);
      const [said] = (await heard) as [{ refused: string[] }];
      refused.push(...said.refused);
    }
    const failed = answers.filter(({ status }) => status >= 500);
    const orders = await shop.rows<{ id: string }>('select id from orders');
    tell({
      promise: 16,
      what: `${SHOPPERS} shoppers at once for ${SHOPPING_MS / 1000} s`,
      count: `${answers.length} requests, ${orders.length} orders`,
      figure: `${failed.length} failures, p99 ${Math.round(
        percentile(
          answers.map(({ ms }) => ms),
          0.99,
        ),
      )} ms, ${waits} waits of ten seconds to be let in, seed ${seed}`,
    });
    expect(failed).toEqual([]);
    expect(refused).toEqual([]);
    expect(orders.length).toBeGreaterThan(0);
    expect(await brokenInTheEnd()).toEqual([]);
  },
);
