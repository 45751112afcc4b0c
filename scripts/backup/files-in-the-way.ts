import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../../app/platform/environment/environment.server.ts';
import { openStore } from '../../app/platform/files/open-files.server.ts';
import { FOLDER } from './files-beside.ts';
import { digestOf, type Manifest, SECRET } from './manifest.ts';
import type { StandingOf } from './what-left.ts';

/**
 * Keys of files, and the secret, that would not be afterwards what they are now. The store may be a live shop's though
 * the database is a new one.
 * @param standingOf what the rows that come back say of a file.
 */
export async function filesInTheWay(
  environment: Environment,
  { withoutFiles, digests }: Manifest,
  standingOf: StandingOf,
): Promise<string[]> {
  const store = openStore(environment);
  const found: string[] = [];
  for await (const key of store.list()) {
    const standing = standingOf(key);
    if (standing === 'left') continue;
    if (standing === 'unknown' || (!withoutFiles && differs(await store.get(key), digests[FOLDER + key])))
      found.push(key);
  }
  const secret = path.join(environment.DATA_DIR, SECRET);
  if (digests[SECRET] && !environment.SESSION_SECRET && existsSync(secret))
    if (differs(await readFile(secret), digests[SECRET])) found.push(SECRET);
  return found;
}

const differs = (bytes: Uint8Array | undefined, digest: string | undefined): boolean =>
  bytes !== undefined && digestOf(bytes) !== digest;
