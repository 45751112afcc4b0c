import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver, { type Store } from 's3rver';

const BUCKET = 'shop';

/** An object store on this machine. */
export interface ObjectStore {
  variables: Record<string, string>;
  /** The keys of all stored files. */
  keys: () => string[];
  /** The requests so far, with method, path and headers. */
  questions: () => string[];
  stop: () => Promise<void>;
}

export async function startObjectStore(): Promise<ObjectStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-store-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  });
  writeWhole(store.store, folder);
  const { port } = await store.run();
  const questions: string[] = [];
  store.httpServer.on('request', ({ method, url, rawHeaders }) => {
    questions.push([method, url, ...rawHeaders].join(' '));
  });
  return {
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}/${BUCKET}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: () =>
      readdirSync(path.join(folder, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    questions: () => questions,
    stop: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes writes atomic, as in any real object store: readers get the old file or the new one. While s3rver
 * overwrites a file, it returns nothing.
 */
function writeWhole(store: Store, folder: string): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const place = store.getResourcePath(bucket, key, 'object');
    const beside = path.join(folder, randomUUID());
    await writeFile(beside, bytes);
    await mkdir(path.dirname(place), { recursive: true });
    await rename(beside, place);
    const md5 = createHash('md5').update(bytes).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}
