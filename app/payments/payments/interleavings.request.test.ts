import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CheckoutAnswer, checkOut, pay } from '../../../testing/buying.ts';
import { bring, NEWS, type News, newsHandled } from '../../../testing/payment-news.ts';
import { tell, times } from '../../../testing/long-form.ts';
import { brokenRules } from '../../../testing/rules-of-the-books.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { db, machine } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
let customer: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  shop.street.control.behave({ webhook: 'never' });
  customer = await shop.customer();
});
afterAll(() => shop.close());

/** Up to three batches of news. The news of one batch arrives at the same time. */
const stories = fc.array(fc.array(fc.constantFrom(...NEWS), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 3,
});

it(
  'the same news in any order, any number of times, ends with one order, one payment and two letters',
  async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (lots) => {
        await shop.sql`delete from rate_limits`;
        const opened = await checkOut(customer);
        const proof = pay(shop, opened.payment.orderId);
        for (const lot of [...lots, ['captured' as const]])
          await Promise.all(lot.map((news) => tellShop(news, opened, proof)));
        await newsHandled(shop);
        expect(await brokenRules(db(), shop.street)).toEqual([]);
        expect(await endOf(opened.checkoutId)).toEqual({
          orders: 1,
          items: 1,
          payments: 1,
          refunds: 0,
          letters: 2,
        });
      }),
      { numRuns: times(15, 60), endOnFailure: true },
    );
    tell({
      promise: 2,
      what: 'News of a payment in any order',
      count: `${times(15, 60)} stories`,
      figure: 'one order, one payment, two letters each',
    });
  },
  times(120_000, 600_000),
);

it(
  'news among which the customer goes back and comes again ends with one order or one refund, never both',
  async () => {
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
              else await tellShop(news, opened, proof);
            }),
          );
        await newsHandled(shop);
        expect(await brokenRules(db(), shop.street)).toEqual([]);
        const end = await endOf(opened.checkoutId);
        expect([
          { orders: 1, items: 1, payments: 1, refunds: 0, letters: 2 },
          { orders: 0, items: 0, payments: 1, refunds: 1, letters: 0 },
        ]).toContainEqual(end);
      }),
      { numRuns: times(12, 60), endOnFailure: true },
    );
    tell({
      promise: 2,
      what: 'The same with cancelling and coming back',
      count: `${times(12, 60)} stories`,
      figure: 'one order or one refund each',
    });
  },
  times(120_000, 600_000),
);

function tellShop(news: News, opened: CheckoutAnswer, proof: ReturnType<typeof pay>): Promise<void> {
  const reconcile = async () => {
    shop.clock.advance({ minutes: 16 });
    await machine().boss.send('reconcile-payments', {});
  };
  return bring(news, shop.url, { opened, proof, customer, reconcile });
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
