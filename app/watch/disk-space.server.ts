import { statfs } from 'node:fs/promises';

/** Below this, somebody makes room before photos and orders are refused. */
export const COMFORTABLE_FREE_MB = 2_000;

/** How much of the disk under a folder its user may still fill, and how large it is, in bytes. */
export async function diskSpace(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
