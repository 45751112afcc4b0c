import { and, gte, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { defineJob } from '../jobs/jobs.server.ts';
import { db } from '../runtime/runtime.server.ts';
import { keptSince } from '../settings/kept-since.server.ts';
import { MOST_ATTEMPTS } from './send-letter.job.server.ts';
import { letters } from './tables.server.ts';

/**
 * Once a night, erases names, addresses and words of letters that were sent or given up long ago. Also erases
 * the mail service's complaint, which repeats the address. The row stays, so that the same event never writes
 * a second letter.
 */
export const forgetLetters = defineJob<Record<string, never>>({
  name: 'forget-letters',
  retryLimit: 3,
  retryDelay: 300,
  cron: '50 3 * * *',
  async run() {
    const longAgo = await keptSince('letters');
    const sentLongAgo = and(isNotNull(letters.sentAt), lt(letters.sentAt, longAgo));
    const givenUp = gte(letters.attempts, MOST_ATTEMPTS);
    const givenUpLongAgo = and(isNull(letters.sentAt), givenUp, lt(letters.queuedAt, longAgo));
    await db()
      .update(letters)
      .set({ to: '', replyTo: null, subject: '', html: '', text: '', lastError: null })
      .where(and(ne(letters.to, ''), or(sentLongAgo, givenUpLongAgo)));
  },
});
