import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { wordsSeen } from './seen.ts';

/** A book takes seconds, and many of them on a busy machine. */
const BOOK_WITHIN_S = 55;

let shop: TestShop;
let parent: Visitor;
let orderItemId: string;
let address: string;
beforeAll(async () => {
  shop = await openTestShop({}, { press: true });
  parent = await shop.customer();
  const opened = await checkOut(parent, { book: { ...BOOK, story: 'space-explorer', format: 'combo' } });
  await report(parent, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<{ id: string; order_id: string }>`select id, order_id from order_items`;
  orderItemId = row?.id ?? 'none';
  address = `/admin/orders/${row?.order_id}`;
  await until(async () => (await bookRow())['made_at'], BOOK_WITHIN_S);
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  await shop.sql`update made_books set made_at = null, failed_at = now(), problems = ${JSON.stringify([
    { page: 7, rule: 'safe area', message: 'words leave the safe area at 3/4 mm' },
  ])}::jsonb`;
});
afterAll(() => shop.close());

const bookRow = async () => (await shop.sql<Record<string, unknown>>`select * from made_books`)[0] ?? {};
const redraw = (visitor: Visitor, id = orderItemId) =>
  visitor.postForm(`${address}/redraw`, { orderItemId: id });

async function staff(): Promise<{ visitor: Visitor; page: string }> {
  const visitor = await shop.staff('production');
  return { visitor, page: await (await visitor.get('/admin/today.data')).text() };
}

describe('books that failed their check', () => {
  it('are listed for staff only, with their order, page and failed check', async () => {
    const [order] = await shop.sql<{ order_number: string }>`select order_number from orders`;
    const { page } = await staff();
    expect(page).toContain(`${order?.order_number}`);
    expect(page).toContain('Page 7: Words are too near the edge (words leave the safe area at 3/4 mm).');
    expect(await (await parent.get('/admin/today.data')).text()).not.toContain('Page 7');
  });

  it('are drawn again when staff say so, and leave the list', async () => {
    const { visitor } = await staff();
    expect((await redraw(visitor)).status).toBe(200);
    expect(await until(async () => (await bookRow())['made_at'], BOOK_WITHIN_S)).toBeTruthy();
    expect(await bookRow()).toMatchObject({ failed_at: null, problems: null });
    expect((await staff()).page).not.toContain('Page 7');
  });

  it('cannot be drawn again by others', async () => {
    for (const visitor of [parent, shop.visitor()]) {
      const answer = await redraw(visitor);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/admin?next=${encodeURIComponent(`${address}/redraw`)}`,
      ]);
    }
    const { visitor } = await staff();
    visitor.origin = 'https://elsewhere.example';
    expect((await redraw(visitor)).status).toBeGreaterThanOrEqual(400);
    expect(await bookRow()).toMatchObject({ made_at: null });
  });

  it('are not found by an id that is none', async () => {
    const { visitor } = await staff();
    expect((await redraw(visitor, 'none')).status).toBe(422);
    expect((await redraw(visitor, '00000000-0000-4000-8000-000000000000')).status).toBe(409);
  });
});

describe('an order of digital copies alone', () => {
  it('is delivered by the shop itself, and again when staff took it back and mended it', async () => {
    const opened = await checkOut(parent, { book: { ...BOOK, story: 'space-explorer', format: 'digital' } });
    const { orderNumber } = await report(parent, opened.checkoutId, pay(shop, opened.payment.orderId));
    const order = async () =>
      (
        await shop.sql<Record<string, unknown>>`select * from orders where order_number = ${orderNumber}`
      )[0] ?? {};
    const delivered = () => until(async () => (await order())['stage'] === 'delivered', BOOK_WITHIN_S);
    await delivered();
    expect(await order()).toMatchObject({ status: 'completed', progress_at: null });
    expect((await order())['delivered_at']).toBeTruthy();
    const { id } = await order();
    const [item] = await shop.sql<{ id: string }>`select id from order_items where order_id = ${id}`;
    const desk = `/admin/orders/${id}`;
    const owner = await shop.staff('owner');
    const words = {
      orderItemId: item?.id ?? '',
      characterName: 'Kabir',
      customTitle: '',
      customMessage: '',
      seen: wordsSeen({ ...BOOK, customTitle: null, customMessage: null }),
    };
    expect((await owner.postForm(`${desk}/edit-book.data`, words)).status).toBe(409);
    expect((await owner.postForm(`${desk}/move.data`, { to: 'drawing' })).status).toBe(200);
    expect((await owner.postForm(`${desk}/edit-book.data`, words)).status).toBe(200);
    await delivered();
    expect((await order())['status']).toBe('delivered');
    const copy = await parent.get(`/orders/${id}/books/${item?.id}/drawing`);
    expect(await copy.json()).toMatchObject({ name: 'Kabir' });
    const files = ['.pdf', '-drawing.json', '-r2.pdf', '-r2-drawing.json'];
    const kept = () => Promise.all(files.map((name) => machine().files.get(`books/${item?.id}${name}`)));
    await expect
      .poll(async () => (await kept()).map((bytes) => bytes !== undefined))
      .toEqual([false, false, true, true]);
  });
});
