import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import { enqueue } from '../jobs/jobs.server.ts';
import { db } from '../runtime/runtime.server.ts';
import type { Transaction } from '../database/dialect.ts';
import { MOST_ATTEMPTS, sendLetter } from './send-letter.job.server.ts';
import { letters } from './tables.server.ts';

export type GivenUpLetter = typeof letters.$inferSelect;

/** Letters that no attempt could deliver and nobody has set aside. */
const givenUp = and(isNull(letters.sentAt), gte(letters.attempts, MOST_ATTEMPTS), ne(letters.to, ''));

/** The newest letters that were given up, newest first. `count` is the number of all of them. */
export async function lettersGivenUp(most: number): Promise<{ count: number; letters: GivenUpLetter[] }> {
  const count = await db().$count(letters, givenUp);
  if (count === 0) return { count, letters: [] };
  return {
    count,
    letters: await db().select().from(letters).where(givenUp).orderBy(desc(letters.queuedAt)).limit(most),
  };
}

/** Gives a letter all its attempts back. @returns its subject; null when it was not given up. */
export async function tryLetterAgain(tx: Transaction, letterId: string): Promise<string | null> {
  const [letter] = await tx
    .update(letters)
    .set({ attempts: 0 })
    .where(and(eq(letters.id, letterId), givenUp))
    .returning();
  if (!letter) return null;
  await enqueue(tx, sendLetter, { letterId });
  return letter.subject;
}

/**
 * Sets aside a letter that nobody will get: its words are erased now, which otherwise happens a month later.
 * @returns its subject; null when it was not given up.
 */
export async function setLetterAside(tx: Transaction, letterId: string): Promise<string | null> {
  const [letter] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.id, letterId), givenUp))
    .for('update');
  if (!letter) return null;
  await tx
    .update(letters)
    .set({ to: '', replyTo: null, subject: '', html: '', text: '', lastError: null })
    .where(eq(letters.id, letterId));
  return letter.subject;
}
