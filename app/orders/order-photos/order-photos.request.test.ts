import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIKENESSES } from '../../../comic/sample-likenesses.ts';
import { BOOK } from '../../../testing/buying.ts';
import { deed, eventsOf, orderAtDesk } from '../../../testing/order-page.ts';
import { newPicture, photoOfBook, removePhoto, sendPhoto } from '../../../testing/ordered-photos.ts';
import { upload } from '../../../testing/photos.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makeBookJob } from '../orders/make-book.job.server.ts';
import { CONSENT_VERSION } from '../../books/photos/photo-rules.ts';
import { forgetDuePhotos } from '../../books/photos/photos.server.ts';
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

/**
 * A paid book whose hero comes from a photo, with what would be drawn from it. With `drawn`, the book is
 * finished, too.
 */
async function ordered({ drawn = false, photo = true } = {}) {
  if (photo) await upload(shop, asha, await newPicture());
  const order = await orderAtDesk(shop, asha, { story: 'space-explorer', format: 'combo' }, { drawn });
  const book = `/orders/${order.id}/books/${order.item}`;
  return { ...order, page: `/orders/${order.id}`, book };
}

const photoOf = (item: string) => photoOfBook(shop, item);
const whyGone = async (photo: string) =>
  (
    await shop.sql<{ because: string | null }>`
    select forgotten_because as because from photos where id = ${photo}`
  )[0]?.because;
const made = async (item: string) =>
  (
    await shop.sql<Record<string, unknown>>`
    select made_at, failed_at, problems, revision from made_books where order_item_id = ${item}`
  )[0];
const kinds = async (id: string) => (await eventsOf(shop, id)).map(({ kind, by }) => `${kind} by ${by}`);

const words = async (page: string) => wordsOfPage(await (await asha.get(page)).text());

/** Records why the workshop refused a photo. */
async function studioSays(photo: string, refusal: string): Promise<void> {
  await shop.sql`insert into heroes (id, photo_id, queued_at, refused_at, refusal)
    values (gen_random_uuid(), ${photo}, now(), now(), ${refusal})`;
}

const WANTING = [{ rule: 'hero', message: expect.any(String) }];
const make = (orderItemId: string) => makeBookJob.run({ orderItemId });

/** The time at which a photo was stored, as its page sends it along. */
async function sentAt(photo: string): Promise<string> {
  const [row] = await shop.sql<{ ms: string }>`
    select round(extract(epoch from stored_at) * 1000)::text as ms from photos where id = ${photo}`;
  return row?.ms ?? '';
}

