import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { defineJob, enqueue } from '../jobs/jobs.server.ts';
import { log } from '../telemetry/log.server.ts';
import { db, now } from '../runtime/runtime.server.ts';
import { post, RecipientRefused } from './post.server.ts';
import { letters } from './tables.server.ts';

/**
 * The pauses between attempts double, beginning with about five seconds. Sixteen attempts take more than a
 * day and a half.
 */
export const MOST_ATTEMPTS = 16;

/**
 * The prefix of the event of an account's last letter. Its address and subject are wiped too once it is sent,
 * because the account to which they belong is gone.
 */
export const LAST_LETTER = 'account-deleted/';

/**
 * Hands one letter of the outbox to the mail service, with no transaction open while it waits. A letter to a
 * mailbox that does not exist is not retried automatically.
 */
export const sendLetter = defineJob<{ letterId: string }>({
  name: 'send-letter',
  retryLimit: MOST_ATTEMPTS - 1,
  retryDelay: 5,
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
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      const attempts = error instanceof RecipientRefused ? MOST_ATTEMPTS : letter.attempts;
      await db().update(letters).set({ lastError, attempts }).where(eq(letters.id, letterId));
      if (attempts >= MOST_ATTEMPTS) log.error('A letter was given up.', { letterId, error });
      if (error instanceof RecipientRefused) return;
      throw error;
    }
    const words = letter.secret ? { html: '', text: '' } : {};
    const envelope = letter.event.startsWith(LAST_LETTER) ? { to: '', subject: '' } : {};
    await db()
      .update(letters)
      .set({ sentAt: now(), lastError: null, ...words, ...envelope })
      .where(eq(letters.id, letterId));
    log.info('A letter was sent.', { letterId });
  },
});

/**
 * Finds letters whose job died with its process, and has them sent. A job that has run for two minutes counts
 * as dead: the mail service's own time limits are shorter.
 */
export const sweepOutbox = defineJob<Record<string, never>>({
  name: 'sweep-outbox',
  retryLimit: 0,
  retryDelay: 1,
  cron: '*/5 * * * *',
  async run() {
    await db().transaction(async (tx) => {
      const unsent = tx
        .select({ letterId: sql<string>`${letters.id}::text` })
        .from(letters)
        .where(and(isNull(letters.sentAt), lt(letters.attempts, MOST_ATTEMPTS)));
      const atWork = tx.select({ letterId: sql<string>`job.data ->> 'letterId'` }).from(sql`pgboss.job`)
        .where(sql`job.name = ${sendLetter.name} and (
          job.state in ('created', 'retry')
          or (job.state = 'active' and job.started_on > now() - interval '2 minutes')
        )`);
      const forgotten = await unsent.except(atWork);
      for (const { letterId } of forgotten) await enqueue(tx, sendLetter, { letterId });
      if (forgotten.length > 0) log.warn('Letters without a job were found.', { count: forgotten.length });
    });
  },
});
