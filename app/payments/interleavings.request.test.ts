import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CheckoutAnswer, checkOut, pay, report, until } from '../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { machine } from '../platform/machine.server.ts';

let shop: TestShop;
let customer: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  shop.street.control.behave({ webhook: 'never' });
  customer = await shop.customer();
});
afterAll(() => shop.close());

const NEWS = [
  'callback',
  'return',
  'failed',
  'authorized',
  'captured',
  'paid',
  'reconciler',
  'look',
] as const;
type News = (typeof NEWS)[number];
type Proof = ReturnType<typeof pay>;

/** Up to three lots of news; those of a lot arrive at once. */
const stories = fc.array(fc.array(fc.constantFrom(...NEWS), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 3,
});

it('the same news in any order, any number of times, ends with one order, one payment and two letters', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (lots) => {
      await shop.sql`delete from rate_limits`;
      const opened = await checkOut(customer);
      const proof = pay(shop, opened.payment.orderId);
      for (const lot of [...lots, ['captured' as const]])
        await Promise.all(lot.map((news) => tell(news, opened, proof)));
      await handled();
      expect(await endOf(opened.checkoutId)).toEqual({
        orders: 1,
        items: 1,
        payments: 1,
        refunds: 0,
        letters: 2,
      });
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 120_000);

it('news among which the customer goes back and comes again ends with one order or one refund, never both', async () => {
  const withCancelling = fc.array(
    fc.array(fc.constantFrom(...NEWS, 'cancel' as const, 'open again' as const), {
      minLength: 1,
      maxLength: 5,
    }),
    { minLength: 1, maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(withCancelling, async (lots) => {
      await shop.sql`delete from rate_limits`;
      const intentKey = randomUUID();
      const opened = await checkOut(customer, { intentKey });
      const goBack = () =>
        customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: opened.checkoutId }));
      await goBack();
      const proof = pay(shop, opened.payment.orderId);
      for (const lot of [...lots, ['captured' as const]])
        await Promise.all(
          lot.map(async (news) => {
            if (news === 'cancel') await goBack();
            else if (news === 'open again') await checkOut(customer, { intentKey });
            else await tell(news, opened, proof);
          }),
        );
      await handled();
      const end = await endOf(opened.checkoutId);
      expect([
        { orders: 1, items: 1, payments: 1, refunds: 0, letters: 2 },
        { orders: 0, items: 0, payments: 1, refunds: 1, letters: 0 },
      ]).toContainEqual(end);
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);

async function tell(news: News, opened: CheckoutAnswer, proof: Proof): Promise<void> {
  switch (news) {
    case 'callback':
      await report(customer, opened.checkoutId, proof);
      return;
    case 'return':
      await shop.visitor().postForm('/api/payments/return', { ...proof });
      return;
    case 'failed':
      return notice('payment.failed', 'failed', opened, proof);
    case 'authorized':
      return notice('payment.authorized', 'authorized', opened, proof);
    case 'captured':
      return notice('payment.captured', 'captured', opened, proof);
    case 'paid':
      return notice('order.paid', 'captured', opened, proof);
    case 'reconciler':
      shop.clock.advance({ minutes: 16 });
      await machine().boss.send('reconcile-payments', {});
      return;
    case 'look':
      await customer.get(`/api/checkout?id=${opened.checkoutId}`);
  }
}

async function notice(event: string, status: string, opened: CheckoutAnswer, proof: Proof): Promise<void> {
  const entity = {
    id: proof.razorpay_payment_id,
    order_id: opened.payment.orderId,
    amount: opened.payment.amountPaise,
    currency: 'INR',
    method: 'card',
    status,
  };
  const body = JSON.stringify({ event, payload: { payment: { entity } } });
  const secret = shop.street.payment.webhookSecret;
  const answer = await shop.visitor().send('POST', '/api/payments/webhook', body, {
    'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    'x-razorpay-event-id': randomUUID(),
  });
  expect(answer.status).toBe(200);
}

async function handled(): Promise<void> {
  await until(async () => {
    const [open] = await shop.sql<{ count: number }>`
      select (select count(*)::int from payment_notices where handled_at is null)
        + (select count(*)::int from pgboss.job where name = 'reconcile-payments' and state < 'completed') as count`;
    return open?.count === 0;
  }, 20);
}

async function endOf(checkoutId: string) {
  const [end] = await shop.sql`
    select
      (select count(*)::int from orders where checkout_id = ${checkoutId}) as orders,
      (select count(*)::int from order_items i join orders o on o.id = i.order_id where checkout_id = ${checkoutId}) as items,
      (select count(*)::int from payments where checkout_id = ${checkoutId}) as payments,
      (select count(*)::int from payments where checkout_id = ${checkoutId} and refund_asked_at is not null) as refunds,
      (select count(*)::int from letters l join orders o on l.event like 'order-placed/' || o.id || '/%'
        where checkout_id = ${checkoutId}) as letters`;
  return end;
}
