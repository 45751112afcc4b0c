import { accessSync, constants, statSync } from 'node:fs';
import { makeFolder } from './make-folder.server.ts';

/** Thrown when the embedded database, or the folder around it, cannot be used as it is. */
export class DamagedData extends Error {
  readonly problem: string;
  readonly mend: string;

  constructor(problem: string, mend: string, options?: ErrorOptions) {
    const whole = `${mend} See docs/runbooks/damaged-database.md.`;
    super(`${problem}\n${whole}`, options);
    this.problem = problem;
    this.mend = whole;
  }
}

/**
 * Creates the shop's own folder, for this user alone.
 * @throws DamagedData when it exists but is a file, or when this user may not read and write in it.
 */
export function makeDataFolder(folder: string): void {
  makeFolder(folder, 0o700);
  refuseClosed(folder);
}

/** @throws DamagedData when this is not a folder, or when this user may not read and write in it. */
export function refuseClosed(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory())
    throw new DamagedData(
      `${folder} is a file. A folder should be there.`,
      'Move the file away, and start again.',
    );
  refuseUnwritable(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** @throws DamagedData when this user may not read and write there. */
export function refuseUnwritable(place: string, mode = constants.R_OK | constants.W_OK): void {
  try {
    accessSync(place, mode);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new DamagedData(
      `The shop may not read and write ${place} (${code}).`,
      'Give the folder to the user who starts the shop, or set DATA_DIR to another one.',
      { cause },
    );
  }
}
