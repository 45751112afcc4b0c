import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Waits until everything in a folder is on the disk. */
export function syncFolder(folder: string): void {
  for (const found of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    syncOne(path.join(folder, found));
}

/** Waits until one file is on the disk. For a folder, that covers the names in it, but not the files. */
export function syncOne(place: string): void {
  const file = openSync(place, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
