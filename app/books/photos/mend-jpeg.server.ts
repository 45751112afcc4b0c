import sharp from 'sharp';

/** The share of a picture that may be missing at its end. */
const MOST_MISSING = 0.1;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
/** The sample value of the part that is missing when a JPEG ends too early. */
const FILL = 128;

/**
 * Completes a JPEG that was cut off while it was copied or sent, and crops the grey lines that stand for the
 * missing part.
 * @returns null when more than a tenth of the picture is missing.
 * @throws when it cannot be opened.
 */
export async function mendJpeg(bytes: Uint8Array): Promise<Uint8Array | null> {
  const ended = Buffer.concat([bytes, END_OF_IMAGE]);
  const open = () => sharp(ended, { failOn: 'error' });
  const { width, height } = await open().metadata();
  const missing = await greyLinesAtEnd(ended);
  if (missing > MOST_MISSING) return null;
  const whole = Math.floor(height * (1 - missing));
  return open()
    .extract({ left: 0, top: 0, width, height: whole })
    .keepMetadata()
    .jpeg({ quality: 95 })
    .toBuffer();
}

/**
 * Counts the lines whose last pixel is grey: a line is missing from the cut in the file to its right end.
 * @returns their share of the picture's height.
 */
async function greyLinesAtEnd(jpeg: Buffer): Promise<number> {
  const [columns, lines] = [64, 256];
  const { data, info } = await sharp(jpeg, { failOn: 'error' })
    .resize(columns, lines, { fit: 'fill', kernel: 'nearest' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lineLength = columns * info.channels;
  let grey = 0;
  while (grey < lines && isGrey(lastOf(lines - grey))) grey += 1;
  return grey === 0 ? 0 : (grey + 1) / lines;

  function lastOf(line: number): Buffer {
    return data.subarray(line * lineLength - info.channels, line * lineLength);
  }
}

const isGrey = (pixel: Buffer): boolean => pixel.every((sample) => Math.abs(sample - FILL) <= 1);
