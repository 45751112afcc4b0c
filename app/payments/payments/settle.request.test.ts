import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, lettersAreGone, pay, report, until } from '../../../testing/buying.ts';
import { tell, times } from '../../../testing/long-form.ts';
import { slowdown } from '../../../testing/slowdown.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makeBookJob } from '../../orders/orders/make-book.job.server.ts';
import { orderDay } from '../../orders/orders/order-dates.ts';
import { CONSENT_VERSION } from '../../books/photos/photo-rules.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { unreportedPayments } from '../../platform/telemetry/metrics.server.ts';
import { reconcileJob } from './reconcile.job.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  shop.street.control.behaveWell();
  // All requests come from one address, so the tests reset its rate limits.
  await shop.sql`delete from rate_limits`;
});
afterAll(() => shop.close());

interface Row {
  [column: string]: unknown;
}

const ordersOf = (checkoutId: string) =>
  shop.sql<Row>`select * from orders where checkout_id = ${checkoutId}`;
const paymentOf = async (checkoutId: string) =>
  (await shop.sql<Row>`select * from payments where checkout_id = ${checkoutId}`)[0];
const orderIsThere = (checkoutId: string) => until(async () => (await ordersOf(checkoutId))[0]);
const refundOf = (paymentId: string) =>
  shop.street.control.refunds().find((refund) => refund.payment_id === paymentId);

const foundByAsking = async () => (await unreportedPayments.get()).values[0]?.value ?? 0;
const reconcile = () => runJob('reconcile-payments');

async function runJob(name: string): Promise<void> {
  const id = await machine().boss.send(name, {});
  await until(async () => {
    const [job] = await shop.sql<Row>`select state from pgboss.job where id = ${id}`;
    return job?.['state'] === 'completed';
  });
}

async function cancel(customer: Visitor, checkoutId: string): Promise<Row> {
  const response = await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId }));
  return (await response.json()) as Row;
}

