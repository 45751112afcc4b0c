import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
let asha: Visitor;
beforeAll(async () => {
  shop = await openTestShop({}, { press: true });
  asha = await shop.customer();
});
// All requests come from one address, so the tests reset its rate limits.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

interface Row {
  [column: string]: unknown;
}

/** Orders a book and waits until it is made. */
async function order(book: Record<string, unknown>): Promise<{ page: string; copy: string; itemId: string }> {
  const opened = await checkOut(asha, { book: { ...BOOK, story: 'space-explorer', ...book } });
  const { orderNumber } = await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<{ id: string; order_id: string }>`
    select i.id, i.order_id from order_items i join orders o on o.id = i.order_id
    where o.order_number = ${orderNumber}`;
  if (!row) throw new Error('Nothing was ordered.');
  await until<Row>(async () => {
    const [made] = await shop.sql<Row>`select made_at from made_books where order_item_id = ${row.id}`;
    return made?.['made_at'] ? made : null;
  }, 25);
  return { page: `/orders/${row.order_id}`, copy: `/orders/${row.order_id}/books/${row.id}`, itemId: row.id };
}

const kept = ({ headers }: Response) => [headers.get('cache-control'), headers.get('x-robots-tag')];

it('a bought book can be read by its customer, from what was frozen, and by nobody else', async () => {
  const { copy, page } = await order({
    format: 'combo',
    characterName: 'Zorawar',
    customTitle: 'Zorawar and the star',
  });
  for (const path of [page, '/orders'])
    expect(await (await asha.get(path)).text()).toContain(`href="${copy}/read"`);
  const screen = await asha.get(`${copy}/read`);
  expect(screen.status).toBe(200);
  expect(kept(screen)).toEqual(['private, no-store', 'noindex']);
  const html = await screen.text();
  expect(html).toContain('Zorawar and the star');
  expect(html).toContain(`href="${copy}"`);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  const drawing = await asha.get(`${copy}/drawing`);
  expect(kept(drawing)).toEqual(['private, no-store', 'noindex']);
  expect(await drawing.json()).toMatchObject({
    story: 'space-explorer',
    name: 'Zorawar',
    title: 'Zorawar and the star',
    hero: { kind: 'drawn' },
  });
  const ravi = await shop.customer();
  const missing = `${page}/books/00000000-0000-4000-8000-000000000000`;
  for (const address of [`${copy}/read`, `${copy}/drawing`]) {
    expect((await ravi.get(address)).status).toBe(404);
    expect((await asha.get(address.replace(copy, missing))).status).toBe(404);
    expect((await shop.visitor().get(address)).headers.get('location')).toMatch(/^\/auth\?next=/);
  }
});

/** A book that two tests share. The first test ships it, and the second deletes its drawing. */
let printed: ReturnType<typeof order> | undefined;
const printedBook = () => (printed ??= order({ format: 'print', customMessage: 'For Mira, from Nani' }));

it('a printed book can be read once the shop records that it is shipped', async () => {
  const { copy, page } = await printedBook();
  const locked = await asha.get(`${copy}/read`);
  expect([locked.status, locked.headers.get('location')]).toEqual([302, page]);
  expect(await (await asha.get('/orders')).text()).not.toContain(`${copy}/read`);
  expect((await asha.get(`${copy}/drawing`)).status).toBe(404);
  const cover = await (await asha.get(`${copy}/cover`)).json();
  expect(cover).toMatchObject({ name: 'Mira', hero: { kind: 'drawn' } });
  expect(cover).not.toHaveProperty('message');
  await shop.sql`update orders set status = 'shipped', progress_at = now() where ${page} like '%' || id`;
  expect((await asha.get(`${copy}/read`)).status).toBe(200);
  expect((await asha.get(`${copy}/drawing`)).status).toBe(200);
});

it('a book from before books could be read says so and keeps its PDF', async () => {
  const { copy, page, itemId } = await printedBook();
  await shop.sql`update orders set status = 'shipped', progress_at = now() where ${page} like '%' || id`;
  await machine().files.delete(`books/${itemId}-drawing.json`);
  expect((await asha.get(`${copy}/drawing`)).status).toBe(404);
  const html = await (await asha.get(`${copy}/read`)).text();
  expect(html).toContain('Download as PDF');
  expect(html).toContain('Mira and the lost little star</h1>');
});
