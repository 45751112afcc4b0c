import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK } from '../../../testing/buying.ts';
import { deed, type DeskOrder, orderAtDesk } from '../../../testing/order-page.ts';
import { newPicture, photoOfBook, removePhoto, sendPhoto } from '../../../testing/ordered-photos.ts';
import { upload } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { fileOfBook, heroOfDrawing } from '../../books/drawing/drawings.server.ts';
import { makeBookJob } from '../orders/make-book.job.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
let asha: Visitor & { email: string };
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
});
// All requests come from one address, so the tests reset its rate limits.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const FILES = ['.pdf', '-print.pdf', '-cover.pdf', '-drawing.json'];
const HEADS = { kind: 'photo', heads: { calm: 'data:image/jpeg;base64,AAAA' } };

/**
 * Stores the files of one revision of a book.
 * @param from the photo that the drawing records; undefined for a drawing of an earlier release, which
 * records none.
 */
async function draw(orderItemId: string, revision: number, from?: string | null, hero: object = HEADS) {
  const { story, characterName: name } = BOOK;
  const drawing = JSON.stringify({ story, name, hero, photoId: from });
  for (const file of FILES)
    await machine().files.put(
      fileOfBook({ orderItemId, revision }, file),
      new TextEncoder().encode(file === '-drawing.json' ? drawing : file),
      'application/octet-stream',
    );
}

/** The number of files of each revision of a book. */
const filesOf = (orderItemId: string, revisions: number) =>
  Promise.all(
    Array.from({ length: revisions }, async (_, before) => {
      const names = FILES.map((file) => fileOfBook({ orderItemId, revision: before + 1 }, file));
      const found = await Promise.all(names.map((name) => machine().files.get(name)));
      return found.filter((bytes) => bytes !== undefined).length;
    }),
  );

/** A made book, drawn once from the photo that came with its order. */
async function madeBook(): Promise<DeskOrder & { photo: string; book: string }> {
  await upload(shop, asha, await newPicture());
  const order = await orderAtDesk(shop, asha, { story: 'space-explorer', format: 'combo' }, { drawn: true });
  const photo = await photoOf(order.item);
  await draw(order.item, 1, photo);
  return { ...order, photo, book: `/orders/${order.id}/books/${order.item}` };
}

const photoOf = (item: string) => photoOfBook(shop, item);
const rowOf = async (item: string) =>
  (
    await shop.sql<Record<string, unknown>>`
    select revision, made_at, failed_at, problems from made_books where order_item_id = ${item}`
  )[0];

const redraw = async ({ desk, item }: DeskOrder) =>
  (await deed(await shop.staff('owner'), `${desk}/redraw`, { orderItemId: item })).status;
const make = (orderItemId: string) => makeBookJob.run({ orderItemId });

describe('of a photo that its parent removes', () => {
  it('nothing stays at once, of whichever photo it was drawn, when the book waits for another', async () => {
    const { item, book } = await madeBook();
    expect(await sendPhoto(asha, book)).toBe(200);
    expect(await filesOf(item, 2)).toEqual([0, 0]);
    await draw(item, 1, await photoOf(item));
    await draw(item, 2, await photoOf(item));
    expect(await removePhoto(asha, book, 'wait')).toBe(200);
    expect(await filesOf(item, 3)).toEqual([0, 0, 0]);
  });

  it('nothing stays at once when the drawn hero takes its place, and the finished book does when there is one', async () => {
    const order = await madeBook();
    expect(await redraw(order)).toBe(200);
    expect(await removePhoto(asha, order.book, 'drawn')).toBe(200);
    expect(await filesOf(order.item, 3)).toEqual([0, 0, 0]);
    const finished = await madeBook();
    expect(await removePhoto(asha, finished.book)).toBe(200);
    expect(await filesOf(finished.item, 1)).toEqual([4]);
  });

  it.each(['cancelled', 'refunded'])('nothing stays of a book whose order was %s', async (stage) => {
    const { id, item, book, photo } = await madeBook();
    await shop.sql`update made_books set revision = 2, made_at = null where order_item_id = ${item}`;
    await draw(item, 2, photo);
    await shop.sql`update orders set stage = ${stage} where id = ${id}`;
    const answer = await asha.postForm(`${book}/remove-photo`, {});
    expect(await answer.json()).toEqual({
      done: 'The photo is deleted, and so is every picture of its hero.',
    });
    expect(await filesOf(item, 2)).toEqual([0, 0]);
    expect((await asha.get(`${book}/cover`)).status).toBe(404);
    // As if the shop had been killed before it deleted the drawings: the next job deletes them.
    await draw(item, 2, photo);
    await make(item);
    expect(await filesOf(item, 2)).toEqual([0, 0]);
  });

  it('nothing stays when the shop was killed before it deleted, or while it drew', async () => {
    const { item, book, photo } = await madeBook();
    await shop.sql`update made_books set made_at = null where order_item_id = ${item}`;
    expect(await removePhoto(asha, book, 'wait')).toBe(200);
    const jobs = await shop.sql`
      select 1 from pgboss.job where name = 'make-book' and data ->> 'orderItemId' = ${item} and state = 'created'`;
    expect(jobs).toHaveLength(2);
    for (const revision of [1, 2]) await draw(item, revision, photo);
    await make(item);
    expect(await filesOf(item, 2)).toEqual([0, 0]);
    expect(await rowOf(item)).toMatchObject({ made_at: null, problems: [{ rule: 'hero' }] });
  });
});

