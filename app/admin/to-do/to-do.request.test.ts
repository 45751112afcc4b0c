import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report } from '../../../testing/buying.ts';
import { pageData } from '../../../testing/page-data.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Role } from '../../account/staff-sessions/roles.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { ToDo } from './to-do.ts';

let shop: TestShop;
const staff = {} as Record<Role, Visitor>;
let order: { id: string; order_number: string; payment_id: string };
beforeAll(async () => {
  shop = await openTestShop();
  const parent = await shop.customer();
  const opened = await checkOut(parent, { book: { ...BOOK, story: 'space-explorer', format: 'digital' } });
  await report(parent, opened.checkoutId, pay(shop, opened.payment.orderId));
  [order] = (await shop.sql`select id, order_number, payment_id from orders`) as [typeof order];
  for (const role of ['owner', 'production', 'support'] as const) staff[role] = await shop.staff(role);
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const needs = async (role: Role = 'owner') =>
  (await pageData<{ needs: ToDo[] }>(await staff[role].get('/admin/today.data'), 'admin/gate/today')).needs;
const need = async (kind: string, role: Role = 'owner') =>
  (await needs(role)).find((each) => each.kind === kind);
/** Presses a button of the list. @returns the status. */
async function press(kind: string, label: string): Promise<number> {
  const deeds = (await need(kind))?.lines.flatMap(({ deeds: each = [] }) => each) ?? [];
  const { to, fields } = deeds.find((each) => each.label === label) ?? { to: '/nowhere', fields: {} };
  return (await staff.owner.postForm(to, { ...fields })).status;
}

describe('the first screen of the back office', () => {
  it('is empty when all goes on by itself', async () => {
    expect(await needs()).toEqual([]);
  });

  it('tells of orders on hold, with the reason', async () => {
    await shop.sql`update orders set held_at = now(), held_because = 'The amount is another one.'`;
    for (const role of ['owner', 'production', 'support'] as const)
      expect(await need('held-orders', role)).toMatchObject({
        count: 1,
        lines: [{ text: order.order_number, to: `/admin/orders/${order.id}` }],
      });
    await shop.sql`update orders set held_at = null, held_because = null`;
    expect(await need('held-orders')).toBeUndefined();
  });

  it('tells the owner of failed jobs and retries them', async () => {
    await shop.sql`
      insert into pgboss.job (name, data, state, completed_on, started_on)
      values ('read-payment-notice', '{"noticeId": "none"}', 'failed', now(), now()),
        ('vacuum', '{}', 'failed', now() - interval '1 hour', now() - interval '1 hour'),
        ('send-letter', '{"letterId": "none"}', 'failed', now(), now()),
        ('read-payment-notice', '{"noticeId": "old"}', 'failed', now() - interval '8 days', now() - interval '8 days')`;
    const found = await need('failed-jobs');
    expect(found?.lines.map(({ text }) => text).toSorted()).toEqual(['read payment notice', 'vacuum']);
    expect(await need('failed-jobs', 'support')).toBeUndefined();
    await shop.sql`
      insert into pgboss.job (name, data, state, completed_on, started_on) values ('vacuum', '{}', 'completed', now(), now())`;
    expect((await need('failed-jobs'))?.lines.map(({ text }) => text)).toEqual(['read payment notice']);
    expect(await press('failed-jobs', 'Try again')).toBe(200);
    await expect.poll(() => need('failed-jobs')).toBeUndefined();
    expect((await staff.owner.postForm('/admin/needs/jobs-again', { name: 'vacuum; drop' })).status).toBe(
      404,
    );
  });

  it('lists undeliverable letters, retries one and sets one aside', async () => {
    for (const to of ['again@example.in', 'aside@example.in'])
      await shop.sql`
        insert into letters (id, event, recipient, subject, html, text, message_id, queued_at, attempts, last_error)
        values (${randomUUID()}, ${to}, ${to}, ${`To ${to}`}, '<p>words</p>', 'words', '<x@y>',
          now() - case when ${to} like 'aside%' then interval '1 hour' else interval '0' end, 16, 'The mail server answered 550.')`;
    expect(await need('stuck-letters', 'production')).toBeUndefined();
    expect(await need('stuck-letters', 'support')).toMatchObject({ count: 2 });
    expect(await press('stuck-letters', 'Try again')).toBe(200);
    await shop.letter('again@example.in', /To again/);
    expect(await need('stuck-letters')).toMatchObject({ count: 1 });
    expect(await press('stuck-letters', 'Set aside')).toBe(200);
    expect(await need('stuck-letters')).toBeUndefined();
    const rows = await shop.sql`select recipient, text from letters where event = 'aside@example.in'`;
    expect(rows).toEqual([{ recipient: '', text: '' }]);
    const letterId = randomUUID();
    expect((await staff.owner.postForm('/admin/needs/letter-again', { letterId, how: 'again' })).status).toBe(
      404,
    );
  });

  it('tells of refunds that did not go through', async () => {
    const id = randomUUID();
    await shop.sql`
      insert into refunds (id, payment_id, order_id, amount_paise, reason, asked_by, asked_at, failed_at, failed_because)
      values (${id}, ${order.payment_id}, ${order.id}, 10000, 'test', 'Test owner', now(), now(), 'The bank said no.')`;
    expect(await need('refunds-in-trouble', 'production')).toBeUndefined();
    expect(await need('refunds-in-trouble', 'support')).toMatchObject({
      count: 1,
      lines: [{ text: `₹100 of payment ${order.payment_id}`, to: `/admin/orders/${order.id}` }],
    });
    expect(await press('refunds-in-trouble', 'It is settled')).toBe(200);
    expect(await need('refunds-in-trouble')).toBeUndefined();
  });

  it('lists a payment without an order after a quarter of an hour', async () => {
    await shop.sql`
      insert into payment_notices (id, kind, body, received_at)
      values ('evt_stuck', 'payment.captured', '{}', now() - interval '16 minutes'),
        ('evt_fresh', 'payment.captured', '{}', now())`;
    await shop.sql`
      insert into payments (id, checkout_id, amount_paise, currency, first_seen_at, captured_at)
      values ('pay_lost', ${randomUUID()}, 49900, 'INR', now(), now() - interval '16 minutes'),
        ('pay_old', ${randomUUID()}, 49900, 'INR', now(), now() - interval '31 days')`;
    expect(await need('unsaved-payments', 'production')).toBeUndefined();
    expect((await need('unsaved-payments'))?.lines.map(({ text }) => text)).toEqual([
      '₹499, payment pay_lost',
      'Notice evt_stuck of the payment provider',
    ]);
    expect(await press('unsaved-payments', 'Look again')).toBe(200);
    await shop.sql`delete from payments where id = 'pay_lost'`;
    expect(await press('unsaved-payments', 'Look again')).toBe(200);
    await expect.poll(() => need('unsaved-payments')).toBeUndefined();
  });

  it('tells the owner of webhook events with a wrong signature, for two days', async () => {
    const send = () =>
      shop.visitor().send('POST', '/api/payments/webhook', '{}', { 'x-razorpay-signature': 'f'.repeat(64) });
    for (let notices = 0; notices < 3; notices += 1) expect((await send()).status).toBe(401);
    expect((await shop.visitor().send('POST', '/api/payments/webhook', '{}')).status).toBe(401);
    expect(await need('refused-notices')).toMatchObject({ count: 3 });
    expect(await need('refused-notices', 'support')).toBeUndefined();
    shop.clock.advance({ days: 2, minutes: 1 });
    staff.owner = await shop.staff('owner');
    expect(await need('refused-notices')).toBeUndefined();
  });
});

describe('where the list leads', () => {
  it('is somewhere: every place and every button is a route of the shop', async () => {
    await shop.sql`update orders set held_at = now(), held_because = 'test'`;
    const found = await needs();
    const places = found.flatMap(({ all, lines }) => [all?.to, ...lines.map(({ to }) => to)]).filter(Boolean);
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) {
      const { pathname, search } = new URL(place ?? '', shop.url);
      expect((await staff.owner.get(`${pathname}.data${search}`)).status).toBe(200);
    }
  });
});
