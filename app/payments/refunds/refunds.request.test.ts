import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { buy, type PaidOrder } from '../../../testing/ordering.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { refundsOfPayment } from '../payments/razorpay.server.ts';
import { refundTold } from '../payments/refund-outcome.server.ts';
import { refundPaymentJob } from '../payments/refund-payment.job.server.ts';

let shop: TestShop;
let parent: Visitor & { email: string };
let support: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  parent = await shop.customer();
  support = await shop.staff('support');
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  shop.street.control.behaveWell();
});
afterAll(() => shop.close());

type Row = Record<string, unknown>;
const rowsOf = (orderId: string) =>
  shop.sql<Row>`select * from refunds where order_id = ${orderId} order by asked_at`;
const orderRow = async (orderId: string) =>
  (await shop.sql<Row>`select * from orders where id = ${orderId}`)[0] ?? {};
const atProvider = ({ paymentId }: PaidOrder) =>
  shop.street.control.refunds().filter((refund) => refund.payment_id === paymentId);
const ask = (order: PaidOrder, fields: Record<string, string> = {}, visitor = support) =>
  visitor.postForm(`/admin/orders/${order.id}/refund`, {
    how: 'part',
    rupees: '200',
    reason: 'One page was pale.',
    formKey: `${order.id}/0`,
    ...fields,
  });
const gone = (order: PaidOrder, count = 1) =>
  until(async () => (await rowsOf(order.id)).filter((row) => row['refunded_at']).length === count);
const runAgain = async (order: PaidOrder) => {
  for (const row of await rowsOf(order.id)) await refundPaymentJob.run({ refundId: String(row['id']) });
};

