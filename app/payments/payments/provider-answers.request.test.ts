import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, pay, report, until } from '../../../testing/buying.ts';
import { BY_ITSELF, everyRow } from '../../../testing/every-row.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { reconcileJob } from './reconcile.job.server.ts';
import { refundPaymentJob } from './refund-payment.job.server.ts';

type Answer = Record<string, unknown>;

let shop: TestShop;
let onTheLine: Server;
/** Changes the provider's answers on their way to the shop. */
let twist: (path: string, answer: Answer) => Answer;
/** The status with which the shop's key is rejected; 0 when it is accepted. */
let keyRefused = 0;
/** The paths that the shop called. */
let calls: string[] = [];
beforeAll(async () => {
  onTheLine = createServer((request, response) => {
    const say = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', url: path = '', headers } = request;
      const told = await fetch(`${shop.street.payment.apiUrl}${path}`, {
        method,
        headers: {
          authorization: headers.authorization ?? '',
          'content-type': 'application/json',
          'x-refund-idempotency': String(headers['x-refund-idempotency'] ?? 'no-key-at-all'),
        },
        ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      });
      const answer = (await told.json()) as Answer;
      calls.push(path);
      if (keyRefused > 0) {
        response.writeHead(keyRefused, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { description: 'Authentication failed' } }));
        return;
      }
      const twisted = twist(path, answer);
      response.writeHead(twisted === answer ? told.status : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(twisted));
    };
    void say();
  });
  await new Promise<void>((resolve) => onTheLine.listen(0, '127.0.0.1', resolve));
  const { port } = onTheLine.address() as AddressInfo;
  shop = await openTestShop({ RAZORPAY_API_URL: `http://127.0.0.1:${port}` });
});
beforeEach(async () => {
  twist = (_path, answer) => answer;
  keyRefused = 0;
  shop.street.control.behaveWell();
  shop.street.control.behave({ webhook: 'never' });
  await shop.sql`delete from rate_limits`;
});
afterAll(async () => {
  await shop.close();
  onTheLine.closeAllConnections();
  onTheLine.close();
});

const orderCount = async (checkoutId: string) =>
  (await shop.sql`select id from orders where checkout_id = ${checkoutId}`).length;
const payments = (answer: Answer, changes: Answer): Answer => ({
  ...answer,
  items: (answer['items'] as Answer[]).map((payment) => ({ ...payment, ...changes })),
});

