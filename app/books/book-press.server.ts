import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MadeAnswer, MakeOrder } from '#comic';

/** A book takes one to three seconds. */
const LONGEST_MS = 90_000;
/**
 * Memory of the thread in megabytes. Little room for young objects keeps it small: V8 would take three times 16 MB for
 * them, and a book needs no more than this.
 */
export const PRESS_LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 384 };
/** 24 pages and their cover, as the printing house binds them. */
const SPINE_MM = 4;

/**
 * Makes a whole book on a thread of its own.
 * @param printed also makes the files for the printing house.
 * @param profile path of its ICC profile; its files are RGB without one.
 * @throws when the thread dies or takes too long; trying again may help.
 */
export async function pressBook(
  request: MakeOrder['request'],
  printed: boolean,
  profile: string | undefined,
): Promise<MadeAnswer> {
  const order: MakeOrder = {
    request,
    spineMm: printed ? SPINE_MM : null,
    profile: profile ?? null,
  };
  const press = new Worker(path.resolve('comic/make-worker.ts'), {
    workerData: order,
    resourceLimits: PRESS_LIMITS,
  });
  try {
    return await new Promise<MadeAnswer>((resolve, reject) => {
      const tooLong = () => reject(new Error('The book took too long.'));
      const timer = setTimeout(tooLong, LONGEST_MS);
      press.on('message', resolve);
      press.on('error', reject);
      press.on('exit', () => {
        clearTimeout(timer);
        reject(new Error('The press closed.'));
      });
    });
  } finally {
    await press.terminate();
  }
}
