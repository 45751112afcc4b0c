import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../app/platform/database/dialect.ts';
import type { Column, Table } from './manifest.ts';

/** Which migrations ran is told apart from the rows: they are what makes the tables. */
export const MIGRATIONS = 'migrations';
const MONEY = /_paise$|amount|total|price|discount/;

async function rowsOf<Row extends Record<string, unknown>>(tx: Queryable, query: SQL): Promise<Row[]> {
  return (await tx.execute<Row>(query)).rows;
}

/** Names of the shop's tables. */
export async function tableNames(tx: Queryable): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

export async function columnsOf(tx: Queryable, table: string): Promise<Column[]> {
  return rowsOf(
    tx,
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
  );
}

/** How many rows a table has, and what they come to: the same before and after is what a backup is for. */
export async function tally(
  tx: Queryable,
  name: string,
  columns: readonly Column[],
): Promise<Omit<Table, 'columns'>> {
  const money = columns.filter(({ name, type }) => MONEY.test(name) && /^(integer|bigint)$/.test(type));
  const sums = money.map(
    (column) =>
      sql`, coalesce(sum(${sql.identifier(column.name)}), 0)::text as ${sql.identifier(column.name)}`,
  );
  const [row = {}] = await rowsOf(
    tx,
    sql`select count(*)::text as "number of rows" ${sql.join(sums)} from ${sql.identifier(name)}`,
  );
  const { 'number of rows': count, ...rest } = row as Record<string, string>;
  return { name, rows: Number(count), money: rest };
}

/** Where each row's number comes from. */
export async function sequencesOf(tx: Queryable): Promise<{ name: string; last: string; called: boolean }[]> {
  const names = await rowsOf<{ name: string }>(
    tx,
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences = [];
  for (const { name } of names) {
    const [row] = await rowsOf<{ last: string; called: boolean }>(
      tx,
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}
