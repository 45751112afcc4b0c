import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, until } from '../../../testing/buying.ts';
import { buy, type PaidOrder } from '../../../testing/ordering.ts';
import { pageData } from '../../../testing/page-data.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { forgetClaimPhotos } from './claim-photos.server.ts';

let shop: TestShop;
let parent: Visitor & { email: string };
let support: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  parent = await shop.customer();
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  // The tests move the clock, and a staff session lasts at most half a day.
  support = await shop.staff('support');
});
afterAll(() => shop.close());

type Row = Record<string, unknown>;
const MISSING = '00000000-0000-4000-8000-000000000000';
const WORDS = 'Page 12 is torn along the fold, from top to bottom.';

/** An order that has just been delivered. */
async function arrived(changes: Record<string, unknown> = {}): Promise<PaidOrder> {
  const order = await buy(shop, parent, changes);
  const [{ at } = { at: '' }] = await shop.sql<{ at: string }>`
    select created_at::text as at from orders where id = ${order.id}`;
  await shop.sql`
    update orders set stage = 'delivered', status = 'delivered', progress_at = ${at}, delivered_at = ${at}
    where id = ${order.id}`;
  return order;
}

const claimOf = async (order: PaidOrder) =>
  (await shop.sql<Row>`select * from claims where order_id = ${order.id} order by opened_at desc`)[0];
const open = (order: PaidOrder, visitor: Visitor = parent, fields: Record<string, string> = {}) =>
  visitor.postForm(`/orders/${order.id}/claim`, { about: 'damaged', words: WORDS, ...fields });
const answer = async (order: PaidOrder, fields: Record<string, string>, visitor = support) =>
  visitor.postForm(`/admin/claims/${(await claimOf(order))?.['id']}/answer`, {
    words: 'We are very sorry. That must not happen.',
    ...fields,
  });
const page = async (order: PaidOrder) => (await parent.get(`/orders/${order.id}`)).text();

const replace = (order: PaidOrder, fields: Record<string, string>, visitor = support) =>
  visitor.postForm(`/admin/orders/${order.id}/replacement`, {
    reason: 'The parcel was lost.',
    formKey: 'form-key-of-a-test',
    ...fields,
  });

async function addPhoto(order: PaidOrder, file = 'astronaut', visitor: Visitor = parent): Promise<Response> {
  const form = new FormData();
  form.set('claimId', String((await claimOf(order))?.['id']));
  form.set('photo', new File([readFileSync(`comic/hero/fixtures/${file}.jpg`)], 'page.jpg'));
  return visitor.send('POST', '/api/claim-photo', form);
}

describe('a claim', () => {
  it('is opened on the order’s page, once, and told to customer and owner', async () => {
    const order = await arrived();
    expect(await page(order)).toContain('Something is not right');
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(order)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
    expect(await shop.sql`select id from claims where order_id = ${order.id}`).toHaveLength(1);
    const shown = await page(order);
    for (const part of ['It arrived damaged', 'We review', 'The money returns', '2-3 business days', WORDS])
      expect(shown).toContain(part);
    expect(shown).not.toContain('Something is not right');
    const letter = await shop.letter(parent.email, new RegExp(`look into your order ${order.number}`));
    expect(letter.text).toContain('2-3 business days');
    const toOwner = await shop.letter(
      'owner@nanheveer.example',
      new RegExp(`wrong with order ${order.number}`),
    );
    expect(toOwner.text).toContain(WORDS);
  });

  it.each([
    [{ about: 'colour' }, 422],
    [{ words: 'Torn.' }, 422],
    [{ words: 'x'.repeat(2001) }, 422],
  ])('with %o is refused', async (fields, status) => {
    const order = await arrived();
    expect((await open(order, parent, fields as Record<string, string>)).status).toBe(status);
    expect(await claimOf(order)).toBeUndefined();
  });

  it('is opened until the seventh day after the delivery is over', async () => {
    shop.clock.stop();
    const order = await arrived();
    shop.clock.advance({ days: 6, hours: 23, minutes: 59, seconds: 59 });
    expect(await page(order)).toContain('Something is not right');
    expect((await open(order)).status).toBe(302);
    shop.clock.go();
  });

  it('is opened by nobody else, and not before or long after the delivery', async () => {
    const order = await arrived();
    expect((await open(order, await shop.customer())).status).toBe(404);
    expect((await open(order, shop.visitor())).status).toBe(302);
    const onItsWay = await buy(shop, parent);
    expect((await open(onItsWay)).status).toBe(409);
    shop.clock.advance({ days: 7, seconds: 1 });
    expect((await open(order)).status).toBe(409);
    expect([await claimOf(order), await claimOf(onItsWay)]).toEqual([undefined, undefined]);
    // Until progress is recorded, the order counts as delivered on the promised day.
    expect((await open(onItsWay)).status).toBe(302);
  });
});

