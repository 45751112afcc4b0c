import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedPayment, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { BY_ITSELF, everyRow } from '../../../testing/every-row.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let customer: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ RAZORPAY_WEBHOOK_SECRET: 'old-secret, new-secret' });
  shop.street.control.behave({ webhook: 'never' });
  customer = await shop.customer();
});
afterAll(() => shop.close());

const sign = (body: string, secret = 'new-secret') => createHmac('sha256', secret).update(body).digest('hex');

function notice(event: string, payment: Record<string, unknown>): string {
  return JSON.stringify({ entity: 'event', event, payload: { payment: { entity: payment } }, created_at: 1 });
}

function refundFailed(paymentId: string): string {
  const made = shop.street.control.refunds().find((refund) => refund.payment_id === paymentId);
  const entity = {
    ...(made ?? { id: 'rfnd_OfNobody', payment_id: paymentId, amount: 100 }),
    status: 'failed',
  };
  return JSON.stringify({ event: 'refund.failed', payload: { refund: { entity } } });
}

/** Sends as the provider does: without cookies and without `Origin`. */
function send(body: string, headers: Record<string, string>): Promise<Response> {
  const provider = shop.visitor();
  provider.origin = null;
  return provider.send('POST', '/api/payments/webhook', body, {
    'Content-Type': 'application/json',
    ...headers,
  });
}
const sendSigned = (body: string, eventId: string = randomUUID(), secret?: string) =>
  send(body, { 'x-razorpay-signature': sign(body, secret), 'x-razorpay-event-id': eventId });

const everything = () => everyRow(shop, BY_ITSELF);
const handled = () =>
  until(async () => {
    const open = await shop.sql`select id from payment_notices where handled_at is null`;
    return open.length === 0;
  });
const ordersOf = (checkoutId: string) => shop.sql`select * from orders where checkout_id = ${checkoutId}`;

