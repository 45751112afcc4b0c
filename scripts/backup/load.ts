import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { reviveJobs } from '../../app/platform/jobs/jobs.server.ts';
import type { Queryable, Transaction } from '../../app/platform/database/dialect.ts';
import { migrate, readMigrations } from '../../app/platform/database/migrate.server.ts';
import type { Column, Manifest } from './manifest.ts';
import { Refusal } from './refusal.ts';
import { columnsOf, MIGRATIONS, tableNames, tally } from './tables.ts';
import { readTar } from './tar.ts';

const FOLDER = path.resolve('db/migrations');

/** @throws Refusal when the backup is of a shop that knew more than this one. */
export function refuseNewer(manifest: Manifest): void {
  const known = new Map(readMigrations(FOLDER).map(({ name, digest }) => [name, digest]));
  const strange = manifest.migrations.find(({ name, digest }) => known.get(name) !== digest);
  if (strange)
    throw new Refusal(
      `The backup ran ${strange.name}, which this shop does not have. Restore it with the version that wrote it, or a newer one.`,
    );
}

/** Makes the queues that waiting jobs go into. */
export async function makeQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  boss.on('error', () => undefined);
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}

/**
 * Replaces all data with the rows of a backup. It creates the tables as they were at the time of the backup, inserts the
 * rows, checks them against the backup's counts and sums, and then runs the newer migrations.
 * @throws Refusal when the rows do not match the backup's counts and sums.
 */
export async function load(tx: Transaction, archive: string, manifest: Manifest): Promise<void> {
  await dropAll(tx);
  await migrate(tx, FOLDER, manifest.migrations.at(-1)?.name);
  await tx.execute(sql`set local datestyle = 'ISO'`);
  await tx.execute(sql`set local timezone = 'UTC'`);
  const references = await takeReferencesOff(tx);
  for (const name of await tableNames(tx))
    if (name !== MIGRATIONS) await tx.execute(sql`delete from ${sql.identifier(name)}`);
  await tx.execute(sql`delete from pgboss.job`);
  await copyIn(tx, archive, manifest);
  for (const statement of references) await tx.execute(statement);
  for (const { name, last, called } of manifest.sequences)
    await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint, ${called}::boolean)`);
  await check(tx, manifest);
  await migrate(tx, FOLDER);
}

async function dropAll(tx: Transaction): Promise<void> {
  const names = await tableNames(tx);
  if (names.length > 0)
    await tx.execute(
      sql`drop table ${sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      )} cascade`,
    );
  const { rows } = await tx.execute<{ name: string }>(
    sql`select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const { name } of rows) await tx.execute(sql`drop function ${sql.raw(name)} cascade`);
}

/** Rows may then come in any order. @returns the statements that put the references back and check every row. */
async function takeReferencesOff(tx: Transaction): Promise<SQL[]> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  return rows.map(({ table, name, definition }) =>
    sql.raw(`alter table ${table} add constraint ${name} ${definition}`),
  );
}

async function copyIn(tx: Transaction, archive: string, manifest: Manifest): Promise<void> {
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]));
  for await (const { name, bytes } of readTar(archive)) {
    const [folder, table = ''] = name.split('/');
    const lines = () => bytes.toString('utf8');
    const known = columns.get(table);
    if (folder === 'rows' && known) {
      const there = await columnsOf(tx, `public.${table}`);
      const strange = known.find((saved) => !there.some((column) => column.name === saved.name));
      if (strange) throw new Refusal(`This shop’s ${table} has no ${strange.name}. Nothing was changed.`);
      await insert(tx, sql`public.${sql.identifier(table)}`, known, there, lines());
    } else if (folder === 'jobs') {
      const { columns: saved } = manifest.jobs;
      await insert(tx, sql`pgboss.job`, saved, await columnsOf(tx, 'pgboss.job'), lines());
    } else if (folder === 'files') break;
  }
  await reviveJobs(tx);
}

/**
 * Inserts rows into a table, and skips values without a column. The queue's tables belong to its package, whose version
 * may have changed since the backup.
 * @param there the columns of the table itself. Their types become part of the statement, and types from an archive
 * cannot be trusted.
 */
async function insert(
  tx: Transaction,
  into: SQL,
  saved: readonly Column[],
  there: readonly Column[],
  lines: string,
): Promise<void> {
  const places = new Map(saved.map(({ name }, place) => [name, place]));
  const wanted = there.filter(({ name }) => places.has(name));
  const names = wanted.map(({ name }) => sql.identifier(name));
  const values = wanted.map(({ name, type }) => sql.raw(`(line ->> ${places.get(name)})::${type}`));
  await tx.execute(
    sql`insert into ${into} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
      from json_array_elements(${`[${lines.split('\n').join(',')}]`}::json) as line`,
  );
}

/** @throws Refusal when a table holds other rows or other money than the backup says. */
export async function check(tx: Queryable, manifest: Manifest): Promise<void> {
  for (const { columns, ...expected } of manifest.tables) {
    const found = await tally(tx, expected.name, columns);
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Refusal(
        `${expected.name} would hold ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}. Nothing was changed.`,
      );
  }
}
