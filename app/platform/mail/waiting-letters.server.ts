import { and, count, isNull, lt, min, ne } from 'drizzle-orm';
import { db, now } from '../runtime/runtime.server.ts';
import { MOST_ATTEMPTS } from './send-letter.job.server.ts';
import { letters } from './tables.server.ts';

/**
 * Counts the letters that the shop still tries to send.
 * @returns their number, and the age of the oldest in seconds.
 */
export async function waitingLetters(): Promise<{ waiting: number; oldestSeconds: number }> {
  const [found] = await db()
    .select({ waiting: count(), oldest: min(letters.queuedAt) })
    .from(letters)
    .where(and(isNull(letters.sentAt), lt(letters.attempts, MOST_ATTEMPTS), ne(letters.to, '')));
  const ageMs = found?.oldest ? now().getTime() - found.oldest.getTime() : 0;
  return { waiting: found?.waiting ?? 0, oldestSeconds: Math.max(0, ageMs / 1000) };
}
