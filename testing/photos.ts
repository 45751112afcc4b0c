import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CONSENT_VERSION } from '../app/books/photos/photo-rules.ts';
import type { TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/**
 * A photo as the wizard's form sends it.
 * @param given the form's other fields.
 */
export function photoForm(
  bytes: Uint8Array,
  {
    name = 'child.jpg',
    given = { consent: 'yes', consentText: CONSENT_VERSION } as Record<string, string>,
  } = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(given)) form.set(field, value);
  form.set('photo', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return form;
}

/**
 * Sends a photo as the wizard's page does, without the rate limit.
 * @param given the form's other fields.
 */
export async function upload(
  shop: TestShop,
  visitor: Visitor,
  bytes: Uint8Array,
  given?: Record<string, string>,
): Promise<Response> {
  await shop.sql`delete from rate_limits`;
  return visitor.send(
    'POST',
    '/api/photo',
    photoForm(bytes, { name: '../../evil<svg onload=1>.jpg', given }),
  );
}

/** A picture of one colour. With four channels, it is translucent. */
export const plainPicture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#c58c5a80' } });

/** A picture with more colours than a palette holds. */
const manyColours = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: 32 * 32 * 3 }, (_, nth) => (nth * 31) % 256)), {
    raw: { width: 32, height: 32, channels: 3 },
  }).resize(width, height, { kernel: 'nearest', fit: 'fill' });

/** A small CMYK picture whose header claims a large size. */
async function inFourInks(): Promise<Buffer> {
  const jpeg = await plainPicture(100, 100).toColourspace('cmyk').jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(4_000, frame + 5);
  jpeg.writeUInt16BE(4_000, frame + 7);
  return jpeg;
}

/** Pictures are drawn once for all tests, because drawing a giant takes longer than refusing it. */
const DRAWN_BEFORE = path.resolve('.cache/pictures');

/** Everything but its name that a picture depends on. */
const DRAWN_BY = readFileSync('testing/photos.ts', 'utf8') + JSON.stringify(sharp.versions);

/** Draws a picture, or reads it if it was drawn before. */
async function drawnOnce(what: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const name = createHash('sha256')
    .update(what + DRAWN_BY)
    .digest('hex');
  const file = path.join(DRAWN_BEFORE, name);
  if (existsSync(file)) return readFileSync(file);
  const picture = await draw();
  mkdirSync(DRAWN_BEFORE, { recursive: true });
  const unfinished = `${file}-${randomUUID()}`;
  writeFileSync(unfinished, picture);
  renameSync(unfinished, file);
  return picture;
}

type Pictures = readonly [what: string, draw: () => Promise<Buffer>][];

const once = (pictures: Pictures): Pictures =>
  pictures.map(([what, draw]) => [what, () => drawnOnce(what, draw)]);

/** Pictures of a few hundred kB that are taken, and take the most to open: as large as may be, and held whole meanwhile. */
export const EXPENSIVE_PICTURES = once([
  ['a PNG of 49 megapixels', () => plainPicture(7_000, 7_000).png().toBuffer()],
  [
    'a JPEG of 49 megapixels on its side, in colours of its own',
    () =>
      plainPicture(7_000, 7_000)
        .withMetadata({ orientation: 5 })
        .withIccProfile('p3')
        .jpeg({ quality: 1, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  [
    'a PNG of 20 000 × 2450 pixels on its side, through which one can see',
    () => plainPicture(20_000, 2_450, 4).withMetadata({ orientation: 6 }).png().toBuffer(),
  ],
  [
    'a progressive JPEG of 13 megapixels',
    () =>
      plainPicture(3_640, 3_640)
        .jpeg({ quality: 1, progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  [
    'a progressive JPEG of 26 megapixels, as phones make them',
    () => plainPicture(5_120, 5_120).jpeg({ quality: 1, progressive: true }).toBuffer(),
  ],
  [
    'an interlaced PNG of 10 megapixels with 16 bits a colour',
    () => plainPicture(3_160, 3_160, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  ],
  ['a WebP of 13 megapixels', () => manyColours(3_640, 3_640).webp({ lossless: true, effort: 0 }).toBuffer()],
  [
    'a WebP of 10 megapixels through which one can see',
    () => plainPicture(3_160, 3_160, 4).webp({ quality: 1, effort: 0 }).toBuffer(),
  ],
]);

/** The same, some larger than they may be. */
export const TOO_EXPENSIVE_PICTURES = once([
  [
    'a progressive JPEG of 27 megapixels',
    () => plainPicture(5_200, 5_200).jpeg({ quality: 1, progressive: true }).toBuffer(),
  ],
  [
    'a progressive JPEG of 14 megapixels in full colour',
    () =>
      plainPicture(3_740, 3_740)
        .jpeg({ quality: 1, progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  ['a JPEG of 16 megapixels in four inks', inFourInks],
  [
    'a PNG of 49 megapixels with 16 bits a colour',
    () => plainPicture(7_000, 7_000).toColourspace('rgb16').png().toBuffer(),
  ],
  [
    'an interlaced PNG of 49 megapixels',
    () => plainPicture(7_000, 7_000).png({ progressive: true }).toBuffer(),
  ],
  [
    'a WebP of 49 megapixels',
    () => plainPicture(7_000, 7_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ],
  ['a PNG of 20 001 pixels in a row', () => plainPicture(20_001, 10).png().toBuffer()],
]);

/** A photo of two people: the one from a file, and beside it the same one with other colours. */
export async function twoFaces(file: string, hue: number): Promise<Buffer> {
  const photo = readFileSync(file);
  const one = await sharp(photo).png().toBuffer();
  const other = await sharp(photo).modulate({ hue }).png().toBuffer();
  const { width = 0, height = 0 } = await sharp(one).metadata();
  return sharp({ create: { width: width * 2, height, channels: 3, background: '#000000' } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: width, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}
