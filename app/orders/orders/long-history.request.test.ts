import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOut, pay, report } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** More orders than a customer would read, each as large as a cart may be. */
const ORDERS = 200;
const BOOKS = 60;

let shop: TestShop;
let asha: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
  const opened = await checkOut(asha);
  await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
  await shop.sql`
    create temporary table more as select o.*, n from orders o, generate_series(2, ${ORDERS}::int) n`;
  await shop.sql`update more set id = gen_random_uuid(), checkout_id = gen_random_uuid(), payment_id = null,
    order_number = 'ORD-' || n, created_at = created_at - n * interval '1 hour'`;
  await shop.sql`alter table more drop column n`;
  await shop.sql`insert into checkouts select (jsonb_populate_record(c, jsonb_build_object('id', m.checkout_id,
    'intent_key', 'again-' || m.order_number, 'provider_order_id', null))).* from checkouts c, more m`;
  await shop.sql`insert into orders select * from more`;
  await shop.sql`insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
    'order_id', o.id))).* from order_items i, orders o, generate_series(1, ${BOOKS}) where o.order_number <> 'none' and o.id <> i.order_id`;
});
afterAll(() => shop.close());

const numbersOn = (page: string) =>
  [...page.matchAll(/<h2 id="order-[^"]+"[^>]*>(ORD-\d+)</g)].map(([, number]) => number);

describe('a customer with two hundred orders of sixty books', () => {
  it('reads them ten at a time, each once, in small answers', async () => {
    const seen = new Set<string | undefined>();
    for (let page = 1; page <= ORDERS / 10; page += 1) {
      const begun = performance.now();
      const text = await (await asha.get(`/orders${page === 1 ? '' : `?page=${page}`}`)).text();
      expect(performance.now() - begun).toBeLessThan(5_000);
      expect(text.length).toBeLessThan(3_000_000);
      expect(text.includes('Older orders')).toBe(page < ORDERS / 10);
      expect(text.includes('Newer orders')).toBe(page > 1);
      for (const number of numbersOn(text)) seen.add(number);
    }
    expect(seen.size).toBe(ORDERS);
  });

  it.each(['0', '-1', '1e9', 'x', '999999'])('is not confused by page %s', async (page) => {
    expect((await asha.get(`/orders?page=${page}`)).status).toBe(200);
  });

  it('downloads all of it, as it is read', async () => {
    const answer = await asha.get('/api/profile/data');
    let parts = 0;
    let text = '';
    const words = new TextDecoder();
    for await (const part of answer.body ?? []) {
      parts += 1;
      text += words.decode(part, { stream: true });
    }
    expect(parts).toBeGreaterThan(10);
    const { orders } = JSON.parse(text) as { orders: { items: object[] }[] };
    expect(orders).toHaveLength(ORDERS);
    expect(orders.at(-1)?.items).toHaveLength(BOOKS);
  });
});
