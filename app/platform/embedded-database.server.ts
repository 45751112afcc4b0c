import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import { lockData } from './data-lock.server.ts';
import type { Database } from './machine.server.ts';

/**
 * PGlite never waits for the disk by default: its start parameters hold `-F`. Without it and with
 * synchronous WAL files, a row that was acknowledged is in the operating system's hands when a process
 * is killed. A power cut is what a real PostgreSQL server is for.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=open_datasync',
];

/** The embedded database, its queue, and how to let go of them. */
interface EmbeddedStore {
  database: Database;
  /** Not started. */
  boss: PgBoss;
  close: () => Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in a folder that only this user may read, and keeps every other process off it.
 * @param queue options of the job queue.
 * @throws DataInUse when another process holds it.
 */
export async function openEmbedded(folder: string, queue: ConstructorOptions): Promise<EmbeddedStore> {
  const unlock = lockData(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const pglite = new PGlite(folder, { startParams: START_PARAMETERS });
    await pglite.waitReady;
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