describe('of a drawing before', () => {
  it('nothing stays when the shop was killed between finishing the next one and deleting it', async () => {
    const { item, photo } = await madeBook();
    await shop.sql`update made_books set revision = 3 where order_item_id = ${item}`;
    for (const revision of [2, 3]) await draw(item, revision, photo);
    await make(item);
    expect(await filesOf(item, 3)).toEqual([0, 0, 4]);
  });

  it('the hero stays while he may have to stand in for a photo that left on its date, and no other does', async () => {
    const order = await madeBook();
    const { item, photo } = order;
    await shop.sql`update photos set forgotten_because = 'expired' where id = ${photo}`;
    expect(await redraw(order)).toBe(200);
    await draw(item, 2, crypto.randomUUID());
    await shop.sql`update made_books set revision = 3, failed_at = now(), problems = '[{"rule": "pages", "message": "25"}]'
      where order_item_id = ${item}`;
    await make(item);
    expect(await filesOf(item, 3)).toEqual([4, 0, 0]);
    await shop.sql`update orders set held_at = now(), held_because = 'A look' where id = ${order.id}`;
    await draw(item, 2, crypto.randomUUID());
    await make(item);
    expect(await filesOf(item, 3)).toEqual([4, 0, 0]);
  });
});

const before = (item: string) => ({ orderItemId: item, revision: 1 });
const orderedAt = async (id: string) =>
  new Date(
    (await shop.sql<{ at: string }>`select created_at::text as at from orders where id = ${id}`)[0]?.at ?? '',
  );

describe('a drawing of an earlier release, which does not say from which photo it is', () => {
  it('lends its hero to the photo that came with the order', async () => {
    const { id, item, photo } = await madeBook();
    await draw(item, 1);
    expect(await heroOfDrawing(before(item), photo, await orderedAt(id))).toEqual(HEADS);
    expect(await heroOfDrawing(before(item), photo)).toBeUndefined();
  });

  it('lends no drawn hero, and nothing to a photo that came later: the parent is asked', async () => {
    const order = await madeBook();
    await draw(order.item, 1, undefined, { kind: 'drawn' });
    await shop.sql`update photos set forgotten_because = 'expired' where id = ${order.photo}`;
    expect(await redraw(order)).toBe(200);
    await make(order.item);
    expect(await rowOf(order.item)).toMatchObject({ made_at: null, problems: [{ rule: 'hero' }] });
    expect(await sendPhoto(asha, order.book)).toBe(200);
    await draw(order.item, 1);
    await shop.sql`update photos set forgotten_because = 'expired' where id = ${await photoOf(order.item)}`;
    await make(order.item);
    expect(await rowOf(order.item)).toMatchObject({ made_at: null, problems: [{ rule: 'hero' }] });
  });
});

it('what is served of a drawing does not say from which photo it is', async () => {
  const { id, item, book, photo, desk } = await madeBook();
  await shop.sql`insert into proofs (id, order_id, round, books, sent_at, sent_by, due_at) values (gen_random_uuid(), ${id}, 1,
    ${JSON.stringify([{ orderItemId: item, revision: 1, sha256: {} }])}::jsonb, now(), 'Staff', now() + interval '2 days')`;
  await shop.sql`update orders set stage = 'proof', stage_at = now() where id = ${id}`;
  const owner = await shop.staff('owner');
  const served = [
    await asha.get(`${book}/drawing`),
    await asha.get(`/orders/${id}/proof/${item}/drawing`),
    await owner.get(`${desk}/books/${item}/drawing`),
  ];
  for (const answer of served) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    const text = await answer.text();
    expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual(['hero', 'name', 'story']);
    expect(text).not.toContain(photo);
  }
});