describe('a payment that succeeded', () => {
  it('makes the order from the snapshot, and tells customer and owner', async () => {
    const email = `letters-${randomUUID()}@example.in`;
    const customer = await shop.customer();
    const opened = await checkOut(customer, {
      couponCode: 'Harshi10',
      addOns: ['gift-box'],
      shipping: {
        fullName: 'Asha <b>Rao</b>',
        email,
        phone: '98450 12345',
        address: '14 Temple Road',
        city: 'Bengaluru',
        state: 'Karnataka',
        postalCode: '560003',
      },
    });
    const answer = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(answer).toMatchObject({
      status: 200,
      state: 'paid',
      orderNumber: expect.stringMatching(/^ORD-\d{13}$/),
    });
    const [order] = await ordersOf(opened.checkoutId);
    expect(order).toMatchObject({
      order_number: answer.orderNumber,
      subtotal_amount: 949,
      discount_amount: 95,
      total_amount: 854,
      coupon_code: 'Harshi10',
      status: 'completed',
      held_at: null,
    });
    const items = await shop.sql<Row>`select * from order_items where order_id = ${order!['id']}`;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ product_title: 'Superhero Adventure', quantity: 1, unit_price: 799 });
    const thanks = await shop.letter(customer.email, new RegExp(answer.orderNumber!));
    expect(thanks.text).toContain('₹854');
    expect(thanks.html).not.toContain('<b>Rao</b>');
    const told = await shop.letter('owner@nanheveer.example', new RegExp(answer.orderNumber!));
    const lines = [answer.orderNumber!, orderDay(new Date()), '₹854', '−₹95', 'Harshi10', 'Asha', email];
    for (const line of [...lines, '98450 12345', '14 Temple Road', '560003', 'India', 'Mira'])
      expect(told.text).toContain(line);
    for (const line of ['Superhero Adventure', 'Physical Copy x 1', 'Gift box', 'Payment status: Completed'])
      expect(told.text).toContain(line);
    const expected = orderDay(new Date(Date.now() + 7 * 86_400_000));
    expect(told.text).toContain(`Expected delivery: ${expected}`);
  });

  it.each(['refuse', 'temporary failure 451'] as const)(
    'is an order all the same when the mail server says: %s',
    async (smtp) => {
      const customer = await shop.customer();
      shop.street.control.behave({ smtp });
      const opened = await checkOut(customer);
      expect(await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId))).toMatchObject({
        status: 200,
        state: 'paid',
      });
      const [order] = await ordersOf(opened.checkoutId);
      expect(order).toMatchObject({ status: 'completed', held_at: null });
      const tried = await until(async () => {
        const letters = await shop.sql<Row>`
          select last_error, sent_at from letters where event like ${`order-placed/${order!['id']}/%`}`;
        return letters.every((each) => each['last_error']) && letters;
      }, 30);
      expect(tried.map((each) => each['sent_at'])).toEqual([null, null]);
    },
  );

  it('gives the draft’s photo to the order, and a changed photo is another purchase', async () => {
    const customer = await shop.customer();
    const give = async (file: string) => {
      const form = new FormData();
      form.set('consent', 'yes');
      form.set('consentText', CONSENT_VERSION);
      form.set('photo', new File([readFileSync(file)], 'child.jpg', { type: 'image/jpeg' }));
      expect((await customer.send('POST', '/api/photo', form)).status).toBe(200);
    };
    await give('comic/hero/fixtures/astronaut.jpg');
    const first = await checkOut(customer, { intentKey: 'with-a-photo' });
    await give('public/apple-touch-icon.png');
    expect(await checkOut(customer, { intentKey: 'with-a-photo' })).toMatchObject({ status: 409 });
    const second = await checkOut(customer, { intentKey: 'with-another' });
    await report(customer, second.checkoutId, pay(shop, second.payment.orderId));
    const [order] = await ordersOf(second.checkoutId);
    const photos = await shop.sql<Row>`select order_id, user_id from photos where order_id is not null`;
    expect(photos).toEqual([{ order_id: order!['id'], user_id: order!['user_id'] }]);
    const [item] = await shop.sql<Row>`select book from order_items where order_id = ${order!['id']}`;
    expect(item!['book']).toMatchObject({ photoId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(first.checkoutId).not.toBe(second.checkoutId);
  });

  it('is found by the webhook alone', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay and lose the answer' });
    const order = await orderIsThere(opened.checkoutId);
    const state = await (await customer.get(`/api/checkout?id=${opened.checkoutId}`)).json();
    expect(state).toMatchObject({ state: 'paid', orderNumber: order['order_number'] });
  });

  it.each(['twice', 'reversed'] as const)(
    'ends the same when notices come %s beside the callback',
    async (webhook) => {
      shop.street.control.behave({ webhook });
      const customer = await shop.customer();
      const opened = await checkOut(customer);
      const proof = pay(shop, opened.payment.orderId);
      await Promise.all([1, 2, 3].map(() => report(customer, opened.checkoutId, proof)));
      await shop.street.control.webhooksQuiet();
      await until(async () => {
        const [open] = await shop.sql<Row>`select id from payment_notices where handled_at is null`;
        return open === undefined;
      });
      expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
      expect(refundOf(proof.razorpay_payment_id)).toBeUndefined();
      const letters =
        await shop.sql<Row>`select event from letters where event like ${`order-placed/${(await ordersOf(opened.checkoutId))[0]!['id']}/%`}`;
      expect(letters).toHaveLength(2);
    },
  );

  it('that nobody reports is found at the first reconciliation after 15 minutes', async () => {
    shop.street.control.behave({ webhook: 'never' });
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay and lose the answer' });
    await reconcile();
    expect(await ordersOf(opened.checkoutId)).toEqual([]);
    shop.clock.advance({ minutes: 16 });
    await reconcile();
    expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
  });

  it('is found when the customer’s page asks without an answer', async () => {
    shop.street.control.behave({ webhook: 'never' });
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    expect(await report(customer, opened.checkoutId, null)).toMatchObject({ state: 'open' });
    shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay and lose the answer' });
    shop.clock.advance({ seconds: 6 });
    expect(await report(customer, opened.checkoutId, null)).toMatchObject({ state: 'paid' });
  });

  it('is found when the same intent is opened again', async () => {
    shop.street.control.behave({ webhook: 'never' });
    const customer = await shop.customer();
    const opened = await checkOut(customer, { intentKey: 'second-tab' });
    shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay and lose the answer' });
    expect(await checkOut(customer, { intentKey: 'second-tab' })).toMatchObject({
      free: true,
      orderNumber: expect.stringMatching(/^ORD-/),
    });
  });

  it('may have been declined first, and authorised two days late', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    const failed = shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'decline' });
    expect(failed.outcome).toBe('failed');
    const declined = await until(() => paymentOf(opened.checkoutId).then((row) => row?.['failed_at'] && row));
    expect(await ordersOf(opened.checkoutId)).toEqual([]);
    shop.clock.advance({ days: 2 });
    shop.street.control.behave({ webhook: 'never' });
    shop.street.control.authoriseLate(String((declined as Row)['id']));
    await reconcile();
    expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
    expect(await paymentOf(opened.checkoutId)).toMatchObject({ failed_at: null });
  });

  it.each([1, -1])(
    'with %i paisa too much or too little is held and never goes to production',
    async (off) => {
      shop.street.control.behave({ capturedAmountOff: off });
      const customer = await shop.customer();
      const opened = await checkOut(customer);
      const answer = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
      const [order] = await ordersOf(opened.checkoutId);
      expect(order).toMatchObject({
        order_number: answer.orderNumber,
        held_because: `Paid ${off > 0 ? '₹799.01' : '₹798.99'} instead of ₹799.`,
      });
      expect(order!['held_at']).not.toBeNull();
      await shop.letter('owner@nanheveer.example', new RegExp(`${answer.orderNumber} is on hold`));
      const [item] = await shop.sql<Row>`select id from order_items where order_id = ${order!['id']}`;
      const orderItemId = String(item?.['id']);
      await runJob('sweep-books');
      const jobs =
        await shop.sql`select id from pgboss.job where name = 'make-book' and data ->> 'orderItemId' = ${orderItemId}`;
      expect(jobs).toEqual([]);
      await makeBookJob.run({ orderItemId });
      const begun =
        await shop.sql`select 1 from made_books where order_item_id = ${orderItemId} and started_at is not null`;
      expect(begun).toEqual([]);
    },
  );

  it(
    'numbers orders of the same millisecond apart',
    { timeout: times(60_000, 300_000) * slowdown() },
    async () => {
      const customers = [await shop.customer(), await shop.customer()];
      const count = times(12, 200);
      shop.clock.stop();
      const left = Array.from({ length: count }, (_, index) => customers[index % 2]!);
      const answers: Awaited<ReturnType<typeof report>>[] = [];
      const buy = async () => {
        for (let customer = left.pop(); customer; customer = left.pop()) {
          const opened = await checkOut(customer);
          answers.push(await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId)));
        }
      };
      await Promise.all(Array.from({ length: 25 }, buy));
      shop.clock.go();
      const numbers = new Set(answers.map((each) => each.orderNumber));
      tell({
        promise: 16,
        what: 'Orders of one millisecond',
        count: `${count} orders`,
        figure: `${numbers.size} numbers`,
      });
      expect(numbers).not.toContain(undefined);
      expect(numbers.size).toBe(count);
      // In a long run there are hundreds of letters.
      await lettersAreGone(shop, times(60, 240));
    },
  );
});

