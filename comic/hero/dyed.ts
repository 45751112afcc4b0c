import sharp, { type Sharp } from 'sharp';
import { mix } from '../drawing/colour.ts';
import { portrait } from './test-photos.ts';

/** The colours of hair in shadow, normal and lit. */
type Dye = readonly [string, string, string];

/**
 * Face and neck lie within these distances, in pixels of the portrait, from the middle of the face, below
 * the brow.
 */
const FACE = { x: 170, y: 120, wide: 46, high: 62, brow: 82 };
const NECK = { y: 135, from: 120, to: 222 };
const HEAD = { from: 85, to: 260, foot: 290 };

/** The portrait with hair of another colour. Its light and dark parts stay light and dark. */
export async function dyed(dye: Dye): Promise<Sharp> {
  const { data, info } = await portrait().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const hair = Buffer.alloc(width * height);
  hair.forEach((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (isOnHead(x, y) && isOfHair([...data.subarray(3 * at, 3 * at + 3)])) hair[at] = 255;
  });
  const soft = await sharp(hair, { raw: { width, height, channels: 1 } })
    .median(5)
    .blur(1)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  soft.forEach((share, at) => {
    const pixel = [...data.subarray(3 * at, 3 * at + 3)];
    const wanted = dyedPixel(dye, brightness(pixel));
    pixel.forEach((value, k) => (data[3 * at + k] = value + ((wanted[k]! - value) * share) / 255));
  });
  return sharp(data, { raw: { width, height, channels: 3 } }).png();
}

function isOnHead(x: number, y: number): boolean {
  const face = y > FACE.brow && Math.hypot((x - FACE.x) / FACE.wide, (y - FACE.y) / FACE.high) < 1;
  const neck = y > NECK.y && x > NECK.from && x < NECK.to;
  return !face && !neck && x > HEAD.from && x < HEAD.to && y < HEAD.foot;
}

/** Whether a pixel is hair: dark, or yellower than skin and more colourful than the wall. */
function isOfHair([red, green, blue]: number[]): boolean {
  const [most, least] = [Math.max(red!, green!, blue!), Math.min(red!, green!, blue!)];
  const yellow = (green! - blue!) / Math.max(1, most - least);
  return most < 70 || (red === most && yellow > 0.45 && most - least > 0.22 * most);
}

const brightness = ([red, green, blue]: number[]): number =>
  (0.3 * red! + 0.59 * green! + 0.11 * blue!) / 255;

function dyedPixel([shadow, middle, lit]: Dye, light: number): number[] {
  const share = Math.min(1, Math.max(0, (light - 0.1) * 2));
  const colour = share < 0.5 ? mix(shadow, middle, share * 2) : mix(middle, lit, share * 2 - 1);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
