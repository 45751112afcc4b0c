import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { filesFolder } from '../app/platform/files/files.server.ts';
import { openDatabase } from '../scripts/backup/open-database.ts';

/** Runs a command of `scripts/`. Returns its exit code and output, whether it succeeds or fails. */
export async function command(
  name: string,
  words: string[],
  variables: Record<string, string>,
): Promise<{ code: number; words: string }> {
  const env = { ...process.env, ...variables };
  return promisify(execFile)('node', [`scripts/${name}.ts`, ...words], { env }).then(
    ({ stdout }) => ({ code: 0, words: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, words: stderr }),
  );
}

/**
 * Everything in a closed shop: a digest of each table's rows, of its sequences, of its waiting jobs and of
 * each file.
 */
export async function holdings(variables: Record<string, string>): Promise<Record<string, string>> {
  const dataDir = variables['DATA_DIR'] ?? '';
  const { database, close } = await openDatabase({ ...variables, DATA_DIR: dataDir });
  try {
    const { rows: tables } = await database.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) found[name] = await digestOf(sql`${sql.identifier(name)} t`);
    found['numbers'] = await digestOf(
      sql`(select sequencename, last_value from pg_sequences where schemaname = 'public') t`,
    );
    found['jobs'] = await digestOf(
      sql`(select id, name, data, start_after from pgboss.job where state in ('created', 'retry') and not starts_with(name, '__')) t`,
    );
    return { ...found, ...filesIn(dataDir) };

    async function digestOf(from: ReturnType<typeof sql>): Promise<string> {
      const { rows } = await database.execute<{ digest: string }>(
        sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${from}`,
      );
      return rows[0]?.digest ?? '';
    }
  } finally {
    await close();
  }
}

function filesIn(dataDir: string): Record<string, string> {
  const folder = filesFolder(dataDir);
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );
}
