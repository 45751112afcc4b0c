import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, until } from '../../../testing/buying.ts';
import { buy } from '../../../testing/ordering.ts';
import { plainPicture, upload } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const dataOf = (visitor: Visitor) => visitor.get('/api/profile/data');

/** A customer with a bit of everything; each text of theirs holds `mark`. */
async function livedIn(mark: string) {
  const customer = await shop.customer(`${mark}@example.in`);
  await customer.postJson('/api/profile', { kind: 'field', name: 'fullName', value: `${mark} Profile` });
  await upload(shop, customer, await plainPicture(400, 400).jpeg().toBuffer());
  const book = { ...BOOK, characterName: `${mark} Hero`, customMessage: `${mark} message` };
  const order = await buy(shop, customer, { book });
  await customer.postJson('/api/cart', {
    productId: 'spider',
    format: 'print',
    quantity: 1,
    characterName: `${mark} Cart`,
  });
  await shop.sql`update orders set stage = 'delivered', status = 'delivered', progress_at = now(),
    delivered_at = now(), held_because = 'words of staff' where id = ${order.id}`;
  await customer.postForm(`/orders/${order.id}/claim`, {
    about: 'damaged',
    words: `${mark} claim, torn in two`,
  });
  await shop.sql`insert into proofs (id, order_id, round, books, sent_at, sent_by, due_at)
    values (gen_random_uuid(), ${order.id}, 1, '[]', now(), 'Secret Staff', now())`;
  await shop.sql`insert into proof_notes (id, proof_id, order_item_id, page, text, created_at)
    select gen_random_uuid(), id, ${order.item}, 3, ${`${mark} note`}, now() from proofs where order_id = ${order.id}`;
  await shop.sql`insert into contact_messages (id, kind, ticket, email, message, received_at, read_by)
    values (gen_random_uuid(), 'contact', ${`NV-${mark}`}, ${customer.email.toUpperCase()}, ${`${mark} wrote`}, now(), 'Secret Staff')`;
  await shop.sql`insert into message_replies (id, message_id, words, staff_id, staff_name, replied_at)
    select gen_random_uuid(), id, ${`${mark} reply`}, gen_random_uuid(), 'Secret Staff', now()
    from contact_messages where ticket = ${`NV-${mark}`}`;
  await shop.sql`insert into phone_orders (id, token_hash, books, add_ons, shipping_address, reduction_because, subtotal,
      discount, total, made_by, made_at, runs_out_at, user_id)
    select gen_random_uuid(), ${`token of ${mark}`}, ${JSON.stringify([{ characterName: `${mark} Phone` }])}::jsonb, '[]',
      '{}', 'words of staff', 799, 0, 799, 'Secret Staff', now(), now(), id from users where email = ${customer.email}`;
  return { customer, order };
}

