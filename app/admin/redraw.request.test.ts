import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, until } from '../../testing/buying.ts';
import { openTestShop, PASSWORD, type TestShop } from '../../testing/test-shop.ts';
import type { Visitor } from '../../testing/visitor.ts';

let shop: TestShop;
let parent: Visitor;
let orderItemId: string;
beforeAll(async () => {
  shop = await openTestShop({}, { press: true });
  parent = await shop.customer();
  const opened = await checkOut(parent, { book: { ...BOOK, story: 'space-explorer', format: 'digital' } });
  await report(parent, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<{ id: string }>`select id from order_items`;
  orderItemId = row?.id ?? 'none';
  await until(async () => (await bookRow())['made_at']);
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  await shop.sql`update made_books set made_at = null, failed_at = now(), problems = ${JSON.stringify([
    { page: 7, rule: 'safe area', message: 'words leave the safe area at 3/4 mm' },
  ])}::jsonb`;
});
afterAll(() => shop.close());

const bookRow = async () => (await shop.sql<Record<string, unknown>>`select * from made_books`)[0] ?? {};
const redraw = (visitor: Visitor, id = orderItemId) => visitor.postForm('/admin/redraw', { orderItemId: id });

async function staff(): Promise<{ visitor: Visitor; page: string }> {
  const visitor = shop.visitor();
  const answer = await visitor.postForm('/admin', { password: PASSWORD });
  return { visitor, page: await answer.text() };
}

describe('books that need a look', () => {
  it('are told to staff with their order, page and check, and to nobody else', async () => {
    const [order] = await shop.sql<{ order_number: string }>`select order_number from orders`;
    const { page } = await staff();
    expect(page).toContain('Books that need a look');
    expect(page).toContain(`${order?.order_number}`);
    expect(page).toContain('Page 7: Words are too near the edge (words leave the safe area at 3/4 mm).');
    const wrong = await shop.visitor().postForm('/admin', { password: 'a guess' });
    expect(await wrong.text()).not.toContain('need a look');
    expect(wrong.headers.getSetCookie().join()).not.toContain('nv_staff');
    expect(await (await parent.get('/admin')).text()).not.toContain('need a look');
  });

  it('are drawn again when staff say so, and leave the list', async () => {
    const { visitor } = await staff();
    expect((await redraw(visitor)).status).toBe(200);
    expect(await until(async () => (await bookRow())['made_at'])).toBeTruthy();
    expect(await bookRow()).toMatchObject({ failed_at: null, problems: null });
    expect((await staff()).page).not.toContain('need a look');
    expect((await redraw(visitor)).status).toBe(404);
  });

  it('are drawn again for nobody else', async () => {
    for (const visitor of [parent, shop.visitor()]) {
      const answer = await redraw(visitor);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin']);
    }
    const { visitor } = await staff();
    visitor.origin = 'https://elsewhere.example';
    expect((await redraw(visitor)).status).toBeGreaterThanOrEqual(400);
    expect(await bookRow()).toMatchObject({ made_at: null });
  });

  it('are not found by an id that is none', async () => {
    const { visitor } = await staff();
    expect((await redraw(visitor, 'none')).status).toBe(404);
    expect((await redraw(visitor, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
