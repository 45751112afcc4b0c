import { statfs } from 'node:fs/promises';

/** Below this, somebody makes room before photos and orders are refused. */
export const COMFORTABLE_FREE_MB = 2_000;

/** The settings that say where rows and files are. */
interface Places {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
}

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
export async function diskOfShop({ DATA_DIR, DATABASE_URL, S3_ENDPOINT }: Places): Promise<Space | null> {
  return DATABASE_URL && S3_ENDPOINT ? null : diskSpace(DATA_DIR);
}
