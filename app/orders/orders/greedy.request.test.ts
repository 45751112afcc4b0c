import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { tell, times } from '../../../testing/long-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, { press: true });
});
afterAll(() => shop.close());

const GREEDY_BOOKS = times(10, 60);

/** Orders one book. @returns the id of its item. */
async function order(customer: Visitor): Promise<string> {
  await shop.sql`delete from rate_limits`;
  const book = { ...BOOK, story: 'space-explorer', format: 'digital' };
  const opened = await checkOut(customer, { book });
  const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<{ id: string }>`
    select i.id from order_items i join orders o on o.id = i.order_id where o.order_number = ${orderNumber}`;
  return row?.id ?? 'none';
}

const isMade = async (itemId: string) => {
  const rows =
    await shop.sql`select 1 from made_books where order_item_id = ${itemId} and made_at is not null`;
  return rows.length > 0 || null;
};
const booksMade = async () => (await shop.sql`select 1 from made_books where made_at is not null`).length;

/**
 * @returns the time from a book's payment until it is made, in milliseconds, and how many other books are
 * made meanwhile.
 */
async function bookOf(customer: Visitor): Promise<{ ms: number; others: number }> {
  const item = await order(customer);
  const [begun, before] = [performance.now(), await booksMade()];
  await until(() => isMade(item), 120);
  return { ms: performance.now() - begun, others: (await booksMade()) - before - 1 };
}

it(
  'one customer with many books lets another wait for no more than the one that is being drawn',
  async () => {
    const [greedy, other] = [await shop.customer(), await shop.customer()];
    const idle = await bookOf(await shop.customer());
    const items: string[] = [];
    for (let book = 0; book < GREEDY_BOOKS; book += 1) items.push(await order(greedy));
    const crowded = await bookOf(other);
    tell({
      promise: 16,
      what: 'another customer’s book, against one on an idle shop',
      count: `${GREEDY_BOOKS} books`,
      figure: `${(crowded.ms / idle.ms).toFixed(2)} times`,
    });
    // One book that was being drawn already, and one that was started at the same moment.
    expect(crowded.others).toBeLessThanOrEqual(2);
    expect(await isMade(items.at(-1) ?? '')).toBeNull();
  },
  times(120_000, 600_000),
);
