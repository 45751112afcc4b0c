import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { EnvironmentProblem } from '../environment/environment.server.ts';
import type { Queryable } from './dialect.ts';

/** Any fixed number. It makes processes that start together migrate one after another. */
const ADVISORY_LOCK = 7_261_948;
/**
 * A migration that waits for a table blocks every query behind it. A deploy therefore gives up before the
 * shop stands still.
 */
const LONGEST_WAIT_FOR_A_TABLE = '4s';

interface Migration {
  name: string;
  text: string;
  digest: string;
}

/** Every `NNNN_name.sql` of the folder, in order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort();
  if (names.length === 0) throw new Error(`No migrations in ${folder}.`);
  return names.map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return { name, text, digest: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Brings the tables up to date: runs every migration that has not run yet, in order, in one transaction.
 * @param last the name of the one to stop after.
 * @throws when a file that already ran was edited since.
 */
export async function migrate(database: Queryable, folder: string, last?: string): Promise<void> {
  const migrations = readMigrations(folder).filter(({ name }) => last === undefined || name <= last);
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    // Set only now, because another process may take longer to migrate.
    await tx.execute(sql`select set_config('lock_timeout', ${LONGEST_WAIT_FOR_A_TABLE}, true)`);
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, digest text not null, ran_at timestamptz not null default now())`,
    );
    const { rows } = await tx.execute<{ name: string; digest: string }>(
      sql`select name, digest from migrations`,
    );
    const ran = new Map(rows.map((row) => [row.name, row.digest]));
    for (const { name, text, digest } of migrations) {
      const before = ran.get(name);
      if (before === digest) continue;
      if (before) throw new Error(`${name} was edited after it ran. Add a new migration instead.`);
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (name, digest) values (${name}, ${digest})`);
    }
  });
}

/** @param name with its schema. */
export async function tableExists(database: Queryable, name: string): Promise<boolean> {
  const { rows } = await database.execute<{ there: boolean }>(
    sql`select to_regclass(${name}) is not null as there`,
  );
  return rows[0]?.there === true;
}

/** The migrations that ran, in order; none in an empty database. */
export async function ranMigrations(database: Queryable): Promise<{ name: string; digest: string }[]> {
  if (!(await tableExists(database, 'public.migrations'))) return [];
  const ran = await database.execute<{ name: string; digest: string }>(
    sql`select name, digest from migrations order by name`,
  );
  return ran.rows;
}

/**
 * Checks the tables for a process that may not change them. Newer tables are fine: they belong to the next
 * release.
 * @throws EnvironmentProblem when the tables are older than this release needs.
 */
export async function refuseOldTables(database: Queryable, folder: string): Promise<void> {
  const names = new Set((await ranMigrations(database)).map(({ name }) => name));
  const due = readMigrations(folder).filter(({ name }) => !names.has(name)).length;
  if (due > 0)
    throw new EnvironmentProblem(
      `${due} migrations have not run yet, and MIGRATE_AT_START is "no". Run node scripts/migrate.ts first.`,
    );
}
