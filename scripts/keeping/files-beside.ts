import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../../app/platform/environment.server.ts';
import { diskFiles, filesFolder, goneFile } from '../../app/platform/files.server.ts';
import { SECRET } from './manifest.ts';
import { readTar } from './tar.ts';

const FOLDER = 'files/';

/** An object store keeps its own: neither taken nor brought back. */
const onDisk = ({ S3_ENDPOINT }: Environment): boolean => S3_ENDPOINT === undefined;

/**
 * Photos, books and the secret of this data folder. What was written after `moment` may belong to a row that
 * was not there yet: nobody would ever delete it.
 */
export async function* filesBeside(
  environment: Environment,
  moment: Date,
): AsyncGenerator<{ name: string; file: string }> {
  const { DATA_DIR, SESSION_SECRET } = environment;
  const secret = path.join(DATA_DIR, SECRET);
  if (!SESSION_SECRET && existsSync(secret)) yield { name: SECRET, file: secret };
  const folder = filesFolder(DATA_DIR);
  if (!onDisk(environment) || !existsSync(folder)) return;
  for (const found of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, found);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile() || found.endsWith('.part') || stat.mtime >= moment) continue;
    yield { name: FOLDER + found.split(path.sep).join('/'), file };
  }
}

/** Keys of files that were deleted after `moment` and not put again. */
export function goneSince(dataDir: string, moment: Date): { key: string; at: string }[] {
  const folder = filesFolder(dataDir);
  const record = goneFile(folder);
  if (!existsSync(record)) return [];
  return readFileSync(record, 'utf8')
    .split('\n')
    .map((line) => ({ at: line.split(' ')[0] ?? '', key: line.split(' ')[1] ?? '' }))
    .filter(({ at, key }) => key && new Date(at) >= moment && !existsSync(path.join(folder, key)));
}

/** Files brought back, and not yet in the place of those that are there. */
export interface BroughtBack {
  count: number;
  takePlace: () => Promise<void>;
  giveUp: () => Promise<void>;
}

/** Unpacks the files of a backup beside those that are there. @param wanted by key. */
export async function unpackBeside(
  archive: string,
  environment: Environment,
  wanted: (key: string) => boolean,
): Promise<BroughtBack> {
  const { DATA_DIR, SESSION_SECRET } = environment;
  const aside = path.join(DATA_DIR, 'files-coming');
  const former = path.join(DATA_DIR, 'files-going');
  for (const folder of [aside, former]) await rm(folder, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const files = diskFiles(aside);
  let count = 0;
  let secret: Buffer | undefined;
  for await (const { name, bytes } of readTar(archive)) {
    if (name === SECRET) secret = bytes;
    const key = name.slice(FOLDER.length);
    if (!name.startsWith(FOLDER) || !onDisk(environment) || !wanted(key)) continue;
    await files.put(key, bytes, '');
    count += 1;
  }
  await flush(aside);
  return {
    count,
    async takePlace() {
      if (secret && !SESSION_SECRET) await putSecret(path.join(DATA_DIR, SECRET), secret);
      if (onDisk(environment)) {
        const folder = filesFolder(DATA_DIR);
        if (existsSync(folder)) await rename(folder, former);
        await rename(aside, folder);
      }
      await rm(former, { recursive: true, force: true });
      await rm(aside, { recursive: true, force: true });
    },
    giveUp: () => rm(aside, { recursive: true, force: true }),
  };
}

async function putSecret(file: string, secret: Buffer): Promise<void> {
  await writeFile(`${file}.part`, secret, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
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
