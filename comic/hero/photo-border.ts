import type { Photo, Plane } from './pixels/raster.ts';
import { boxBlur } from './pixels/blur.ts';
import { joinedTo } from './pixels/shape.ts';

/** A photo is examined at this size: pixels along its longer side. */
const SIDE = 160;
/** A border is black or white in every colour, within this tolerance of 255 steps. */
const FLAT = 14;
/** A smaller share of the photo is not a border, but a dark or light corner. */
const LEAST = 0.02;
/**
 * Inside a border is a picture with straight sides: it fills at least this share of its convex hull. A night
 * sky or a white wall surrounds the shapes of people instead.
 */
const LEAST_STRAIGHT = 0.95;

type Point = readonly [number, number];

/**
 * Finds a black or white border around the picture in a photo, as in screenshots and rotated scans. Returns
 * a small plane of the whole photo with 1 on the border; undefined without a border.
 */
export function borderOf(photo: Photo): Plane | undefined {
  const scale = Math.max(photo.width, photo.height) / SIDE;
  const [width, height] = [Math.ceil(photo.width / scale), Math.ceil(photo.height / scale)];
  for (const colour of [0, 255]) {
    const flat = new Float32Array(width * height);
    for (let at = 0; at < flat.length; at++) {
      const x = Math.min(photo.width - 1, Math.floor(((at % width) + 0.5) * scale));
      const y = Math.min(photo.height - 1, Math.floor((Math.floor(at / width) + 0.5) * scale));
      const pixel = 3 * (y * photo.width + x);
      if ([0, 1, 2].every((k) => Math.abs(photo.data[pixel + k]! - colour) <= FLAT)) flat[at] = 1;
    }
    const { kept, area } = joinedTo({ width, height, values: flat }, edgeOf(width, height));
    if (area < LEAST * flat.length || area === flat.length) continue;
    if ((flat.length - area) / hullArea(kept, width, height) < LEAST_STRAIGHT) continue;
    // A soft edge between border and picture.
    return { width, height, values: boxBlur(Float32Array.from(kept), width, height, 1) };
  }
  return undefined;
}

function edgeOf(width: number, height: number): number[] {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1);
  return edge;
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The number of pixels in the convex hull of everything that is not border. */
function hullArea(border: Uint8Array, width: number, height: number): number {
  const points: Point[] = [];
  for (let y = 0; y < height; y++) {
    const row = border.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(0), row.lastIndexOf(0)];
    if (first >= 0) for (const x of [first, last + 1]) points.push([x, y], [x, y + 1]);
  }
  points.sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (along: Point[]) => {
    const chain: Point[] = [];
    for (const point of along) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(points), ...half(points.toReversed())];
  const twice = hull.reduce((sum, [ax, ay], i) => {
    const [bx, by] = hull[(i + 1) % hull.length]!;
    return sum + ax * by - bx * ay;
  }, 0);
  return Math.abs(twice) / 2;
}