describe('a cancelled checkout', () => {
  it('that is paid all the same: the money goes back, staff are told, there is no order', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    expect(await cancel(customer, opened.checkoutId)).toMatchObject({ state: 'cancelled' });
    const proof = pay(shop, opened.payment.orderId);
    await until(async () => refundOf(proof.razorpay_payment_id));
    await report(customer, opened.checkoutId, proof);
    expect(await ordersOf(opened.checkoutId)).toEqual([]);
    expect(
      shop.street.control.refunds().filter((each) => each.payment_id === proof.razorpay_payment_id),
    ).toEqual([expect.objectContaining({ amount: 79_900 })]);
    await shop.letter(
      'owner@nanheveer.example',
      new RegExp(`${proof.razorpay_payment_id} is being refunded`),
    );
    await until(async () => (await paymentOf(opened.checkoutId))?.['refunded_at']);
    const state = await (await customer.get(`/api/checkout?id=${opened.checkoutId}`)).json();
    expect(state).toMatchObject({ state: 'returned' });
  });

  it('that nobody reports as paid is found and refunded by the reconciler', async () => {
    shop.street.control.behave({ webhook: 'never' });
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    await cancel(customer, opened.checkoutId);
    const proof = pay(shop, opened.payment.orderId);
    shop.clock.advance({ minutes: 16 });
    await reconcile();
    await until(async () => refundOf(proof.razorpay_payment_id));
    expect(await ordersOf(opened.checkoutId)).toEqual([]);
  });

  it('is no news to the reconciler while it waits to be handed back', async () => {
    shop.street.control.behave({ webhook: 'never', refund: 'refused' });
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    await cancel(customer, opened.checkoutId);
    pay(shop, opened.payment.orderId);
    const before = await foundByAsking();
    shop.clock.advance({ minutes: 16 });
    for (let runs = 0; runs < 3; runs += 1) await reconcileJob.run({});
    expect(await paymentOf(opened.checkoutId)).toMatchObject({ refunded_at: null });
    expect((await foundByAsking()) - before).toBe(1);
  });

  it('whose refund failed for a day is refunded by the reconciler', async () => {
    shop.street.control.behave({ webhook: 'never' });
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    await cancel(customer, opened.checkoutId);
    const proof = pay(shop, opened.payment.orderId);
    expect(await report(customer, opened.checkoutId, proof)).toMatchObject({ state: 'returned' });
    await until(async () => refundOf(proof.razorpay_payment_id));
    await until(async () => (await paymentOf(opened.checkoutId))?.['refunded_at']);
    await shop.sql`update payments set refunded_at = null where id = ${proof.razorpay_payment_id}`;
    await shop.sql`update refunds set refunded_at = null where payment_id = ${proof.razorpay_payment_id}`;
    shop.clock.advance({ hours: 25 });
    await reconcile();
    expect((await paymentOf(opened.checkoutId))?.['refunded_at']).not.toBeNull();
    expect(
      shop.street.control.refunds().filter((each) => each.payment_id === proof.razorpay_payment_id),
    ).toHaveLength(1);
  });

  it('is forgotten with its address after a month; a paid one is not', async () => {
    const customer = await shop.customer();
    const [open, paid] = [await checkOut(customer), await checkOut(customer)];
    await report(customer, paid.checkoutId, pay(shop, paid.payment.orderId));
    shop.clock.advance({ days: 29 });
    await runJob('forget-checkouts');
    const left = () =>
      shop.sql<Row>`select id from checkouts where id in (${open.checkoutId}, ${paid.checkoutId})`;
    expect(await left()).toHaveLength(2);
    shop.clock.advance({ days: 2 });
    await runJob('forget-checkouts');
    expect(await left()).toEqual([{ id: paid.checkoutId }]);
  });

  it('is not cancelled when it was paid before the window closed', async () => {
    shop.street.control.behave({ webhook: 'never' });
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay and lose the answer' });
    expect(await cancel(customer, opened.checkoutId)).toMatchObject({ state: 'paid' });
    expect(await ordersOf(opened.checkoutId)).toHaveLength(1);
  });

  it('stays open when the provider cannot say whether it is paid', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    shop.street.control.behave({ api: '500' });
    expect(await cancel(customer, opened.checkoutId)).toMatchObject({ state: 'open' });
  });

  it('opens again with the same provider order, and can then be paid', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer, { intentKey: 'changed-my-mind' });
    await cancel(customer, opened.checkoutId);
    const again = await checkOut(customer, { intentKey: 'changed-my-mind' });
    expect(again.payment.orderId).toBe(opened.payment.orderId);
    const answer = await report(customer, again.checkoutId, pay(shop, again.payment.orderId));
    expect(answer.state).toBe('paid');
  });

  it('whose payment went back is over: the next try is a new intent', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer, { intentKey: 'went-back' });
    await cancel(customer, opened.checkoutId);
    const proof = pay(shop, opened.payment.orderId);
    await until(async () => refundOf(proof.razorpay_payment_id));
    expect(await checkOut(customer, { intentKey: 'went-back' })).toMatchObject({
      status: 409,
      problem: 'changed',
    });
  });
});
