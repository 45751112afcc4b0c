import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '../runtime/runtime.server.ts';
import type { Database } from './dialect.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { readyStatement } from './ready-statement.server.ts';

const notes = pgTable('notes', {
  id: uuid('id').primaryKey(),
  word: text('word').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }),
  more: jsonb('more').$type<{ of: string }>(),
});
type Note = typeof notes.$inferSelect;

const freshInsert = () =>
  readyStatement<Note>().of(['id', 'word', 'seenAt', 'more'], (database, given) =>
    database.insert(notes).values(given).returning(),
  );
const find = readyStatement<Note>().of(['id'], (database, { id }) =>
  database.select().from(notes).where(eq(notes.id, id)),
);

const note = (): Note => ({ id: randomUUID(), word: 'one', seenAt: new Date(), more: { of: 'it' } });
const makeTable = (database: Database) =>
  database.execute(sql`create table notes (id uuid primary key, word text, seen_at timestamptz, more jsonb)`);

let shop: TestShop;
let other: PGlite;
let beside: Database;
beforeAll(async () => {
  shop = await openTestShop();
  await makeTable(db());
  other = new PGlite();
  beside = drizzle({ client: other }) as unknown as Database;
  await makeTable(beside);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

it('belongs to the transaction in which it is asked, also when it was put together in another one', async () => {
  const insert = freshInsert();
  const [kept, gone, alone] = [note(), note(), note()];
  expect(await db().transaction((tx) => insert(tx, kept))).toEqual([kept]);
  const work = db().transaction(async (tx) => {
    await insert(tx, gone);
    expect(await find(tx, gone)).toEqual([gone]);
    throw new Error('Changed my mind.');
  });
  await expect(work).rejects.toThrow('Changed my mind.');
  expect(await find(db(), gone)).toEqual([]);
  expect(await find(db(), kept)).toEqual([kept]);
  expect(await insert(db(), alone)).toEqual([alone]);
});

it('uses the database that it is given, also with two in one process', async () => {
  const insert = freshInsert();
  const [here, there] = [note(), note()];
  await insert(db(), here);
  await beside.transaction((tx) => insert(tx, there));
  expect([await find(db(), here), await find(beside, here)]).toEqual([[here], []]);
  expect([await find(db(), there), await find(beside, there)]).toEqual([[], [there]]);
});

it('takes null for a moment and for JSON', async () => {
  const empty = { ...note(), seenAt: null, more: null };
  expect(await freshInsert()(db(), empty)).toEqual([empty]);
  expect(
    await shop.sql`select seen_at is null and more is null as nothing from notes where id = ${empty.id}`,
  ).toEqual([{ nothing: true }]);
});

it('is not asked beside a transaction whose connection it cannot find', async () => {
  const elsewhere = Object.create(db(), { session: { value: {} } }) as Database;
  await expect(find(elsewhere, note())).rejects.toThrow('keeps its connection elsewhere');
});
