import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  EXPENSIVE_PICTURES,
  photoForm,
  plainPicture,
  TOO_EXPENSIVE_PICTURES,
} from '../../../testing/photos.ts';
import { AT_LENGTH } from '../../../testing/long-form.ts';
import { freePorts, type ShopProcess, startShop } from '../../../testing/shop-process.ts';

const EXTRA_MB = 200;

let database: TestDatabase;
let shop: ShopProcess;
beforeEach(async () => {
  database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-hostile-')));
  shop = await startShop({ ...database.variables, ...(await freePorts()) });
});
afterEach(async () => {
  await shop.kill();
  await database.remove();
});

async function send(bytes: Buffer): Promise<number> {
  const answer = await fetch(`${shop.url}/api/photo`, {
    method: 'POST',
    body: photoForm(bytes),
    headers: { Origin: shop.url },
  });
  await answer.body?.cancel();
  return answer.status;
}

const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

/** `VmRSS` is the memory that the process holds; `VmHWM` is its peak since the counter was reset. */
function megabytes(name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

const fourTimes = (bytes: Buffer) => Promise.all(Array.from({ length: 4 }, () => send(bytes)));

/**
 * Sends each picture four times at once, to a shop that has already taken some ordinary photos: the growth of
 * a process and its database in their first minute does not come from the pictures.
 * @returns the answers, and by how many megabytes the peak exceeded the memory from before.
 */
async function extraFor(corpus: readonly Buffer[]): Promise<{ answers: number[]; extra: number }> {
  const photo = await plainPicture(1_200, 900).jpeg().toBuffer();
  for (let count = 0; count < 4; count += 1) expect(await fourTimes(photo)).toEqual([200, 200, 200, 200]);
  const before = megabytes('VmRSS');
  writeFileSync(`/proc/${shop.pid}/clear_refs`, '5');
  const answers: number[] = [];
  for (const bytes of corpus) answers.push(...(await fourTimes(bytes)));
  const extra = megabytes('VmHWM') - before;
  console.log(`hostile pictures: ${extra.toFixed(0)} MB more than ${before.toFixed(0)} MB`);
  return { answers, extra };
}

/** The gate leaves out pictures of which a more expensive one of the same kind is tried. */
const CHEAPER = ['a PNG of 49 megapixels', 'a progressive JPEG of 13 megapixels', 'a WebP of 13 megapixels'];
const TAKEN = AT_LENGTH ? EXPENSIVE_PICTURES : EXPENSIVE_PICTURES.filter(([what]) => !CHEAPER.includes(what));

const drawn = (pictures: typeof EXPENSIVE_PICTURES) => Promise.all(pictures.map(([, draw]) => draw()));

describe.skipIf(process.platform !== 'linux')(`takes less than ${EXTRA_MB} MB`, () => {
  it('while the most expensive pictures that are taken come, four at a time', async () => {
    const { answers, extra } = await extraFor(await drawn(TAKEN));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(extra).toBeLessThan(EXTRA_MB);
  });

  it('while hostile pictures of all sizes are refused, four at a time', async () => {
    const { answers, extra } = await extraFor([
      await wide(60_000, 1_000).jpeg({ quality: 1 }).toBuffer(),
      await wide(8_000, 7_000).png({ compressionLevel: 1 }).toBuffer(),
      Buffer.alloc(5 * 1024 * 1024 + 1, 0xff),
      Buffer.alloc(4_900_000, 'PK\u0003\u0004'),
      ...(await drawn(TOO_EXPENSIVE_PICTURES)),
    ]);
    expect(answers.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(extra).toBeLessThan(EXTRA_MB);
  });
});
