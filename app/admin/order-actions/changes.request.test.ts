import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, SHIPPING } from '../../../testing/buying.ts';
import { deed, eventsOf, orderAtDesk, rowOf } from '../../../testing/order-page.ts';
import { upload } from '../../../testing/photos.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { wordsSeen } from './seen.ts';

let shop: TestShop;
let asha: Visitor & { email: string };
let owner: Visitor;
let production: Visitor;
let support: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
  owner = await shop.staff('owner');
  production = await shop.staff('production');
  support = await shop.staff('support');
});
// Everyone here comes from one address.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

/** With `drawn` its book is there, too. */
const order = (book: Record<string, unknown> = {}, { drawn = true } = {}) =>
  orderAtDesk(shop, asha, book, { drawn });

const words = (item: string, name = 'Kabir') => ({
  orderItemId: item,
  characterName: name,
  customTitle: 'Kabir and the moon',
  customMessage: '',
  seen: wordsSeen({ ...BOOK, customTitle: null, customMessage: null }),
});

/** A drawn book whose hero comes from a photo. */
async function orderWithPhoto() {
  expect((await upload(shop, asha, readFileSync('comic/hero/fixtures/astronaut.jpg'))).status).toBe(200);
  const made = await order();
  const drawing = new TextEncoder().encode('{"story":"superhero-adventure"}');
  await machine().files.put(`books/${made.item}-drawing.json`, drawing, 'application/json');
  return made;
}

const looksAt = async (number: string) =>
  (
    await shop.sql<{ action: string; staff_name: string }>`
    select action, staff_name from staff_log where subject = ${`order ${number}`} and photo_look order by id`
  ).map(({ action, staff_name: name }) => `${action} by ${name}`);

