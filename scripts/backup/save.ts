import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../app/platform/database/dialect.ts';
import { ranMigrations, tableExists } from '../../app/platform/database/migrate.server.ts';
import { type Column, digestOf, type Manifest, MANIFEST, sealed } from './manifest.ts';
import { columnsOf, MIGRATIONS, sequencesOf, tableNames, tally } from './tables.ts';
import { type TarWriter, writeTar } from './tar.ts';

/** So many rows are in one file of the archive, and in memory. */
const ROWS_AT_ONCE = 1_000;

/** What stands beside the rows, by its name in the archive; asked for one after another, when the rows have been read. */
export type Beside = AsyncGenerator<{
  name: string;
  /** @returns undefined for what has left meanwhile. */
  read: () => Promise<Uint8Array | undefined>;
}>;

/**
 * Writes a snapshot of the rows and the files beside them into one archive. It skips a file that is deleted meanwhile.
 * @param withoutFiles whether the archive leaves out photos and books.
 */
export async function save(
  database: Database,
  archive: string,
  madeAt: Date,
  { beside, withoutFiles }: { beside: Beside; withoutFiles: boolean },
): Promise<Manifest['tables']> {
  const tar = writeTar(archive);
  const digests: Manifest['digests'] = {};
  const add = async (name: string, bytes: Uint8Array) => {
    digests[name] = digestOf(bytes);
    await tar.add(name, bytes);
  };
  try {
    const rows = await database.transaction((tx) => readRows(tx, add), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    for await (const { name, read } of beside) {
      const bytes = await read();
      if (bytes) await add(name, bytes);
    }
    await tar.add(MANIFEST, sealed({ madeAt: madeAt.toISOString(), ...rows, withoutFiles, digests }));
    await tar.finish();
    return rows.tables;
  } catch (error) {
    await tar.giveUp();
    throw error;
  }
}

type Add = TarWriter['add'];

async function readRows(
  tx: Transaction,
  add: Add,
): Promise<Omit<Manifest, 'format' | 'madeAt' | 'withoutFiles' | 'digests'>> {
  await tx.execute(sql`set local datestyle = 'ISO'`);
  await tx.execute(sql`set local timezone = 'UTC'`);
  const tables: Manifest['tables'] = [];
  for (const name of await tableNames(tx)) {
    if (name === MIGRATIONS) continue;
    const columns = await columnsOf(tx, `public.${name}`);
    await copyOut(tx, add, `rows/${name}`, columns, sql`public.${sql.identifier(name)}`);
    tables.push({ ...(await tally(tx, name, columns)), columns });
  }
  return {
    tables,
    migrations: await ranMigrations(tx),
    sequences: await sequencesOf(tx),
    jobs: await readJobs(tx, add),
  };
}

/** Work that is done says nothing any more, and what the queue does for itself it begins anew. */
async function readJobs(tx: Transaction, add: Add): Promise<Manifest['jobs']> {
  if (!(await tableExists(tx, 'pgboss.job'))) return { columns: [], rows: 0, queues: [] };
  const waiting = sql`pgboss.job where state in ('created', 'retry', 'active') and not starts_with(name, '__')`;
  const columns = await columnsOf(tx, 'pgboss.job');
  const rows = await copyOut(tx, add, 'jobs', columns, waiting);
  const { rows: queues } = await tx.execute<{ name: string }>(sql`select distinct name from ${waiting}`);
  return { columns, rows, queues: queues.map(({ name }) => name) };
}

/** A row a line: its columns in PostgreSQL's own text form, which every PostgreSQL reads back to the same value. */
async function copyOut(
  tx: Transaction,
  add: Add,
  folder: string,
  columns: readonly Column[],
  from: SQL,
): Promise<number> {
  const values = columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  await tx.execute(
    sql`declare copy_out no scroll cursor for select json_build_array(${sql.join(values, sql`, `)})::text as line from ${from}`,
  );
  let count = 0;
  for (let part = 1; ; part += 1) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from copy_out`,
    );
    if (rows.length === 0) break;
    count += rows.length;
    await add(
      `${folder}/${String(part).padStart(6, '0')}.jsonl`,
      Buffer.from(rows.map(({ line }) => line).join('\n')),
    );
  }
  await tx.execute(sql`close copy_out`);
  return count;
}
