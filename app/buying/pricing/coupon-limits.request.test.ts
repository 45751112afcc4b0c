import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, pay, report, until } from '../../../testing/buying.ts';
import { ON_POSTGRES } from '../../../testing/long-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { holdCoupon, releaseCoupon, takeCoupon } from './coupons.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const RIVALS = 300;
const TOTAL = 100;

const claimOf = (code: string, customer: number) => ({
  code,
  userId: `rival-${customer}`,
  checkoutId: randomUUID(),
});
const take = (claim: ReturnType<typeof claimOf>) => db().transaction((tx) => takeCoupon(tx, claim));
const hold = (claim: ReturnType<typeof claimOf>) =>
  db().transaction((tx) => holdCoupon(tx, claim, new Date(Date.now() + 600_000)));

/** The number of uses of a code per customer, most first, held and paid ones together. */
async function usesBy(code: string): Promise<number[]> {
  const rows = await shop.sql<{ uses: number }>`
    select count(*)::int as uses from coupon_uses where code = ${code} group by user_id order by 1 desc`;
  return rows.map(({ uses }) => uses);
}

/** Whether a transaction waits for a coupon use that another one has locked. */
const someoneWaits = async () =>
  (
    await shop.sql`
      select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%coupon_uses%'`
  ).length > 0;

/** Does the work `count` times, 30 at once. The shop has ten connections to its database. */
async function allAtOnce<Outcome>(
  count: number,
  work: (index: number) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      for (let index = next++; index < count; index = next++) outcomes[index] = await work(index);
    }),
  );
  return outcomes;
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

describe('a customer', () => {
  it.each([
    ['ONE-TOTAL', 100, null],
    ['ONE-EACH', null, 50],
    ['ONE-BOTH', 100, 50],
  ])(
    'who opens thirty checkouts at once with %s (%s in all, %s each) holds one place',
    async (code, total, each) => {
      await shop.sql`
      insert into coupons (code, percent, customers_limit, per_customer_limit) values (${code}, 50, ${total}, ${each})`;
      const held = await allAtOnce(RIVALS, (index) => hold(claimOf(code, index % 10)));
      expect(held.every(Boolean)).toBe(true);
      expect(await usesBy(code)).toEqual(Array.from({ length: 10 }, () => 1));
      // Each customer pays with one use, holds another, and so has both.
      const paid = await allAtOnce(10, (index) => take(claimOf(code, index)));
      const more = await allAtOnce(20, (index) => hold(claimOf(code, index % 10)));
      expect([...paid, ...more].every(Boolean)).toBe(true);
      expect(await usesBy(code)).toEqual(Array.from({ length: 10 }, () => 2));
    },
  );
});

describe('a coupon with limits', () => {
  it('is never used more often than it may be, whoever comes at the same moment', async () => {
    await shop.sql`insert into coupons (code, percent, customers_limit, per_customer_limit) values ('RACE', 50, ${TOTAL}, 2)`;
    // Each customer tries five times in a row.
    const came = await allAtOnce(RIVALS, (index) => take(claimOf('RACE', Math.floor(index / 5))));
    expect(came.filter(Boolean)).toHaveLength(TOTAL);
    const uses = await usesBy('RACE');
    expect(sum(uses)).toBe(TOTAL);
    expect(Math.max(...uses)).toBe(2);
  });

  it('holds no more places than there are, while some are paid and some given back', async () => {
    await shop.sql`insert into coupons (code, percent, customers_limit, per_customer_limit) values ('MIX', 50, 40, 3)`;
    const outcomes = await allAtOnce(RIVALS, async (index) => {
      const claim = claimOf('MIX', Math.floor(index / 10));
      if (!(await hold(claim))) return 'none';
      if (index % 3 === 0) {
        await db().transaction((tx) => releaseCoupon(tx, claim.checkoutId));
        return 'released';
      }
      return index % 3 === 1 ? ((await take(claim)) ? 'paid' : 'moved') : 'held';
    });
    const [paid] = await shop.sql<{ count: number }>`
      select count(*)::int as count from coupon_uses where code = 'MIX' and paid_at is not null`;
    expect(paid?.count).toBe(outcomes.filter((outcome) => outcome === 'paid').length);
    expect(paid?.count).toBeGreaterThan(10);
    const uses = await usesBy('MIX');
    expect(sum(uses)).toBeLessThanOrEqual(40);
    expect(Math.max(...uses)).toBeLessThanOrEqual(3);
  });

  /** The embedded database runs one transaction after another, so this needs PostgreSQL. */
  it.runIf(ON_POSTGRES).each([
    ['pays', take],
    ['opens another checkout', hold],
  ])('counts a customer who %s while the place that would move there is given back', async (_, use) => {
    const code = `BACK-${use.name.toUpperCase()}`;
    await shop.sql`insert into coupons (code, percent, per_customer_limit) values (${code}, 50, 1)`;
    const earlier = claimOf(code, 1);
    await hold(earlier);
    const next = claimOf(code, 1);
    let used: Promise<boolean> | undefined;
    await db().transaction(async (tx) => {
      await releaseCoupon(tx, earlier.checkoutId);
      used = use(next);
      await until(someoneWaits);
    });
    expect(await used).toBe(true);
    expect(await shop.sql`select checkout_id from coupon_uses where code = ${code}`).toEqual([
      { checkout_id: next.checkoutId },
    ]);
  });

  it('moves the place of a customer who may have no other, and counts every use of one without limits', async () => {
    await shop.sql`insert into coupons (code, percent, per_customer_limit) values ('ONCE', 50, 1)`;
    const [first, second] = [claimOf('ONCE', 1), claimOf('ONCE', 1)];
    expect(await hold(first)).toBe(true);
    expect(await hold(second)).toBe(true);
    expect(await shop.sql`select checkout_id from coupon_uses where code = 'ONCE'`).toEqual([
      { checkout_id: second.checkoutId },
    ]);
    expect(await take(first)).toBe(true);
    expect(await take(second)).toBe(false);
    for (let uses = 0; uses < 3; uses += 1) expect(await take(claimOf('HARSHI10', 1))).toBe(true);
    expect(await usesBy('HARSHI10')).toEqual([3]);
  });

  it('may be used twice by one customer where it says so, also through the till', async () => {
    await shop.sql`insert into coupons (code, percent, per_customer_limit) values ('TWICE', 50, 2)`;
    const customer = await shop.customer();
    for (const status of [200, 200, 422]) {
      const opened = await checkOut(customer, { couponCode: 'twice' });
      expect(opened.status).toBe(status);
      if (status === 200) await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    }
  });
});

