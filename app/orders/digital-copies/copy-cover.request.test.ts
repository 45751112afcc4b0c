import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { photoSample } from '../../../comic/sample-heroes.ts';
import { BOOK } from '../../../testing/buying.ts';
import { buy } from '../../../testing/ordering.ts';
import { newPicture, photoOfBook } from '../../../testing/ordered-photos.ts';
import { upload } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { heroProblem } from '../../books/drawing/problem-lines.ts';
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

/** A book that is paid for but not made yet. */
async function ordered(changes: Record<string, unknown> = {}) {
  const { id, item, number } = await buy(shop, asha, {
    book: { ...BOOK, characterName: 'Anvi', ...changes },
  });
  return { item, page: `/orders/${id}`, number, book: `/orders/${id}/books/${item}` };
}

it('its customer gets what the cover is drawn from as soon as the book is ordered, and nobody else', async () => {
  const { book, page } = await ordered({
    customMessage: 'For Anvi, from Nani',
    customStory: 'Anvi found a door in the tree.',
  });
  const cover = await asha.get(`${book}/cover`);
  expect([cover.headers.get('cache-control'), cover.headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex',
  ]);
  const words = await cover.text();
  expect(JSON.parse(words)).toMatchObject({
    story: BOOK.story,
    name: 'Anvi',
    hero: { kind: 'drawn' },
    ownStory: true,
  });
  for (const inside of ['Nani', 'a door', 'Temple Road']) expect(words).not.toContain(inside);
  expect((await asha.get(`${book}/drawing`)).status).toBe(404);

  expect((await (await shop.customer()).get(`${book}/cover`)).status).toBe(404);
  const missing = `${page}/books/00000000-0000-4000-8000-000000000000/cover`;
  expect((await asha.get(missing)).status).toBe(404);
  const stranger = await shop.visitor().get(`${book}/cover`);
  expect(stranger.headers.get('location')).toMatch(/^\/auth\?next=/);
});

it('the thank-you page and the orders pages ask for it', async () => {
  const { book, page, number } = await ordered();
  for (const path of [`/thank-you?order=${number}`, page, '/orders'])
    expect(await (await asha.get(path)).text()).toContain(`${book}/cover`);
});

it('of a hero from a photo one face travels, once he is there; none is another hero', async () => {
  await upload(shop, asha, await newPicture());
  const { item, book } = await ordered();
  const photo = await photoOfBook(shop, item);
  expect(photo).not.toBe('');
  const status = async () => (await asha.get(`${book}/cover`)).status;
  await shop.sql`delete from heroes where photo_id = ${photo}`;
  expect(await status()).toBe(204);
  await shop.sql`insert into heroes (id, photo_id, queued_at, refused_at, refusal)
    values (gen_random_uuid(), ${photo}, now(), now(), 'no-face')`;
  expect(await status()).toBe(404);

  await shop.sql`update heroes set refused_at = null, refusal = null, made_at = now() where photo_id = ${photo}`;
  const drawn = new TextEncoder().encode(JSON.stringify({ hero: photoSample, face: null }));
  await machine().files.put(`heroes/${photo}.json`, drawn, 'application/json');
  const { name, hero } = await (await asha.get(`${book}/cover`)).json();
  expect(name).toBe('Anvi');
  expect(hero).toEqual(ON_A_COVER);
});

it('when the photo has left, a replacement has the hero that the book before was drawn with', async () => {
  await upload(shop, asha, await newPicture());
  const first = await ordered();
  const photoId = await photoOfBook(shop, first.item);
  const again = await ordered();
  await replace(first, again, photoId);
  const cover = () => asha.get(`${again.book}/cover`);
  expect((await cover()).status).toBe(404);

  await keep(`books/${first.item}-drawing.json`, { hero: photoSample, photoId });
  // While the first book is unfinished, nothing of it is shown.
  expect((await cover()).status).toBe(404);
  await finish(first);
  const { name, hero } = await (await cover()).json();
  expect([name, hero]).toEqual(['Anvi', ON_A_COVER]);
  // A drawing of an earlier release, which did not record the photo.
  await keep(`books/${first.item}-drawing.json`, { hero: photoSample });
  expect((await (await cover()).json()).hero).toEqual(ON_A_COVER);
});

it('a replacement that waits for another photo shows nothing of the one that has left', async () => {
  await upload(shop, asha, await newPicture());
  const first = await ordered();
  const photoId = await photoOfBook(shop, first.item);
  const again = await ordered();
  await replace(first, again, photoId);
  await finish(first);
  for (const { item } of [first, again])
    await keep(`books/${item}-drawing.json`, { hero: photoSample, photoId });
  const cover = () => asha.get(`${again.book}/cover`);
  expect((await (await cover()).json()).hero).toEqual(ON_A_COVER);
  await shop.sql`update made_books set revision = 2, failed_at = now(),
    problems = ${JSON.stringify([heroProblem('left')])}::jsonb where order_item_id = ${again.item}`;
  expect((await cover()).status).toBe(404);
});

/** Makes the second book a replacement of the first, whose photo is deleted. */
async function replace(first: { item: string }, again: { item: string }, photoId: string) {
  await shop.sql`
    update order_items set book = book || jsonb_build_object('photoId', ${photoId}::text, 'drawingOf', ${first.item}::text)
    where id = ${again.item}`;
  await shop.sql`update photos set forgotten_at = now(), forgotten_because = 'removed' where id = ${photoId}`;
}

const finish = ({ item }: { item: string }) =>
  shop.sql`update made_books set made_at = now(), pdf_key = 'books/a.pdf' where order_item_id = ${item}`;

const keep = (file: string, drawing: object) =>
  machine().files.put(file, new TextEncoder().encode(JSON.stringify(drawing)), 'application/json');

const ON_A_COVER = { ...photoSample, heads: { happy: photoSample.heads.happy } };
