import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { traceTransactions } from '../telemetry/traces.server.ts';
import { type Environment, EnvironmentProblem } from '../environment/environment.server.ts';
import { openEventStreams } from '../http/event-streams.server.ts';
import { CONNECTIONS } from '../database/connections.ts';
import { makeFewerJourneys } from '../database/fewer-journeys.server.ts';
import { openFiles } from '../files/open-files.server.ts';
import { reviveJobs, SUPERVISION } from '../jobs/jobs.server.ts';
import { log } from '../telemetry/log.server.ts';
import { type Runtime, setRuntime } from '../runtime/runtime.server.ts';
import type { Database } from '../database/dialect.ts';
import { makeDataFolder } from '../database/damaged-data.server.ts';
import { migrate, refuseOldTables } from '../database/migrate.server.ts';
import { openNews } from '../runtime/notifications.server.ts';
import { openReplica, type Replica } from '../database/replica.server.ts';

const MIGRATIONS = path.resolve('db/migrations');
const STATEMENT_LIMIT_MS = 15_000;
/**
 * Applies to connecting and again to the answer. Together they take less time than a probe of
 * `deploy/kubernetes/` waits.
 */
const PROBE_LIMIT_MS = 2_000;
/** Requested when a connection starts. A pooler refuses such a request and has limits of its own. */
const SERVER_LIMITS = {
  statement_timeout: STATEMENT_LIMIT_MS,
  idle_in_transaction_session_timeout: 2 * STATEMENT_LIMIT_MS,
};
/**
 * Reads PostgreSQL's `bigint` as a number, as the embedded database does. The shop stores none that a number
 * cannot hold exactly.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const QUEUE = { useListenNotify: true, ...SUPERVISION };

/** The open runtime, with the function that closes it. */
export interface OpenRuntime extends Runtime {
  close: () => Promise<void>;
}

/**
 * Opens the database that the environment names, brings its tables up to date, and opens the job queue and
 * the files.
 * @throws DataInUse when another process holds the embedded data, DamagedData when it cannot be used as it
 *   is.
 */
export async function openRuntime(environment: Environment, now: () => Date): Promise<OpenRuntime> {
  makeDataFolder(environment.DATA_DIR);
  const store = environment.DATABASE_URL
    ? openServer(environment.DATABASE_URL, environment)
    : await openOwn(path.join(environment.DATA_DIR, 'postgres'));
  try {
    if (environment.MIGRATE_AT_START === 'yes') await store.migrate(MIGRATIONS);
    else await refuseOldTables(store.database, MIGRATIONS);
    store.boss.on('error', (error) => log.error('The job queue failed.', { error }));
    await store.boss.start();
    if (!environment.DATABASE_URL) await reviveJobs(store.database);
  } catch (error) {
    await store.close();
    throw error;
  }
  if (environment.OTEL_EXPORTER_OTLP_ENDPOINT) traceTransactions(store.database);
  const machine: Runtime = {
    environment,
    database: store.database,
    probe: store.probe,
    replica: store.replica,
    boss: store.boss,
    files: openFiles(environment),
    news: openNews(store.boss),
    streams: openEventStreams(environment.HEARTBEAT_SECONDS * 1000),
    sessionSecret: environment.SESSION_SECRET ?? ownSecret(path.join(environment.DATA_DIR, 'session-secret')),
    now,
  };
  setRuntime(machine);
  return {
    ...machine,
    async close() {
      machine.streams.close();
      await machine.news.close();
      await store.boss.stop({ graceful: true, timeout: 4_000 });
      setRuntime(undefined);
      await store.close();
    },
  };
}

interface Store {
  database: Database;
  probe: Database;
  replica: Replica | null;
  boss: PgBoss;
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Loads the embedded database only here: a process that uses a server does not need a second database. */
async function openOwn(folder: string): Promise<Store> {
  const { openEmbedded } = await import('../database/embedded-database.server.ts');
  const embedded = await openEmbedded(folder, QUEUE);
  const { database } = embedded;
  return {
    ...embedded,
    probe: database,
    replica: null,
    migrate: (migrations) => migrate(database, migrations),
  };
}

/**
 * Behind a pooler in transaction mode, a connection changes hands after each transaction. Whatever listens,
 * or holds a connection for minutes, therefore bypasses the pooler: the queue with its own few connections,
 * the news, and migrations. The probe bypasses it too: a pooler whose connections are all in use does not
 * mean that the database is down.
 */
function openServer(connectionString: string, environment: Environment): Store {
  const { DATABASE_DIRECT_URL, DATABASE_REPLICA_URL } = environment;
  const direct = DATABASE_DIRECT_URL ?? connectionString;
  const limits = DATABASE_DIRECT_URL ? {} : SERVER_LIMITS;
  const ownSession = DATABASE_DIRECT_URL === undefined;
  const pool = openPool({ connectionString, max: CONNECTIONS.rows, ...limits }, ownSession);
  const database = drizzle({ client: pool }) as unknown as Database;
  const probe = openPool(
    {
      connectionString: direct,
      max: CONNECTIONS.probe,
      connectionTimeoutMillis: PROBE_LIMIT_MS,
      query_timeout: PROBE_LIMIT_MS,
    },
    true,
  );
  const replica = DATABASE_REPLICA_URL
    ? openReplica(
        openPool({ connectionString: DATABASE_REPLICA_URL, max: CONNECTIONS.rows, ...limits }, ownSession),
        database,
      )
    : null;
  return {
    database,
    probe: drizzle({ client: probe }) as unknown as Database,
    replica,
    boss: new PgBoss({
      connectionString: direct,
      max: CONNECTIONS.queue,
      ...QUEUE,
      ...mayMigrate(environment),
    }),
    migrate: async (folder) => {
      const one = new pg.Pool({ connectionString: direct, max: 1 });
      try {
        await migrate(drizzle({ client: one }) as unknown as Database, folder);
      } finally {
        await one.end();
      }
    },
    close: async () => {
      await replica?.close();
      await probe.end();
      await pool.end();
    },
  };
}

function openPool(options: pg.PoolConfig, ownSession: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    // A server that vanished from the network ends no statement, so the client has to.
    query_timeout: STATEMENT_LIMIT_MS + 1_000,
    pipeline: true,
    ...options,
  });
  pool.on('connect', (client) => makeFewerJourneys(client, ownSession));
  pool.on('error', (error) => log.error('A database connection was lost.', { error }));
  return pool;
}

const mayMigrate = ({ MIGRATE_AT_START }: Environment) =>
  MIGRATE_AT_START === 'yes' ? {} : { migrate: false, createSchema: false };

/**
 * The secret of this data folder, created on the first start. The file appears complete and only once, even
 * when two processes start together or one dies while writing. With an empty secret anybody could forge a
 * signature.
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
