import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and its parents. Node's own `recursive` never ends where no folder can be created, such as
 * in /proc.
 * @param mode of the new folders.
 * @throws when one of them cannot be created, or is a file.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (isFolder(folder)) return;
  makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process that starts at the same time may have created it.
    if (!isFolder(folder)) throw error;
  }
}
