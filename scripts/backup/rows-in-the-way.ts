import { sql } from 'drizzle-orm';
import type { Queryable } from '../../app/platform/database/dialect.ts';
import { tableExists } from '../../app/platform/database/migrate.server.ts';

/**
 * Finds what a restore would delete or disturb: any table, view or function, and waiting jobs. The queue's own tables
 * count only when jobs wait in them.
 * @returns the name of the first, or undefined in an empty database.
 */
export async function rowsInTheWay(tx: Queryable): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select nspname || '.' || name as name from (
        select oid, relnamespace as schema, relname as name from pg_class where relkind in ('r', 'p', 'v', 'm', 'f')
        union all select oid, pronamespace, proname from pg_proc
      ) found join pg_namespace n on n.oid = schema
      where nspname not in ('pg_catalog', 'information_schema', 'pgboss') and nspname !~ '^pg_(toast|temp)'
        and not exists (select 1 from pg_depend where objid = found.oid and deptype = 'e')
      order by name limit 1`,
  );
  if (rows[0]) return rows[0].name;
  if (!(await tableExists(tx, 'pgboss.job'))) return undefined;
  const { rows: jobs } = await tx.execute(
    sql`select 1 from pgboss.job where not starts_with(name, '__') limit 1`,
  );
  return jobs.length > 0 ? 'pgboss.job' : undefined;
}
