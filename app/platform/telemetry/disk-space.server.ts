import { statfs } from 'node:fs/promises';

/** Below this, somebody should make room, before photos and orders are refused. */
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

/** The size of the disk under a folder, and how much of it this user may still fill. */
async function diskSpace(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/**
 * The disk that holds the shop's rows or files. Null when both are elsewhere, because this machine may then
 * have almost no disk.
 */
export async function diskOfShop({ DATA_DIR, DATABASE_URL, S3_ENDPOINT }: Places): Promise<Space | null> {
  return DATABASE_URL && S3_ENDPOINT ? null : diskSpace(DATA_DIR);
}