const asked = async (body: Record<string, unknown>) =>
  (await (
    await shop.visitor().postJson('/api/quote', { source: 'wizard', format: 'print', ...body })
  ).json()) as {
    total: number;
    couponProblem: string | null;
    coupon: { message: string } | null;
  };

describe('a coupon with rules', () => {
  it('takes whole rupees off and says so in the recorded words', async () => {
    await shop.sql`insert into coupons (code, percent, amount) values ('DIWALI200', 0, 200)`;
    expect(await asked({ couponCode: 'diwali200' })).toMatchObject({
      total: 599,
      coupon: { amount: 200, message: '₹200 discount applied successfully!' },
    });
    const customer = await shop.customer();
    const opened = await checkOut(customer, { couponCode: 'Diwali200' });
    expect(opened.payment.amountPaise).toBe(59_900);
  });

  it('says from when on it counts where too little is bought', async () => {
    await shop.sql`insert into coupons (code, percent, minimum) values ('BIG', 20, 900)`;
    expect(await asked({ couponCode: 'big' })).toMatchObject({
      total: 799,
      coupon: null,
      couponProblem: 'BIG is for orders of ₹900 or more, delivery not counted.',
    });
    expect(await asked({ couponCode: 'big', addOns: ['gift-box'] })).toMatchObject({ total: 759 });
    const customer = await shop.customer();
    expect(await checkOut(customer, { couponCode: 'big' })).toMatchObject({
      status: 422,
      message: 'BIG is for orders of ₹900 or more, delivery not counted.',
    });
  });

  it.each([
    ['switched off', 'switched_off_at', '-1 minute'],
    ['not begun', 'starts_at', '1 hour'],
    ['over', 'ends_at', '-1 minute'],
  ])('that is %s is unknown', async (_, column, when) => {
    await shop.sql`insert into coupons (code, percent) values ('RULES', 20) on conflict do nothing`;
    expect(await asked({ couponCode: 'rules' })).toMatchObject({ total: 639 });
    const set = (value: string | null) => shop.sql`
      update coupons set
        switched_off_at = case when ${column} = 'switched_off_at' then now() + ${value}::interval end,
        starts_at = case when ${column} = 'starts_at' then now() + ${value}::interval end,
        ends_at = case when ${column} = 'ends_at' then now() + ${value}::interval end
      where code = 'RULES'`;
    await set(when);
    expect(await asked({ couponCode: 'rules' })).toMatchObject({
      coupon: null,
      couponProblem: 'Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.',
    });
    await set(null);
    expect(await asked({ couponCode: 'rules' })).toMatchObject({ total: 639 });
  });
});

it('that is changed leaves open checkouts and orders as they were', async () => {
  await shop.sql`insert into coupons (code, percent) values ('FROZEN', 50)`;
  const customer = await shop.customer();
  const wish = { couponCode: 'frozen', intentKey: randomUUID() };
  const opened = await checkOut(customer, wish);
  expect(opened.payment.amountPaise).toBe(40_000);
  await shop.sql`
    update coupons set percent = 5, minimum = 5000, customers_limit = 1, switched_off_at = now() where code = 'FROZEN'`;
  const again = await checkOut(customer, wish);
  expect([again.checkoutId, again.payment.amountPaise]).toEqual([opened.checkoutId, 40_000]);
  expect(await checkOut(customer, { couponCode: 'frozen' })).toMatchObject({ status: 422 });
  await shop.sql`update coupons set customers_limit = 0 where code = 'FROZEN'`;
  const paid = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
  expect(paid).toMatchObject({ state: 'paid' });
  const [order] =
    await shop.sql`select total_amount, discount_amount from orders where order_number = ${paid.orderNumber}`;
  expect(order).toEqual({ total_amount: 400, discount_amount: 399 });
});
