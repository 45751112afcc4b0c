import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Waits until all that is in a folder is on the disk. */
export function syncFolder(folder: string): void {
  for (const found of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const file = openSync(path.join(folder, found), 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }
}
