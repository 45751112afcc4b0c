import { environment } from '../../platform/runtime/runtime.server.ts';
import { COMFORTABLE_FREE_MB, diskOfShop } from '../../platform/telemetry/disk-space.server.ts';
import type { ToDo } from './to-do.ts';

/** A to-do when the disk of this process is nearly full. */
export async function fullDisk(): Promise<ToDo | null> {
  const disk = await diskOfShop(environment());
  if (!disk) return null;
  const freeMb = Math.floor(disk.free / 1024 / 1024);
  if (freeMb >= COMFORTABLE_FREE_MB) return null;
  return {
    kind: 'full-disk',
    title: 'The disk is nearly full',
    count: 1,
    what: 'Have room made, or the data folder moved to a larger disk: photos and orders are refused on a full one.',
    lines: [{ text: `${freeMb.toLocaleString('en-IN')} MB are free.` }],
  };
}
