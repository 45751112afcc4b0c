import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOK, type CheckoutAnswer, SHIPPING, wizardCheckout } from './buying.ts';
import { CrashingShop, HEALING_LIMIT_MS } from './crashing-shop.ts';
import { becomeCustomer } from './customer.ts';
import { percentile, tell, times } from './proving.ts';
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

/** How long a browser waits to be let in; `fetch` gives up after ten seconds, when nothing has been sent yet. */
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
  try {
    return await call();
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== 'UND_ERR_CONNECT_TIMEOUT' || performance.now() > until) throw error;
    waits += 1;
    return patiently(call, until);
  }
}

/** Notices that came last are kept, and read by jobs: they go on after each start, for as long as a crash may take to heal. */
async function brokenInTheEnd(): Promise<string[]> {
  const end = Date.now() + HEALING_LIMIT_MS * slowdown();
  let broken = await shop.rulesBroken();
  while (broken.length > 0 && Date.now() < end) {
    await shop.start();
    await pause(10_000);
    broken = await shop.rulesBroken();
  }
  return broken;
}

const any = <Choice>(choices: readonly Choice[]): Choice =>
  choices[Math.floor(Math.random() * choices.length)] as Choice;

async function arrive(index: number): Promise<Visitor> {
  const visitor = new Visitor(shop.url);
  visitor.address = `10.7.${index >> 8}.${index & 255}`;
  await becomeCustomer(visitor, shop.street, `shopper-${index}@example.in`);
  return visitor;
}

/** Pays what a checkout opened, and reports it, twice, or leaves it to the provider's notice. */
async function payFor(visitor: Visitor, { checkoutId, payment }: CheckoutAnswer): Promise<void> {
  const paid = shop.street.control.attempt({
    orderId: payment.orderId,
    choice: any(['pay', 'pay', 'pay and lose the answer', 'decline']),
  });
  if (paid.outcome !== 'paid') return;
  const report = () =>
    ask('callback', () => visitor.postJson('/api/payments/callback', { checkoutId, proof: paid.response }));
  await Promise.all(any([[report], [report, report]]).map((tell) => tell()));
}

const DEEDS: ((visitor: Visitor) => Promise<void>)[] = [
  async (visitor) => void (await ask('page', () => visitor.get(any(PAGES)))),
  async (visitor) => void (await ask('page', () => visitor.get(any(PAGES)))),
  async (visitor) =>
    void (await ask('quote', () =>
      visitor.postJson('/api/quote', {
        source: 'wizard',
        format: any(['digital', 'print', 'combo']),
        couponCode: any([null, 'HERO50', 'HARSHI10']),
        addOns: [],
      }),
    )),
  async (visitor) =>
    void (await ask('cart', () =>
      visitor.postJson('/api/cart', {
        productId: 'spider',
        format: 'print',
        quantity: 1,
        characterName: 'Mira',
      }),
    )),
  async (visitor) => {
    const wish = wizardCheckout({
      book: { ...BOOK, format: any(['digital', 'print']) },
      couponCode: any([null, null, 'HERO50']),
    });
    const [opened] = await Promise.all([
      ask('checkout', () => visitor.postJson('/api/checkout', wish)),
      ask('checkout', () => visitor.postJson('/api/checkout', wish)),
    ]);
    if (!opened.payment) return;
    if (Math.random() < 0.2)
      await ask('cancel', () =>
        visitor.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: opened.checkoutId })),
      );
    await payFor(visitor, opened);
  },
  async (visitor) => {
    const wish = {
      source: 'cart',
      intentKey: randomUUID(),
      shipping: SHIPPING,
      couponCode: null,
      addOns: [],
    };
    const opened = await ask('checkout', () => visitor.postJson('/api/checkout', wish));
    if (opened.payment) await payFor(visitor, opened);
  },
];

it(
  'many shoppers at once: nothing fails, and the books hold',
  { timeout: SHOPPING_MS + times(300_000, 900_000) * slowdown() },
  async () => {
    const visitors: Visitor[] = [];
    while (visitors.length < SHOPPERS)
      visitors.push(
        ...(await Promise.all(Array.from({ length: 4 }, (_, index) => arrive(visitors.length + index)))),
      );
    const end = Date.now() + SHOPPING_MS;
    await Promise.all(
      visitors.map(async (visitor) => {
        while (Date.now() < end) {
          await any(DEEDS)(visitor);
          await pause(Math.random() * 500);
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
      )} ms, ${waits} waits of ten seconds to be let in`,
    });
    expect(failed).toEqual([]);
    expect(refused).toEqual([]);
    expect(orders.length).toBeGreaterThan(0);
    expect(await brokenInTheEnd()).toEqual([]);
  },
);
