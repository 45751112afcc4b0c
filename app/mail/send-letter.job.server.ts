import { and, eq, isNull, sql } from 'drizzle-orm';
import { defineJob } from '../platform/jobs.server.ts';
import { db, now } from '../platform/machine.server.ts';
import { post } from './post.server.ts';
import { letters } from './tables.server.ts';

/**
 * Hands one letter of the outbox to the mail service. The pauses between attempts double from half a
 * minute: ten attempts reach over four hours, and the sweep begins anew after that.
 */
export const sendLetter = defineJob<{ letterId: string }>({
  name: 'send-letter',
  retryLimit: 9,
  retryDelay: 30,
  async run({ letterId }) {
    const [letter] = await db()
      .update(letters)
      .set({ attempts: sql`${letters.attempts} + 1` })
      .where(and(eq(letters.id, letterId), isNull(letters.sentAt)))
      .returning();
    if (!letter) return;
    try {
      await post(letter);
    } catch (error) {
      const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
      await db().update(letters).set({ lastError }).where(eq(letters.id, letterId));
      throw error;
    }
    await db().update(letters).set({ sentAt: now(), lastError: null }).where(eq(letters.id, letterId));
  },
});
