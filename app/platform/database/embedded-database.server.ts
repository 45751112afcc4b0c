import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import { lockData } from './data-lock.server.ts';
import { KeptStatements } from './kept-statements.server.ts';
import type { Database } from './dialect.ts';
import { isNew, refuseDamage } from './damage.server.ts';
import { DamagedData, refuseClosed } from './damaged-data.server.ts';
import { makeFolder } from './make-folder.server.ts';
import { syncFolder, syncOne } from './sync-folder.server.ts';
import { SyncedFiles } from './synced-files.server.ts';

/**
 * By default PGlite never waits for the disk: its start parameters contain `-F`, and its file system has no
 * fsync. Without `-F` and with an fsync it is as careful as a server. It opens the WAL with O_SYNC, so a row
 * is on the disk before it is acknowledged. A checkpoint waits until the tables are on the disk too.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=open_datasync',
  // Every start fills these buffers with zeros. A server's default of 128 MB took a fifth of the start-up
  // time and kept 90 MB of memory.
  '-c',
  'shared_buffers=32MB',
];

/**
 * The types whose arrays are parsed, with the number of the array type, which is the same in every
 * PostgreSQL.
 */
const LISTS = {
  bool: 1000,
  int2: 1005,
  int4: 1007,
  text: 1009,
  varchar: 1015,
  int8: 1016,
  float8: 1022,
  uuid: 2951,
  jsonb: 3807,
};

/** Finds a table or index whose file is missing. PostgreSQL notices that only when somebody uses it. */
const MISSING_FILES = `select file from pg_class, pg_relation_filepath(oid) file
  where relkind in ('r', 'i', 't', 'S', 'm') and file is not null and pg_stat_file(file, true) is null limit 1`;

/**
 * A statement runs inside this process and blocks everything else. PGlite would start the next one without a
 * pause, and new requests would have to wait for all of them. This class gives them a turn between two
 * statements.
 */
class PoliteDatabase extends PGlite {
  readonly #statements = new KeptStatements((message, options) => super.execProtocolStream(message, options));

  override async _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      await turn();
      return statement();
    });
  }

  override execProtocolStream(...[message, options = {}]: Parameters<PGlite['execProtocolStream']>) {
    return this.#statements.exec(message, options);
  }

  /**
   * PGlite registers an array parser for each of its 300 types. Drizzle passes parsers of its own with every
   * statement, and PGlite then copies the whole table of parsers. That took as long as a small statement
   * itself.
   */
  override async _initArrayTypes(...how: Parameters<PGlite['_initArrayTypes']>): Promise<void> {
    await super._initArrayTypes(...how);
    const read = new Set([...Object.keys(types.parsers), ...Object.values(LISTS).map(String)]);
    for (const type of Object.keys(this.parsers)) if (!read.has(type)) delete this.parsers[type];
  }
}

/**
 * The embedded database, its job queue, and the function that closes the database and releases its folder.
 */
interface EmbeddedStore {
  database: Database;
  /** Not started. */
  boss: PgBoss;
  close: () => Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in a folder that only this user may read, and keeps every other process off
 * it.
 * @param queue options of the job queue.
 * @throws DataInUse when another process holds the folder, DamagedData when it cannot be used as it is.
 */
export async function openEmbedded(folder: string, queue: ConstructorOptions): Promise<EmbeddedStore> {
  refuseClosed(path.dirname(folder));
  const unlock = lockData(folder);
  try {
    refuseDamage(folder);
    if (isNew(folder)) await makeDatabase(folder);
    const pglite = await openFiles(folder);
    return {
      database: drizzle({ client: pglite }) as unknown as Database,
      boss: new PgBoss({ db: fromPglite(pglite), backend: 'pglite', ...queue }),
      close: async () => {
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Creates a database beside its final folder and then moves it there. A start that ends half way leaves
 * nothing that looks like a database.
 */
async function makeDatabase(folder: string): Promise<void> {
  // An empty folder that already exists may be a mounted disk, which a rename cannot replace.
  const making = existsSync(folder) ? folder : `${folder}.new`;
  if (making !== folder) rmSync(making, { recursive: true, force: true });
  makeFolder(making, 0o700);
  await (await openFiles(making)).close();
  // PGlite does not wait for the disk while it creates a database.
  syncFolder(making);
  if (making === folder) return;
  renameSync(making, folder);
  syncOne(path.dirname(folder));
}

async function openFiles(folder: string): Promise<PGlite> {
  const pglite = new PoliteDatabase({ fs: new SyncedFiles(folder), startParams: START_PARAMETERS });
  try {
    await pglite.waitReady;
  } catch (cause) {
    throw doesNotOpen(folder, (cause as Error).message, { cause });
  }
  const { rows } = await pglite.query<{ file: string }>(MISSING_FILES);
  if (!rows[0]) return pglite;
  await pglite.close();
  throw doesNotOpen(folder, `${rows[0].file} is missing`);
}

const doesNotOpen = (folder: string, why: string, options?: ErrorOptions) =>
  new DamagedData(
    `The database in ${folder} is damaged and does not open: ${why}.`,
    'Copy the folder before you do anything else.',
    options,
  );
