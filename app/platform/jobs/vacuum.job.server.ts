import { sql } from 'drizzle-orm';
import { defineJob } from './jobs.server.ts';
import { db, environment } from '../runtime/runtime.server.ts';

/** The embedded database has no autovacuum and no checkpoints while it is open: once a night we do their work. */
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
