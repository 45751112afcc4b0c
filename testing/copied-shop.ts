import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Copies parts of this folder. Packages are linked, because there are many. */
export function copyTo(folder: string, parts: readonly string[], links: readonly string[]): void {
  for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true });
  for (const link of links) {
    mkdirSync(path.dirname(path.join(folder, link)), { recursive: true });
    symlinkSync(path.resolve(link), path.join(folder, link));
  }
}
