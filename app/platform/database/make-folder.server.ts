import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where nothing can be made, such as in /proc.
 * @param mode of those that are new. @throws when one of them cannot be made, or is a file.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (isFolder(folder)) return;
  makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process that begins was quicker.
    if (!isFolder(folder)) throw error;
  }
}
