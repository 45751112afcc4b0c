import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { cleanPicture } from './clean-picture.server.ts';

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'white' } }).jpeg();

const band = (background: string, top: number) => ({
  input: { create: { width: 300, height: 200, channels: 3 as const, background } },
  top,
  left: 0,
});

/**
 * Blue at the top, then green, then red, a third of the height each, so that one sees which end is missing.
 */
const threeBands = (orientation = 1) =>
  sharp({ create: { width: 300, height: 600, channels: 3, background: 'blue' } })
    .composite([band('green', 200), band('red', 400)])
    .withMetadata({ orientation });

/** The first part of a file: the share of it that arrived. */
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const withoutEnd = (bytes: Buffer) => bytes.subarray(0, -2);

async function bottomOf(bytes: Uint8Array): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  const [r = 0, g = 0, b = 0] = await sharp(bytes)
    .extract({ left: 0, top: height - 8, width, height: 8 })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return r > 240 && g < 16 ? 'red' : b > 240 && g < 16 ? 'blue' : `${r} ${g} ${b}`;
}

describe('a JPEG that browsers show although its end is missing', async () => {
  const noisy = async (progressive: boolean) =>
    sharp(await threeBands().jpeg().toBuffer())
      .blur(2)
      .jpeg({ quality: 95, progressive })
      .toBuffer();
  const [plain, progressive] = await Promise.all([noisy(false), noisy(true)]);
  const turned = await threeBands(3).jpeg({ quality: 95 }).toBuffer();

  it.each([
    ['without its last marker', withoutEnd(plain), 300, 600, 'red'],
    ['progressive, without its last marker', withoutEnd(progressive), 300, 600, 'red'],
    ['cut at 98 percent', cut(plain, 0.98), 300, 560, 'red'],
    ['progressive, cut at 98 percent', cut(progressive, 0.98), 300, 600, 'red'],
    ['upside down, without its last marker', withoutEnd(turned), 300, 600, 'blue'],
    ['with a tail of zeros', Buffer.concat([plain, Buffer.alloc(4096)]), 300, 600, 'red'],
  ])('is taken: %s', async (_, bytes, width, least, bottom) => {
    const clean = await cleanPicture(bytes);
    if (typeof clean === 'string') throw new Error(clean);
    expect(clean.width).toBe(width);
    expect(clean.height).toBeGreaterThanOrEqual(least);
    expect(await bottomOf(clean.bytes)).toBe(bottom);
    await sharp(clean.bytes, { failOn: 'warning' }).raw().toBuffer();
  });

  it.each([
    ['cut at 60 percent', cut(plain, 0.6)],
    ['cut in its head', plain.subarray(0, 200)],
  ])('is damaged when more than a tenth is missing: %s', async (_, bytes) => {
    expect(await cleanPicture(bytes)).toBe('damaged');
  });
});

describe('a picture that takes too long to open', () => {
  it('is told from one that is none by the first word of its failure', async () => {
    const slow = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } });
    await expect(slow.blur(300).timeout({ seconds: 1 }).jpeg().toBuffer()).rejects.toThrow(/^timeout/);
  });

  it('is too large', async () => {
    const bytes = await picture(40).toBuffer();
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 87% complete'));
    expect(await cleanPicture(bytes, 'whole')).toBe('too large');
  });
});
