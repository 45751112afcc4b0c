import { eq, lte, sql } from 'drizzle-orm';
import { readyStatement } from '../database/ready-statement.server.ts';
import { db, now } from '../runtime/runtime.server.ts';
import { rateLimits } from './tables.server.ts';

/**
 * Counts one use of `key` in its window, which starts with the first use, in a transaction of its own.
 * @returns seconds until the next use is allowed; 0 when this one is.
 */
export async function useLimit(key: string, limit: number, windowSeconds: number): Promise<number> {
  const at = now();
  const windowEndsAt = new Date(at.getTime() + windowSeconds * 1000);
  const [row] = await countUse(db(), { key, windowEndsAt, at: at.toISOString() });
  if (!row || row.uses <= limit) return 0;
  return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - at.getTime()) / 1000));
}

interface Use {
  key: string;
  windowEndsAt: Date;
  at: string;
}

const countUse = readyStatement<Use>().of(['key', 'windowEndsAt', 'at'], (database, given) => {
  const { key, windowEndsAt, at } = given;
  const over = sql`${rateLimits.windowEndsAt} <= ${at}::timestamptz`;
  return database
    .insert(rateLimits)
    .values({ key, uses: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        uses: sql`case when ${over} then 1 else ${rateLimits.uses} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      uses: rateLimits.uses,
      windowEndsAt: rateLimits.windowEndsAt,
      // Counting does not wait for the disk. After a crash, the counts of the last minute may be lost.
      unsynced: sql`set_config('synchronous_commit', 'off', true)`,
    });
});

/** Takes back a use that should not count: a correct password is not a guess. */
export async function giveLimitBack(key: string): Promise<void> {
  await db()
    .update(rateLimits)
    .set({ uses: sql`greatest(${rateLimits.uses} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Deletes the counts of windows that have ended, because their keys contain addresses. */
export async function forgetEndedLimits(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.windowEndsAt, now()));
}
