import { isPicture, type Photo } from '#comic';

/** The longest side, in pixels: the same as in the shop's own studio. */
const LARGEST_SIDE = 2400;
/**
 * More pixels than any phone's photo has. A file of a few kilobytes can decode to a picture that fills the
 * device's memory.
 */
const MOST_PIXELS = 60_000_000;

/**
 * The pixels of a photo, upright, on white where it is transparent.
 * @returns undefined for a file that is not a whole picture, or has too many pixels.
 */
export async function decodePhoto(file: Blob): Promise<Photo | undefined> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!isPicture(head)) return undefined;
  const bitmap = await open(file);
  if (!bitmap) return undefined;
  try {
    return bitmap.width * bitmap.height > MOST_PIXELS ? undefined : pixelsOf(bitmap);
  } finally {
    bitmap.close();
  }
}

async function open(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

function pixelsOf(bitmap: ImageBitmap): Photo {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const pen = new OffscreenCanvas(width!, height!).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser gives no canvas of that size.');
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width!, height!);
  pen.drawImage(bitmap, 0, 0, width!, height!);
  return { width: width!, height: height!, data: withoutAlpha(pen.getImageData(0, 0, width!, height!).data) };
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
  return rgb;
}
