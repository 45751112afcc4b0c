import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import type { About, Answer } from './claim-words.ts';
import { claimPhotos, claims } from './tables.server.ts';

export type Claim = typeof claims.$inferSelect;
export type ClaimWithPhotos = Claim & { photos: { id: string }[] };

/** The most claims on one order. After that the customer is asked to write to the shop. */
const MOST_OF_AN_ORDER = 5;

/**
 * Stores a claim. The caller has locked its order.
 * @returns the open claim when there is one already (`again`); null when the order had too many claims.
 */
export async function writeClaim(
  tx: Transaction,
  row: { orderId: string; userId: string; about: About; words: string },
): Promise<{ claim: Claim; again: boolean } | null> {
  const before = await tx.select().from(claims).where(eq(claims.orderId, row.orderId));
  const open = before.find(({ answeredAt }) => answeredAt === null);
  if (open) return { claim: open, again: true };
  if (before.length >= MOST_OF_AN_ORDER) return null;
  const [claim] = await tx
    .insert(claims)
    .values({ id: randomUUID(), ...row, openedAt: now() })
    .returning();
  if (!claim) throw new Error('A claim was not written.');
  return { claim, again: false };
}

/** Locks a claim until the transaction ends. Lock its order first, never after. */
export async function lockClaim(tx: Transaction, id: string): Promise<Claim | null> {
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
  return row ?? null;
}

export async function claimById(id: string): Promise<Claim | null> {
  const [row] = await db().select().from(claims).where(eq(claims.id, id));
  return row ?? null;
}

export async function writeAnswer(
  tx: Transaction,
  id: string,
  answer: {
    answer: Answer;
    answerWords: string;
    answeredBy: string;
    refundId: string | null;
    replacementOrderId: string | null;
  },
): Promise<void> {
  await tx
    .update(claims)
    .set({ ...answer, answeredAt: now() })
    .where(eq(claims.id, id));
}

/** An order's claims, newest first, with the pictures that are still kept. */
export async function claimsOfOrder(orderId: string): Promise<ClaimWithPhotos[]> {
  const rows = await db()
    .select()
    .from(claims)
    .where(eq(claims.orderId, orderId))
    .orderBy(desc(claims.openedAt));
  const photos = await keptPhotos(
    db(),
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, photos: photos.filter(({ claimId }) => claimId === row.id) }));
}

/** Unanswered claims, oldest first, at most 50. */
export async function openClaims(): Promise<Claim[]> {
  return db().select().from(claims).where(isNull(claims.answeredAt)).orderBy(asc(claims.openedAt)).limit(50);
}

/** The ids of a customer's orders that have an unanswered claim. */
export async function unansweredOrdersOf(database: Queryable, userId: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ orderId: claims.orderId })
    .from(claims)
    .where(and(eq(claims.userId, userId), isNull(claims.answeredAt)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/**
 * Clears the words of a customer's claims and of their answers, because the account is deleted.
 * @returns the ids of the pictures whose files the caller must delete.
 */
export async function forgetClaimsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .update(claims)
    .set({ words: '', answerWords: null })
    .where(eq(claims.userId, userId))
    .returning({ id: claims.id });
  const photos = await keptPhotos(
    tx,
    rows.map(({ id }) => id),
  );
  return photos.map(({ id }) => id);
}

async function keptPhotos(database: Queryable, claimIds: string[]) {
  if (claimIds.length === 0) return [];
  return database
    .select({ id: claimPhotos.id, claimId: claimPhotos.claimId })
    .from(claimPhotos)
    .where(and(inArray(claimPhotos.claimId, claimIds), isNull(claimPhotos.forgottenAt)))
    .orderBy(asc(claimPhotos.storedAt), asc(claimPhotos.id));
}

export async function photoCount(tx: Transaction, claimId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(claimPhotos).where(eq(claimPhotos.claimId, claimId));
  return row?.count ?? 0;
}
