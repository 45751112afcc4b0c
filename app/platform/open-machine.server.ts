import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { traceTransactions } from '../watch/traces.server.ts';
import { openEmbedded } from './embedded-database.server.ts';
import { type Environment, EnvironmentProblem } from './environment.server.ts';
import { openEventStreams } from './event-streams.server.ts';
import { openFiles } from './files.server.ts';
import { reviveJobs, SUPERVISION } from './jobs.server.ts';
import { log } from './log.server.ts';
import { type Database, type Machine, setMachine } from './machine.server.ts';
import { migrate } from './migrate.server.ts';
import { openNews } from './news.server.ts';

const CONNECTIONS = 10;
const STATEMENT_LIMIT_MS = 15_000;
const QUEUE = { useListenNotify: true, ...SUPERVISION };

/** The opened machine and the way to shut it. */
export interface OpenMachine extends Machine {
  close: () => Promise<void>;
}

/**
 * Opens the database the environment names, brings its tables up to date and opens the job queue and the files.
 * @throws DataInUse when another process holds the embedded data.
 */
export async function openMachine(environment: Environment, now: () => Date): Promise<OpenMachine> {
  mkdirSync(environment.DATA_DIR, { recursive: true, mode: 0o700 });
  const store = environment.DATABASE_URL
    ? openServer(environment.DATABASE_URL)
    : await openEmbedded(path.join(environment.DATA_DIR, 'postgres'), QUEUE);
  try {
    await migrate(store.database, path.resolve('db/migrations'));
    store.boss.on('error', (error) => log.error('The job queue failed.', { error }));
    await store.boss.start();
    if (!environment.DATABASE_URL) await reviveJobs(store.database);
  } catch (error) {
    await store.close();
    throw error;
  }
  if (environment.OTEL_EXPORTER_OTLP_ENDPOINT) traceTransactions(store.database);
  const machine: Machine = {
    environment,
    database: store.database,
    boss: store.boss,
    files: openFiles(environment),
    news: openNews(store.boss),
    streams: openEventStreams(environment.HEARTBEAT_SECONDS * 1000),
    sessionSecret: environment.SESSION_SECRET ?? ownSecret(path.join(environment.DATA_DIR, 'session-secret')),
    now,
  };
  setMachine(machine);
  return {
    ...machine,
    async close() {
      machine.streams.close();
      await machine.news.close();
      await store.boss.stop({ graceful: true, timeout: 5_000 });
      setMachine(undefined);
      await store.close();
    },
  };
}

interface Store {
  database: Database;
  boss: PgBoss;
  close: () => Promise<void>;
}

function openServer(connectionString: string): Store {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_LIMIT_MS,
    // A server that is gone from the network ends no statement: the client has to.
    query_timeout: STATEMENT_LIMIT_MS + 1_000,
    idle_in_transaction_session_timeout: 2 * STATEMENT_LIMIT_MS,
  });
  pool.on('error', (error) => log.error('A database connection was lost.', { error }));
  return {
    database: drizzle({ client: pool }) as unknown as Database,
    boss: new PgBoss({ connectionString, max: 4, ...QUEUE }),
    close: () => pool.end(),
  };
}

/**
 * A secret of this data folder, made on the first start. It appears whole and once, even when two processes
 * start together or one dies while it writes: an empty secret would sign anything for anybody.
 */
function ownSecret(file: string): string {
  if (!existsSync(file)) {
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    try {
      linkSync(aside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(aside);
    }
  }
  const secret = readFileSync(file, 'utf8');
  if (secret.length < 32)
    throw new EnvironmentProblem(`${file} is damaged. Delete it; everybody signs in anew.`);
  return secret;
}
