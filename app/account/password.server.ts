import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { queueLetter } from '../mail/outbox.server.ts';
import { db, environment, now, type Transaction } from '../platform/machine.server.ts';
import { hashPassword, verifyPassword } from '../platform/password-hash.server.ts';
import { countPasswordCheck, waitMessage } from './attempts.server.ts';
import { auth } from './auth.server.ts';
import { closeLinks } from './emailed-link.server.ts';
import { passwordChangedLetter } from './password-changed.mail.tsx';
import { passwordProblem } from './sign-up.schema.ts';
import { credentials, sessions } from './tables.server.ts';

/** Whose password it is. */
interface Owner {
  id: string;
  name: string;
  email: string;
}

/**
 * Stores a new password, ends every session and every open link of the account and tells its owner by letter.
 * @param keepSessionId the session that may go on: the one in which the password was changed.
 */
export async function setPassword(
  tx: Transaction,
  owner: Owner,
  passwordHash: string,
  keepSessionId?: string,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ password: passwordHash, updatedAt: now() })
    .where(and(eq(credentials.userId, owner.id), eq(credentials.providerId, 'credential')));
  await closeLinks(tx, owner.id);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, owner.id), keepSessionId ? ne(sessions.id, keepSessionId) : undefined));
  const letter = passwordChangedLetter({ shopUrl: environment().publicUrl, fullName: owner.name });
  await queueLetter(tx, { event: `password-changed/${randomUUID()}`, to: owner.email, ...letter });
}

/**
 * Changes the password of the signed-in customer, who has to know the current one.
 * @returns null when it is done, else why not, in words for the customer.
 * @throws when nobody is signed in.
 */
export async function changePassword(
  request: Request,
  current: string,
  next: string,
): Promise<string | null> {
  const signedIn = await auth().api.getSession({ headers: request.headers });
  if (!signedIn) throw new Error('Nobody is signed in.');
  const problem = passwordProblem(next, 'next');
  if (problem) return problem.description;
  const wrong = await checkPassword(signedIn.user.id, current);
  if (wrong) return wrong;
  const passwordHash = await hashPassword(next);
  await db().transaction((tx) => setPassword(tx, signedIn.user, passwordHash, signedIn.session.id));
  return null;
}

/** @returns null when it is the customer's password, else why not, in words for the customer. */
export async function checkPassword(userId: string, typed: string): Promise<string | null> {
  const wait = await countPasswordCheck(userId);
  if (wait > 0) return waitMessage(wait);
  return (await isPasswordOf(userId, typed)) ? null : 'The current password is not right.';
}

async function isPasswordOf(userId: string, password: string): Promise<boolean> {
  const [row] = await db()
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
  return row?.hash != null && verifyPassword(password, row.hash);
}