describe('the child in a book', () => {
  it('is shown to the owner and production only, and each photo access is logged', async () => {
    const { id, desk, item, number } = await orderWithPhoto();
    for (const address of [`${desk}/photos/${item}`, `${desk}/books/${item}/drawing`]) {
      expect((await support.get(address)).status).toBe(403);
      expect((await asha.get(address)).status).toBe(303);
      const seen = await production.get(address);
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
    expect((await owner.get(`${desk}/photos/${item}`)).headers.get('content-type')).toBe('image/jpeg');
    expect(await looksAt(number)).toEqual([
      'photo seen by Test production',
      'book seen by Test production',
      'photo seen by Test owner',
    ]);
    expect((await eventsOf(shop, id)).map(({ kind }) => kind)).toEqual([
      'photo seen',
      'book seen',
      'photo seen',
    ]);
    expect((await owner.get(`${desk}/photos/${id}`)).status).toBe(404);
  });

  it('is not logged when the book shows a drawn hero', async () => {
    const { desk, item, number } = await order();
    await machine().files.put(`books/${item}-drawing.json`, new Uint8Array([123, 125]), 'application/json');
    expect((await production.get(`${desk}/books/${item}/drawing`)).status).toBe(200);
    expect(await looksAt(number)).toEqual([]);
  });

  it('can be replaced with a new photo, with the customer’s permission, until printing', async () => {
    const { id, desk, item } = await orderWithPhoto();
    const photoOf = async () =>
      (
        await shop.sql<{ photo: string }>`
        select book ->> 'photoId' as photo from order_items where id = ${item}`
      )[0]?.photo;
    const former = await photoOf();
    const replace = async (who: Visitor, fields: Record<string, string> = {}) => {
      const form = new FormData();
      const all = { orderItemId: item, consent: 'yes', consentHow: 'By e-mail on 20 November', ...fields };
      for (const [name, value] of Object.entries(all)) form.set(name, value);
      form.set('photo', new File([readFileSync('comic/hero/fixtures/astronaut.jpg')], 'other.jpg'));
      return (await who.send('POST', `${desk}/replace-photo.data`, form)).status;
    };
    expect(await replace(support)).toBe(403);
    expect(await replace(production, { consent: 'no' })).toBe(422);
    expect(await replace(production, { consentHow: '' })).toBe(422);
    expect(await photoOf()).toBe(former);
    await shop.sql`
      create function no_line() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`;
    await shop.sql`create trigger no_line before insert on staff_log for each row execute function no_line()`;
    expect(await replace(production)).toBe(500);
    await shop.sql`drop trigger no_line on staff_log`;
    expect(await shop.sql`select forgotten_because from photos where order_id = ${id}`).toEqual([
      { forgotten_because: null },
    ]);
    expect(await replace(production)).toBe(200);
    expect(await photoOf()).not.toBe(former);
    const [gone] = await shop.sql`select forgotten_because from photos where id = ${former}`;
    expect(gone).toEqual({ forgotten_because: 'replaced' });
    expect((await eventsOf(shop, id)).at(-1)?.details['consent']).toBe(
      'Permission: By e-mail on 20 November',
    );
    await shop.sql`update made_books set made_at = now(), print_key = 'x' where order_item_id = ${item}`;
    await deed(owner, `${desk}/move`, { to: 'printing' });
    const kept = await photoOf();
    expect(await replace(production)).toBe(409);
    expect(await photoOf()).toBe(kept);
    const left = await shop.sql`
      select id from photos where forgotten_because is null and (order_id = ${id} or order_id is null)`;
    expect(left).toEqual([{ id: kept }]);
  });
});

describe('what stands in a book', () => {
  it('can be changed until printing, shows to its customer, and is drawn again', async () => {
    const { id, desk, item, number } = await order();
    expect((await deed(support, `${desk}/edit-book`, words(item))).status).toBe(200);
    expect(
      await shop.sql`select character_name, custom_title, custom_message from order_items where id = ${item}`,
    ).toEqual([{ character_name: 'Kabir', custom_title: 'Kabir and the moon', custom_message: null }]);
    const [book] = await shop.sql`select revision, made_at from made_books where order_item_id = ${item}`;
    expect(book).toEqual({ revision: 2, made_at: null });
    expect(await (await asha.get(`/orders/${id}`)).text()).toContain('Kabir');
    expect((await eventsOf(shop, id)).at(-1)?.details).toMatchObject({ what: 'name, title' });
    const [line] = await shop.sql`select details from staff_log where subject = ${`order ${number}`}`;
    expect(JSON.stringify(line)).not.toContain('Kabir');
  });

  it('is not overwritten from an outdated form', async () => {
    const { desk, item } = await order();
    expect((await deed(owner, `${desk}/edit-book`, words(item))).status).toBe(200);
    const late = await deed(support, `${desk}/edit-book`, words(item, 'Mira R.'));
    expect([late.status, late.said]).toEqual([409, expect.stringContaining('meanwhile')]);
    expect(await shop.sql`select character_name from order_items where id = ${item}`).toEqual([
      { character_name: 'Kabir' },
    ]);
    const seen = wordsSeen(words(item));
    expect((await deed(support, `${desk}/edit-book`, { ...words(item, 'Mira R.'), seen })).status).toBe(200);
  });

  it('is refused when it is empty, too long, the same, or of another order', async () => {
    const [one, other] = [await order(), await order()];
    expect((await deed(owner, `${one.desk}/edit-book`, words(one.item, ' '))).status).toBe(422);
    expect((await deed(owner, `${one.desk}/edit-book`, words(one.item, 'x'.repeat(61)))).status).toBe(422);
    expect((await deed(owner, `${one.desk}/edit-book`, words(other.item))).status).toBe(409);
    await deed(owner, `${one.desk}/edit-book`, words(one.item));
    const seen = wordsSeen(words(one.item));
    expect((await deed(owner, `${one.desk}/edit-book`, { ...words(one.item), seen })).said).toContain(
      'It says so already',
    );
  });

  it('cannot be changed after printing began, nor can the address', async () => {
    const { id, desk, item } = await order();
    await deed(owner, `${desk}/move`, { to: 'printing' });
    for (const [way, fields] of [
      ['edit-book', words(item)],
      ['edit-address', { ...SHIPPING, city: 'Mysuru' }],
      ['redraw', { orderItemId: item }],
    ] as const)
      expect((await deed(owner, `${desk}/${way}`, fields)).status).toBe(409);
    expect(await shop.sql`select character_name from order_items where id = ${item}`).toEqual([
      { character_name: 'Mira' },
    ]);
    expect(JSON.stringify((await rowOf(shop, id))?.['shipping_address'])).toContain('Bengaluru');
  });
});

describe('an address', () => {
  it('is changed in the words of the checkout, and the order is found by it', async () => {
    const { id, desk } = await order();
    const wrong = await deed(support, `${desk}/edit-address`, { ...SHIPPING, postalCode: '' });
    expect([wrong.status, wrong.said]).toEqual([422, expect.stringContaining('Postal code is required')]);
    const seen = JSON.stringify((await rowOf(shop, id))?.['shipping_address']);
    const changed = { ...SHIPPING, city: 'Mysuru', postalCode: '570001', seen };
    expect((await deed(support, `${desk}/edit-address`, changed)).status).toBe(200);
    const late = await deed(owner, `${desk}/edit-address`, { ...SHIPPING, phone: '9000000001', seen });
    expect([late.status, late.said]).toEqual([409, expect.stringContaining('meanwhile')]);
    expect(wordsOfPage(await (await asha.get(`/orders/${id}`)).text())).toContain('Mysuru, Karnataka 570001');
    const terms = await shop.sql<{ term: string }>`select term from order_terms where order_id = ${id}`;
    expect(terms.map(({ term }) => term)).toContain('570001');
    expect(terms.map(({ term }) => term)).not.toContain('560003');
  });
});
