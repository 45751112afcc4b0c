import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../../app/platform/environment.server.ts';
import { diskStore, filesFolder, type Gone } from '../../app/platform/files.server.ts';
import { openStore } from '../../app/platform/open-files.server.ts';
import { type Manifest, SECRET } from './manifest.ts';
import type { Beside } from './save.ts';
import { readTar } from './tar.ts';

const FOLDER = 'files/';
/** Machines that share a bucket have a clock each. */
const CLOCKS_APART_MS = 60_000;

/**
 * Photos, books and the secret of this data folder. What was written after `moment` may belong to a row that
 * was not there yet: nobody would ever delete it.
 */
export async function* filesBeside(
  environment: Environment,
  moment: Date,
  { withoutFiles }: { withoutFiles: boolean },
): Beside {
  const secret = path.join(environment.DATA_DIR, SECRET);
  if (!environment.SESSION_SECRET && existsSync(secret)) yield { name: SECRET, read: () => readFile(secret) };
  if (withoutFiles) return;
  const store = openStore(environment);
  for await (const { key, writtenAt } of store.list())
    if (writtenAt < moment) yield { name: FOLDER + key, read: () => store.get(key) };
}

/** What left after `moment` and did not come again. */
export async function goneSince(environment: Environment, moment: Date): Promise<Gone[]> {
  const store = openStore(environment);
  const left: Gone[] = [];
  for (const gone of await store.goneSince(new Date(moment.getTime() - CLOCKS_APART_MS)))
    if (!(await store.has(gone.key))) left.push(gone);
  return left;
}

/** The files of a backup, and not yet in the place of those that are there. */
export interface BroughtBack {
  /** @returns how many came back. */
  takePlace: () => Promise<number>;
  giveUp: () => Promise<void>;
}

/** @param wanted which files belong to the rows that come back, by key: no other is there afterwards. */
export async function bringBack(
  archive: string,
  { withoutFiles, digests }: Manifest,
  environment: Environment,
  wanted: (key: string) => boolean,
): Promise<BroughtBack> {
  const { DATA_DIR, S3_ENDPOINT, SESSION_SECRET } = environment;
  const files =
    withoutFiles || S3_ENDPOINT
      ? intoStore(archive, environment, wanted)
      : await unpackBeside(archive, DATA_DIR, wanted);
  return {
    async takePlace() {
      if (digests[SECRET] && !SESSION_SECRET) await putSecret(archive, path.join(DATA_DIR, SECRET));
      return files.takePlace();
    },
    giveUp: files.giveUp,
  };
}

/** Unpacks the files beside those on the disk. */
async function unpackBeside(
  archive: string,
  dataDir: string,
  wanted: (key: string) => boolean,
): Promise<BroughtBack> {
  const folder = filesFolder(dataDir);
  const aside = path.join(dataDir, 'files-coming');
  const former = path.join(dataDir, 'files-going');
  for (const left of [aside, former]) await rm(left, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const coming = diskStore(aside);
  let count = 0;
  for await (const { key, bytes } of filesIn(archive, wanted)) {
    await coming.put(key, bytes, '');
    count += 1;
  }
  await flush(aside);
  return {
    async takePlace() {
      if (existsSync(folder)) await rename(folder, former);
      await rename(aside, folder);
      await rm(former, { recursive: true, force: true });
      return count;
    },
    giveUp: () => rm(aside, { recursive: true, force: true }),
  };
}

/** A bucket has no second place to wait in, and what a backup left out stays where it is. */
function intoStore(archive: string, environment: Environment, wanted: (key: string) => boolean): BroughtBack {
  return {
    async takePlace() {
      const store = openStore(environment);
      let count = 0;
      for await (const { key, bytes } of filesIn(archive, wanted)) {
        await store.put(key, bytes, 'application/octet-stream');
        count += 1;
      }
      for await (const { key } of store.list()) if (!wanted(key)) await store.remove(key);
      return count;
    },
    giveUp: async () => undefined,
  };
}

async function* filesIn(archive: string, wanted: (key: string) => boolean) {
  for await (const { name, bytes } of readTar(archive)) {
    const key = name.slice(FOLDER.length);
    if (name.startsWith(FOLDER) && wanted(key)) yield { key, bytes };
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

/** Until then what was brought back is in memory only, and what was there before is about to go. */
async function flush(folder: string): Promise<void> {
  for (const found of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const handle = await open(path.join(folder, found), 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
