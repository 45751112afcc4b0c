import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, lettersAreGone, pay, report, until } from '../../../testing/buying.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { deed, orderAtDesk } from '../../../testing/order-page.ts';
import { bringFromOutside, type NewsFromOutside, type Paid } from '../../../testing/payment-news.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { type Stage, STAGES, statusOfStage } from '../../orders/orders/stages.ts';

let shop: TestShop;
let parent: Visitor;
let paid: Paid;
beforeAll(async () => {
  shop = await openTestShop();
  parent = await shop.customer();
  paid = await buyWithPapers();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

/** A purchase, with every report that its provider may repeat. */
async function buyWithPapers(): Promise<Paid> {
  const opened = await checkOut(parent, { book: BOOK });
  const proof = pay(shop, opened.payment.orderId);
  await report(parent, opened.checkoutId, proof);
  await shop.street.control.webhooksQuiet();
  await handled();
  await lettersAreGone(shop);
  return { opened, proof, customer: parent };
}

const handled = () =>
  until(
    async () => (await shop.sql`select 1 from payment_notices where handled_at is null`).length === 0,
    30,
  );

const REPEATED: NewsFromOutside[] = [
  'callback',
  'return',
  'failed',
  'authorized',
  'captured',
  'paid',
  'look',
];

describe('news of its payment that comes late', () => {
  it.each(STAGES)('changes nothing of an order at %s', async (stage) => {
    await shop.sql`update orders set stage = ${stage}, status = ${statusOfStage(stage)}, progress_at = now()
      where checkout_id = ${paid.opened.checkoutId}`;
    const everything = () => everyRow(shop, [], ['payment_notices']);
    const before = await everything();
    for (const news of REPEATED) await bringFromOutside(news, shop.url, paid);
    await handled();
    expect(await everything()).toBe(before);
  });
});

describe('all of its money going back', () => {
  it.each(STAGES.filter((stage) => stage !== 'refunded'))('refunds an order at %s', async (stage) => {
    shop.street.control.behave({ refund: 'at once' });
    const owner = await shop.staff('owner');
    const { id, desk } = await orderAtDesk(shop, parent);
    await shop.sql`update orders set stage = ${stage}, status = ${statusOfStage(stage)}, progress_at = now(),
      held_at = now(), held_because = 'Somebody looks.' where id = ${id}`;
    const wish = { how: 'rest', reason: 'It was promised.', formKey: `${id}/1` };
    expect(await deed(owner, `${desk}/refund`, wish)).toMatchObject({ status: 200 });
    const stageNow = async () =>
      (await shop.sql<{ stage: Stage }>`select stage from orders where id = ${id}`)[0]?.stage;
    await until(async () => (await stageNow()) === 'refunded', 30);
    expect(await deed(owner, `${desk}/refund`, { ...wish, formKey: `${id}/2` })).toMatchObject({
      status: 409,
    });
  });
});
