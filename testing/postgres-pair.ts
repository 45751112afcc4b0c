import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { makeServer } from '../scripts/postgres.ts';
import { until } from './buying.ts';

/** A PostgreSQL server with a replica. */
export interface PostgresPair {
  primary: { url: string; port: number };
  replica: { url: string };
  /**
   * Runs a query on the primary.
   * @returns its rows.
   */
  sql: <Row = Record<string, unknown>>(text: string, ...values: unknown[]) => Promise<Row[]>;
  /** Pauses the replica, or lets it follow again. */
  pause: (still: boolean) => Promise<void>;
  loseReplica: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The replica starts as a copy of the primary's folder, made before either server was started. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const first = await makeServer();
  await first.server.initialise();
  const folder = `${first.folder}-replica`;
  execFileSync('cp', ['-a', first.folder, folder]);
  writeFileSync(path.join(folder, 'standby.signal'), '');
  const from = `host=127.0.0.1 port=${first.port} user=postgres password=postgres`;
  appendFileSync(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  const second = await makeServer(folder);
  await first.server.start();
  // A replica reports its readiness in other words than those that `start` waits for.
  second.server.start().catch(() => undefined);
  await until(() => ask(second.url, 'select 1').catch(() => null), 20);
  const pool = new pg.Pool({ connectionString: first.url, max: 2 });
  // A pool ends before its connections do. When the server stops, they report that as an error.
  pool.on('error', () => undefined);
  return {
    primary: first,
    replica: second,
    sql: async (text, ...values) => (await pool.query(text, values)).rows,
    pause: async (still) => {
      await ask(second.url, `select pg_wal_replay_${still ? 'pause' : 'resume'}()`);
    },
    loseReplica: () => second.server.stop(),
    stop: async () => {
      await pool.end();
      await second.server.stop();
      await first.server.stop();
    },
  };
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}
