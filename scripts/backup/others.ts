import { sql } from 'drizzle-orm';
import type { Database } from '../../app/platform/database/dialect.ts';
import { Refusal } from './refusal.ts';

interface Other extends Record<string, unknown> {
  name: string;
  address: string | null;
}

/**
 * Checks that no other client is connected: a running shop would keep using its cached state of the old rows.
 * @throws Refusal that says who is connected.
 */
export async function refuseOthers(database: Database): Promise<void> {
  const { rows } = await database.execute<Other>(
    sql`select application_name as name, host(client_addr) || ':' || client_port as address
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows.length > 0)
    throw new Refusal(
      `Others use this database: ${rows.map(({ name, address }) => `${name || 'without a name'} at ${address ?? 'this machine'}`).join(', ')}.
Stop the shop and its workers first, and the pooler too: it keeps its connections for minutes after the last of them.`,
    );
}
