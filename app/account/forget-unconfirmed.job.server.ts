import { and, eq, lt } from 'drizzle-orm';
import { defineJob } from '../platform/jobs.server.ts';
import { db, now } from '../platform/machine.server.ts';
import { sessions, users, verifications } from './tables.server.ts';

const UNCONFIRMED_KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Once a night: what people wrote into accounts they never confirmed, old links and ended sessions go. */
export const forgetUnconfirmed = defineJob<Record<string, never>>({
  name: 'forget-unconfirmed',
  retryLimit: 3,
  retryDelay: 300,
  cron: '40 3 * * *',
  async run() {
    await db().transaction(async (tx) => {
      await tx
        .delete(users)
        .where(and(eq(users.emailVerified, false), lt(users.updatedAt, daysAgo(UNCONFIRMED_KEPT_DAYS))));
      await tx.delete(verifications).where(lt(verifications.expiresAt, daysAgo(1)));
      await tx.delete(sessions).where(lt(sessions.expiresAt, now()));
    });
  },
});

function daysAgo(days: number): Date {
  return new Date(now().getTime() - days * DAY_MS);
}
