import { S3mini } from 's3mini';
import type { Environment } from '../environment/environment.server.ts';
import {
  checkedKey,
  diskStore,
  type Files,
  filesFolder,
  isKey,
  type Store,
  StoreDown,
} from './files.server.ts';
import { callOut, NotAllowedOut } from '../outgoing/outgoing.server.ts';

const STORE_LIMIT_MS = 10_000;

/** The record of deleted files in a bucket: one empty object each, `gone/MILLISECONDS/KEY`. */
const GONE = 'gone/';

/**
 * With an object store, every function rejects with StoreDown when the store does not answer as it should.
 */
export function openFiles(environment: Environment): Files {
  const { put, get, send, has, remove, recordGone } = openStore(environment);
  return {
    put,
    get,
    send,
    recordGone,
    async delete(key) {
      if (await has(key)) await recordGone(key);
      await remove(key);
    },
  };
}

/** Opens the same place as `openFiles`, for use while the shop is not running on it. */
export function openStore(environment: Environment): Store {
  return environment.S3_ENDPOINT ? objectStore(environment) : diskStore(filesFolder(environment.DATA_DIR));
}

function objectStore(environment: Environment): Store {
  const bucket = new S3mini({
    endpoint: environment.S3_ENDPOINT ?? '',
    region: environment.S3_REGION,
    accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
    fetch: (address, init) =>
      callOut(environment, 'store', addressOf(address), { ...init, limitMs: STORE_LIMIT_MS }),
  });
  async function* listed(prefix: string) {
    let next: string | undefined;
    do {
      const page = await answered(bucket.listObjectsPaged('/', prefix, 1_000, next));
      if (!page) throw new StoreDown('There is no such bucket.');
      for (const { Key } of page.objects ?? []) yield Key;
      next = page.nextContinuationToken;
    } while (next);
  }
  const get = async (key: string) => {
    const bytes = await answered(bucket.getObjectArrayBuffer(checkedKey(key)));
    return bytes ? new Uint8Array(bytes) : undefined;
  };
  return {
    async put(key, bytes, contentType) {
      await answered(bucket.putObject(checkedKey(key), Buffer.from(bytes), contentType));
    },
    get,
    // Reads the whole object, so that no slow reader holds up the store. The balancer takes it from us at
    // once.
    async send(key) {
      const body = await get(key);
      return body && { bytes: body.length, body };
    },
    has: async (key) => (await answered(bucket.objectExists(checkedKey(key)))) === true,
    async remove(key) {
      await answered(bucket.deleteObject(checkedKey(key)));
    },
    async *list() {
      for await (const key of listed('')) if (isKey(key) && !key.startsWith(GONE)) yield key;
    },
    async recordGone(key) {
      await answered(bucket.putObject(`${GONE}${Date.now()}/${checkedKey(key)}`, Buffer.alloc(0)));
    },
    async goneSince(moment) {
      const gone = [];
      for await (const record of listed(GONE)) {
        const [, at = '', key = ''] = /^gone\/(\d+)\/(.+)$/.exec(record) ?? [];
        if (new Date(Number(at)) >= moment) gone.push({ key, at: new Date(Number(at)) });
      }
      return gone;
    },
  };
}

async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    // A mistake in the settings is not a passing failure.
    if (cause instanceof NotAllowedOut) throw cause;
    throw new StoreDown('The object store did not do it.', { cause });
  }
}

const addressOf = (asked: string | URL | Request): string =>
  asked instanceof Request ? asked.url : String(asked);
