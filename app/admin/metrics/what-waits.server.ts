import { sql } from 'drizzle-orm';
import { db } from '../../platform/runtime/runtime.server.ts';

/** The jobs of one queue that are due and still wait. */
interface Waiting {
  name: string;
  jobs: number;
  /** How long the oldest of them has been due. */
  oldestSeconds: number;
}

/** Queues in which nothing waits are left out. */
export async function waitingJobs(): Promise<Waiting[]> {
  const { rows } = await db().execute<{ name: string; jobs: number; oldest: number }>(sql`
    select name, count(*)::int as jobs, extract(epoch from now() - min(start_after))::float8 as oldest
    from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name`);
  return rows.map(({ name, jobs, oldest }) => ({ name, jobs, oldestSeconds: oldest }));
}
