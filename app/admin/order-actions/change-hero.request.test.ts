import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LIKENESSES } from '../../../comic/sample-likenesses.ts';
import { deed, eventsOf, orderAtDesk } from '../../../testing/order-page.ts';
import { newPicture, photoOfBook, removePhoto } from '../../../testing/ordered-photos.ts';
import { upload } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
let asha: Visitor & { email: string };
let production: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
  production = await shop.staff('production');
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const CHILD = LIKENESSES[0]!;
const SHORTER = { hairStyle: 'short' as const, freckles: true };

const ordered = (drawnHero: unknown) =>
  orderAtDesk(shop, asha, { story: 'space-explorer', format: 'print', drawnHero }, { drawn: true });
const bookOf = async (item: string) =>
  (
    await shop.sql<{ book: { photoId: string | null; drawnHero: unknown } }>`
    select book from order_items where id = ${item}`
  )[0]!.book;
const change = (who: Visitor, { desk, item }: { desk: string; item: string }, wishes: object, seen = '{}') =>
  deed(who, `${desk}/change-hero`, { orderItemId: item, seen, wishes: JSON.stringify(wishes) });

it('production makes the child right as its parent asked; the book is drawn again, and the parent’s cover is new', async () => {
  const order = await ordered(CHILD);
  const shown = await production.get(`${order.desk}/books/${order.item}/hero`);
  expect(await shown.json()).toMatchObject({ story: 'space-explorer', hero: { kind: 'likeness' } });
  const cover = async () => (await (await asha.get(`/orders/${order.id}.data`)).text()).match(/cover[^"]*/g);
  const before = await cover();
  expect((await change(production, order, SHORTER)).status).toBe(200);
  expect(await bookOf(order.item)).toMatchObject({ drawnHero: { ...CHILD, wishes: SHORTER } });
  const [made] = await shop.sql`select revision, made_at from made_books where order_item_id = ${order.item}`;
  expect(made).toEqual({ revision: 2, made_at: null });
  expect((await eventsOf(shop, order.id)).at(-1)).toMatchObject({
    kind: 'hero changed',
    by: 'Test production',
  });
  expect(before).not.toBeNull();
  expect((await change(production, order, { bindi: true })).status).toBe(409);
  expect(await bookOf(order.item)).toMatchObject({ drawnHero: { wishes: SHORTER } });
});

it('a child that was ordered before anybody saw it is kept with the order, and its photo leaves', async () => {
  await upload(shop, asha, await newPicture());
  const order = await ordered(null);
  const photo = await photoOfBook(shop, order.item);
  await shop.sql`insert into heroes (id, photo_id, draw, queued_at, made_at)
    values (gen_random_uuid(), ${photo}, 'likeness', now(), now())
    on conflict (photo_id) do update set draw = 'likeness', made_at = now(), refused_at = null, refusal = null`;
  const kept = new TextEncoder().encode(JSON.stringify({ hero: CHILD, face: null, draw: 'likeness' }));
  await machine().files.put(`heroes/${photo}.json`, kept, 'application/json');
  expect((await production.get(`${order.desk}/books/${order.item}/hero`)).status).toBe(200);
  expect((await eventsOf(shop, order.id)).at(-1)).toMatchObject({ kind: 'book seen' });
  expect((await change(production, order, SHORTER)).status).toBe(200);
  expect(await bookOf(order.item)).toMatchObject({ photoId: null, drawnHero: { wishes: SHORTER } });
  const [gone] = await shop.sql`select forgotten_because as because from photos where id = ${photo}`;
  expect(gone).toEqual({ because: 'drawn' });
});

it('a child whose photo its parent removed is made right from the drawing that stays', async () => {
  await upload(shop, asha, await newPicture());
  const order = await ordered(null);
  const photo = await photoOfBook(shop, order.item);
  const drawing = { story: 'space-explorer', name: 'Mira', hero: CHILD, photoId: photo };
  const kept = new TextEncoder().encode(JSON.stringify(drawing));
  await machine().files.put(`books/${order.item}-drawing.json`, kept, 'application/json');
  expect(await removePhoto(asha, `/orders/${order.id}/books/${order.item}`)).toBe(200);
  const shown = await production.get(`${order.desk}/books/${order.item}/hero`);
  expect(await shown.json()).toMatchObject({ hero: { kind: 'likeness' } });
  expect((await eventsOf(shop, order.id)).at(-1)).toMatchObject({ kind: 'book seen' });
  expect((await change(production, order, SHORTER)).status).toBe(200);
  expect(await bookOf(order.item)).toMatchObject({ photoId: null, drawnHero: { ...CHILD, wishes: SHORTER } });
});

it.each([
  ['wishes that are no JSON', { wishes: '{' }, 422],
  ['a wish with markup', { wishes: '{"skin":"url(#x)"}' }, 422],
  ['a style that the photo does not give', { wishes: '{"backHair":"mullet"}' }, 409],
])('%s change nothing', async (_what, fields, status) => {
  const order = await ordered(CHILD);
  const answer = await deed(production, `${order.desk}/change-hero`, {
    orderItemId: order.item,
    seen: '{}',
    ...fields,
  });
  expect(answer.status).toBe(status);
  expect(await bookOf(order.item)).toMatchObject({ drawnHero: CHILD });
});

it('is for production, for children that were drawn from a photo, and until the press has the book', async () => {
  const order = await ordered(CHILD);
  expect((await change(await shop.staff('support'), order, SHORTER)).status).toBe(403);
  const other = await ordered(null);
  expect((await change(production, other, SHORTER)).status).toBe(409);
  expect((await production.get(`${other.desk}/books/${other.item}/hero`)).status).toBe(404);
  await shop.sql`update orders set stage = 'printing', stage_at = now() where id = ${order.id}`;
  expect((await change(production, order, SHORTER)).status).toBe(409);
});
