import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { newToken, tokenHash } from '../../platform/runtime/secret-token.server.ts';
import { verifications } from './tables.server.ts';

/** What the secret in an emailed link lets its holder do, once. */
type Purpose = 'confirm-email' | 'reset-password';

/** How long each link works, in hours. */
const WORKS_FOR_HOURS: Record<Purpose, number> = { 'confirm-email': 24, 'reset-password': 1 };

/** A link that `useLink` has just used up. */
interface UsedLink {
  userId: string;
  /** The text that was stored when the link was made. */
  putBy: string;
}

/**
 * Makes the secret of a link. The database keeps only its hash, and the letter is wiped once it is sent, so
 * that a copy of the database opens nothing.
 * @param putBy text to return when the link is used.
 */
export async function makeLink(
  tx: Queryable,
  purpose: Purpose,
  userId: string,
  putBy = '',
): Promise<{ secret: string; hash: string }> {
  const secret = newToken();
  const hash = identifierOf(purpose, secret);
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: hash,
    value: putBy,
    userId,
    expiresAt: new Date(now().getTime() + WORKS_FOR_HOURS[purpose] * 60 * 60 * 1000),
  });
  return { secret, hash };
}

/** Uses a link up. @returns null when there is no such link, or it was used before, or it is too old. */
export async function useLink(tx: Queryable, purpose: Purpose, secret: string): Promise<UsedLink | null> {
  const [row] = await tx
    .update(verifications)
    .set({ usedAt: now() })
    .where(open(purpose, secret))
    .returning();
  return row?.userId ? { userId: row.userId, putBy: row.value } : null;
}

/** Whether `useLink` would find it. */
export async function isOpenLink(tx: Queryable, purpose: Purpose, secret: string): Promise<boolean> {
  return (await tx.select().from(verifications).where(open(purpose, secret))).length > 0;
}

/** Whether this link was used before. False, too, once its row has been deleted. */
export async function wasUsed(tx: Queryable, purpose: Purpose, secret: string): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, identifierOf(purpose, secret)));
  return row?.usedAt != null;
}

/** Closes every open link of a person, because what the links were sent for has happened. */
export async function closeLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(verifications).where(and(eq(verifications.userId, userId), isNull(verifications.usedAt)));
}

function open(purpose: Purpose, secret: string) {
  return and(
    eq(verifications.identifier, identifierOf(purpose, secret)),
    isNull(verifications.usedAt),
    gt(verifications.expiresAt, now()),
  );
}

function identifierOf(purpose: Purpose, secret: string): string {
  return `${purpose}/${tokenHash(secret)}`;
}
