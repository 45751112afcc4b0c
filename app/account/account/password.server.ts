import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { hashPassword, verifyPassword } from '../../platform/runtime/password-hash.server.ts';
import { countPasswordCheck, waitMessage } from './attempts.server.ts';
import { closeLinks } from './emailed-link.server.ts';
import { passwordChangedLetter } from './password-changed.mail.tsx';
import { sessionToken, tellSessionsEnded, type User } from './session.server.ts';
import { passwordProblem } from './sign-up.schema.ts';
import { credentials, sessions, users } from './tables.server.ts';

/** Whose password it is. */
interface Owner {
  id: string;
  name: string;
  email: string;
}

/**
 * Stores a new password, ends every session, closes every open link of the account and tells its owner by
 * letter.
 * @param keepToken token of the session that stays open: the one in which the password was changed.
 */
export async function setPassword(
  tx: Transaction,
  owner: Owner,
  passwordHash: string,
  keepToken?: string,
): Promise<void> {
  await tx.update(credentials).set({ password: passwordHash, updatedAt: now() }).where(passwordOf(owner.id));
  await closeLinks(tx, owner.id);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, owner.id), keepToken ? ne(sessions.token, keepToken) : undefined));
  await tellSessionsEnded(tx, owner.id);
  const letter = passwordChangedLetter({ shopUrl: environment().publicUrl, fullName: owner.name });
  await queueLetter(tx, { event: `password-changed/${randomUUID()}`, to: owner.email, ...letter });
}

/** The stored password hash of the account with this e-mail address; null when there is none. */
export async function passwordHashOf(email: string): Promise<string | null> {
  const [row] = await db()
    .select({ hash: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(eq(users.email, email), eq(credentials.providerId, 'credential')));
  return row?.hash ?? null;
}

/**
 * Ends a new session if the password was changed while the customer was signing in. The change itself ended
 * only the sessions that existed then. If the new session stays, the oldest sessions end when there are too
 * many.
 * @param passwordHash the hash from before the typed password was compared.
 * @returns whether the session stays open.
 */
export async function endUnlessStillTheirs(
  { userId, token }: { userId: string; token: string },
  passwordHash: string | null,
): Promise<boolean> {
  return db().transaction(async (tx) => {
    const stillTheirs = (await lockPassword(tx, userId, 'share')) === passwordHash;
    if (stillTheirs) await endOldest(tx, userId);
    else {
      await tx.delete(sessions).where(eq(sessions.token, token));
      await tellSessionsEnded(tx, userId);
    }
    return stillTheirs;
  });
}

/** The most sessions of one account: more devices than a family signs in on. */
const MOST_SESSIONS = 40;

/** Ends the oldest sessions of an account that has too many. */
async function endOldest(tx: Transaction, userId: string): Promise<void> {
  const tooMany = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(MOST_SESSIONS);
  const ended = await tx.delete(sessions).where(inArray(sessions.id, tooMany)).returning({ id: sessions.id });
  if (ended.length > 0) await tellSessionsEnded(tx, userId);
}

/** Locks the password until the transaction ends. @returns its hash, or null when there is none. */
async function lockPassword(tx: Transaction, userId: string, lock: 'share' | 'update') {
  const [row] = await tx
    .select({ hash: credentials.password })
    .from(credentials)
    .where(passwordOf(userId))
    .for(lock);
  return row?.hash ?? null;
}

const passwordOf = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'));

/**
 * Changes the password of the customer who sent the request, and who has to know the current one.
 * @returns null when it is done, else why not, in words for the customer.
 */
export async function changePassword(
  request: Request,
  user: User,
  current: string,
  next: string,
): Promise<string | null> {
  const problem = passwordProblem(next, 'next');
  if (problem) return problem.description;
  const wrong = await checkPassword(user.id, current);
  if (wrong) return wrong;
  const passwordHash = await hashPassword(next);
  return db().transaction(async (tx) => {
    await lockPassword(tx, user.id, 'update');
    const token = await sessionToken(request);
    const own = and(eq(sessions.userId, user.id), eq(sessions.token, token ?? ''));
    const [goesOn] = await tx.select({ token: sessions.token }).from(sessions).where(own);
    if (!goesOn) return CHANGED_MEANWHILE;
    await setPassword(tx, { ...user, name: user.fullName }, passwordHash, goesOn.token);
    return null;
  });
}

const CHANGED_MEANWHILE = 'Your password was changed elsewhere meanwhile. Please sign in again.';

/** @returns null when it is the customer's password, else why not, in words for the customer. */
export async function checkPassword(userId: string, typed: string): Promise<string | null> {
  const wait = await countPasswordCheck(userId);
  if (wait > 0) return waitMessage(wait);
  return (await isPasswordOf(userId, typed)) ? null : 'The current password is not right.';
}

async function isPasswordOf(userId: string, password: string): Promise<boolean> {
  const [row] = await db().select({ hash: credentials.password }).from(credentials).where(passwordOf(userId));
  return row?.hash != null && verifyPassword(password, row.hash);
}