describe('a notice of the provider', () => {
  it('signed with either secret settles its order', async () => {
    for (const secret of ['old-secret', 'new-secret']) {
      const opened = await checkOut(customer);
      const answer = await sendSigned(
        notice('payment.captured', capturedPayment(opened)),
        randomUUID(),
        secret,
      );
      expect(answer.status).toBe(200);
      await handled();
      expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
    }
  });

  it('of a refund by hand that overtakes the one of its payment ends like the other way round', async () => {
    const opened = await checkOut(customer);
    const payment = capturedPayment(opened);
    const refund = { id: `rfnd_${payment.id.slice(4)}`, payment_id: payment.id, amount: payment.amount };
    const gone = { refund: { entity: { ...refund, status: 'processed' } } };
    const told = { payment: { entity: { ...payment, status: 'refunded' } } };
    await sendSigned(JSON.stringify({ event: 'refund.processed', payload: { ...told, ...gone } }));
    await handled();
    await sendSigned(notice('payment.captured', payment));
    await handled();
    expect(await ordersOf(opened.checkoutId)).toMatchObject([{ stage: 'refunded', payment_id: payment.id }]);
    expect(await shop.sql`select * from refunds where payment_id = ${payment.id}`).toMatchObject([
      { asked_by: 'provider', amount_paise: payment.amount },
    ]);
  });

  it('of money that goes back without ever having been taken makes no order', async () => {
    const opened = await checkOut(customer);
    const payment = capturedPayment(opened, { status: 'refunded', captured: false });
    const refund = { id: `rfnd_${payment.id.slice(4)}`, payment_id: payment.id, amount: payment.amount };
    const payload = { payment: { entity: payment }, refund: { entity: { ...refund, status: 'processed' } } };
    await sendSigned(JSON.stringify({ event: 'refund.processed', payload }));
    await handled();
    expect(await ordersOf(opened.checkoutId)).toEqual([]);
    expect(
      await shop.sql`select id from set_aside_news where about in (${payment.id}, ${refund.id})`,
    ).toEqual([]);
  });

  it.each([
    ['no signature', (_body: string) => ({})],
    ['an empty signature', () => ({ 'x-razorpay-signature': '' })],
    ['the signature of another secret', (body: string) => ({ 'x-razorpay-signature': sign(body, 'guess') })],
    ['a signature of the wrong length', (body: string) => ({ 'x-razorpay-signature': sign(body).slice(1) })],
    [
      'the signature of re-serialised JSON',
      (body: string) => ({
        'x-razorpay-signature': sign(JSON.stringify(JSON.parse(body), null, 1)),
      }),
    ],
    [
      'the signature of a body that differs by one byte',
      (body: string) => ({
        'x-razorpay-signature': sign(body.replace('79900', '79901')),
      }),
    ],
  ])('with %s is refused and changes nothing', async (_, headers) => {
    const opened = await checkOut(customer);
    const body = notice('payment.captured', capturedPayment(opened));
    const before = await everything();
    const answer = await send(body, headers(body) as Record<string, string>);
    expect(answer.status).toBe(401);
    expect(await everything()).toBe(before);
  });

  it.each([
    ['deep JSON', '['.repeat(100_000), 401],
    ['a prototype', '{"__proto__":{"event":"payment.captured"}}', 401],
  ])('of %s with a guessed signature is refused', async (_, body, status) => {
    const before = await everything();
    expect((await send(body, { 'x-razorpay-signature': 'f'.repeat(64) })).status).toBe(status);
    expect(await everything()).toBe(before);
  });

  it.each([
    ['an unknown kind', '{"event":"settlement.processed","payload":{}}'],
    [
      'an unknown order',
      notice('payment.captured', {
        id: 'pay_Unknown1234567',
        order_id: 'order_Unknown1234567',
        amount: 100,
        currency: 'INR',
        status: 'captured',
      }),
    ],
    ['no JSON', 'hello'],
    ['deep JSON', '['.repeat(100_000)],
    ['a prototype', '{"__proto__":{"event":"payment.captured"}}'],
    ['a zero byte', '{"event":"a\\u0000b"}'],
    [
      'anything, written as no other program would',
      '{ "event" : "settlement\\/processed", "event":"settlement.\\u20b9" ,\n\t"payload":{"amount":1.0, "of":"1e2"} }',
    ],
    ['a zero byte as it is', '{"event":"a\0b"}', '{"event":"ab"}'],
  ])(
    'about %s, validly signed, is kept, answered with 200 and makes no order',
    async (_, body, kept = body) => {
      const [before] = await shop.sql<{ count: number }>`select count(*)::int from orders`;
      const eventId = randomUUID();
      expect((await sendSigned(body, eventId)).status).toBe(200);
      await handled();
      expect(await shop.sql`select body from payment_notices where id = ${eventId}`).toEqual([
        { body: kept },
      ]);
      expect(await shop.sql`select count(*)::int from orders`).toEqual([before]);
    },
  );

  it('repeated with the same event id is kept once', async () => {
    const opened = await checkOut(customer);
    const body = notice('payment.captured', capturedPayment(opened));
    const eventId = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => sendSigned(body, eventId)));
    await handled();
    expect(await shop.sql`select id from payment_notices where id = ${eventId}`).toHaveLength(1);
    expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
  });

  it('that is stale changes nothing: a failure after the capture', async () => {
    const opened = await checkOut(customer);
    const payment = capturedPayment(opened);
    await sendSigned(notice('payment.captured', payment));
    await handled();
    const before = await shop.sql`select * from payments where checkout_id = ${opened.checkoutId}`;
    await sendSigned(notice('payment.failed', { ...payment, status: 'failed' }));
    await handled();
    expect(await shop.sql`select * from payments where checkout_id = ${opened.checkoutId}`).toEqual(before);
    expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
  });

  it('of a failure that overtakes the capture does not stop it', async () => {
    const opened = await checkOut(customer);
    const payment = capturedPayment(opened);
    await sendSigned(notice('payment.failed', { ...payment, status: 'failed' }));
    await handled();
    expect(await ordersOf(opened.checkoutId)).toEqual([]);
    await sendSigned(notice('order.paid', payment));
    await handled();
    expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
  });

  it('of a second captured payment asks for its refund and makes no second order', async () => {
    const opened = await checkOut(customer);
    const proof = pay(shop, opened.payment.orderId);
    await report(customer, opened.checkoutId, proof);
    const second = capturedPayment(opened);
    await sendSigned(notice('payment.captured', second));
    await handled();
    expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
    const [row] = await shop.sql<Record<string, unknown>>`select * from payments where id = ${second.id}`;
    expect(row!['refund_asked_at']).not.toBeNull();
    await shop.letter('owner@nanheveer.example', new RegExp(`${second.id} is being refunded`));
  });

  it('of a refund that failed alerts the owner, once, and is not kept for refunded', async () => {
    const opened = await checkOut(customer);
    await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: opened.checkoutId }));
    const proof = pay(shop, opened.payment.orderId);
    await report(customer, opened.checkoutId, proof);
    const id = proof.razorpay_payment_id;
    const paymentRow = async () =>
      (await shop.sql<Record<string, unknown>>`select * from payments where id = ${id}`)[0];
    await until(async () => (await paymentRow())?.['refunded_at']);
    for (const _time of [1, 2]) await sendSigned(refundFailed(id));
    await sendSigned(refundFailed('pay_of_nobody'));
    await handled();
    expect(await paymentRow()).toMatchObject({ refunded_at: null });
    await shop.letter('owner@nanheveer.example', new RegExp(`refund of payment ${id} failed`));
    expect(await shop.sql`select id from letters where event like 'refund-failed/%'`).toHaveLength(1);
  });
});

