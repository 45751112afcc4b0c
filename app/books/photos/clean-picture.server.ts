import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type ResizeOptions } from 'sharp';
import { mendJpeg } from './mend-jpeg.server.ts';
import { PHOTO_TYPES } from './photo-rules.ts';

/** The longest side, in pixels, of a kept picture: enough for a full-page head at 300 dots per inch. */
const LONGEST_SIDE = 2400;
/**
 * The largest sensor whose JPEG stays under 5 MB. A file whose header says more is refused before it is
 * decoded.
 */
const MOST_PIXELS = 50_000_000;
/** Longer than any panorama. The limit is needed because many whole lines are in memory at the same time. */
const LONGEST_SIDE_TAKEN = 20_000;
/**
 * The most 16-bit samples of a picture that is held in memory as a whole while it is decoded: 13 megapixels
 * in three colours, or 26 in a phone's JPEG.
 */
const MOST_SAMPLES_HELD = 40_000_000;
/** A picture in four inks takes four times as long as one in three colours. */
const MOST_PIXELS_OF_INKS = 13_000_000;
const LONGEST_SECONDS = 5;
const WAITING_ROOM = 12;

/** A picture as the shop keeps it: an upright JPEG with nothing but the picture inside. */
export interface CleanPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** SHA-256 of `bytes`. */
  contentHash: string;
}

/**
 * `whole`: the whole picture, scaled down to at most 2400 pixels a side. `square`: a square with sides of so
 * many pixels, cut from the middle.
 */
export type PictureShape = 'whole' | { square: number };

/** Thrown when too many pictures wait to be cleaned. */
export class TooBusy extends Error {}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Why a file is not opened: `heic` and `avif` are phone formats that the shop cannot read. */
export type Unopened = 'none' | 'heic' | 'avif' | 'damaged' | 'too large';

/**
 * Judges a file by its content and re-encodes it. Only one file at a time is open in this process, so that
 * memory stays bounded. A JPEG that lacks a few of its last lines is taken without them.
 * @throws TooBusy at once when the waiting room is full.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  shape: PictureShape = 'whole',
): Promise<CleanPicture | Unopened> {
  const kind = await kindOf(bytes);
  if (kind !== 'photo') return kind;
  if (waiting >= WAITING_ROOM) throw new TooBusy();
  waiting += 1;
  const mine = last.then(() => reEncode(bytes, shape));
  last = mine;
  return mine.finally(() => (waiting -= 1));
}

async function kindOf(bytes: Uint8Array): Promise<'photo' | 'none' | 'heic' | 'avif'> {
  const { mime = '' } = (await fileTypeFromBuffer(bytes).catch(() => undefined)) ?? {};
  if (/^image\/hei[cf]/.test(mime)) return 'heic';
  if (mime === 'image/avif') return 'avif';
  return PHOTO_TYPES.some((type) => type === mime) ? 'photo' : 'none';
}

async function reEncode(
  bytes: Uint8Array,
  shape: PictureShape,
): Promise<CleanPicture | 'damaged' | 'too large'> {
  openOnlyPhotoLoaders();
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (takesTooMuch(head)) return 'too large';
    // The library only warns about a JPEG of which much is missing, so a warning counts as an error there.
    if (head.format !== 'jpeg') return await drawAnew(bytes, shape, 'error');
    return await drawAnew(bytes, shape, 'warning').catch(async (error: unknown) => {
      if (wasSlow(error)) throw error;
      const mended = await mendJpeg(bytes);
      return mended ? drawAnew(mended, shape, 'error') : 'damaged';
    });
  } catch (error) {
    return wasSlow(error) ? 'too large' : 'damaged';
  }
}

const wasSlow = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout');

async function drawAnew(
  bytes: Uint8Array,
  shape: PictureShape,
  failOn: 'warning' | 'error',
): Promise<CleanPicture> {
  const { data, info } = await sharp(bytes, { failOn, limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize(sizeOf(shape))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    // Optimised Huffman tables would save one byte in fifty, but the whole picture would be held in memory
    // for them.
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: new Uint8Array(data),
    width: info.width,
    height: info.height,
    contentHash: createHash('sha256').update(data).digest('hex'),
  };
}

/**
 * Whether a picture takes too much memory, by its header. Progressive and interlaced pictures and WebP are
 * decoded as a whole, and those of 16 bits take as much.
 */
function takesTooMuch(head: Metadata): boolean {
  const { format, width, height, channels, depth, space, isProgressive } = head;
  const pixels = width * height;
  const held = isProgressive === true || depth !== 'uchar' || format === 'webp';
  // Phones store colour at half the resolution in both directions.
  const samples = head.chromaSubsampling === '4:2:0' && channels === 3 && format === 'jpeg' ? 1.5 : channels;
  return (
    Math.max(width, height) > LONGEST_SIDE_TAKEN ||
    pixels > (space === 'cmyk' ? MOST_PIXELS_OF_INKS : MOST_PIXELS) ||
    (held && pixels * samples > MOST_SAMPLES_HELD)
  );
}

function sizeOf(shape: PictureShape): ResizeOptions {
  return shape === 'whole'
    ? { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }
    : { width: shape.square, height: shape.square, fit: 'cover' };
}

let loadersChosen = false;

/** By default the picture library also opens SVG, GIF, TIFF and PDF, whatever the file is called. */
function openOnlyPhotoLoaders(): void {
  if (loadersChosen) return;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.cache(false);
  // Each thread holds many lines in memory.
  sharp.concurrency(1);
  loadersChosen = true;
}
