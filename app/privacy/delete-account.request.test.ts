import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, SHIPPING, until } from '../../testing/buying.ts';
import { buy, type PaidOrder } from '../../testing/ordering.ts';
import { plainPicture, upload } from '../../testing/photos.ts';
import { openTestShop, PASSWORD, type TestShop } from '../../testing/test-shop.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { machine } from '../platform/machine.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const remove = (visitor: Visitor, current = PASSWORD) => visitor.postForm('/delete-account', { current });

/** Everything that stands in the database, the queue of jobs too. */
async function everything(): Promise<string> {
  const tables = await shop.sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  expect(tables.length).toBeGreaterThan(40);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await machine().database.execute(
      sql.raw(`select to_jsonb(t)::text as row from ${name} t`),
    );
    texts.push(...rows.map(({ row }) => String(row)));
  }
  return texts.join('\n');
}

const arrive = ({ id }: PaidOrder) => shop.sql`
  update orders set stage = 'delivered', status = 'delivered', progress_at = now(), delivered_at = now()
  where id = ${id}`;

const photo = async (colour: string) =>
  plainPicture(400, 400)
    .composite([{ input: await plainPicture(90, 90).tint(colour).png().toBuffer() }])
    .jpeg()
    .toBuffer();

/** A customer with a bit of everything, and a child of this name in every place that has words. */
async function family(child: string, colour: string, phone: string) {
  const customer = await shop.customer(`${child}-parent@example.in`.toLowerCase());
  await customer.postJson('/api/profile', { kind: 'field', name: 'fullName', value: `${child} Profile` });
  const picture = new FormData();
  picture.set('photo', new File([new Uint8Array(await photo(colour))], 'me.jpg', { type: 'image/jpeg' }));
  expect((await customer.send('POST', '/api/profile/picture', picture)).status).toBe(200);
  await upload(shop, customer, await photo(colour));
  const words = {
    characterName: child,
    customMessage: `For ${child}`,
    customTitle: `${child} flies`,
    customStory: `${child} finds a kite on the roof and flies over the whole city with it.`,
  };
  const order = await buy(shop, customer, {
    book: { ...BOOK, ...words },
    shipping: { ...SHIPPING, email: customer.email, phone },
  });
  await arrive(order);
  await customer.postForm(`/orders/${order.id}/claim`, {
    about: 'damaged',
    words: `The page of ${child} is torn.`,
  });
  await shop.sql`update claims set answered_at = now(), answer = 'declined', answer_words = ${`Dear ${child}`}
    where order_id = ${order.id}`;
  await shop.sql`insert into claim_photos (id, claim_id, content_hash, width, height, stored_at)
    select gen_random_uuid(), id, 'none', 1, 1, now() from claims where order_id = ${order.id}`;
  await shop.sql`insert into proofs (id, order_id, round, books, sent_at, sent_by, due_at, approved_at)
    values (gen_random_uuid(), ${order.id}, 1, '[]', now(), 'Staff', now(), now())`;
  await shop.sql`insert into proof_notes (id, proof_id, order_item_id, page, text, created_at)
    select gen_random_uuid(), id, ${order.item}, 3, ${`Make ${child} smile`}, now() from proofs where order_id = ${order.id}`;
  await shop.sql`insert into order_events (order_id, at, kind, by, details)
    values (${order.id}, now(), 'note', 'Staff', ${JSON.stringify({ text: `Mother of ${child} rang` })}::jsonb)`;
  await shop.visitor().postForm('/contact', {
    name: `${child} Contact`,
    email: customer.email.toUpperCase(),
    subject: `About ${child}`,
    message: `When will the book of ${child} arrive, please?`,
  });
  await upload(shop, customer, await photo(colour));
  await customer.postJson('/api/cart', {
    productId: 'spider',
    format: 'print',
    quantity: 1,
    characterName: child,
  });
  await checkOut(customer, { book: { ...BOOK, characterName: child } });
  await shop.sql`update made_books set made_at = now(), pdf_key = ${`books/${order.item}.pdf`},
    print_key = ${`books/${order.item}-print.pdf`}, cover_key = ${`books/${order.item}-cover.pdf`}
    where order_item_id = ${order.item}`;
  return { customer, order, files: await filesOf(customer.email, order) };
}

