import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { LIKENESSES } from '../comic/sample-likenesses.ts';
import { machine } from '../app/platform/runtime/runtime.server.ts';
import type { Queryable } from '../app/platform/database/dialect.ts';
import { BOOK, checkOut, SHIPPING, until } from './buying.ts';
import { buy, type PaidOrder } from './ordering.ts';
import { plainPicture, upload } from './photos.ts';
import type { TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/** Marks the order as delivered. */
export const arrive = (shop: TestShop, { id }: PaidOrder) => shop.sql`
  update orders set stage = 'delivered', status = 'delivered', progress_at = now(), delivered_at = now()
  where id = ${id}`;

const photo = async (colour: string) =>
  plainPicture(400, 400)
    .composite([{ input: await plainPicture(90, 90).tint(colour).png().toBuffer() }])
    .jpeg()
    .toBuffer();

/** Creates a customer with data of every kind. Every text field contains the child's name. */
export async function family(shop: TestShop, child: string, colour: string, phone: string) {
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
    couponCode: 'Harshi10',
  });
  await arrive(shop, order);
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
  await refundInPart(shop, order, child);
  await replace(shop, order, child);
  await shop.sql`insert into order_events (order_id, at, kind, by, details)
    values (${order.id}, now(), 'moved', 'Staff', '{"from": "shipped", "to": "delivered"}'),
      (${order.id}, now(), 'note', 'Staff', ${JSON.stringify({ text: `Mother of ${child} rang` })}::jsonb)`;
  await shop.visitor().postForm('/contact', {
    name: `${child} Contact`,
    email: customer.email.toUpperCase(),
    subject: `About ${child}`,
    message: `When will the book of ${child} arrive, please?`,
  });
  await replyTo(shop, customer.email, child);
  await orderByPhone(shop, customer, child, phone);
  await upload(shop, customer, await photo(colour));
  await customer.postJson('/api/cart', {
    productId: 'spider',
    format: 'print',
    quantity: 1,
    characterName: child,
  });
  const draft = JSON.stringify({
    characterName: child,
    shipping: { ...SHIPPING, email: customer.email, phone },
  });
  await customer.postJson('/api/drafts', { notes: { 'nv.draft': draft } });
  expect((await customer.postJson('/api/heroes', { name: child, hero: LIKENESSES[0] })).status).toBe(200);
  const checkout = {
    book: { ...BOOK, characterName: child },
    shipping: { ...SHIPPING, email: customer.email, phone },
  };
  await checkOut(customer, checkout);
  await payInVain(shop, customer, phone, checkout);
  await shop.sql`update made_books set made_at = now(), pdf_key = ${`books/${order.item}.pdf`},
    print_key = ${`books/${order.item}-print.pdf`}, cover_key = ${`books/${order.item}-cover.pdf`}
    where order_item_id = ${order.item}`;
  return { customer, order, files: await filesOf(shop, customer.email, order) };
}

/** Staff refund part of the order with a reason in their own words, and the credit note is written. */
async function refundInPart(shop: TestShop, { id }: PaidOrder, child: string): Promise<void> {
  const form = {
    how: 'part',
    rupees: '100',
    reason: `The page of ${child} was pale.`,
    formKey: `${id}/family`,
  };
  const support = await shop.staff('support');
  expect((await support.postForm(`/admin/orders/${id}/refund`, form)).status).toBe(200);
  await until(async () => {
    const notes = await shop.sql`select id from invoices where order_id = ${id} and kind = 'credit note'`;
    return notes.length > 0;
  });
}

/** The shop makes the book again free of charge, and it arrives. */
async function replace(shop: TestShop, { id, item }: PaidOrder, child: string): Promise<void> {
  const support = await shop.staff('support');
  const form = {
    formKey: randomUUID(),
    reason: `The book of ${child} came without a cover.`,
    [`copies/${item}`]: '1',
  };
  expect((await support.postForm(`/admin/orders/${id}/replacement`, form)).status).toBe(200);
  const [again] = await shop.sql<PaidOrder>`select id from orders where replaces_order_id = ${id}`;
  if (!again) throw new Error('Nothing was made again.');
  await arrive(shop, again);
  await shop.sql`update made_books set made_at = now(), pdf_key = 'books/' || order_item_id || '.pdf'
    from order_items i where i.id = order_item_id and i.order_id = ${again.id}`;
}

