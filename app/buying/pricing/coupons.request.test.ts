import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, lettersAreGone, pay, report } from '../../../testing/buying.ts';
import { tell, times } from '../../../testing/long-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
// All requests come from one address, so the tests reset its rate limits.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const LIMIT = times(5, 100);
const RIVALS = times(12, 300);

describe('a quote', () => {
  it.each([
    ['HARSHI10', 10, 719],
    ['siva100', 98, 16],
    [' Ganesh95 ', 95, 40],
    ['hero50', 50, 400],
  ])('takes %s', async (couponCode, percent, total) => {
    const response = await shop
      .visitor()
      .postJson('/api/quote', { source: 'wizard', format: 'print', couponCode, addOns: [] });
    expect(await response.json()).toMatchObject({
      subtotal: 799,
      total,
      discount: 799 - total,
      coupon: { percent, message: `${percent}% discount applied successfully!` },
      couponProblem: null,
    });
  });

  it('says that a code is unknown and prices without it', async () => {
    const response = await shop.visitor().postJson('/api/quote', {
      source: 'wizard',
      format: 'combo',
      couponCode: 'FREE',
      addOns: ['gift-box'],
    });
    expect(await response.json()).toMatchObject({
      subtotal: 1149,
      total: 1149,
      addOns: [{ id: 'gift-box', name: 'Gift box', price: 150 }],
      coupon: null,
      couponProblem: 'Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.',
    });
  });

  it.each([{}, { source: 'wizard' }, { source: 'wizard', format: 'gold' }, [], 'x'])(
    'of nonsense is refused: %j',
    async (body) => {
      expect((await shop.visitor().postJson('/api/quote', body)).status).toBe(422);
    },
  );
});

/**
 * In a long run more requests come at once than there are connections. A request that is answered with 503 is
 * repeated.
 */
async function patiently<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  let answer = await call();
  while (answer.status === 503) {
    await pause(1_000);
    answer = await call();
  }
  return answer;
}

/** Repeats the request under one intent key, so that each customer checks out at most once. */
function checkOutPatiently(rival: Visitor, couponCode: string): ReturnType<typeof checkOut> {
  const wish = { couponCode, intentKey: randomUUID() };
  return patiently(() => checkOut(rival, wish));
}

describe('an offer for the first customers', () => {
  it(
    'goes to exactly so many, once each, in a race',
    async () => {
      await shop.sql`insert into coupons (code, percent, customers_limit, per_customer_limit) values ('FIRST', 50, ${LIMIT}, 1)`;
      const rivals: Visitor[] = [];
      while (rivals.length < RIVALS) {
        await shop.sql`delete from rate_limits`;
        rivals.push(...(await Promise.all(Array.from({ length: times(RIVALS, 10) }, () => shop.customer()))));
      }
      const opened = await Promise.all(
        [...rivals, ...rivals].map(async (rival, index) => ({
          rival,
          checkout: await checkOutPatiently(rival, index % 2 ? 'first' : 'FIRST'),
        })),
      );
      const payable = opened.filter(({ checkout }) => checkout.status === 200);
      expect(new Set(payable.map(({ rival }) => rival)).size).toBe(LIMIT);
      expect(
        opened.filter(({ checkout }) => checkout.status !== 200).map(({ checkout }) => checkout.problem),
      ).toEqual(Array.from({ length: opened.length - payable.length }, () => 'coupon'));
      await Promise.all(
        payable.map(({ rival, checkout }) => {
          const proof = pay(shop, checkout.payment.orderId);
          return patiently(() => report(rival, checkout.checkoutId, proof));
        }),
      );
      const taken = await shop.sql`select user_id from orders where upper(coupon_code) = 'FIRST'`;
      expect(taken).toHaveLength(LIMIT);
      expect(new Set(taken.map((row) => row['user_id'])).size).toBe(LIMIT);
      tell({
        promise: 6,
        what: 'Whole checkouts at once, two by each customer',
        count: `${RIVALS} customers, ${LIMIT} places`,
        figure: `${taken.length} places taken`,
      });
      await lettersAreGone(shop, times(10, 300));
      await shop.sql`delete from rate_limits`;
      const late = await shop.customer();
      expect(await checkOut(late, { couponCode: 'FIRST' })).toMatchObject({ status: 422, problem: 'coupon' });
      expect(await checkOut(payable[0]!.rival, { couponCode: 'FIRST' })).toMatchObject({ status: 422 });
    },
    60_000 + RIVALS * 3_000,
  );

  it('gives a place back when its checkout is cancelled, and when its time is up', async () => {
    await shop.sql`insert into coupons (code, percent, customers_limit, per_customer_limit) values ('ONLY1', 50, 1, 1)`;
    const [asha, ravi] = [await shop.customer(), await shop.customer()];
    const held = await checkOut(asha, { couponCode: 'ONLY1' });
    expect(await checkOut(ravi, { couponCode: 'ONLY1' })).toMatchObject({ status: 422 });
    await asha.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: held.checkoutId }));
    expect(await checkOut(ravi, { couponCode: 'ONLY1' })).toMatchObject({ status: 200 });
    expect(await checkOut(asha, { couponCode: 'ONLY1' })).toMatchObject({ status: 422 });
    shop.clock.advance({ minutes: 31 });
    const mine = await checkOut(asha, { couponCode: 'ONLY1' });
    expect(mine.status).toBe(200);
    const late = pay(shop, mine.payment.orderId);
    expect(await report(asha, mine.checkoutId, late)).toMatchObject({ state: 'paid' });
  });

  it('hands the money back when the last place went before a late payment', async () => {
    await shop.sql`insert into coupons (code, percent, customers_limit, per_customer_limit) values ('LAST1', 50, 1, 1)`;
    const [asha, ravi] = [await shop.customer(), await shop.customer()];
    const slow = await checkOut(asha, { couponCode: 'LAST1' });
    shop.clock.advance({ minutes: 31 });
    const quick = await checkOut(ravi, { couponCode: 'LAST1' });
    await report(ravi, quick.checkoutId, pay(shop, quick.payment.orderId));
    const proof = pay(shop, slow.payment.orderId);
    expect(await report(asha, slow.checkoutId, proof)).toMatchObject({ state: 'returned' });
    expect(await shop.sql`select id from orders where coupon_code = 'LAST1'`).toHaveLength(1);
  });
});

describe('the launch offer', () => {
  it('has ended when its last place is paid for, and its code is unknown then', async () => {
    const offer = async () => (await (await shop.visitor().get('/api/quote')).json()) as unknown;
    expect(await offer()).toEqual({ launchPlacesLeft: 100 });
    await shop.sql`update coupons set customers_limit = 1 where code = 'HERO50'`;
    const customer = await shop.customer();
    const opened = await checkOut(customer, { couponCode: 'HERO50' });
    expect(opened.payment.amountPaise).toBe(40_000);
    expect(await offer()).toEqual({ launchPlacesLeft: 1 });
    await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(await offer()).toEqual({ launchPlacesLeft: 0 });
    const quoted = await shop
      .visitor()
      .postJson('/api/quote', { source: 'wizard', format: 'print', couponCode: 'HERO50' });
    expect(await quoted.json()).toMatchObject({ total: 799, coupon: null });
  });
});