/** The files of an account; those that a press or a studio would make are put there. */
async function filesOf(email: string, { id, item }: PaidOrder): Promise<string[]> {
  const photos = await shop.sql<{ id: string }>`
    select photos.id from photos join users on users.id = photos.user_id where email = ${email}`;
  const claims = await shop.sql<{ id: string }>`
    select p.id from claim_photos p join claims c on c.id = p.claim_id where order_id = ${id}`;
  const pictures = await shop.sql<{ id: string }>`
    select p.id from profile_pictures p join users on users.id = p.user_id where email = ${email}`;
  const made = [
    ...photos.map((each) => `heroes/${each.id}.json`),
    ...claims.map((each) => `claims/${each.id}.jpg`),
    ...['.pdf', '-print.pdf', '-cover.pdf', '-drawing.json'].map((end) => `books/${item}${end}`),
  ];
  for (const key of made) await machine().files.put(key, new Uint8Array([1]), 'text/plain');
  const kept = [
    ...photos.map((each) => `photos/${each.id}.jpg`),
    ...pictures.map((each) => `profiles/${each.id}.jpg`),
  ];
  expect(kept.length).toBeGreaterThan(1);
  return [...made, ...kept];
}

const present = async (keys: readonly string[]) => {
  const found = await Promise.all(keys.map(async (key) => (await machine().files.get(key)) && key));
  return found.filter(Boolean);
};

/** Like a customer's first sign-up, with the letter that came after the first one's. */
async function signUpAnew(email: string): Promise<Visitor> {
  await shop.sql`delete from rate_limits`;
  const visitor = shop.visitor();
  const form = { fullName: 'Asha Rao', email, phone: '98450 12345', password: PASSWORD, address: '' };
  await visitor.postForm('/auth', { mode: 'sign-up', ...form });
  const [newest] = await until(async () => {
    const confirming = (await shop.letters()).filter(
      ({ to, subject }) => to === email && /confirm/i.test(subject),
    );
    return confirming.length > 1 && confirming;
  });
  const { pathname, search } = new URL(
    /https?:\/\/\S+\?confirm=[\w.~-]+/.exec(newest?.text ?? '')?.[0] ?? '',
  );
  await visitor.get(pathname + search);
  await visitor.postForm('/auth', { mode: 'sign-in', email, password: PASSWORD });
  return visitor;
}

