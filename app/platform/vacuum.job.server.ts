import { sql } from 'drizzle-orm';
import { defineJob } from './jobs.server.ts';
import { db, environment } from './machine.server.ts';

/** The embedded database has no autovacuum: once a night we do its work. */
export const vacuumJob = defineJob({
  name: 'vacuum',
  retryLimit: 0,
  retryDelay: 60,
  cron: '30 3 * * *',
  run: async () => {
    if (!environment().DATABASE_URL) await db().execute(sql`vacuum (analyze)`);
  },
});
