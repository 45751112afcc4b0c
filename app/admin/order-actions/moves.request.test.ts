import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deed, auditEntriesOf, eventsOf, orderAtDesk, rowOf } from '../../../testing/order-page.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

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

const lettersOf = async (id: string) =>
  (
    await shop.sql<{ subject: string }>`select subject from letters where order_id = ${id} order by queued_at`
  ).map(({ subject }) => subject);

describe('moving an order', () => {
  it('follows the table, is logged, and shows to the customer at once', async () => {
    const { id, desk, number } = await order();
    expect((await deed(production, `${desk}/move`, { to: 'photo_check' })).status).toBe(200);
    expect(await rowOf(shop, id)).toMatchObject({ stage: 'photo_check', status: 'preparing' });
    expect((await rowOf(shop, id))?.['progress_at']).toBeTruthy();
    expect((await eventsOf(shop, id)).at(-1)).toEqual({
      kind: 'moved',
      by: 'Test production',
      details: { from: 'paid', to: 'photo_check' },
    });
    expect(await auditEntriesOf(shop, number)).toEqual(['order moved']);
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
    expect(await rowOf(shop, id)).toMatchObject({ stage: 'paid', status: 'completed', progress_at: null });
    expect(await auditEntriesOf(shop, number)).toEqual([]);
  });

  it('is for the owner and production', async () => {
    const { id, desk } = await order();
    expect((await deed(support, `${desk}/move`, { to: 'printing' })).status).toBe(403);
    expect((await asha.postForm(`${desk}/move`, { to: 'printing' })).status).toBe(303);
    expect(await rowOf(shop, id)).toMatchObject({ stage: 'paid' });
  });

  it('sends to the press only books that are drawn and passed their check', async () => {
    const { id, desk, item } = await order({}, { drawn: false });
    expect((await deed(owner, `${desk}/move`, { to: 'printing' })).said).toContain('is not drawn yet');
    await shop.sql`update made_books set failed_at = now(), problems = '[]' where order_item_id = ${item}`;
    const refused = await deed(owner, `${desk}/move`, { to: 'printing' });
    expect([refused.status, refused.said]).toEqual([409, expect.stringContaining('did not pass its check')]);
    expect(await rowOf(shop, id)).toMatchObject({ stage: 'paid' });
  });
});

describe('a parcel', () => {
  const PARCEL = { courier: 'Delhivery', otherCourier: '', trackingNumber: '1490 1234 56789' };

  it('goes from the press to the door, and its customer hears of each move once', async () => {
    const { id, desk, number } = await order({ format: 'print' });
    for (const to of ['printing', 'packed'])
      expect((await deed(production, `${desk}/move`, { to })).status).toBe(200);
    expect((await deed(production, `${desk}/ship`, PARCEL)).status).toBe(200);
    expect(await rowOf(shop, id)).toMatchObject({
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
    expect(await auditEntriesOf(shop, number)).toEqual([
      'order moved',
      'order moved',
      'order shipped',
      'order moved',
      'order moved',
    ]);
  });

  it('can get a corrected tracking number without a second letter', async () => {
    const { id, desk, number } = await order();
    for (const to of ['printing', 'packed']) await deed(owner, `${desk}/move`, { to });
    await deed(owner, `${desk}/ship`, PARCEL);
    const other = { courier: 'other', otherCourier: 'Ravi on his scooter', trackingNumber: '' };
    expect((await deed(owner, `${desk}/ship`, other)).status).toBe(200);
    expect(await rowOf(shop, id)).toMatchObject({
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
    expect(await rowOf(shop, id)).toMatchObject({ stage: 'paid', courier: null });
  });

  it('sends no letter to customers who do not want order updates', async () => {
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