describe('photos of a claim', () => {
  it('are cleaned, private, four at most, and gone 90 days after the answer', async () => {
    const order = await arrived();
    await open(order);
    expect((await addPhoto(order)).status).toBe(302);
    expect((await addPhoto(order)).status).toBe(302);
    const photos = () =>
      shop.sql<{ id: string; forgotten_at: unknown }>`
        select p.* from claim_photos p join claims c on c.id = p.claim_id where c.order_id = ${order.id}`;
    expect(await photos()).toHaveLength(1);
    const [photo] = await photos();
    const own = `/orders/${order.id}/claim-photos/${photo?.id}`;
    const seen = await parent.get(own);
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    expect(Buffer.from(await seen.arrayBuffer()).includes('Exif')).toBe(false);
    const staff = `/admin/claims/photos/${photo?.id}`;
    expect((await support.get(staff)).status).toBe(200);
    expect(
      await shop.sql`select staff_name, action, photo_look from staff_log where subject = ${`order ${order.number}`}`,
    ).toContainEqual({ staff_name: 'Test support', action: 'claim picture seen', photo_look: true });
    expect((await (await shop.customer()).get(own)).status).toBe(404);
    expect((await shop.visitor().get(own)).status).toBe(302);
    expect((await parent.get(staff)).status).toBe(303);
    expect((await (await shop.staff('production')).get(staff)).status).toBe(403);
    expect((await addPhoto(order, 'astronaut', await shop.customer())).status).toBe(404);
    const text = new FormData();
    text.set('claimId', String((await claimOf(order))?.['id']));
    text.set('photo', new File(['<svg onload="alert(1)"/>'], 'page.jpg'));
    expect((await parent.send('POST', '/api/claim-photo', text)).status).toBe(422);
    const plain = await parent.send('POST', '/api/claim-photo', text, { 'Sec-Fetch-Dest': 'document' });
    expect(plain.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await plain.text()).toContain(`<a href="/orders/${order.id}#help">Go back</a>`);

    expect((await answer(order, { answer: 'no' })).status).toBe(200);
    shop.clock.advance({ days: 89 });
    await forgetClaimPhotos();
    expect((await photos())[0]?.forgotten_at).toBeNull();
    shop.clock.advance({ days: 2 });
    await forgetClaimPhotos();
    expect((await photos())[0]?.forgotten_at).not.toBeNull();
    expect((await (await shop.staff('support')).get(staff)).status).toBe(404);
    // A customer session lasts at most sixty days.
    parent = await shop.customer();
  });

  it('are no more than four, and none after the answer', async () => {
    const order = await arrived();
    await open(order);
    const claimId = String((await claimOf(order))?.['id']);
    for (const _photo of [1, 2, 3, 4])
      await shop.sql`
        insert into claim_photos (id, claim_id, content_hash, width, height, stored_at)
        values (gen_random_uuid(), ${claimId}, gen_random_uuid()::text, 1, 1, now())`;
    expect((await addPhoto(order)).status).toBe(409);
    await shop.sql`delete from claim_photos where claim_id = ${claimId}`;
    await answer(order, { answer: 'no' });
    expect((await addPhoto(order)).status).toBe(409);
  });
});

