import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, SHIPPING } from '../../testing/buying.ts';
import { wordsOfPage } from '../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { CONSENT_VERSION } from '../photos/photo-rules.ts';
import { machine } from '../platform/machine.server.ts';

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

interface Row {
  [column: string]: unknown;
}

/** A paid order; with `drawn` its book is there, too. */
async function order(book: Record<string, unknown> = {}, { drawn = true } = {}) {
  const opened = await checkOut(asha, { book: { ...BOOK, ...book } });
  const { orderNumber } = await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<{ id: string; item: string }>`
    select o.id, i.id as item from orders o join order_items i on i.order_id = o.id
    where o.order_number = ${orderNumber}`;
  if (!row) throw new Error('Nothing was ordered.');
  if (drawn) {
    await shop.sql`update made_books set started_at = now(), made_at = now(), pages = 24, pdf_key = 'books/none.pdf',
      print_key = 'books/none-print.pdf', cover_key = 'books/none-cover.pdf' where order_item_id = ${row.item}`;
  }
  return { ...row, number: orderNumber ?? '', desk: `/admin/orders/${row.id}` };
}

const rowOf = async (id: string) => (await shop.sql<Row>`select * from orders where id = ${id}`)[0];
const eventsOf = (id: string) =>
  shop.sql<{ kind: string; by: string; details: Row }>`
    select kind, by, details from order_events where order_id = ${id} order by id`;
const deedsOf = async (number: string) =>
  (
    await shop.sql<{ action: string }>`
    select action from staff_log where subject = ${`order ${number}`} order by id`
  ).map(({ action }) => action);
const lettersOf = async (id: string) =>
  (
    await shop.sql<{ subject: string }>`select subject from letters where order_id = ${id} order by queued_at`
  ).map(({ subject }) => subject);
const data = async (visitor: Visitor, path: string) => (await visitor.get(`${path}.data`)).text();

/** Does something at the desk. @returns status and what the answer says. */
async function deed(who: Visitor, path: string, fields: Record<string, string>) {
  const answer = await who.postForm(`${path}.data`, fields);
  return { status: answer.status, said: await answer.text() };
}

const words = (item: string, name = 'Kabir') => ({
  orderItemId: item,
  characterName: name,
  customTitle: 'Kabir and the moon',
  customMessage: '',
});

describe('the page of an order', () => {
  it('shows each role what it may see, and nobody else anything', async () => {
    const { desk, number } = await order({ characterName: 'Zorawar' });
    const [seenByOwner, made, sold] = [
      await data(owner, desk),
      await data(production, desk),
      await data(support, desk),
    ];
    for (const page of [seenByOwner, made, sold]) {
      expect(page).toContain(number);
      expect(page).toContain('Zorawar');
      expect(page).toContain('Placed and paid');
    }
    expect(seenByOwner).toContain('pay_');
    expect(sold).toContain('pay_');
    expect(made).not.toContain('pay_');
    expect(sold).toContain(`Your order ${number} is placed`);
    expect(made).not.toContain(`Your order ${number} is placed`);
    expect((await asha.get(`${desk}.data`)).status).toBe(202);
    expect(await data(asha, desk)).not.toContain('Zorawar');
    expect((await owner.get('/admin/orders/00000000-0000-4000-8000-000000000000.data')).status).toBe(404);
    expect((await owner.get('/admin/orders/none.data')).status).toBe(404);
  });
});

