import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

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

/** Opens the embedded PostgreSQL in a folder that only this user may read. */
export async function openEmbedded(folder: string): Promise<PGlite> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pglite = new PGlite(folder, { startParams: START_PARAMETERS });
  await pglite.waitReady;
  return pglite;
}