async function replyTo(shop: TestShop, email: string, child: string): Promise<void> {
  const support = await shop.staff('support');
  const [message] = await shop.sql<{
    id: string;
  }>`select id from contact_messages where lower(email) = ${email}`;
  const reply = { replyId: randomUUID(), words: `The book of ${child} is on its way to you.` };
  expect((await support.postForm(`/admin/feedback/${message?.id}/reply`, reply)).status).toBe(200);
}

/** Staff create an order, and the customer starts to pay. */
async function orderByPhone(shop: TestShop, customer: Visitor, child: string, phone: string): Promise<void> {
  const support = await shop.staff('support');
  const made = await support.postForm('/admin/phone-orders/make', {
    ...SHIPPING,
    phone,
    story: 'thor',
    format: 'print',
    characterName: child,
    language: 'en',
    quantity: '1',
    couponCode: '',
    reduction: '100',
    reductionBecause: `${child} waited for long.`,
  });
  const key = /\/pay\?key=([\w-]{22})/.exec(await made.text())?.[1];
  expect((await customer.postJson('/api/pay', { key })).status).toBe(200);
}

/** Customer tables in which a family has no row, with the reason. */
const NOT_OF_A_FAMILY = {
  verifications: 'The link of a sign-up is used at once, and its row leaves with it.',
};

/** Tables that docs/privacy.md says are about customers. */
export function tablesOfCustomers(): string[] {
  const page = readFileSync('docs/privacy.md', 'utf8').split('## Inside')[0] ?? '';
  const aboutCustomers = page.split('\n## ').filter((part) => !part.startsWith('Behind the counter'));
  const named = aboutCustomers
    .flatMap((part) => part.split('\n'))
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)\.\w+`/g)].map(([, table = '']) => table),
    );
  expect(new Set(named).size).toBeGreaterThan(20);
  return [...new Set(named)];
}

/** The customer tables that have no rows. */
export async function tablesWithoutFamily(database: Queryable): Promise<string[]> {
  const tables = tablesOfCustomers().filter((table) => !(table in NOT_OF_A_FAMILY));
  const empty: string[] = [];
  for (const table of tables) {
    const { rows } = await database.execute(sql.raw(`select 1 from ${table} limit 1`));
    if (rows.length === 0) empty.push(table);
  }
  return empty;
}

/**
 * One payment is declined and one is refunded. The provider reports both, with the payer's email address and
 * phone.
 */
async function payInVain(
  shop: TestShop,
  customer: Visitor & { email: string },
  contact: string,
  checkout: Record<string, unknown>,
): Promise<void> {
  const payer = { email: customer.email, contact };
  const [declined, late] = [await checkOut(customer, checkout), await checkOut(customer, checkout)];
  shop.street.control.attempt({ orderId: declined.payment.orderId, choice: 'decline', ...payer });
  await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: late.checkoutId }));
  shop.street.control.attempt({ orderId: late.payment.orderId, choice: 'pay', ...payer });
  await until(async () => {
    const rows = await shop.sql`
      select id from payments where checkout_id in (${declined.checkoutId}, ${late.checkoutId})
        and (failed_at is not null or refunded_at is not null)`;
    const unread = await shop.sql`select id from payment_notices where handled_at is null`;
    return rows.length === 2 && unread.length === 0;
  });
  const told = await shop.sql`
    select body from payment_notices where strpos(body, ${declined.payment.orderId}) > 0 and strpos(body, ${payer.email}) > 0`;
  expect(told).toHaveLength(1);
}

/** Returns the files of an account. It first adds the files that the press or the studio would make. */
async function filesOf(shop: TestShop, email: string, { id, item }: PaidOrder): Promise<string[]> {
  const photos = await shop.sql<{ id: string }>`
    select photos.id from photos join users on users.id = photos.user_id where email = ${email}`;
  await shop.sql`insert into heroes (id, photo_id, queued_at, made_at)
    select gen_random_uuid(), photos.id, now(), now() from photos join users on users.id = photos.user_id
    where email = ${email} on conflict do nothing`;
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

/** Everything in the database, including the job queue. */
export async function everything(database: Queryable): Promise<string> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`);
  expect(tables.length).toBeGreaterThan(40);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.execute(sql.raw(`select to_jsonb(t)::text as row from ${name} t`));
    texts.push(...rows.map(({ row }) => String(row)));
  }
  return texts.join('\n');
}