/** Makes a refund at the provider itself, without the shop. */
const byHand = ({ paymentId }: PaidOrder, paise: number) => {
  const { apiUrl, keyId, keySecret } = shop.street.payment;
  return fetch(`${apiUrl}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    body: JSON.stringify({ amount: paise }),
  });
};

describe('a refund', () => {
  it('in part goes back, is told, and leaves the order where it is', async () => {
    const order = await buy(shop, parent);
    expect((await ask(order)).status).toBe(200);
    await gone(order);
    expect(atProvider(order)).toMatchObject([{ amount: 20_000, status: 'processed' }]);
    const [row] = await rowsOf(order.id);
    expect(atProvider(order)[0]?.receipt).toBe(row?.['id']);
    expect(await orderRow(order.id)).toMatchObject({ stage: 'paid', status: 'completed' });
    const letter = await shop.letter(parent.email, new RegExp(`₹200 of your order ${order.number}`));
    expect(letter.text).toContain('One page was pale.');
    expect(letter.text).toContain('5-7 business days');
    const page = await (await parent.get(`/orders/${order.id}`)).text();
    expect(page).toContain('Money back');
    expect(page).toContain('₹200');
    const events = await shop.sql<Row>`select kind, by from order_events where order_id = ${order.id}`;
    expect(events).toEqual(
      expect.arrayContaining([
        { kind: 'refund asked', by: 'Test support' },
        { kind: 'refunded', by: 'shop' },
      ]),
    );
    const [deed] = await shop.sql<Row>`select * from staff_log where subject = ${`order ${order.number}`}`;
    expect(deed).toMatchObject({ action: 'refund asked', staff_name: 'Test support' });
  });

  it('of all that is left makes the order refunded', async () => {
    const order = await buy(shop, parent);
    await ask(order);
    await gone(order);
    expect((await ask(order, { how: 'rest', formKey: `${order.id}/1` })).status).toBe(200);
    await gone(order, 2);
    await until(async () => (await orderRow(order.id))['stage'] === 'refunded');
    expect(await orderRow(order.id)).toMatchObject({ status: 'refunded' });
    expect(atProvider(order).map(({ amount }) => amount)).toEqual([20_000, 59_900]);
    const again = await ask(order, { how: 'rest', formKey: `${order.id}/2` });
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('All of it went back')]);
    expect(await (await parent.get(`/orders/${order.id}`)).text()).toContain('Refunded');
  });

  it('asked for by a double click and in two tabs is one', async () => {
    const order = await buy(shop, parent);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(order)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    await gone(order);
    expect(await rowsOf(order.id)).toHaveLength(1);
    expect(atProvider(order)).toHaveLength(1);
    expect((await ask(order, { rupees: '300' })).status).toBe(409);
    expect(await rowsOf(order.id)).toHaveLength(1);
  });

  it('never exceeds what was paid, however many ask at once', async () => {
    const order = await buy(shop, parent);
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(order, { formKey: `${order.id}/${index}` })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(many.filter(({ status }) => status === 409)).toHaveLength(7);
    await gone(order, 3);
    expect(atProvider(order).reduce((sum, { amount }) => sum + amount, 0)).toBe(60_000);
    const over = await ask(order, { rupees: '200', formKey: `${order.id}/20` });
    expect(await over.text()).toContain('Only ₹199 is left');
  });

  it.each([
    [{ rupees: '0' }, 422],
    [{ rupees: '-5' }, 422],
    [{ rupees: '1.5' }, 422],
    [{ rupees: '1e3' }, 422],
    [{ rupees: '' }, 422],
    [{ reason: '' }, 422],
    [{ how: 'everything' }, 422],
    [{ formKey: 'another-order/0' }, 422],
    [{ rupees: '800' }, 409],
  ])('with %o is refused and changes nothing', async (fields, status) => {
    const order = await buy(shop, parent);
    expect((await ask(order, fields)).status).toBe(status);
    expect(await rowsOf(order.id)).toEqual([]);
  });

  it('is asked for by nobody else', async () => {
    const order = await buy(shop, parent);
    expect((await ask(order, {}, await shop.staff('production'))).status).toBe(403);
    expect((await ask(order, {}, parent)).status).toBe(303);
    expect((await ask({ ...order, id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    expect((await ask({ ...order, id: 'nonsense' })).status).toBe(404);
    expect(await rowsOf(order.id)).toEqual([]);
  });
});

describe('a provider in trouble', () => {
  it('is asked again until it answers, and refunds once', async () => {
    const order = await buy(shop, parent);
    shop.street.control.behave({ api: 'refuse connection' });
    await ask(order);
    await expect(runAgain(order)).rejects.toThrow('could not be reached');
    expect(await rowsOf(order.id)).toMatchObject([{ refunded_at: null, failed_at: null }]);
    shop.street.control.behaveWell();
    await runAgain(order);
    await runAgain(order);
    expect(await rowsOf(order.id)).toMatchObject([{ refunded_at: expect.anything() }]);
    expect(atProvider(order)).toHaveLength(1);
  });

  it('whose answer is lost is found to have refunded', async () => {
    const order = await buy(shop, parent);
    shop.street.control.behave({ refund: 'answer lost', webhook: 'never' });
    await ask(order);
    await until(async () => atProvider(order).length === 1);
    shop.street.control.behave({ refund: 'at once' });
    await runAgain(order);
    expect(await rowsOf(order.id)).toMatchObject([{ refunded_at: expect.anything() }]);
    expect(atProvider(order)).toHaveLength(1);
  });

  it('that refuses is shown to staff, who have it asked again', async () => {
    const order = await buy(shop, parent);
    shop.street.control.behave({ refund: 'refused' });
    await ask(order);
    await until(async () => (await rowsOf(order.id))[0]?.['failed_at']);
    const [row] = await rowsOf(order.id);
    expect(row?.['failed_because']).toContain('enough balance');
    await shop.letter('owner@nanheveer.example', new RegExp(`refund of payment ${order.paymentId} failed`));
    const page = await (await parent.get(`/orders/${order.id}`)).text();
    expect(page).not.toContain('enough balance');
    shop.street.control.behaveWell();
    const again = () => support.postForm(`/admin/refunds/${row?.['id']}/again`, { how: 'again' });
    expect((await again()).status).toBe(200);
    await gone(order);
    expect((await again()).status).toBe(409);
    expect(atProvider(order)).toMatchObject([{ amount: 20_000 }]);
  });

  it('that refused one stays on the list when it cannot be asked again, until somebody says that it is settled', async () => {
    const order = await buy(shop, parent);
    shop.street.control.behave({ refund: 'refused' });
    await ask(order);
    await until(async () => (await rowsOf(order.id))[0]?.['failed_at']);
    shop.street.control.behaveWell();
    expect((await ask(order, { how: 'rest', formKey: `${order.id}/1` })).status).toBe(200);
    await gone(order);
    const failed = (await rowsOf(order.id)).find((row) => row['failed_at']);
    const seeTo = (how: string) =>
      support.postForm(`/admin/refunds/${String(failed?.['id'])}/again`, { how });
    expect((await seeTo('again')).status).toBe(409);
    const seen = () => shop.sql<Row>`select seen_at from refunds where id = ${failed?.['id']}`;
    expect(await seen()).toEqual([{ seen_at: null }]);
    expect((await seeTo('settled')).status).toBe(200);
    expect(await seen()).toEqual([{ seen_at: expect.anything() }]);
    expect(atProvider(order)).toMatchObject([{ amount: 79_900 }]);
  });

  it('that ends a refund later is heard by its notice', async () => {
    const order = await buy(shop, parent);
    shop.street.control.behave({ refund: 'later', refundDelayMs: 600_000 });
    await ask(order);
    await until(async () => (await rowsOf(order.id))[0]?.['provider_refund_id']);
    expect(await rowsOf(order.id)).toMatchObject([{ refunded_at: null }]);
    shop.street.control.endRefund(atProvider(order)[0]?.id ?? '', 'processed');
    await gone(order);
  });

  it('that fails a refund later leaves its money to be handed back again', async () => {
    const order = await buy(shop, parent);
    shop.street.control.behave({ refund: 'later', refundDelayMs: 600_000 });
    await ask(order, { how: 'rest' });
    await until(async () => atProvider(order).length === 1);
    expect((await ask(order, { formKey: `${order.id}/1` })).status).toBe(409);
    shop.street.control.endRefund(atProvider(order)[0]?.id ?? '', 'failed');
    await until(async () => (await rowsOf(order.id))[0]?.['failed_at']);
    shop.street.control.behave({ refund: 'at once' });
    expect((await ask(order, { how: 'rest', formKey: `${order.id}/1` })).status).toBe(200);
    await until(async () => (await orderRow(order.id))['stage'] === 'refunded');
  });

  it('that was asked by hand is written down, and counts', async () => {
    const order = await buy(shop, parent);
    expect((await byHand(order, 50_000)).status).toBe(200);
    await gone(order);
    expect(await rowsOf(order.id)).toMatchObject([{ asked_by: 'provider', amount_paise: 50_000 }]);
    expect((await ask(order, { rupees: '300', formKey: `${order.id}/1` })).status).toBe(409);
    expect((await ask(order, { rupees: '299', formKey: `${order.id}/1` })).status).toBe(200);
    await until(async () => (await orderRow(order.id))['stage'] === 'refunded');
  });

  it('that was asked by hand while the shop’s own refund waited has that one written down instead', async () => {
    const order = await buy(shop, parent);
    shop.street.control.behave({ api: 'refuse connection' });
    await ask(order, { how: 'rest' });
    const [own] = await rowsOf(order.id);
    await until(
      async () =>
        (
          await shop.sql`
            select 1 from pgboss.job where name = 'refund-payment' and state = 'retry'
              and data ->> 'refundId' = ${String(own?.['id'])}`
        ).length > 0,
      30,
    );
    shop.street.control.behaveWell();
    expect((await byHand(order, 79_900)).status).toBe(200);
    await until(async () => (await shop.sql`select 1 from set_aside_news where kind = 'refund'`).length > 0);
    await runAgain(order);
    expect(await orderRow(order.id)).toMatchObject({ stage: 'refunded' });
    const rows = await rowsOf(order.id);
    expect(rows.map((row) => [row['asked_by'], row['failed_at'] !== null])).toEqual(
      expect.arrayContaining([
        ['Test support', true],
        ['provider', false],
      ]),
    );
  });

  it('that was asked by hand and failed stays failed, though word that it went through comes later', async () => {
    const order = await buy(shop, parent);
    const told = { id: 'rfnd_Backwards', payment_id: order.paymentId, amount: 20_000 };
    for (const status of ['failed', 'processed'] as const) await refundTold({ ...told, status });
    expect(await rowsOf(order.id)).toMatchObject([{ refunded_at: null, failed_at: expect.anything() }]);
    expect((await ask(order, { how: 'rest' })).status).toBe(200);
    await until(async () => (await orderRow(order.id))['stage'] === 'refunded');
  });

  it('that tells of ten refunds at once is asked for all of them', async () => {
    const order = await buy(shop, parent);
    for (let nth = 0; nth < 12; nth += 1) expect((await byHand(order, 100)).status).toBe(200);
    expect(await refundsOfPayment(order.paymentId)).toHaveLength(12);
  });
});
