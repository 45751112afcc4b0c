import { sql } from 'drizzle-orm';
import { defineJob } from './jobs.server.ts';
import { db, environment } from '../runtime/runtime.server.ts';

/**
 * While it is open, the embedded database runs no autovacuum and no checkpoints. This job does both once a
 * night.
 */
export const vacuumJob = defineJob({
  name: 'vacuum',
  retryLimit: 0,
  retryDelay: 60,
  cron: '30 3 * * *',
  run: async () => {
    if (environment().DATABASE_URL) return;
    await db().execute(sql`vacuum (analyze)`);
    await db().execute(sql`checkpoint`);
  },
});
