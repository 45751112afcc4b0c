import { and, asc, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { KEPT_SECONDS } from './kept-key.server.ts';
import { KEPT_NAMES, type KeptNotes } from './kept-names.ts';
import { keptDrafts } from './tables.server.ts';
import { withoutBuyer } from './without-buyer.ts';

/** The most that one browser may keep, as JSON. */
export const MOST_KEPT_BYTES = 64 * 1024;

/** The most browsers of one customer, whose notes are read together: more than a family types in. */
const MOST_BROWSERS = 10;

/** Whose notes to read: those of this browser, and those of the customer's other browsers. */
interface Owner {
  keyHash: string | null;
  userId: string | null;
}

/**
 * What was typed in this browser. A form that it does not have comes from the signed-in customer's other
 * browsers.
 */
export async function keptNotes({ keyHash, userId }: Owner): Promise<KeptNotes> {
  const own = keyHash === null ? [] : [eq(keptDrafts.keyHash, keyHash)];
  const others = userId === null ? [] : [eq(keptDrafts.userId, userId)];
  if (own.length + others.length === 0) return {};
  const rows = await db()
    .select()
    .from(keptDrafts)
    .where(and(or(...own, ...others), gt(keptDrafts.leavesAt, now())))
    .orderBy(asc(sql`${keptDrafts.keyHash} = ${keyHash ?? ''}`), asc(keptDrafts.keptAt));
  return Object.assign({}, ...rows.map((row) => JSON.parse(row.notes) as KeptNotes)) as KeptNotes;
}

/** Who owns the notes under a key that the shop gave out; null when the shop keeps nothing under it. */
export async function keptFor(keyHash: string): Promise<{ userId: string | null } | null> {
  const [row] = await db()
    .select({ userId: keptDrafts.userId })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.keyHash, keyHash), gt(keptDrafts.leavesAt, now())));
  return row ?? null;
}

/** Copies this browser's notes to another key, without an owner. The old notes stay with their customer. */
export async function goOnUnder(newKeyHash: string, keyHash: string): Promise<void> {
  const [row] = await db().select().from(keptDrafts).where(eq(keptDrafts.keyHash, keyHash));
  if (row)
    await db()
      .insert(keptDrafts)
      .values({ ...row, keyHash: newKeyHash, userId: null });
}

/**
 * Adds notes to those that the shop keeps for the browser already.
 * @returns false when they are too large together; nothing is changed then.
 */
export async function keepNotes(keyHash: string, userId: string | null, notes: KeptNotes): Promise<boolean> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyHash}, 1))`);
    const [row] = await tx.select().from(keptDrafts).where(eq(keptDrafts.keyHash, keyHash));
    const all = changed(row?.notes ?? '{}', notes);
    if (Buffer.byteLength(all) > MOST_KEPT_BYTES) return false;
    const keptAt = now();
    const kept = { notes: all, keptAt, leavesAt: new Date(keptAt.getTime() + KEPT_SECONDS * 1000) };
    await tx
      .insert(keptDrafts)
      .values({ keyHash, userId, ...kept })
      // The owner stays recorded until somebody signs out.
      .onConflictDoUpdate({ target: keptDrafts.keyHash, set: { ...kept, ...(userId && { userId }) } });
    if (userId) {
      await forgetOldestOf(tx, userId, keyHash);
      await takeFromOthers(tx, keyHash, userId, notes);
    }
    return true;
  });
}

/**
 * Forgets a customer's browsers beyond the limit, those unused for longest first.
 * @param present key hash of the browser that stays.
 */
async function forgetOldestOf(tx: Queryable, userId: string, present: string): Promise<void> {
  const tooMany = tx
    .select({ keyHash: keptDrafts.keyHash })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.userId, userId), ne(keptDrafts.keyHash, present)))
    .orderBy(desc(keptDrafts.keptAt))
    .offset(MOST_BROWSERS - 1);
  await tx.delete(keptDrafts).where(inArray(keptDrafts.keyHash, tooMany));
}

/**
 * Removes what was bought or cleared in this browser from the customer's others, so that it does not come
 * back.
 */
async function takeFromOthers(
  tx: Transaction,
  keyHash: string,
  userId: string,
  notes: KeptNotes,
): Promise<void> {
  const gone = KEPT_NAMES.filter((name) => notes[name] === null);
  if (gone.length === 0) return;
  const rows = await tx
    .select()
    .from(keptDrafts)
    .where(and(eq(keptDrafts.userId, userId), ne(keptDrafts.keyHash, keyHash)));
  const taken = Object.fromEntries(gone.map((name) => [name, null]));
  for (const row of rows)
    await tx
      .update(keptDrafts)
      .set({ notes: changed(row.notes, taken) })
      .where(eq(keptDrafts.keyHash, row.keyHash));
}

function changed(stored: string, notes: KeptNotes): string {
  const all = { ...(JSON.parse(stored) as KeptNotes), ...notes };
  return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([, text]) => text !== null)));
}

/**
 * Gives a browser's notes to an account, when a sign-up begun in that browser is confirmed, perhaps in
 * another one.
 */
export async function giveNotesToAccount(tx: Queryable, keyHash: string, userId: string): Promise<void> {
  await tx.update(keptDrafts).set({ userId }).where(eq(keptDrafts.keyHash, keyHash));
  await forgetOldestOf(tx, userId, keyHash);
}

/**
 * For signing out: the browser keeps the book; the delivery address, the coupon and the owner are forgotten.
 */
export async function forgetBuyerIn(keyHash: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [row] = await tx.select().from(keptDrafts).where(eq(keptDrafts.keyHash, keyHash)).for('update');
    if (!row) return;
    const notes = JSON.stringify(withoutBuyer(JSON.parse(row.notes) as KeptNotes));
    await tx.update(keptDrafts).set({ userId: null, notes }).where(eq(keptDrafts.keyHash, keyHash));
  });
}

export async function forgetNotesOfBrowser(keyHash: string): Promise<void> {
  await db().delete(keptDrafts).where(eq(keptDrafts.keyHash, keyHash));
}

export async function forgetNotesOfAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(keptDrafts).where(eq(keptDrafts.userId, userId));
}

/** @returns how many browsers were forgotten. */
export async function forgetOldNotes(): Promise<number> {
  const gone = await db()
    .delete(keptDrafts)
    .where(lte(keptDrafts.leavesAt, now()))
    .returning({ at: keptDrafts.keptAt });
  return gone.length;
}

/** What the shop keeps for an account's browsers, for the customer's data export. */
export async function notesOfAccount(userId: string) {
  const rows = await db().select().from(keptDrafts).where(eq(keptDrafts.userId, userId));
  return rows.map(({ notes, keptAt, leavesAt }) => ({
    kept: keptAt,
    leaves: leavesAt,
    typed: JSON.parse(notes) as KeptNotes,
  }));
}
