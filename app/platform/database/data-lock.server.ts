import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DamagedData } from './damaged-data.server.ts';

/** SQLite's error code for a lock that somebody else holds. */
const BUSY = 5;

/** Thrown when another process holds the data folder. */
export class DataInUse extends Error {}

/**
 * Keeps a second process off an embedded data folder: two processes on one folder silently lose acknowledged
 * rows. The lock is an exclusive SQLite transaction on `<folder>.lock`. The operating system releases it
 * however the process ends.
 * @returns the function that releases the lock.
 * @throws DataInUse at once when another process holds the lock, DamagedData when the lock file itself cannot
 *   be used.
 */
export function lockData(folder: string): () => void {
  const file = `${folder}.lock`;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    // Anybody who can open the file could keep the shop from starting. The mode is set by path, because
    // opening and closing the file once more would release the lock.
    chmodSync(file, 0o600);
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock?.close();
    if ((cause as { errcode?: number }).errcode === BUSY)
      throw new DataInUse(
        `Another shop is already running on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    throw new DamagedData(
      `${file} cannot be used: ${(cause as Error).message}.`,
      'It holds no data. Delete it while no shop is running, and start again.',
      { cause },
    );
  }
  const held = lock;
  return () => held.close();
}