describe('the photo of an ordered book', () => {
  it('is seen, replaced and removed by its customer alone', async () => {
    const { id, item, book } = await ordered();
    const former = await photoOf(item);
    const ravi = await shop.customer();
    const seen = await asha.get(`${book}/photo`);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await ravi.get(`${book}/photo`)).status).toBe(404);
    expect([await sendPhoto(ravi, book), await removePhoto(ravi, book, 'wait')]).toEqual([404, 404]);
    expect(await sendPhoto(asha, book, { consent: 'no' })).toBe(422);
    expect(await photoOf(item)).toBe(former);
    expect(await sendPhoto(asha, book)).toBe(200);
    expect([await photoOf(item), await whyGone(former)]).toEqual([
      expect.not.stringMatching(former),
      'replaced',
    ]);
    expect(await machine().files.get(`photos/${former}.jpg`)).toBeUndefined();
    expect(await made(item)).toMatchObject({ revision: 2, made_at: null, failed_at: null });
    expect(await kinds(id)).toEqual(['photo replaced by customer']);
    const [row] = await shop.sql`
      select order_id, consent_text_version as said from photos where id = ${await photoOf(item)}`;
    expect(row).toEqual({ order_id: id, said: CONSENT_VERSION });
  });

  it('can be added later, until the book is with the press', async () => {
    const { id, item, book, page, desk } = await ordered({ photo: false, drawn: true });
    expect(await words(page)).toContain('You can still add a photo');
    await shop.sql`insert into proofs (id, order_id, round, books, sent_at, sent_by, due_at)
      values (gen_random_uuid(), ${id}, 1, '[]', now(), 'Staff', now() + interval '2 days')`;
    await shop.sql`update orders set stage = 'proof', stage_at = now() where id = ${id}`;
    expect(await sendPhoto(asha, book)).toBe(200);
    const given = await photoOf(item);
    expect(await shop.sql`select stage from orders where id = ${id}`).toEqual([{ stage: 'drawing' }]);
    await shop.sql`update made_books set made_at = now(), print_key = 'x' where order_item_id = ${item}`;
    expect((await deed(await shop.staff('owner'), `${desk}/move`, { to: 'printing' })).status).toBe(200);
    expect(await sendPhoto(asha, book)).toBe(409);
    expect([await photoOf(item), await whyGone(given)]).toEqual([given, null]);
    expect(
      await shop.sql`select id from photos where order_id is null and forgotten_because is null`,
    ).toEqual([]);
  });

  it('is not there for a child that was drawn from one, and the page says so', async () => {
    const { item, page } = await ordered({ photo: false, drawn: true });
    await shop.sql`update order_items
      set book = book || ${JSON.stringify({ drawnHero: LIKENESSES[0] })}::jsonb where id = ${item}`;
    expect(await words(page)).toContain('the book needs only the drawing. We do not have the photo');
  });

  it('leaves at once when the book is there, and the finished book stays', async () => {
    const { id, item, book, page } = await ordered({ drawn: true });
    const photo = await photoOf(item);
    await machine().files.put(`heroes/${photo}.json`, new Uint8Array([123, 125]), 'application/json');
    await machine().files.put(`books/${item}-drawing.json`, new Uint8Array([123, 125]), 'application/json');
    const before = await made(item);
    expect(await words(page)).toContain('The hero comes from the photo that you sent on');
    expect(await removePhoto(asha, book)).toBe(200);
    expect(await whyGone(photo)).toBe('removed');
    for (const file of [`photos/${photo}.jpg`, `heroes/${photo}.json`])
      expect(await machine().files.get(file)).toBeUndefined();
    expect(await machine().files.get(`books/${item}-drawing.json`)).toBeDefined();
    expect(await made(item)).toEqual(before);
    expect((await asha.get(`${book}/photo`)).status).toBe(404);
    expect(await words(page)).toContain('The photo is deleted. The finished book stays.');
    expect(await kinds(id)).toEqual(['photo removed by customer']);
  });

  it('leaves a book that is not drawn only with a word how it goes on; then it waits for another', async () => {
    const { id, item, book, page } = await ordered();
    const photo = await photoOf(item);
    expect([await removePhoto(asha, book), await whyGone(photo)]).toEqual([409, null]);
    expect(await removePhoto(asha, book, 'wait')).toBe(200);
    expect(await whyGone(photo)).toBe('removed');
    expect(await made(item)).toMatchObject({ made_at: null, problems: WANTING });
    await make(item);
    expect(await made(item)).toMatchObject({ made_at: null, problems: WANTING });
    expect(await words(page)).toContain('Your book waits for a word from you.');
    expect(await sendPhoto(asha, book)).toBe(200);
    expect(await made(item)).toMatchObject({ made_at: null, failed_at: null, problems: null });
    expect(await kinds(id)).toEqual(['photo removed by customer', 'photo replaced by customer']);
  });

  it('leaves, and the drawn hero comes where the parent says so', async () => {
    const { item, book, page } = await ordered();
    const photo = await photoOf(item);
    expect(await removePhoto(asha, book, 'drawn')).toBe(200);
    expect([await photoOf(item), await whyGone(photo)]).toEqual(['', 'removed']);
    expect(await words(page)).toContain('The hero is the drawn child.');
    await make(item);
    expect(await made(item)).toMatchObject({ failed_at: null, problems: null });
    const drawing = await machine().files.get(`books/${item}-r2-drawing.json`);
    expect(JSON.parse(new TextDecoder().decode(drawing))).toMatchObject({ hero: { kind: 'drawn' } });
  });

  it('leaves for every copy of the book that is in the order', async () => {
    const { id, item, book } = await ordered();
    const photo = await photoOf(item);
    await shop.sql`insert into order_items
      select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid()))).* from order_items i
      where id = ${item}`;
    expect(await removePhoto(asha, book, 'drawn')).toBe(200);
    const books = await shop.sql`select book ->> 'photoId' as photo from order_items where order_id = ${id}`;
    expect([books, await whyGone(photo)]).toEqual([[{ photo: null }, { photo: null }], 'removed']);
  });
});

