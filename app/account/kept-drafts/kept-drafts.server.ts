import { and, asc, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { KEPT_SECONDS } from './kept-key.server.ts';
import { KEPT_NAMES, type KeptNotes } from './kept-names.ts';
import { keptDrafts } from './tables.server.ts';
import { withoutBuyer } from './without-buyer.ts';

/** The most that one browser may keep, as JSON. */
export const MOST_KEPT_BYTES = 64 * 1024;

/** More browsers than a family types in: those of one customer are read together. */
const MOST_BROWSERS = 10;

/** Whose notes: this browser's, and those of the customer's other browsers. */
interface Owner {
  keyHash: string | null;
  userId: string | null;
}

/** What was typed in this browser; where it has nothing, what its signed-in customer typed in another one. */
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

/** Whose notes are under a key that the shop gave out; null when it keeps nothing under it. */
export async function keptFor(keyHash: string): Promise<{ userId: string | null } | null> {
  const [row] = await db()
    .select({ userId: keptDrafts.userId })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.keyHash, keyHash), gt(keptDrafts.leavesAt, now())));
  return row ?? null;
}

/** Goes on under another key with what this browser has; what was kept before stays with its customer. */
export async function goOnUnder(newKeyHash: string, keyHash: string): Promise<void> {
  const [row] = await db().select().from(keptDrafts).where(eq(keptDrafts.keyHash, keyHash));
  if (row)
    await db()
      .insert(keptDrafts)
      .values({ ...row, keyHash: newKeyHash, userId: null });
}

/**
 * Keeps notes beside those that the browser has kept already.
 * @returns false when they are too much together: then nothing is changed.
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
      // Who was signed in stays known until somebody signs out.
      .onConflictDoUpdate({ target: keptDrafts.keyHash, set: { ...kept, ...(userId && { userId }) } });
    if (userId) {
      await forgetOldestOf(tx, userId, keyHash);
      await takeFromOthers(tx, keyHash, userId, notes);
    }
    return true;
  });
}

/** A customer's browsers beyond the most, those that were not typed in for longest. @param present stays. */
async function forgetOldestOf(tx: Queryable, userId: string, present: string): Promise<void> {
  const tooMany = tx
    .select({ keyHash: keptDrafts.keyHash })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.userId, userId), ne(keptDrafts.keyHash, present)))
    .orderBy(desc(keptDrafts.keptAt))
    .offset(MOST_BROWSERS - 1);
  await tx.delete(keptDrafts).where(inArray(keptDrafts.keyHash, tooMany));
}

/** What is taken away here, because it was bought or cleared, does not come back from another browser. */
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

/** A sign-up that was begun in this browser is confirmed, perhaps in another one: the account finds its notes there. */
export async function giveNotesToAccount(tx: Queryable, keyHash: string, userId: string): Promise<void> {
  await tx.update(keptDrafts).set({ userId }).where(eq(keptDrafts.keyHash, keyHash));
  await forgetOldestOf(tx, userId, keyHash);
}

/** Somebody signs out: the book stays with the browser; where it would go, and with which coupon, does not. */
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

/** What the shop keeps for an account's browsers, for the file of its data. */
export async function notesOfAccount(userId: string) {
  const rows = await db().select().from(keptDrafts).where(eq(keptDrafts.userId, userId));
  return rows.map(({ notes, keptAt, leavesAt }) => ({
    kept: keptAt,
    leaves: leavesAt,
    typed: JSON.parse(notes) as KeptNotes,
  }));
}
