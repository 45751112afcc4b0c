import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './machine.server.ts';

/** Any fixed number: processes that start together migrate one after another. */
const ADVISORY_LOCK = 7_261_948;

/**
 * Brings the tables up to date: runs every `NNNN_name.sql` that has not run yet, in order, in one transaction.
 * @throws when a file that already ran was edited since.
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort();
  if (files.length === 0) throw new Error(`No migrations in ${folder}.`);
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, digest text not null, ran_at timestamptz not null default now())`,
    );
    const { rows } = await tx.execute<{ name: string; digest: string }>(
      sql`select name, digest from migrations`,
    );
    const ran = new Map(rows.map((row) => [row.name, row.digest]));
    for (const name of files) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const digest = createHash('sha256').update(text).digest('hex');
      const before = ran.get(name);
      if (before === digest) continue;
      if (before) throw new Error(`${name} was edited after it ran. Add a new migration instead.`);
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (name, digest) values (${name}, ${digest})`);
    }
  });
}
