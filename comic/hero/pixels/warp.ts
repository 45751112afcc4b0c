import type { HeadPoint } from '../../hero.ts';
import type { Picture } from './raster.ts';
import type { Box } from './shape.ts';

/** A point and the distance of its effect in pixels. */
interface Spot extends HeadPoint {
  reach: number;
}

/** A point that moves by (dx, dy) pixels and takes its surroundings along. */
interface Move extends Spot {
  dx: number;
  dy: number;
}

/** A point about which the surroundings grow by `factor`. */
interface Swelling extends Spot {
  factor: number;
}

/**
 * For every pixel of the changed picture, the offset to the pixel in the old picture from which its colour
 * comes.
 */
export interface Warp {
  width: number;
  height: number;
  dx: Float32Array;
  dy: Float32Array;
}

/** Moves and swellings end at this many times their reach. */
const FURTHEST = 3;

/** The parts of a warp, in the order in which they are applied. */
export interface WarpParts {
  /** Moves that do not affect the holds. */
  held: Move[];
  /** Points whose surroundings stay where they are. */
  holds: Spot[];
  /** Moves that ignore the holds. */
  free: Move[];
  swellings: Swelling[];
}

/** The part of a picture that the spots affect. */
export function boxReached(spots: Spot[], width: number, height: number): Box {
  const side = (by: (spot: Spot) => number) => spots.map(by);
  return {
    left: within(Math.min(...side(({ x, reach }) => x - FURTHEST * reach)) - 1, width),
    right: within(Math.max(...side(({ x, reach }) => x + FURTHEST * reach)) + 1, width),
    top: within(Math.min(...side(({ y, reach }) => y - FURTHEST * reach)) - 1, height),
    bottom: within(Math.max(...side(({ y, reach }) => y + FURTHEST * reach)) + 1, height),
  };
}

/** Adds up moves and swellings. No pixel moves further than the sum of the moves around it. */
export function warpOf(width: number, height: number, { held, holds, free, swellings }: WarpParts): Warp {
  const warp = { width, height, dx: new Float32Array(width * height), dy: new Float32Array(width * height) };
  const move = (to: Move) => spread(warp, to, { ...NOTHING, dx: -to.dx, dy: -to.dy });
  held.forEach(move);
  for (const hold of holds) spread(warp, hold, { ...NOTHING, held: 1 });
  free.forEach(move);
  for (const swelling of swellings) spread(warp, swelling, { ...NOTHING, grown: 1 / swelling.factor - 1 });
  return warp;
}

/**
 * What is added to a warp around a point: a constant (`dx`, `dy`), a multiple of the distance from the point
 * (`grown`), or a share of the existing offset that is taken away (`held`).
 */
interface Addition {
  dx: number;
  dy: number;
  grown: number;
  held: number;
}

const NOTHING: Addition = { dx: 0, dy: 0, grown: 0, held: 0 };

/** Adds to every pixel near a point, with a weight that falls off like a bell curve. */
function spread(warp: Warp, spot: Spot, add: Addition): void {
  const { width, height } = warp;
  const { x, y, reach } = spot;
  const [left, right] = [within(x - FURTHEST * reach, width), within(x + FURTHEST * reach, width)];
  const [top, bottom] = [within(y - FURTHEST * reach, height), within(y + FURTHEST * reach, height)];
  const bell = (offset: number) => Math.exp(-(offset * offset) / (2 * reach * reach));
  const across = new Float32Array(right - left);
  for (let i = 0; i < across.length; i++) across[i] = bell(left + i - x);
  for (let row = top; row < bottom; row++) {
    const here = { ...add, dx: add.dx + (left - x) * add.grown, dy: add.dy + (row - y) * add.grown };
    spreadRow(warp, row * width + left, across, bell(row - y), here);
  }
}

function spreadRow({ dx, dy }: Warp, first: number, across: Float32Array, down: number, add: Addition): void {
  for (let i = 0; i < across.length; i++) {
    const at = first + i;
    const weight = across[i]! * down;
    dx[at] = dx[at]! + (add.dx + i * add.grown - dx[at]! * add.held) * weight;
    dy[at] = dy[at]! + (add.dy - dy[at]! * add.held) * weight;
  }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}

/** The position in the changed picture of a point of the old one. */
export function moved(warp: Warp, point: HeadPoint): HeadPoint {
  let { x, y } = point;
  for (let round = 0; round < 4; round++) {
    const at = Math.round(y) * warp.width + Math.round(x);
    x = point.x - (warp.dx[at] ?? 0);
    y = point.y - (warp.dy[at] ?? 0);
  }
  return { x, y };
}

/** The picture changed by a warp. */
export function applyWarp({ planes: from }: Picture, warp: Warp): Picture {
  const { width, height } = warp;
  const planes = from.slice();
  for (let y = 0; y < height; y++) warpRow(from, planes, warp, y);
  return { width, height, planes };
}

function warpRow(from: Float32Array, planes: Float32Array, { width, height, dx, dy }: Warp, y: number): void {
  const area = width * height;
  for (let x = 0; x < width; x++) {
    const at = y * width + x;
    const mx = dx[at]!;
    const my = dy[at]!;
    if (mx * mx + my * my < 0.002) continue;
    const px = Math.min(width - 1.001, Math.max(0, x + mx));
    const py = Math.min(height - 1.001, Math.max(0, y + my));
    const x0 = px | 0;
    const y0 = py | 0;
    const fx = px - x0;
    const fy = py - y0;
    for (let k = 0; k < 3; k++) {
      const q = k * area + y0 * width + x0;
      const top = from[q]! + (from[q + 1]! - from[q]!) * fx;
      const bottom = from[q + width]! + (from[q + width + 1]! - from[q + width]!) * fx;
      planes[k * area + at] = top + (bottom - top) * fy;
    }
  }
}
