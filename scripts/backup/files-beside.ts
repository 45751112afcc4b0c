import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../../app/platform/environment/environment.server.ts';
import { diskStore, filesFolder, type Gone } from '../../app/platform/files/files.server.ts';
import { openStore } from '../../app/platform/files/open-files.server.ts';
import { syncFolder } from '../../app/platform/database/sync-folder.server.ts';
import { type Manifest, SECRET } from './manifest.ts';
import type { Beside } from './save.ts';
import { readTar } from './tar.ts';
import type { Standing, StandingOf } from './what-left.ts';

export const FOLDER = 'files/';
/** Machines that share a bucket have a clock each. */
const CLOCKS_APART_MS = 60_000;

/**
 * Yields the photos, the books and the secret of this data folder. Some files may belong to rows that are newer than the
 * backup; a restore skips them. Filtering by date would also drop files with a row, because a row is written before its
 * file.
 */
export async function* filesBeside(
  environment: Environment,
  { withoutFiles }: { withoutFiles: boolean },
): Beside {
  const secret = path.join(environment.DATA_DIR, SECRET);
  if (!environment.SESSION_SECRET && existsSync(secret)) yield { name: SECRET, read: () => readFile(secret) };
  if (withoutFiles) return;
  const store = openStore(environment);
  for await (const key of store.list()) yield { name: FOLDER + key, read: () => store.get(key) };
}

/** What left after `moment` and did not come again. */
export async function goneSince(environment: Environment, moment: Date): Promise<Gone[]> {
  const store = openStore(environment);
  const left: Gone[] = [];
  for (const gone of await store.goneSince(new Date(moment.getTime() - CLOCKS_APART_MS)))
    if (!(await store.has(gone.key))) left.push(gone);
  return left;
}

/** What became of the files. */
export interface Placed {
  /** How many came back. */
  came: number;
  /** Keys of those that were there before and are not now. */
  removed: string[];
  /** Keys of those that no row knows, and which stay: a backup without files takes none away but what has left. */
  unknown: string[];
}

/** The files of a backup, and not yet in the place of those that are there. */
export interface BroughtBack {
  takePlace: () => Promise<Placed>;
  giveUp: () => Promise<void>;
}

/** @param standingOf what the rows that come back say of a file. */
export async function bringBack(
  archive: string,
  { withoutFiles, digests }: Manifest,
  environment: Environment,
  standingOf: StandingOf,
): Promise<BroughtBack> {
  const { DATA_DIR, S3_ENDPOINT, SESSION_SECRET } = environment;
  const files =
    withoutFiles || S3_ENDPOINT
      ? intoStore(archive, environment, standingOf, withoutFiles ? ['left'] : ['left', 'unknown'])
      : await unpackBeside(archive, DATA_DIR, standingOf);
  return {
    async takePlace() {
      if (digests[SECRET] && !SESSION_SECRET) await putSecret(archive, path.join(DATA_DIR, SECRET));
      return files.takePlace();
    },
    giveUp: files.giveUp,
  };
}

/** Unpacks the files beside those on the disk. */
async function unpackBeside(archive: string, dataDir: string, standingOf: StandingOf): Promise<BroughtBack> {
  const folder = filesFolder(dataDir);
  const aside = path.join(dataDir, 'files-coming');
  const former = path.join(dataDir, 'files-going');
  for (const left of [aside, former]) await rm(left, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const coming = diskStore(aside);
  let came = 0;
  for await (const { key, bytes } of filesIn(archive, standingOf)) {
    await coming.put(key, bytes, '');
    came += 1;
  }
  // Until then it is in memory only, and what was there before is about to go.
  syncFolder(aside);
  return {
    async takePlace() {
      const removed: string[] = [];
      for await (const key of diskStore(folder).list()) if (!(await coming.has(key))) removed.push(key);
      if (existsSync(folder)) await rename(folder, former);
      await rename(aside, folder);
      await rm(former, { recursive: true, force: true });
      return { came, removed, unknown: [] };
    },
    giveUp: () => rm(aside, { recursive: true, force: true }),
  };
}

/** A bucket has no second place to wait in, and what a backup left out stays where it is. */
function intoStore(
  archive: string,
  environment: Environment,
  standingOf: StandingOf,
  leaving: readonly Standing[],
): BroughtBack {
  return {
    async takePlace() {
      const store = openStore(environment);
      let came = 0;
      for await (const { key, bytes } of filesIn(archive, standingOf)) {
        await store.put(key, bytes, 'application/octet-stream');
        came += 1;
      }
      const removed: string[] = [];
      const unknown: string[] = [];
      for await (const key of store.list()) {
        const standing = standingOf(key);
        if (leaving.includes(standing)) {
          await store.remove(key);
          removed.push(key);
        } else if (standing === 'unknown') unknown.push(key);
      }
      return { came, removed, unknown };
    },
    giveUp: async () => undefined,
  };
}

/** Photos and books of the archive that the rows keep. */
export async function* filesIn(archive: string, standingOf: StandingOf) {
  for await (const { name, bytes } of readTar(archive)) {
    const key = name.slice(FOLDER.length);
    if (name.startsWith(FOLDER) && standingOf(key) === 'kept') yield { key, bytes };
  }
}

async function putSecret(archive: string, file: string): Promise<void> {
  for await (const { name, bytes } of readTar(archive)) {
    if (name !== SECRET) continue;
    await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
    return;
  }
}