describe('a book that was paid for with a photo', () => {
  it('is never drawn with another hero unasked: a photo without a face waits for its parent, and staff see why', async () => {
    const { item, book, page, number } = await ordered();
    await studioSays(await photoOf(item), 'no-face');
    await make(item);
    expect(await made(item)).toMatchObject({ made_at: null, problems: WANTING });
    const owner = await shop.staff('owner');
    const today = wordsOfPage(await (await owner.get('/admin/today.data')).text());
    expect(today).toContain(number);
    expect(today).toContain('We could not find a face in the photo');
    const told = await shop.letter('owner@nanheveer.example', /did not pass its check/);
    expect(told.text).toContain('We could not find a face');
    const asked = await shop.letter(asha.email, /waits for a word from you/);
    expect(asked.text).toContain(page);
    expect(asked.text).toMatch(/you\s+can\s+send\s+another\s+photo,\s+or\s+tell/);
    expect(await words(page)).toContain('We could not find a face in the photo.');
    expect(await words(page)).toContain('We need a word from you about the hero');
    await deed(owner, `/admin${page}/redraw`, { orderItemId: item });
    await make(item);
    expect(await made(item)).toMatchObject({ made_at: null, problems: WANTING, revision: 2 });
    expect(await removePhoto(asha, book, 'drawn')).toBe(200);
    expect(await made(item)).toMatchObject({ failed_at: null, problems: null, revision: 3 });
  });

  it('is drawn from the one of several faces that its parent tells, and from nobody else’s word', async () => {
    const { id, item, book, page } = await ordered();
    const photo = await photoOf(item);
    await studioSays(photo, 'several-faces');
    const faces = [0.1, 0.6].map((x) => ({ x, y: 0.1, width: 0.2, height: 0.3 }));
    const found = new TextEncoder().encode(JSON.stringify({ faces }));
    await machine().files.put(`heroes/${photo}.json`, found, 'application/json');
    await make(item);
    expect(await made(item)).toMatchObject({ made_at: null, problems: WANTING });
    expect(await words(page)).toContain('tap the one who is the hero');
    const sent = await sentAt(photo);
    const choose = async (who: Visitor, face: string, of = sent) =>
      (await who.postForm(`${book}/face`, { face, sent: of })).status;
    const asked = async () =>
      (await shop.letters()).find(({ text }) => text.includes(`${page}#photos`))?.text;
    await expect.poll(asked).toMatch(/you\s+can\s+tap\s+the\s+right\s+face,\s+send\s+another\s+photo/);
    expect(await choose(await shop.customer(), '1')).toBe(404);
    for (const face of ['', '-1', '2', '0.5', 'left']) expect(await choose(asha, face)).toBe(422);
    expect(await choose(asha, '1', '1700000000000')).toBe(409);
    expect(await made(item)).toMatchObject({ problems: WANTING, revision: 1 });
    const atOnce = await Promise.all(['1', '1', '1'].map((face) => choose(asha, face)));
    expect(atOnce.filter((status) => status === 200)).toHaveLength(1);
    expect(await made(item)).toMatchObject({ problems: null, failed_at: null, revision: 2 });
    expect(await shop.sql`select face, refusal from heroes where photo_id = ${photo}`).toEqual([
      { face: 1, refusal: null },
    ]);
    expect((await kinds(id)).at(-1)).toBe('face chosen by customer');
    expect([await choose(asha, '0'), await photoOf(item)]).toEqual([422, photo]);
  });

  it('has no face drawn any more once its order is cancelled', async () => {
    const { id, item, book } = await ordered();
    const photo = await photoOf(item);
    await studioSays(photo, 'several-faces');
    const faces = [0.1, 0.6].map((x) => ({ x, y: 0.1, width: 0.2, height: 0.3 }));
    const found = new TextEncoder().encode(JSON.stringify({ faces }));
    await machine().files.put(`heroes/${photo}.json`, found, 'application/json');
    await make(item);
    await shop.sql`update orders set stage = 'cancelled', status = 'cancelled' where id = ${id}`;
    const before = await shop.sql`select * from heroes where photo_id = ${photo}`;
    const answer = await asha.postForm(`${book}/face`, { face: '1', sent: await sentAt(photo) });
    expect(answer.status).toBe(409);
    expect(await shop.sql`select * from heroes where photo_id = ${photo}`).toEqual(before);
  });

  it('waits when the photo left on its date, and staff may choose the drawn hero on the parent’s word', async () => {
    const { id, item, desk } = await ordered();
    await shop.sql`update photos set leaves_at = now() - interval '1 minute' where order_id = ${id}`;
    await forgetDuePhotos();
    await make(item);
    expect(await made(item)).toMatchObject({ made_at: null, problems: WANTING });
    const support = await shop.staff('support');
    const production = await shop.staff('production');
    const wish = { orderItemId: item, said: 'By phone on 20 November' };
    expect((await deed(support, `${desk}/use-drawn-hero`, wish)).status).toBe(403);
    expect((await deed(production, `${desk}/use-drawn-hero`, { ...wish, said: '' })).status).toBe(422);
    expect((await deed(production, `${desk}/use-drawn-hero`, wish)).status).toBe(200);
    expect([await photoOf(item), await made(item)]).toEqual([
      '',
      expect.objectContaining({ failed_at: null }),
    ]);
    expect((await eventsOf(shop, id)).at(-1)).toMatchObject({
      kind: 'drawn hero chosen',
      by: 'Test production',
      details: { said: 'By phone on 20 November' },
    });
  });

  it('waits when the drawing table was closed for two hours', async () => {
    const { item } = await ordered();
    const photo = await photoOf(item);
    await studioSays(photo, 'unavailable');
    await machine().files.delete(`photos/${photo}.jpg`);
    await expect(make(item)).rejects.toThrow('The drawing table is closed.');
    expect(await made(item)).toMatchObject({ failed_at: null });
    await shop.sql`
      update made_books set queued_at = now() - interval '3 hours' where order_item_id = ${item}`;
    await make(item);
    expect(await made(item)).toMatchObject({ made_at: null, problems: WANTING });
  });

  it('is not drawn with the hero of the drawing before, when that came from elsewhere', async () => {
    const { item, book } = await ordered({ photo: false, drawn: true });
    const drawing = { ...BOOK, hero: { kind: 'drawn' }, photoId: null };
    const bytes = new TextEncoder().encode(JSON.stringify(drawing));
    await machine().files.put(`books/${item}-drawing.json`, bytes, 'application/json');
    expect(await sendPhoto(asha, book)).toBe(200);
    await shop.sql`update photos set forgotten_because = 'expired' where id = ${await photoOf(item)}`;
    await make(item);
    expect(await made(item)).toMatchObject({ made_at: null, problems: WANTING });
  });

  it('keeps its photo when an earlier order that was made from the same gets another', async () => {
    const first = await ordered({ drawn: true });
    const photo = await photoOf(first.item);
    const again = await orderAtDesk(shop, asha);
    await shop.sql`
      update order_items set book = jsonb_set(book, '{photoId}', to_jsonb(${photo}::text)) where id = ${again.item}`;
    expect(await sendPhoto(asha, first.book)).toBe(200);
    expect(await whyGone(photo)).toBeNull();
    await shop.sql`update made_books set made_at = now() where order_item_id = ${again.item}`;
    await shop.sql`update order_items set book = jsonb_set(book, '{photoId}', to_jsonb(${photo}::text))
      where id = ${first.item}`;
    expect(await sendPhoto(asha, first.book)).toBe(200);
    expect(await whyGone(photo)).toBe('replaced');
  });

  it('loses nothing else that changes beside its photo', async () => {
    const { item, desk } = await ordered();
    await shop.sql`
      create function beside() returns trigger language plpgsql as $$ begin
        update order_items set book = book || '{"storyNotes": {"of": "x", "notes": []}}' where order_id = new.order_id;
        return new; end $$`;
    await shop.sql`create trigger beside after update of order_id on photos for each row execute function beside()`;
    const form = new FormData();
    for (const [name, value] of [
      ['orderItemId', item],
      ['consent', 'yes'],
      ['consentHow', 'By e-mail on 20 November'],
    ] as const)
      form.set(name, value);
    form.set('photo', new File([new Uint8Array(readFileSync('comic/hero/fixtures/astronaut.jpg'))], 'a.jpg'));
    const owner = await shop.staff('owner');
    expect((await owner.send('POST', `${desk}/replace-photo.data`, form)).status).toBe(200);
    await shop.sql`drop trigger beside on photos`;
    const [row] =
      await shop.sql`select book -> 'storyNotes' ->> 'of' as notes from order_items where id = ${item}`;
    expect(row).toEqual({ notes: 'x' });
  });
});
