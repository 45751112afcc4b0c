import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, pay, report } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import {
  couponShares,
  courseOf,
  lateOrders,
  sharesBy,
  stepsOf,
  sumsOf,
  timesOf,
} from './analytics.server.ts';
import { periodOf } from './periods.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const steps = () => stepsOf(periodOf('today', now()).now);

const open = (step: unknown, headers: Record<string, string> = {}) =>
  shop.visitor().postJson('/api/step', { step }, headers);

describe('the steps of the wizard', () => {
  it('are counted by day and step, without other data or cookies', async () => {
    for (const step of [1, 1, 2, 6]) {
      const answer = await open(step);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    }
    expect(await steps()).toEqual([2, 1, 0, 0, 0, 1]);
    const rows = await shop.sql`select * from step_counts limit 1`;
    expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'step', 'count']);
  });

  it('are not counted for visitors who opt out, from other sites, or for unknown steps', async () => {
    await open(3, { DNT: '1' });
    await open(3, { 'Sec-GPC': '1' });
    for (const step of [0, 7, 1.5, 'x', null]) expect((await open(step)).status).toBe(204);
    const foreign = shop.visitor();
    foreign.origin = 'https://elsewhere.example';
    expect((await foreign.postJson('/api/step', { step: 3 })).status).toBe(403);
    expect((await shop.visitor().get('/api/step')).status).toBeGreaterThanOrEqual(400);
    expect((await steps())[2]).toBe(0);
  });

  it('are counted a limited number of times for one address', async () => {
    for (let tries = 0; tries < 125; tries += 1) await open(5);
    expect((await steps())[4]).toBe(120);
  });
});

describe('the numbers of a time', () => {
  it('list every day with zero when there are no orders', async () => {
    expect(await sumsOf(periodOf('7', now()).now)).toEqual({ orders: 0, revenue: 0, average: 0 });
    await shop.sql`delete from step_counts`;
    expect((await courseOf(periodOf('7', now()))).map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('count sales by format, story and coupon, without refunds', async () => {
    const customer = await shop.customer();
    const buy = async (changes: Record<string, unknown>) => {
      const opened = await checkOut(customer, changes);
      return (await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId))).orderNumber;
    };
    const book = { characterName: 'Mira', story: 'space-explorer' };
    const first = await buy({ book: { ...book, format: 'print' }, couponCode: 'harshi10' });
    await buy({ book: { ...book, format: 'digital' } });
    const given = await buy({ book: { ...book, format: 'combo' }, couponCode: 'GANESH95' });
    await shop.sql`update orders set stage = 'refunded' where order_number = ${given}`;
    const period = periodOf('today', now());
    expect(await sumsOf(period.now)).toEqual({ orders: 2, revenue: 719 + 399, average: 559 });
    expect(await sumsOf(period.before)).toEqual({ orders: 0, revenue: 0, average: 0 });
    expect(await sharesBy('format', period.now)).toEqual([
      expect.objectContaining({ count: 1 }),
      expect.objectContaining({ count: 1 }),
    ]);
    expect(await sharesBy('story', period.now)).toEqual([{ name: 'Space Explorer', count: 2, amount: 1198 }]);
    expect(await couponShares(period.now)).toEqual([{ name: 'HARSHI10', count: 1, amount: 80 }]);
    await shop.sql`
      insert into refunds (id, payment_id, order_id, amount_paise, reason, asked_by, asked_at, refunded_at)
      select gen_random_uuid(), payment_id, id, 9900, 'Test', 'Test', now(), gone
      from orders, (values (now()), (null)) as ends(gone) where order_number = ${first}`;
    expect(await sumsOf(period.now)).toEqual({ orders: 2, revenue: 620 + 399, average: 510 });
    const net = await courseOf(period);
    expect(net.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(620 + 399);
    await shop.sql`delete from refunds`;
    const course = await courseOf(period);
    expect(course).toHaveLength(24);
    expect(course.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(719 + 399);
    const days = await courseOf(periodOf('7', now()));
    expect(days.at(-1)).toMatchObject({ orders: 2, revenue: 719 + 399 });
    await shop.sql`
      update orders set created_at = created_at - interval '10 days', shipped_at = created_at - interval '7 days'
      where order_number = ${first}`;
    expect((await sumsOf(periodOf('7', now()).now)).orders).toBe(1);
    expect((await sumsOf(periodOf('7', now()).before)).orders).toBe(1);
    expect((await timesOf(periodOf('30', now()).now)).toShip).toBeCloseTo(3, 5);
    expect((await timesOf(periodOf('30', now()).now)).toDeliver).toBeNull();
    expect(await lateOrders()).toBe(1);
  });

  it('are shown to the owner only', async () => {
    const page = await (await (await shop.staff('owner')).get('/admin/numbers.data?period=90')).text();
    expect(page).toContain('Space Explorer');
    for (const role of ['production', 'support'] as const)
      expect((await (await shop.staff(role)).get('/admin/numbers.data')).status).toBe(403);
  });
});