describe('the browser’s proof', () => {
  it('of another order’s payment is refused and changes nothing', async () => {
    const [mine, other] = [await checkOut(customer), await checkOut(customer)];
    const proof = pay(shop, other.payment.orderId);
    const before = await everything();
    expect(await report(customer, mine.checkoutId, proof)).toMatchObject({
      status: 400,
      problem: 'wrong signature',
    });
    const renamed = { ...proof, razorpay_order_id: mine.payment.orderId };
    expect(await report(customer, mine.checkoutId, renamed)).toMatchObject({ status: 400 });
    const forged = { ...proof, razorpay_signature: '0'.repeat(64) };
    expect(await report(customer, other.checkoutId, forged)).toMatchObject({ status: 400 });
    expect(
      await report(customer, other.checkoutId, { ...proof, razorpay_payment_id: 'pay_1' }),
    ).toMatchObject({
      status: 400,
    });
    expect(await everything()).toBe(before);
  });

  it('of another customer’s payment is refused for either checkout and changes nothing', async () => {
    const stranger = await shop.customer();
    const [mine, theirs] = [await checkOut(customer), await checkOut(stranger)];
    const proof = pay(shop, theirs.payment.orderId);
    const before = await everything();
    for (const shown of [proof, { ...proof, razorpay_order_id: mine.payment.orderId }]) {
      expect(await report(customer, mine.checkoutId, shown)).toMatchObject({
        status: 400,
        problem: 'wrong signature',
      });
      expect(await report(customer, theirs.checkoutId, shown)).toMatchObject({ status: 404 });
    }
    expect(await everything()).toBe(before);
  });
});

function back(fields: Record<string, string>, search = ''): Promise<Response> {
  const foreign = shop.visitor();
  foreign.origin = 'https://api.razorpay.com';
  return foreign.postForm(`/api/payments/return${search}`, fields);
}

describe('the way back from a browser inside another app', () => {
  it('settles the order and goes to its confirmation', async () => {
    const opened = await checkOut(customer);
    const answer = await back({ ...pay(shop, opened.payment.orderId) });
    const [order] = await ordersOf(opened.checkoutId);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/thank-you?order=${order!['order_number']}`);
  });

  it('after a failed payment goes back to the payment', async () => {
    const answer = await back({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_failed' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/create/payment?payment=failed');
  });

  it('after a failed payment of a cart goes back to that cart, with its coupon and extras', async () => {
    const failure = { 'error[code]': 'BAD_REQUEST_ERROR' };
    const answer = await back(failure, '?extra=gift-box&coupon=HARSHI10&from=cart&step=//evil.example');
    expect(answer.headers.get('location')).toBe(
      '/cart?step=payment&payment=failed&coupon=HARSHI10&extra=gift-box',
    );
  });

  it('with a forged proof is refused and changes nothing', async () => {
    const opened = await checkOut(customer);
    const proof = pay(shop, opened.payment.orderId);
    const before = await everything();
    expect((await back({ ...proof, razorpay_signature: 'a'.repeat(64) })).status).toBe(400);
    expect((await back({})).status).toBe(400);
    expect(await everything()).toBe(before);
  });
});

// This test comes last, because the connection of an unread body is closed and the next request on it would
// fail.
it('a notice of half a megabyte is refused unread', async () => {
  const body = `{"a":"${'x'.repeat(500_000)}"}`;
  const before = await everything();
  expect((await send(body, { 'x-razorpay-signature': sign(body) })).status).toBe(413);
  expect(await everything()).toBe(before);
});
