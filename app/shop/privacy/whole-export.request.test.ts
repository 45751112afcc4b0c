import { eq, getTableName, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../../db/schema.ts';
import { family, tablesOfCustomers } from '../../../testing/family.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

const EMAIL = 'kinkajou-parent@example.in';

/** How each row of a table is found in the file, and which rows must be in it. */
const FOUND_BY: [PgColumn, SQL?][] = [
  [schema.users.createdAt],
  [schema.profilePictures.id, isNull(schema.profilePictures.removedAt)],
  [schema.sessions.expiresAt],
  [schema.cartItems.addedAt],
  [schema.orders.orderNumber],
  [schema.orderItems.id],
  // Notes and audit entries belong to staff, not to the customer.
  [schema.orderEvents.at, eq(schema.orderEvents.kind, 'moved')],
  [schema.madeBooks.madeAt, isNotNull(schema.madeBooks.madeAt)],
  // One of a draft belongs to a browser.
  [schema.photos.storedAt, isNotNull(schema.photos.userId)],
  [schema.heroes.queuedAt],
  [schema.keptDrafts.keptAt],
  [schema.keptHeroes.name],
  // What became an order stands there.
  [schema.checkouts.createdAt, isNull(schema.checkouts.settledAt)],
  [schema.payments.id],
  [schema.refunds.id],
  [schema.invoices.number],
  [schema.couponUses.heldUntil],
  [schema.phoneOrders.madeAt],
  [schema.claims.words],
  [schema.claimPhotos.id],
  [schema.proofs.sentAt],
  [schema.proofNotes.text],
  [schema.contactMessages.message, eq(schema.contactMessages.sample, false)],
  [schema.messageReplies.words],
  [schema.letters.queuedAt, eq(sql`lower(${schema.letters.to})`, EMAIL)],
];
const columns = FOUND_BY.map(
  ([column, which]) => [`${getTableName(column.table)}.${column.name}`, column, which] as const,
);

const NOT_IN_THE_FILE: Record<string, string> = {
  credentials: 'The hash of a password.',
  verifications: 'Hashes of links, with words of a sign-up that nobody has confirmed.',
  rate_limits: 'Counts under hashes, two days at most.',
  order_terms: 'Words of the order, which is there, once more: by these staff find it.',
  order_news: 'That an order, which is there, has changed.',
  payment_notices: 'What the provider sent of payments that are there, believed only after asking.',
};

let shop: TestShop;
let file: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { customer } = await family(shop, 'Kinkajou', '#ff0000', '91234 56789');
  file = await (await customer.get('/api/profile/data')).text();
});
afterAll(() => shop.close());

describe('the file of an account', () => {
  it('has every table that is about customers, or there is a reason', () => {
    const known = columns.map(([, { table }]) => getTableName(table));
    expect([...known, ...Object.keys(NOT_IN_THE_FILE)].toSorted()).toEqual(tablesOfCustomers().toSorted());
  });

  it.each(columns)('has every row that is found by %s', async (_name, column, which) => {
    const rows = await machine().database.select({ value: column }).from(column.table).where(which);
    expect(rows).not.toEqual([]);
    const values = rows.map(({ value }) => (value instanceof Date ? value.toJSON() : String(value)));
    expect(values.filter((value) => !file.includes(value))).toEqual([]);
  });
});