describe('the data of an account', () => {
  it('is one file with everything, and nothing of anybody else', async () => {
    const [asha, meera] = [await livedIn('asha'), await livedIn('meera')];
    const answer = await dataOf(asha.customer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="nanhe-veer-my-data-[\w-]+\.json"$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await answer.text();
    for (const part of [
      'Profile',
      'Hero',
      'message',
      'Cart',
      'claim, torn',
      'note',
      'wrote',
      'reply',
      'Phone',
    ])
      expect(text).toContain(`asha ${part}`);
    expect(text).not.toContain('meera');
    expect(text).not.toContain(meera.order.number);
    expect(text).not.toContain('Secret Staff');
    expect(text).not.toContain('words of staff');
    expect(JSON.parse(text)).toMatchObject({
      profile: { email: 'asha@example.in', phone: '98450 12345' },
      cart: [{ characterName: 'asha Cart' }],
      orders: [
        {
          orderNumber: asha.order.number,
          shippingAddress: { fullName: 'Asha Rao' },
          payment: { id: asha.order.paymentId },
          items: [{ characterName: 'asha Hero', digitalCopy: null }],
          papers: [{ kind: 'invoice', link: expect.stringContaining(`/orders/${asha.order.id}/papers/`) }],
          claims: [{ words: 'asha claim, torn in two' }],
          proofs: [{ round: 1, notes: [{ text: 'asha note', page: 3 }] }],
        },
      ],
      phoneOrders: [{ books: [{ characterName: 'asha Phone' }], total: 799 }],
      photos: [{ orderId: asha.order.id, consentAt: expect.any(String), leavesAt: expect.any(String) }],
      messages: [{ ticket: 'NV-asha', replies: [{ words: 'asha reply' }] }],
      letters: expect.arrayContaining([
        { subject: expect.stringMatching(/confirm/i), written: expect.any(String), sent: expect.anything() },
      ]),
    });
  });

  it('links to the photo while it is kept, and to the finished book', async () => {
    const customer = await shop.customer();
    await upload(shop, customer, await plainPicture(410, 410).jpeg().toBuffer());
    const { id, item } = await buy(shop, customer, { book: { ...BOOK, format: 'digital' } });
    await shop.sql`update made_books set started_at = now(), made_at = now(), pages = 24, title = 'Mira flies',
      pdf_key = ${`books/${item}.pdf`} where order_item_id = ${item}`;
    await shop.sql`insert into heroes (id, photo_id, queued_at, refused_at, refusal)
      select gen_random_uuid(), id, now(), now(), 'covered' from photos where order_id = ${id}`;
    const book = `${shop.url}/orders/${id}/books/${item}`;
    const hero = { refusal: 'covered', refusedAt: expect.any(String), madeAt: null, face: null };
    const data = async () => (await dataOf(customer)).json();
    expect(await data()).toMatchObject({
      orders: [{ items: [{ coverTitle: 'Mira flies', digitalCopy: book, toRead: `${book}/read` }] }],
      photos: [{ links: [`${book}/photo`], hero }],
    });
    for (const end of ['/photo', '/read'])
      expect((await customer.get(new URL(`${book}${end}`).pathname)).status).toBe(200);
    await customer.postForm(`/orders/${id}/books/${item}/remove-photo`, {});
    expect(await data()).toMatchObject({ photos: [{ links: [], forgottenBecause: 'removed', hero }] });
  });

  it('lists payments without an order, and refunds', async () => {
    const customer = await shop.customer();
    const [declined, late] = [await checkOut(customer), await checkOut(customer)];
    shop.street.control.attempt({ orderId: declined.payment.orderId, choice: 'decline' });
    await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: late.checkoutId }));
    const paid = pay(shop, late.payment.orderId);
    await until(async () => {
      const rows =
        await shop.sql`select id from payments where checkout_id in (${declined.checkoutId}, ${late.checkoutId})
        and (failed_at is not null or refunded_at is not null)`;
      return rows.length === 2;
    });
    const { paymentsWithoutOrder } = (await (await dataOf(customer)).json()) as {
      paymentsWithoutOrder: { id: string }[];
    };
    expect(paymentsWithoutOrder).toHaveLength(2);
    expect(paymentsWithoutOrder).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          checkoutId: declined.checkoutId,
          failedAt: expect.any(String),
          refunds: [],
        }),
        expect.objectContaining({
          id: paid.razorpay_payment_id,
          refunds: [expect.objectContaining({ amount: '₹799', state: 'gone' })],
        }),
      ]),
    );
  });

  it('holds no secret', async () => {
    const customer = await shop.customer();
    await upload(shop, customer, await plainPicture(400, 400).jpeg().toBuffer());
    await buy(shop, customer);
    const text = await (await dataOf(customer)).text();
    const secrets = await shop.sql<{ secret: string }>`
      select password as secret from credentials union all select token from sessions
      union all select identifier from verifications union all select draft_key_hash from photos
      union all select content_hash from photos union all select intent_key from checkouts
      union all select token_hash from phone_orders`;
    expect(secrets.length).toBeGreaterThan(6);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
    for (const cookie of customer.cookies.values()) expect(text).not.toContain(cookie);
    expect(text).not.toMatch(/password|token|hash/i);
  });

  it('is for signed-in customers, and reading it changes nothing', async () => {
    const answer = await dataOf(shop.visitor());
    expect(answer.status).toBe(401);
    const customer = await shop.customer();
    const rows =
      () => shop.sql`select (select count(*) from rate_limits) as limits, (select count(*) from letters) as letters,
      (select max(updated_at) from sessions) as sessions`;
    // The first one is counted in a row of its own.
    await (await dataOf(customer)).text();
    const before = await rows();
    expect((await dataOf(customer)).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect((await customer.postJson('/api/profile/data', {})).status).toBe(405);
  });
});