describe('deleting an account', () => {
  it('leaves nothing of the child, keeps the books of account and touches nobody else', async () => {
    const [gone, other] = [
      await family('Kinkajou', '#ff0000', '91234 56789'),
      await family('Pangolin', '#0000ff', '98765 43210'),
    ];
    const othersData = async () =>
      (await (await other.customer.get('/api/profile/data')).text()).replaceAll(/"(written|sent)".*/g, '');
    const before = await othersData();
    const [order] =
      await shop.sql`select total_amount, order_number, payment_id, created_at from orders where id = ${gone.order.id}`;
    const papers = await shop.sql`select * from invoices where order_id = ${gone.order.id}`;
    expect(papers).toHaveLength(1);
    expect(await everything()).toContain('Kinkajou');

    const answer = await remove(gone.customer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cookies", "storage"');
    expect(await answer.text()).toContain('Your account is deleted');
    const letter = await shop.letter(gone.customer.email, /account is deleted/);
    expect(letter.text).toContain('Namaste Kinkajou');
    await until(async () => (await present(gone.files)).length === 0);

    const left = await until(async () => {
      const now = await everything();
      return !now.includes('Namaste Kinkajou') && now;
    });
    expect(left.toLowerCase().replaceAll(`"recipient": "${gone.customer.email}"`, '')).not.toContain(
      'kinkajou',
    );
    expect(left).not.toContain('91234 56789');
    expect(left).not.toContain('9123456789');
    expect(await shop.sql`select event from letters where recipient = ${gone.customer.email}`).toEqual([
      { event: expect.stringMatching(/^account-deleted\//) },
    ]);

    expect(
      await shop.sql`select total_amount, order_number, payment_id, created_at from orders where id = ${gone.order.id}`,
    ).toEqual([order]);
    expect(await shop.sql`select * from invoices where order_id = ${gone.order.id}`).toEqual(papers);
    const staff = await shop.staff('owner');
    expect((await staff.get(`/admin/orders/${gone.order.id}.data`)).status).toBe(200);

    expect(await othersData()).toBe(before);
    expect(await present(other.files)).toEqual(other.files);

    expect((await gone.customer.get('/orders')).status).toBe(302);
    expect((await gone.customer.get('/delete-account')).status).toBe(302);
    const again = await signUpAnew(gone.customer.email);
    const data = (await (await again.get('/api/profile/data')).json()) as Record<string, unknown>;
    expect(data).toMatchObject({ cart: [], orders: [], photos: [], begunPayments: [], messages: [] });
  });

  it('leaves nothing to make again for nothing, and says so to staff', async () => {
    const { customer, order } = await family('Binturong', '#00ff00', '92222 11111');
    expect((await remove(customer)).status).toBe(200);
    const support = await shop.staff('support');
    const answer = await support.postForm(`/admin/orders/${order.id}/replacement`, {
      formKey: 'made-again',
      reason: 'The parcel was lost on its way.',
      [`copies/${order.item}`]: '1',
    });
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('deleted the account'),
    ]);
  });

  it('waits for an order that is still made, and for an answer to a claim', async () => {
    const customer = await shop.customer();
    const order = await buy(shop, customer);
    const rows = () => shop.sql`
      select to_jsonb(u) as u, to_jsonb(o) as o, to_jsonb(i) as i, to_jsonb(c) as c from users u
      join orders o on o.user_id = u.id join order_items i on i.order_id = o.id
      join checkouts c on c.id = o.checkout_id where email = ${customer.email}`;
    const before = await rows();
    expect(before).toHaveLength(1);
    expect(await (await customer.get('/delete-account')).text()).toContain(order.number);
    const atWork = await remove(customer);
    expect(atWork.status).toBe(409);
    const words = await atWork.text();
    expect(words).toContain('We are still at work for you');
    expect(words).toContain(order.number);
    expect(await rows()).toEqual(before);

    await arrive(order);
    await customer.postForm(`/orders/${order.id}/claim`, { about: 'damaged', words: 'It is torn in two.' });
    const unanswered = await remove(customer);
    expect(unanswered.status).toBe(409);
    expect(await unanswered.text()).toContain('We still owe you an answer');
    expect((await customer.get('/orders')).status).toBe(200);
  });

  it('asks for the password, of the account itself', async () => {
    const customer = await shop.customer();
    for (const typed of ['', 'not-it-at-all']) expect((await remove(customer, typed)).status).toBe(422);
    expect((await remove(shop.visitor())).status).toBe(302);
    customer.origin = 'https://elsewhere.example';
    expect((await remove(customer)).status).toBe(403);
    expect(await shop.sql`select id from users where email = ${customer.email}`).toHaveLength(1);
    for (let tries = 0; tries < 10; tries += 1) {
      customer.origin = shop.url;
      await remove(customer, 'guess');
    }
    expect(await (await remove(customer)).text()).toContain('Too many attempts');
  });

  it('hands back what is paid afterwards', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    expect((await remove(customer)).status).toBe(200);
    const { razorpay_payment_id: paymentId } = pay(shop, opened.payment.orderId);
    await until(async () => {
      const rows =
        await shop.sql`select id from payments where id = ${paymentId} and refund_asked_at is not null`;
      return rows.length > 0;
    });
    expect(await shop.sql`select id from orders where payment_id = ${paymentId}`).toEqual([]);
    expect(
      (await shop.letters()).filter(({ to }) => to === customer.email).map(({ subject }) => subject),
    ).not.toContainEqual(expect.stringMatching(/refund|back/i));
  });

  it('happens once, however often it is pressed', async () => {
    const customer = await shop.customer();
    const twin = Object.assign(shop.visitor(), { cookies: new Map(customer.cookies) });
    const answers = await Promise.all([remove(customer), remove(twin)]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 302, 422].includes(status))).toEqual(
      [],
    );
    await shop.letter(customer.email, /account is deleted/);
    expect(await shop.sql`select id from letters where recipient = ${customer.email}`).toHaveLength(1);
  });
});
