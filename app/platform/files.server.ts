import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { S3mini } from 's3mini';
import type { Environment } from './environment.server.ts';
import { callOut, NotAllowedOut } from './outgoing.server.ts';

const STORE_LIMIT_MS = 10_000;

/** Private files by key: on the shop's disk, or in an S3 bucket. Keys are `folder/name` in `[a-z0-9-/.]`. */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** @returns undefined when there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
}

/** The object store refused, broke or kept silent: nobody knows whether it did what was asked. */
export class StoreDown extends Error {
  override name = 'StoreDown';
}

/** On an object store every function rejects with StoreDown when the store does not answer as it should. */
export function openFiles(environment: Environment): Files {
  return environment.S3_ENDPOINT ? s3Files(environment) : diskFiles(filesFolder(environment.DATA_DIR));
}

export const filesFolder = (dataDir: string): string => path.join(dataDir, 'files');

export function diskFiles(folder: string): Files {
  const place = (key: string) => path.join(folder, checkedKey(key));
  /** Written aside first. One name for each file, so that deleting finds what a crash left half written. */
  const aside = (key: string) => `${place(key)}.part`;
  return {
    async put(key, bytes) {
      const target = place(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(aside(key), bytes, { mode: 0o600 });
      await rename(aside(key), target);
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(place(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async delete(key) {
      await rm(aside(key), { force: true });
      if (!existsSync(place(key))) return;
      await appendFile(goneFile(folder), `${new Date().toISOString()} ${key}\n`, { mode: 0o600 });
      await rm(place(key), { force: true });
    },
  };
}

/**
 * The record of what was deleted, a moment and a key a line, written before each deletion: a backup that is
 * older brings none of it back.
 */
export const goneFile = (folder: string): string => `${folder}-gone.log`;

function s3Files(environment: Environment): Files {
  const bucket = new S3mini({
    endpoint: environment.S3_ENDPOINT ?? '',
    region: environment.S3_REGION,
    accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
    fetch: (address, init) =>
      callOut(environment, 'store', addressOf(address), { ...init, limitMs: STORE_LIMIT_MS }),
  });
  return {
    async put(key, bytes, contentType) {
      await answered(bucket.putObject(checkedKey(key), Buffer.from(bytes), contentType));
    },
    async get(key) {
      const bytes = await answered(bucket.getObjectArrayBuffer(checkedKey(key)));
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    async delete(key) {
      await answered(bucket.deleteObject(checkedKey(key)));
    },
  };
}

async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    // A mistake in the settings does not pass.
    if (cause instanceof NotAllowedOut) throw cause;
    throw new StoreDown('The object store did not do it.', { cause });
  }
}

const addressOf = (asked: string | URL | Request): string =>
  asked instanceof Request ? asked.url : String(asked);

function checkedKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/.test(key)) throw new Error('Not a file key.');
  return key;
}
