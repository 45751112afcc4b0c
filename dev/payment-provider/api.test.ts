import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDevServices } from '../dev-services.ts';
import type { DevServices } from '../dev-services.ts';

let street: DevServices;
const dataDir = mkdtempSync(join(tmpdir(), 'street-api-'));

beforeAll(async () => {
  street = await openDevServices({ port: 0, dataDir });
});
beforeEach(() => void street.control.behaveWell());
afterAll(async () => {
  await street.close();
  rmSync(dataDir, { recursive: true });
});

type Answer = { status: number; body: any };

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const { keyId, keySecret, apiUrl } = street.payment;
  const response = await fetch(`${apiUrl}/v1${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(1_000),
  });
  return { status: response.status, body: await response.json() } as Answer;
}

async function newOrder(amount = 79_900) {
  return (await call('POST', '/orders', { amount, currency: 'INR', receipt: 'r', notes: { kind: 'wizard' } }))
    .body;
}

function paidPayment(orderId: string): string {
  const outcome = street.control.attempt({ orderId, choice: 'pay', method: 'upi' });
  if (outcome.outcome !== 'paid') throw new Error(outcome.outcome);
  return outcome.response.razorpay_payment_id;
}

describe('orders', () => {
  it('opens one with the provider’s fields and finds it again by id and receipt', async () => {
    const receipt = 'checkout-42';
    const { status, body } = await call('POST', '/orders', { amount: 79_900, currency: 'INR', receipt });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entity: 'order',
      amount: 79_900,
      amount_due: 79_900,
      amount_paid: 0,
      status: 'created',
      attempts: 0,
      notes: [],
      receipt,
    });
    expect(body.id).toMatch(/^order_\w{14}$/);
    expect((await call('GET', `/orders/${body.id}`)).body).toEqual(body);
    expect((await call('GET', `/orders?receipt=${receipt}`)).body).toEqual({
      entity: 'collection',
      count: 1,
      items: [body],
    });
  });

  it('gives the same order for the same unique receipt, and refuses it for another amount', async () => {
    const asked = { amount: 100, currency: 'INR', receipt: 'once', unique_receipt: true };
    const many = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/orders', asked)));
    expect(new Set(many.map((each) => each.body.id)).size).toBe(1);
    const other = await call('POST', '/orders', { ...asked, amount: 200 });
    expect(other).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Order receipt should be unique.' } },
    });
  });

  it('opens a second order for a repeated receipt that was not called unique', async () => {
    expect((await newOrder()).id).not.toBe((await newOrder()).id);
  });

  it.each([
    [{ amount: 99 }, 'Order amount less than minimum amount allowed'],
    [{ amount: 100.5 }, 'The amount must be an integer.'],
    [{ currency: 'INR' }, 'amount: is required.'],
    [{ amount: 100, currency: 'USD' }, 'Currency is not supported'],
    [{ amount: 100, receipt: 'x'.repeat(41) }, 'The receipt may not be greater than 40 characters.'],
  ])('refuses %j', async (body, description) => {
    const answer = await call('POST', '/orders', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.description).toBe(description);
  });

  it('does not let in a wrong key', async () => {
    const answer = await call('GET', '/orders', undefined, { authorization: 'Basic bm86bm8=' });
    expect(answer).toMatchObject({ status: 401, body: { error: { description: 'Authentication failed' } } });
  });
});

describe('payments', () => {
  it('captures by itself and marks the order paid', async () => {
    const order = await newOrder();
    street.control.attempt({ orderId: order.id, choice: 'decline' });
    const paymentId = paidPayment(order.id);
    expect((await call('GET', `/orders/${order.id}`)).body).toMatchObject({
      status: 'paid',
      attempts: 2,
      amount_paid: 79_900,
      amount_due: 0,
    });
    const { body } = await call('GET', `/orders/${order.id}/payments`);
    expect(body.items.map((each: any) => each.status)).toEqual(['captured', 'failed']);
    expect((await call('GET', `/payments/${paymentId}`)).body).toEqual(body.items[0]);
  });

  it('takes no second payment on a paid order', async () => {
    const order = await newOrder();
    paidPayment(order.id);
    expect(() => paidPayment(order.id)).toThrow('Payment already done for this order.');
  });

  it('captures by hand only the authorised amount, and only once', async () => {
    const { body: order } = await call('POST', '/orders', { amount: 500, payment_capture: false });
    const id = paidPayment(order.id);
    expect((await call('POST', `/payments/${id}/capture`, { amount: 499 })).status).toBe(400);
    expect((await call('POST', `/payments/${id}/capture`, { amount: 500 })).body.status).toBe('captured');
    const again = await call('POST', `/payments/${id}/capture`, { amount: 500 });
    expect(again.body.error.description).toBe('This payment has already been captured');
  });

  it('can capture another amount than the order’s', async () => {
    street.control.behave({ capturedAmountOff: -1 });
    const order = await newOrder();
    const id = paidPayment(order.id);
    expect((await call('GET', `/payments/${id}`)).body.amount).toBe(79_899);
  });

  it('turns a failed payment into a captured one later, or leaves it authorised beside another', async () => {
    street.control.behave({ lateAuthoriseMs: 0 });
    const [lonely, paid] = [await newOrder(), await newOrder()];
    street.control.attempt({ orderId: lonely.id, choice: 'authorise late' });
    street.control.attempt({ orderId: paid.id, choice: 'authorise late' });
    paidPayment(paid.id);
    await expect
      .poll(async () => (await call('GET', `/orders/${lonely.id}/payments`)).body.items[0].status)
      .toBe('captured');
    const { body } = await call('GET', `/orders/${paid.id}/payments`);
    expect(body.items.map((each: any) => each.status)).toEqual(['captured', 'authorized']);
  });
});

const refund = async (id: string, body: unknown, key?: string) =>
  call('POST', `/payments/${id}/refund`, body, key ? { 'x-refund-idempotency': key } : {});

describe('refunds', () => {
  it('refunds once for one key, however often it is asked', async () => {
    const id = paidPayment((await newOrder()).id);
    const many = await Promise.all(
      Array.from({ length: 5 }, () => refund(id, { amount: 10_000 }, 'refund-key-1')),
    );
    expect(new Set(many.map((each) => each.body.id)).size).toBe(1);
    expect((await call('GET', `/payments/${id}/refunds`)).body.count).toBe(1);
    expect((await call('GET', `/payments/${id}`)).body).toMatchObject({
      status: 'captured',
      amount_refunded: 10_000,
      refund_status: 'partial',
    });
    expect((await refund(id, { amount: 10_001 }, 'refund-key-1')).status).toBe(400);
    expect((await refund(id, { amount: 100 }, 'short')).status).toBe(400);
  });

  it('never refunds more than was captured', async () => {
    const id = paidPayment((await newOrder()).id);
    expect((await refund(id, { amount: 79_901 })).status).toBe(400);
    expect((await refund(id, { amount: 79_000 })).status).toBe(200);
    expect((await refund(id, { amount: 1_000 })).status).toBe(400);
    expect((await refund(id, {})).body.amount).toBe(900);
    const over = await refund(id, { amount: 100 });
    expect(over.body.error.description).toBe('The payment has been fully refunded already');
    expect((await call('GET', `/payments/${id}`)).body.status).toBe('refunded');
  });

  it('refunds later, or not after all: then the money is there for another refund', async () => {
    const id = paidPayment((await newOrder()).id);
    street.control.behave({ refund: 'later' });
    const first = (await refund(id, { amount: 30_000, receipt: 'first' })).body;
    expect(first).toMatchObject({ status: 'pending', receipt: 'first' });
    expect((await refund(id, { amount: 50_000 })).status).toBe(400);
    expect(street.control.endRefund(first.id, 'failed').status).toBe('failed');
    expect((await call('GET', `/refunds/${first.id}`)).body.status).toBe('failed');
    expect((await call('GET', `/payments/${id}`)).body).toMatchObject({
      amount_refunded: 0,
      refund_status: null,
    });
    const second = (await refund(id, { amount: 79_900 })).body;
    street.control.endRefund(second.id, 'processed');
    expect((await call('GET', `/payments/${id}`)).body.status).toBe('refunded');
    expect(() => street.control.endRefund(second.id, 'failed')).toThrow('Only a pending refund');
    street.control.behaveWell();
  });

  it('refuses with an empty account, and can refund without anybody hearing of it', async () => {
    const id = paidPayment((await newOrder()).id);
    street.control.behave({ refund: 'refused' });
    expect((await refund(id, { amount: 10_000 })).body.error.description).toContain('enough balance');
    street.control.behave({ refund: 'answer lost' });
    await expect(refund(id, { amount: 10_000 }, 'refund-key-lost')).rejects.toThrow('fetch failed');
    street.control.behave({ refund: 'at once' });
    expect((await refund(id, { amount: 10_000 }, 'refund-key-lost')).status).toBe(200);
    expect((await call('GET', `/payments/${id}/refunds`)).body.count).toBe(1);
  });

  it('lists ten refunds unless more are asked for, a hundred at most', async () => {
    const id = paidPayment((await newOrder()).id);
    for (let nth = 0; nth < 12; nth += 1) await refund(id, { amount: 100 });
    const listed = async (query: string) => (await call('GET', `/payments/${id}/refunds${query}`)).body.count;
    expect(await listed('')).toBe(10);
    expect(await listed('?skip=10')).toBe(2);
    expect(await listed('?count=100')).toBe(12);
    expect((await call('GET', `/payments/${id}/refunds?count=101`)).status).toBe(400);
  });

  it('refunds nothing that was not captured', async () => {
    const order = await newOrder();
    const outcome = street.control.attempt({ orderId: order.id, choice: 'decline' });
    const id = outcome.outcome === 'failed' ? outcome.error.metadata['payment_id']! : '';
    expect((await refund(id, {})).status).toBe(400);
  });
});

describe('a provider in trouble', () => {
  it('refuses the connection, hangs, breaks or talks nonsense, and comes back', async () => {
    street.control.behave({ api: 'refuse connection' });
    await expect(call('GET', '/orders')).rejects.toThrow('fetch failed');
    street.control.behave({ api: 'hang' });
    await expect(call('POST', '/orders', { amount: 100 })).rejects.toThrow('timeout');
    street.control.behave({ api: '500' });
    expect((await call('GET', '/orders')).body.error.code).toBe('SERVER_ERROR');
    street.control.behave({ api: 'garbage' });
    await expect(call('GET', '/orders')).rejects.toThrow(SyntaxError);
    street.control.behave({ api: 'ok' });
    expect((await call('GET', '/orders')).status).toBe(200);
  });

  it('can keep its script back', async () => {
    expect((await fetch(street.payment.checkoutScriptUrl)).status).toBe(200);
    street.control.behave({ script: 'blocked' });
    expect((await fetch(street.payment.checkoutScriptUrl)).status).toBe(404);
  });
});