describe('staff answer', () => {
  it('with money: its steps, dates and the row of the way it was paid are on the order’s page', async () => {
    const order = await arrived();
    await open(order);
    const done = await answer(order, { answer: 'refund', how: 'part', rupees: '300' });
    expect(done.status).toBe(200);
    await until(async () => {
      const [row] = await shop.sql<Row>`select * from refunds where order_id = ${order.id}`;
      return row?.['refunded_at'];
    });
    expect(shop.street.control.refunds().filter((each) => each.payment_id === order.paymentId)).toMatchObject(
      [{ amount: 30_000 }],
    );
    const shown = await page(order);
    for (const part of [
      '₹300',
      'left us on',
      'Credit and debit cards: 5-7 business days',
      'We are very sorry.',
    ])
      expect(shown).toContain(part);
    expect(shown).not.toContain('Test support');
    const letter = await shop.letter(parent.email, new RegExp(`answer about your order ${order.number}`));
    expect(letter.text).toContain('₹300 goes back');
    expect((await answer(order, { answer: 'refund', how: 'rest' })).status).toBe(409);
  });

  it('with money that only a second asking brings: the steps follow it to its end', async () => {
    const order = await arrived();
    await open(order);
    shop.street.control.behave({ refund: 'refused' });
    await answer(order, { answer: 'refund', how: 'part', rupees: '250' });
    const refunds = () => shop.sql<Row>`select * from refunds where order_id = ${order.id} order by asked_at`;
    await until(async () => (await refunds())[0]?.['failed_at']);
    const again = (row: Row | undefined, how: string) =>
      support.postForm(`/admin/refunds/${String(row?.['id'])}/again`, { how });
    await again((await refunds())[0], 'again');
    await until(async () => (await refunds())[1]?.['failed_at']);
    expect(await page(order)).toContain('₹250 has been on its way');
    shop.street.control.behaveWell();
    await again((await refunds())[1], 'again');
    await until(async () => (await refunds())[2]?.['refunded_at']);
    const shown = await page(order);
    expect(shown).toContain('₹250 left us on');
    expect(shown).not.toContain('If that is our answer');
    const [deed] = await shop.sql<Row>`
      select details from staff_log where action = 'claim answered' and subject = ${`order ${order.number}`}`;
    expect(deed?.['details']).toEqual({ answer: 'refund', amount: '₹250' });
  });

  it('with money that is handed over another way: the steps say so', async () => {
    const order = await arrived();
    await open(order);
    shop.street.control.behave({ refund: 'refused' });
    await answer(order, { answer: 'refund', how: 'part', rupees: '250' });
    const failed = await until(async () => {
      const [row] = await shop.sql<Row>`select * from refunds where order_id = ${order.id}`;
      return row?.['failed_at'] ? row : null;
    });
    shop.street.control.behaveWell();
    await support.postForm(`/admin/refunds/${String(failed['id'])}/again`, { how: 'settled' });
    const shown = await page(order);
    expect(shown).toContain('We have settled ₹250 with you another way.');
    expect(shown).not.toContain('If that is our answer');
  });

  it('with a new copy of everything that was printed, the additional copy as well', async () => {
    const order = await arrived({ book: { ...BOOK, format: 'digital' }, addOns: ['extra-printed-copy'] });
    await open(order);
    expect((await answer(order, { answer: 'reprint' })).status).toBe(200);
    const made = await shop.sql<Row>`select * from orders where replaces_order_id = ${order.id}`;
    expect(made).toMatchObject([
      { total_amount: 0, subtotal_amount: 0, add_ons: [{ id: 'extra-printed-copy', price: 0 }] },
    ]);
  });

  it('with a new copy: an order at no price, with the same books, made again', async () => {
    const order = await arrived({ book: { ...BOOK, customMessage: 'For my star.' }, addOns: ['gift-box'] });
    await open(order);
    const answers = await Promise.all(Array.from({ length: 4 }, () => answer(order, { answer: 'reprint' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const made = await shop.sql<Row>`select * from orders where replaces_order_id = ${order.id}`;
    expect(made).toMatchObject([
      { total_amount: 0, subtotal_amount: 0, payment_id: null, stage: 'paid', held_at: null, add_ons: [] },
    ]);
    const [item] = await shop.sql<Row>`select * from order_items where order_id = ${made[0]?.['id']}`;
    const [first] = await shop.sql<Row>`select * from order_items where order_id = ${order.id}`;
    expect(item).toMatchObject({
      unit_price: 0,
      character_name: 'Mira',
      custom_message: 'For my star.',
      book: { ...(first?.['book'] as object), drawingOf: first?.['id'] },
    });
    const number = String(made[0]?.['order_number']);
    const letter = await shop.letter(parent.email, new RegExp(`new copy has the order number ${number}`));
    expect(letter.text).toContain('free of charge');
    expect(letter.text).not.toContain('Please confirm your order');
    expect(await page(order)).toContain(`/orders/${made[0]?.['id']}`);
    expect((await parent.get(`/orders/${made[0]?.['id']}`)).status).toBe(200);
    expect(shop.street.control.refunds().some((each) => each.payment_id === order.paymentId)).toBe(false);
  });

  it('with a kind no, once, in words, and in the right role', async () => {
    const order = await arrived();
    await open(order);
    expect((await answer(order, { answer: 'no', words: 'No.' })).status).toBe(422);
    expect((await answer(order, { answer: 'perhaps' })).status).toBe(422);
    expect((await answer(order, { answer: 'refund', how: 'part', rupees: '-1' })).status).toBe(422);
    expect((await answer(order, { answer: 'refund', how: 'part', rupees: '9999' })).status).toBe(409);
    expect((await answer(order, { answer: 'no' }, await shop.staff('production'))).status).toBe(403);
    expect((await answer(order, { answer: 'no' }, parent)).status).toBe(303);
    expect(await claimOf(order)).toMatchObject({ answered_at: null });
    expect((await answer(order, { answer: 'no' })).status).toBe(200);
    expect((await answer(order, { answer: 'no' })).status).toBe(409);
    expect(
      (await support.postForm(`/admin/claims/${MISSING}/answer`, { answer: 'no', words: WORDS })).status,
    ).toBe(404);
    // The customer can still open another claim.
    expect(await page(order)).toContain('Something is not right');
  });
});

describe('a free replacement', () => {
  it('is made by staff without a claim, of the books they choose, once for a form', async () => {
    const order = await arrived();
    const [item] = await shop.sql<{ id: string }>`select id from order_items where order_id = ${order.id}`;
    const copies = { [`copies/${item?.id}`]: '2' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => replace(order, copies)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const made = await shop.sql<Row>`select * from orders where replaces_order_id = ${order.id}`;
    expect(made).toHaveLength(1);
    const items = await shop.sql<Row>`select * from order_items where order_id = ${made[0]?.['id']}`;
    expect(items).toMatchObject([{ quantity: 2, unit_price: 0 }]);
    const events = await shop.sql<Row>`select kind from order_events where order_id = ${order.id}`;
    expect(events).toEqual(expect.arrayContaining([{ kind: 'replacement made' }]));
  });

  it('has one form until it is made, in every tab and however often the page is read', async () => {
    const order = await arrived();
    const formKey = async () => {
      const answer = await support.get(`/admin/orders/${order.id}.data`);
      const said = await pageData<{ money: { replacementKey: string } }>(
        answer,
        'admin/order-payments/money-panel',
      );
      return said.money.replacementKey;
    };
    const first = await formKey();
    expect(await formKey()).toBe(first);
    const [item] = await shop.sql<{ id: string }>`select id from order_items where order_id = ${order.id}`;
    expect((await replace(order, { [`copies/${item?.id}`]: '1', formKey: first })).status).toBe(200);
    const second = await formKey();
    expect(second).not.toBe(first);
    expect((await replace(order, { [`copies/${item?.id}`]: '1', formKey: second })).status).toBe(200);
    const stale = await replace(order, { [`copies/${item?.id}`]: '3', formKey: second });
    expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining('meanwhile')]);
    expect(await shop.sql`select id from orders where replaces_order_id = ${order.id}`).toHaveLength(2);
  });

  it('holds the additional printed copy when staff want it', async () => {
    const order = await arrived({ book: { ...BOOK, format: 'digital' }, addOns: ['extra-printed-copy'] });
    const [item] = await shop.sql<{ id: string }>`select id from order_items where order_id = ${order.id}`;
    await replace(order, { [`copies/${item?.id}`]: '1', formKey: 'without-it' });
    await replace(order, { [`copies/${item?.id}`]: '1', formKey: 'with-it-too', extraCopy: 'yes' });
    const made = await shop.sql<Row>`
      select add_ons, total_amount from orders where replaces_order_id = ${order.id} order by order_number`;
    expect(made).toMatchObject([
      { add_ons: [], total_amount: 0 },
      { add_ons: [{ id: 'extra-printed-copy', price: 0 }], total_amount: 0 },
    ]);
  });

  it.each([
    [{}, 422],
    [{ [`copies/${MISSING}`]: '1' }, 404],
    [{ [`copies/${MISSING}`]: '99' }, 422],
    [{ [`copies/${MISSING}`]: '-1' }, 422],
  ])('with %o is refused', async (fields, status) => {
    const order = await arrived();
    expect((await replace(order, fields)).status).toBe(status);
    expect(await shop.sql`select id from orders where replaces_order_id = ${order.id}`).toEqual([]);
  });

  it('is no business of production or customers', async () => {
    const order = await arrived();
    expect((await replace(order, {}, await shop.staff('production'))).status).toBe(403);
    expect((await replace(order, {}, parent)).status).toBe(303);
  });
});
