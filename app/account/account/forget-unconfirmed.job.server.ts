import { and, eq, lt } from 'drizzle-orm';
import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import { sessions, users, verifications } from './tables.server.ts';

/** How long an expired link is kept, so that the shop can still say that it expired. */
const OLD_LINK_MS = 24 * 60 * 60 * 1000;

/** Once a night: deletes accounts that were never confirmed, old links and expired sessions. */
export const forgetUnconfirmed = defineJob<Record<string, never>>({
  name: 'forget-unconfirmed',
  retryLimit: 3,
  retryDelay: 300,
  cron: '40 3 * * *',
  async run() {
    const unconfirmedSince = await keptSince('unconfirmedAccounts');
    const oldLink = new Date(now().getTime() - OLD_LINK_MS);
    await db().transaction(async (tx) => {
      await tx
        .delete(users)
        .where(and(eq(users.emailVerified, false), lt(users.updatedAt, unconfirmedSince)));
      await tx.delete(verifications).where(lt(verifications.expiresAt, oldLink));
      await tx.delete(sessions).where(lt(sessions.expiresAt, now()));
    });
  },
});
