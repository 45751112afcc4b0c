import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DamagedData } from './damaged-data.server.ts';

/** SQLite's word for a lock that somebody else holds. */
const BUSY = 5;

/** Thrown when another process holds the data folder. */
export class DataInUse extends Error {}

/**
 * Keeps a second process off an embedded data folder: two on one folder lose acknowledged rows silently.
 * The lock is an exclusive SQLite transaction on `<folder>.lock`, which the operating system lets go of
 * however the process ends.
 * @returns the function that lets go of it.
 * @throws DataInUse at once when it is held, DamagedData when the lock itself cannot be used.
 */
export function lockData(folder: string): () => void {
  const file = `${folder}.lock`;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    // Whoever could open it could keep the shop from opening. By its path: closing it would let go of the lock.
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