describe('an answer of the provider', () => {
  it('that says “still only set aside” to a capture makes no order', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    const proof = pay(shop, opened.payment.orderId);
    let setAside: Answer = {};
    twist = (path, answer) => {
      if (path.endsWith('/capture')) return setAside;
      if (!path.endsWith('/payments')) return answer;
      const told = payments(answer, { status: 'authorized' });
      setAside = (told['items'] as Answer[])[0] ?? {};
      return told;
    };
    expect(await report(customer, opened.checkoutId, proof)).toMatchObject({ state: 'confirming' });
    expect(await orderCount(opened.checkoutId)).toBe(0);
    twist = (_path, answer) => answer;
    expect(await report(customer, opened.checkoutId, proof)).toMatchObject({ state: 'paid' });
  });

  it('that is out of date when the window is closed does not cancel what was paid', async () => {
    const customer = await shop.customer();
    const { checkoutId, payment } = await checkOut(customer);
    shop.street.control.attempt({ orderId: payment.orderId, choice: 'pay and lose the answer' });
    twist = (path, answer) =>
      path.endsWith('/payments') ? payments(answer, { status: 'authorized' }) : answer;
    const closed = await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId }));
    expect(await closed.json()).toMatchObject({ state: 'paid' });
    expect(shop.street.control.refunds()).toEqual([]);
  });

  it('about payments of another order settles neither', async () => {
    const customer = await shop.customer();
    const [asked, other] = [await checkOut(customer), await checkOut(customer)];
    const proof = pay(shop, asked.payment.orderId);
    twist = (path, answer) =>
      path.endsWith('/payments') ? payments(answer, { order_id: other.payment.orderId }) : answer;
    const before = await everyRow(shop, BY_ITSELF);
    expect(await report(customer, asked.checkoutId, proof)).toMatchObject({ state: 'confirming' });
    expect(await everyRow(shop, BY_ITSELF)).toBe(before);
  });

  it('that says that a refund failed is not taken for a refund', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: opened.checkoutId }));
    twist = (path, answer) => (path.endsWith('/refund') ? { ...answer, status: 'failed' } : answer);
    const proof = pay(shop, opened.payment.orderId);
    expect(await report(customer, opened.checkoutId, proof)).toMatchObject({ state: 'returned' });
    await until(async () => {
      const [refund] = await shop.sql`
        select failed_at, refunded_at from refunds where payment_id = ${proof.razorpay_payment_id}`;
      return refund?.['failed_at'] !== null && refund?.['refunded_at'] === null;
    });
    const [payment] = await shop.sql`select * from payments where id = ${proof.razorpay_payment_id}`;
    expect(payment).toMatchObject({ refunded_at: null });
    expect(payment?.['refund_asked_at']).not.toBeNull();
    await shop.letter('owner@nanheveer.example', /refund of payment pay_\w+ failed/);
  });

  it('about another refund than the one asked for leaves it open', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: opened.checkoutId }));
    let asked = 0;
    twist = (path, answer) => {
      if (path.endsWith('/refund')) asked += 1;
      return path.endsWith('/refund') ? { ...answer, amount: 100 } : answer;
    };
    const proof = pay(shop, opened.payment.orderId);
    await report(customer, opened.checkoutId, proof);
    await until(async () => {
      const [job] = await shop.sql`
        select j.state from pgboss.job j join refunds r on j.data->>'refundId' = r.id::text
        where j.name = 'refund-payment' and r.payment_id = ${proof.razorpay_payment_id}`;
      return asked > 0 && job?.['state'] === 'retry';
    });
    const [refund] = await shop.sql`select * from refunds where payment_id = ${proof.razorpay_payment_id}`;
    expect(refund).toMatchObject({ refunded_at: null, failed_at: null });
  });

  it.each([401, 403])('that is %i, while a key is exchanged, decides nothing', async (status) => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    const { razorpay_payment_id: paid } = pay(shop, opened.payment.orderId);
    keyRefused = status;
    expect(await close(customer, opened.checkoutId)).toMatchObject({ state: 'open' });
    expect((await checkOut(customer)).status).toBe(503);
    keyRefused = 0;
    expect(await report(customer, opened.checkoutId, null)).toMatchObject({ state: 'paid' });

    keyRefused = status;
    const refundId = randomUUID();
    await shop.sql`
      insert into refunds (id, payment_id, amount_paise, reason, asked_by, asked_at)
      values (${refundId}, ${paid}, 100, 'test', 'shop', now())`;
    await expect(refundPaymentJob.run({ refundId })).rejects.toThrow(String(status));
    const [refund] = await shop.sql`select failed_at from refunds where id = ${refundId}`;
    expect(refund).toEqual({ failed_at: null });
    await shop.sql`delete from refunds where id = ${refundId}`;
  });

  it('that cannot be read keeps no other payment from being found', async () => {
    const customer = await shop.customer();
    const [unreadable, readable] = [await checkOut(customer), await checkOut(customer)];
    for (const { payment } of [unreadable, readable])
      shop.street.control.attempt({ orderId: payment.orderId, choice: 'pay and lose the answer' });
    twist = (path, answer) => (path.includes(unreadable.payment.orderId) ? {} : answer);
    shop.clock.advance({ minutes: 16 });
    for (const _run of [1, 2]) await machine().boss.send('reconcile-payments', {});
    await until(async () => (await orderCount(readable.checkoutId)) === 1);
    expect(await orderCount(unreadable.checkoutId)).toBe(0);
  });
});

const close = async (customer: Visitor, checkoutId: string) =>
  (await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId }))).json();

describe('a checkout that is closed again and again', () => {
  it('has the provider asked the first time only', async () => {
    const customer = await shop.customer();
    const { checkoutId } = await checkOut(customer);
    calls = [];
    for (let times = 0; times < 3; times += 1)
      expect(await close(customer, checkoutId)).toMatchObject({ state: 'cancelled' });
    expect(calls).toHaveLength(1);
  });

  it('has it asked a few times when it cannot say', async () => {
    const customer = await shop.customer();
    const { checkoutId } = await checkOut(customer);
    calls = [];
    keyRefused = 401;
    for (let times = 0; times < 12; times += 1)
      expect(await close(customer, checkoutId)).toMatchObject({ state: 'open' });
    expect(calls).toHaveLength(5);
    keyRefused = 0;
    shop.clock.advance({ seconds: 21 });
    expect(await close(customer, checkoutId)).toMatchObject({ state: 'cancelled' });
  });
});

describe('the reconciler', () => {
  it('asks in one run about all that is due, however many there are', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    // Earlier tests left jobs that would run again.
    await shop.sql`delete from pgboss.job where name = 'reconcile-payments' and state in ('created', 'retry')`;
    await shop.sql`
      insert into checkouts (id, user_id, intent_key, source, lines, add_ons, shipping_address, subtotal, discount, total,
        created_at, provider_order_id)
      select gen_random_uuid(), user_id, 'many-' || n, source, lines, add_ons, shipping_address, subtotal, discount, total,
        created_at, 'order_many' || n
      from checkouts, generate_series(1, 60) n where id = ${opened.checkoutId}`;
    shop.clock.advance({ minutes: 16 });
    await reconcileJob.run({});
    expect(new Set(calls.filter((path) => path.includes('order_many'))).size).toBe(60);
  });
});
