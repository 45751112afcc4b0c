import { statfs } from 'node:fs/promises';
import type { Environment } from '../platform/environment.server.ts';

/** Below this, somebody makes room before photos and orders are refused. */
export const COMFORTABLE_FREE_MB = 2_000;

/** In bytes. */
interface Space {
  free: number;
  size: number;
}

/** How much of the disk under a folder its user may still fill, and how large it is. */
async function diskSpace(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** The disk that rows or files of the shop are on; null when both are elsewhere, and this machine may have next to none. */
export async function diskOfShop({
  DATA_DIR,
  DATABASE_URL,
  S3_ENDPOINT,
}: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'S3_ENDPOINT'>): Promise<Space | null> {
  return DATABASE_URL && S3_ENDPOINT ? null : diskSpace(DATA_DIR);
}
