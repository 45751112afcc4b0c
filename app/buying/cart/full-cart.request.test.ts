import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, pay, report } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { MOST_COPIES, MOST_LINES } from '../pricing/quantity.ts';

let shop: TestShop;
let asha: Visitor;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
  const opened = await checkOut(asha);
  await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<{ id: string }>`select id from orders`;
  orderId = row?.id ?? 'none';
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  await shop.sql`delete from cart_items`;
});
afterAll(() => shop.close());

const rows = () =>
  shop.sql<{ id: string; quantity: number }>`select id, quantity from cart_items order by added_at`;

async function fill(lines: number, quantity = 1): Promise<void> {
  const book = JSON.stringify({ story: 'space-explorer', drawnHero: null, photoId: null });
  for (let at = 0; at < lines; at += 1)
    await shop.sql`
      insert into cart_items (id, user_id, product_title, product_image, format, quantity, price, book, added_at)
      select ${randomUUID()}, user_id, 'Space', '/covers/space-explorer-480.webp', 'digital', ${quantity}, 399, ${book}::jsonb, now()
      from orders limit 1`;
}

const BOOK = {
  productId: 'hanuman',
  format: 'digital',
  characterName: 'Mira',
  quantity: 1,
  drawnHero: null,
  customTitle: '',
  customMessage: '',
  customStory: '',
  photoMark: null,
};
const ways = {
  'one book more': () => asha.postJson('/api/cart', BOOK),
  'an order again': () => asha.postForm('/orders', { orderId }),
  'one copy more': async () => {
    const [row] = await rows();
    return asha.postForm('/cart', { itemId: row?.id ?? '', quantity: String((row?.quantity ?? 0) + 1) });
  },
} as const;

describe('a full cart', () => {
  it.each([
    { full: 'lines', way: 'one book more', lines: MOST_LINES, quantity: 1 },
    { full: 'lines', way: 'an order again', lines: MOST_LINES, quantity: 1 },
    { full: 'copies', way: 'one book more', lines: 10, quantity: MOST_COPIES / 10 },
    { full: 'copies', way: 'an order again', lines: 10, quantity: MOST_COPIES / 10 },
    { full: 'copies', way: 'one copy more', lines: 10, quantity: MOST_COPIES / 10 },
  ] as const)(
    'of all its $full refuses $way in words and stays as it is',
    async ({ way, lines, quantity }) => {
      await fill(lines, quantity);
      const before = await rows();
      const answer = await ways[way]();
      expect(answer.status).toBe(409);
      expect(await rows()).toEqual(before);
    },
  );

  it('says at the book that it is full', async () => {
    await fill(MOST_LINES);
    expect(await (await asha.postJson('/api/cart', BOOK)).text()).toContain('Your cart is full');
  });

  it('takes the last book once, however many ask at the same moment', async () => {
    await fill(MOST_LINES - 1);
    const answers = await Promise.all(Array.from({ length: 8 }, ways['an order again']));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rows()).toHaveLength(MOST_LINES);
  });

  it('lets copies be taken out, and is shown in one small answer', async () => {
    await fill(MOST_LINES);
    const page = await (await asha.get('/cart')).text();
    expect(page.length).toBeLessThan(400_000);
    const [row] = await rows();
    expect((await asha.postForm('/cart', { itemId: row?.id ?? '', quantity: '0' })).status).toBe(200);
    expect(await rows()).toHaveLength(MOST_LINES - 1);
  });
});
