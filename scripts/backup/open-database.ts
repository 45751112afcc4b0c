import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { openEmbedded } from '../../app/platform/database/embedded-database.server.ts';
import type { Database } from '../../app/platform/database/dialect.ts';
import { isNew } from '../../app/platform/database/damage.server.ts';
import { makeDataFolder } from '../../app/platform/database/damaged-data.server.ts';
import { DatabaseAway } from './database-away.ts';

/** Where the rows are. */
export interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  /** Past a pooler, which is not made for what takes minutes. */
  DATABASE_DIRECT_URL?: string | undefined;
}

/** A database as it is: no migration runs and no job is touched by opening it. */
export interface OpenDatabase {
  database: Database;
  /** Not started. */
  boss: PgBoss;
  close: () => Promise<void>;
}

export const embeddedFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

/** Whether there is an embedded database: opening it would make one. */
export const embeddedExists = (dataDir: string): boolean => !isNew(embeddedFolder(dataDir));

/**
 * @throws DataInUse when a shop is running on the embedded database, DamagedData when that cannot be used as it is,
 * DatabaseAway when a server lets nobody in.
 */
export async function openDatabase(place: Place): Promise<OpenDatabase> {
  const server = place.DATABASE_DIRECT_URL ?? place.DATABASE_URL;
  return server ? openServer(server) : openLocal(place.DATA_DIR);
}

const AT_REST = { supervise: false, schedule: false };

async function openLocal(dataDir: string): Promise<OpenDatabase> {
  makeDataFolder(dataDir);
  return openEmbedded(embeddedFolder(dataDir), AT_REST);
}

/** Without the shop's limits on time: a whole table takes longer than a page. */
async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => undefined);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new DatabaseAway(connectionString, error);
  }
  return {
    database: drizzle({ client: pool }) as unknown as Database,
    boss: new PgBoss({ connectionString, max: 1, ...AT_REST }),
    close: () => pool.end(),
  };
}