describe('moving an order', () => {
  it('goes along the table, is written down, and is the truth for its customer from then on', async () => {
    const { id, desk, number } = await order();
    expect((await deed(production, `${desk}/move`, { to: 'photo_check' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stage: 'photo_check', status: 'preparing' });
    expect((await rowOf(id))?.['progress_at']).toBeTruthy();
    expect((await eventsOf(id)).at(-1)).toEqual({
      kind: 'moved',
      by: 'Test production',
      details: { from: 'paid', to: 'photo_check' },
    });
    expect(await deedsOf(number)).toEqual(['order moved']);
    expect(wordsOfPage(await (await asha.get(`/orders/${id}`)).text())).toContain('Preparing (done) Current');
  });

  it.each([
    ['shipped', 409],
    ['packed', 409],
    ['delivered', 409],
    ['cancelled', 409],
    ['proof', 409],
    ['nowhere', 422],
    ['', 422],
  ])('never from paid to %j', async (to, status) => {
    const { id, desk, number } = await order();
    expect((await deed(owner, `${desk}/move`, { to })).status).toBe(status);
    expect(await rowOf(id)).toMatchObject({ stage: 'paid', status: 'completed', progress_at: null });
    expect(await deedsOf(number)).toEqual([]);
  });

  it('is for the owner and production', async () => {
    const { id, desk } = await order();
    expect((await deed(support, `${desk}/move`, { to: 'printing' })).status).toBe(403);
    expect((await asha.postForm(`${desk}/move`, { to: 'printing' })).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ stage: 'paid' });
  });

  it('takes to the press only what is drawn and passed its check', async () => {
    const { id, desk, item } = await order({}, { drawn: false });
    expect((await deed(owner, `${desk}/move`, { to: 'printing' })).said).toContain('is not drawn yet');
    await shop.sql`update made_books set failed_at = now(), problems = '[]' where order_item_id = ${item}`;
    const refused = await deed(owner, `${desk}/move`, { to: 'printing' });
    expect([refused.status, refused.said]).toEqual([409, expect.stringContaining('did not pass its check')]);
    expect(await rowOf(id)).toMatchObject({ stage: 'paid' });
  });
});

describe('a parcel', () => {
  const PARCEL = { courier: 'Delhivery', otherCourier: '', trackingNumber: '1490 1234 56789' };

  it('goes from the press to the door, and its customer hears of each move once', async () => {
    const { id, desk, number } = await order({ format: 'print' });
    for (const to of ['printing', 'packed'])
      expect((await deed(production, `${desk}/move`, { to })).status).toBe(200);
    expect((await deed(production, `${desk}/ship`, PARCEL)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      stage: 'shipped',
      status: 'shipped',
      courier: 'Delhivery',
      tracking_number: '1490123456789',
    });
    const page = await (await asha.get(`/orders/${id}`)).text();
    expect(page).toContain('https://www.delhivery.com/track-v2/package/1490123456789');
    expect(wordsOfPage(page)).toContain('Shipped (done) Current');
    const letter = await shop.letter(asha.email, new RegExp(`on its way \\(${number}\\)`));
    expect(letter.text).toContain('1490123456789');
    expect(letter.text).toContain('Your digital copy is unlocked');
    for (const to of ['out_for_delivery', 'delivered'])
      expect((await deed(production, `${desk}/move`, { to })).status).toBe(200);
    await shop.letter(asha.email, new RegExp(`arrives today \\(${number}\\)`));
    await shop.letter(asha.email, new RegExp(`has arrived \\(${number}\\)`));
    expect(
      (await lettersOf(id)).filter(
        (subject) => subject.includes(number) && /way|today|arrived/.test(subject),
      ),
    ).toHaveLength(3);
    expect(await deedsOf(number)).toEqual([
      'order moved',
      'order moved',
      'order shipped',
      'order moved',
      'order moved',
    ]);
  });

  it('has its number mended on the way, and no second letter', async () => {
    const { id, desk, number } = await order();
    for (const to of ['printing', 'packed']) await deed(owner, `${desk}/move`, { to });
    await deed(owner, `${desk}/ship`, PARCEL);
    const other = { courier: 'other', otherCourier: 'Ravi on his scooter', trackingNumber: '' };
    expect((await deed(owner, `${desk}/ship`, other)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      courier: 'Ravi on his scooter',
      tracking_number: null,
      stage: 'shipped',
    });
    expect(
      (await lettersOf(id)).filter((subject) => subject.includes(`on its way (${number})`)),
    ).toHaveLength(1);
  });

  it('is not shipped before it is packed, nor without courier and number', async () => {
    const { id, desk } = await order();
    expect((await deed(owner, `${desk}/ship`, PARCEL)).status).toBe(409);
    for (const wrong of [
      { courier: 'Nobody' },
      { trackingNumber: '' },
      { trackingNumber: '!' },
      { courier: 'other', otherCourier: '', trackingNumber: 'A1234' },
    ])
      expect((await deed(owner, `${desk}/ship`, { ...PARCEL, ...wrong })).status).toBe(422);
    expect(await rowOf(id)).toMatchObject({ stage: 'paid', courier: null });
  });

  it('is told to nobody who does not want order updates', async () => {
    const quiet = await order();
    await shop.sql`update users set order_updates_stopped_at = now() where email = ${asha.email}`;
    for (const to of ['printing', 'packed']) await deed(owner, `${quiet.desk}/move`, { to });
    await deed(owner, `${quiet.desk}/ship`, PARCEL);
    await shop.sql`update users set order_updates_stopped_at = null`;
    expect(await lettersOf(quiet.id)).toHaveLength(2);
  });
});

describe('a photo', () => {
  it('leaves thirty days after its order arrived', async () => {
    const { id, desk } = await order();
    await shop.sql`
      insert into photos (id, draft_key_hash, order_id, content_hash, width, height, bytes, consent_at,
        consent_text_version, stored_at, leaves_at)
      values (gen_random_uuid(), 'none', ${id}, 'none', 1, 1, 1, now(), 'test', now(), now() + interval '37 days')`;
    for (const to of ['printing', 'packed']) await deed(owner, `${desk}/move`, { to });
    await deed(owner, `${desk}/ship`, { courier: 'DTDC', trackingNumber: 'D1234567' });
    const days = async () =>
      (
        await shop.sql<{ days: number }>`
        select round(extract(epoch from leaves_at - now()) / 86400)::int as days from photos where order_id = ${id}`
      )[0]?.days;
    expect(await days()).toBe(37);
    await deed(owner, `${desk}/move`, { to: 'delivered' });
    expect(await days()).toBe(30);
  });
});

/** A drawn book whose hero comes from a photo. */
async function orderWithPhoto() {
  const form = new FormData();
  form.set('consent', 'yes');
  form.set('consentText', CONSENT_VERSION);
  form.set('photo', new File([readFileSync('comic/hero/fixtures/astronaut.jpg')], 'child.jpg'));
  expect((await asha.send('POST', '/api/photo', form)).status).toBe(200);
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
  it('is seen by the owner and production alone, and each look is written down', async () => {
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
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['photo seen', 'book seen', 'photo seen']);
    expect((await owner.get(`${desk}/photos/${id}`)).status).toBe(404);
  });

  it('a book with a drawn hero is opened without a line', async () => {
    const { desk, item, number } = await order();
    await machine().files.put(`books/${item}-drawing.json`, new Uint8Array([123, 125]), 'application/json');
    expect((await production.get(`${desk}/books/${item}/drawing`)).status).toBe(200);
    expect(await looksAt(number)).toEqual([]);
  });

  it('is another when the customer sent another photo, with their permission, until the press has it', async () => {
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
    expect(await replace(production)).toBe(200);
    expect(await photoOf()).not.toBe(former);
    const [gone] = await shop.sql`select forgotten_because from photos where id = ${former}`;
    expect(gone).toEqual({ forgotten_because: 'replaced' });
    expect((await eventsOf(id)).at(-1)?.details['consent']).toBe('Permission: By e-mail on 20 November');
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

describe('holding an order', () => {
  it('keeps it where it is until it is let go, and its books are drawn then', async () => {
    const { id, desk, item, number } = await order({}, { drawn: false });
    expect((await deed(support, `${desk}/hold`, { because: '' })).status).toBe(422);
    expect((await deed(support, `${desk}/hold`, { because: 'The address is no address.' })).status).toBe(200);
    expect((await deed(support, `${desk}/hold`, { because: 'Again.' })).status).toBe(409);
    expect((await deed(owner, `${desk}/move`, { to: 'drawing' })).status).toBe(409);
    expect(await (await asha.get(`/orders/${id}`)).text()).toContain('being looked at by a person');
    await shop.sql`delete from pgboss.job where name = 'make-book' and data ->> 'orderItemId' = ${item}`;
    expect((await deed(support, `${desk}/lift-hold`, {})).status).toBe(200);
    expect((await deed(support, `${desk}/lift-hold`, {})).status).toBe(409);
    const jobs = await shop.sql`
      select id from pgboss.job where name = 'make-book' and data ->> 'orderItemId' = ${item}`;
    expect(jobs).toHaveLength(1);
    expect(await deedsOf(number)).toEqual(['order held', 'hold lifted']);
    expect((await deed(owner, `${desk}/move`, { to: 'drawing' })).status).toBe(200);
  });
});

describe('what stands in a book', () => {
  it('is changed until the press has it, seen by its customer, and drawn again', async () => {
    const { id, desk, item, number } = await order();
    expect((await deed(support, `${desk}/edit-book`, words(item))).status).toBe(200);
    expect(
      await shop.sql`select character_name, custom_title, custom_message from order_items where id = ${item}`,
    ).toEqual([{ character_name: 'Kabir', custom_title: 'Kabir and the moon', custom_message: null }]);
    const [book] = await shop.sql`select revision, made_at from made_books where order_item_id = ${item}`;
    expect(book).toEqual({ revision: 2, made_at: null });
    expect(await (await asha.get(`/orders/${id}`)).text()).toContain('Kabir');
    expect((await eventsOf(id)).at(-1)?.details).toMatchObject({ what: 'name, title' });
    const [line] = await shop.sql`select details from staff_log where subject = ${`order ${number}`}`;
    expect(JSON.stringify(line)).not.toContain('Kabir');
  });

  it('is refused when it is empty, too long, the same, or of another order', async () => {
    const [one, other] = [await order(), await order()];
    expect((await deed(owner, `${one.desk}/edit-book`, words(one.item, ' '))).status).toBe(422);
    expect((await deed(owner, `${one.desk}/edit-book`, words(one.item, 'x'.repeat(61)))).status).toBe(422);
    expect((await deed(owner, `${one.desk}/edit-book`, words(other.item))).status).toBe(409);
    await deed(owner, `${one.desk}/edit-book`, words(one.item));
    expect((await deed(owner, `${one.desk}/edit-book`, words(one.item))).said).toContain(
      'It says so already',
    );
  });

  it('stays as it is from the press on, like its address', async () => {
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
    expect(JSON.stringify((await rowOf(id))?.['shipping_address'])).toContain('Bengaluru');
  });
});

describe('an address', () => {
  it('is changed in the words of the checkout, and the order is found by it', async () => {
    const { id, desk } = await order();
    const wrong = await deed(support, `${desk}/edit-address`, { ...SHIPPING, postalCode: '' });
    expect([wrong.status, wrong.said]).toEqual([422, expect.stringContaining('Postal code is required')]);
    const changed = { ...SHIPPING, city: 'Mysuru', postalCode: '570001' };
    expect((await deed(support, `${desk}/edit-address`, changed)).status).toBe(200);
    expect(wordsOfPage(await (await asha.get(`/orders/${id}`)).text())).toContain('Mysuru, Karnataka 570001');
    const terms = await shop.sql<{ term: string }>`select term from order_terms where order_id = ${id}`;
    expect(terms.map(({ term }) => term)).toContain('570001');
    expect(terms.map(({ term }) => term)).not.toContain('560003');
  });
});

describe('notes and letters', () => {
  it('a note is for staff alone', async () => {
    const { id, desk } = await order();
    expect((await deed(support, `${desk}/note`, { text: ' ' })).status).toBe(422);
    expect((await deed(support, `${desk}/note`, { text: 'Called, no answer.' })).status).toBe(200);
    expect(await data(production, desk)).toContain('Called, no answer.');
    expect(await (await asha.get(`/orders/${id}`)).text()).not.toContain('no answer');
  });

  it('a letter goes out again, word for word, when support says so', async () => {
    const { id, desk, number } = await order();
    await shop.letter(asha.email, new RegExp(number));
    const [first] = await shop.sql<{ id: string }>`
      select id from letters where order_id = ${id} and recipient = ${asha.email}`;
    const letterId = first?.id ?? '';
    expect((await deed(production, `${desk}/resend`, { letterId })).status).toBe(403);
    expect((await deed(support, `${desk}/resend`, { letterId })).status).toBe(200);
    const both =
      await shop.sql`select subject, html from letters where order_id = ${id} and recipient = ${asha.email}`;
    expect(both).toHaveLength(2);
    expect(both[0]).toEqual(both[1]);
    const elsewhere = await order();
    expect((await deed(support, `${elsewhere.desk}/resend`, { letterId })).status).toBe(409);
  });
});
