import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { deed, type DeskOrder, orderAtDesk } from '../../../testing/order-page.ts';
import { plainPicture, upload } from '../../../testing/photos.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { forgetDuePhotos } from '../../books/photos/photos.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { forgetEndedBooks } from './forget-ended-books.job.server.ts';

let shop: TestShop;
let asha: Visitor & { email: string };
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
});
afterAll(() => shop.close());

const NAMES = ['.pdf', '-print.pdf', '-cover.pdf', '-drawing.json', '-r2.pdf', '-r2-drawing.json'];

/** An ordered book that was drawn twice, with a photo. */
async function drawnBook(side: number): Promise<DeskOrder & { photo: string }> {
  await upload(shop, asha, await plainPicture(side, side).jpeg().toBuffer());
  const order = await orderAtDesk(shop, asha, {}, { drawn: true });
  await shop.sql`update made_books set revision = 2 where order_item_id = ${order.item}`;
  const [row] = await shop.sql<{ id: string }>`select id from photos where order_id = ${order.id}`;
  for (const key of [...NAMES.map((name) => `books/${order.item}${name}`), `heroes/${row?.id}.json`])
    await machine().files.put(key, new Uint8Array([1]), 'application/octet-stream');
  return { ...order, photo: row?.id ?? '' };
}

const filesOf = async ({ item, photo }: { item: string; photo: string }) => {
  const keys = [
    ...NAMES.map((name) => `books/${item}${name}`),
    `heroes/${photo}.json`,
    `photos/${photo}.jpg`,
  ];
  const found = await Promise.all(keys.map((key) => machine().files.get(key)));
  return found.filter((bytes) => bytes !== undefined).length;
};

it('a book of a cancelled order leaves thirty days later with its photo; the order and other books stay', async () => {
  const [cancelled, sold] = [await drawnBook(120), await drawnBook(130)];
  const owner = await shop.staff('owner');
  const away = await deed(owner, `${cancelled.desk}/cancel`, { reason: 'The family moved away.' });
  expect(away.said).toContain('The order is cancelled');
  shop.clock.advance({ days: 29 });
  await forgetEndedBooks.run({});
  expect([await filesOf(cancelled), await filesOf(sold)]).toEqual([8, 8]);
  shop.clock.advance({ days: 2 });
  await forgetEndedBooks.run({});
  await forgetDuePhotos();
  await until(async () => (await filesOf(cancelled)) === 0);
  expect(await filesOf(sold)).toBe(8);
  const [order] = await shop.sql<{ name: string | null }>`
    select i.character_name as name from orders o join order_items i on i.order_id = o.id where o.id = ${cancelled.id}`;
  expect(order?.name).toBe('Mira');
  const later = await shop.staff('owner');
  const page = wordsOfPage(await (await later.get(`${cancelled.desk}.data`)).text());
  expect(page).toContain('gone');
  expect(await shop.sql`select forgotten_because from photos where id = ${cancelled.photo}`).toEqual([
    { forgotten_because: 'expired' },
  ]);
  // As the release before may leave it.
  await shop.sql`update made_books set title = 'Mira and the lost little star'`;
  await forgetEndedBooks.run({});
  expect(await shop.sql`select order_item_id from made_books where title is not null`).toEqual([
    { order_item_id: sold.item },
  ]);
});
