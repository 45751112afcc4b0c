import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'shop';

/** An object store on this machine. */
export interface ObjectStore {
  variables: Record<string, string>;
  /** Keys of all it holds. */
  keys: () => string[];
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
  const { port } = await store.run();
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
    stop: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
