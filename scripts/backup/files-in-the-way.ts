import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../../app/platform/environment/environment.server.ts';
import { openStore } from '../../app/platform/files/open-files.server.ts';
import { FOLDER } from './files-beside.ts';
import { digestOf, type Manifest, SECRET } from './manifest.ts';
import type { StandingOf } from './what-left.ts';

/**
 * Lists the keys of files that a restore would change, and the secret if it would change. The store may belong to a live
 * shop even when the database is new.
 * @param standingOf the standing of a file according to the restored rows.
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
