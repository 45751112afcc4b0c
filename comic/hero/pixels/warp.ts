import type { HeadPoint } from '../../hero.ts';
import type { Picture } from './raster.ts';

/** A point that moves by (dx, dy) pixels and takes its surroundings along, `reach` pixels far. */
export interface Move extends HeadPoint {
  dx: number;
  dy: number;
  reach: number;
}

/** Surroundings that grow by `factor` about a point, `reach` pixels far. */
export interface Swelling extends HeadPoint {
  factor: number;
  reach: number;
}

/** For every pixel of a changed picture how far away, in the old picture, its colour is found. */
export interface Warp {
  width: number;
  height: number;
  dx: Float32Array;
  dy: Float32Array;
}

/** Moves and swellings end this many reaches from their point. */
const FURTHEST = 3;

/** What a warp is made of, in the order in which it acts. */
export interface WarpParts {
  /** Moves that stop short of the holds. */
  held: Move[];
  /** Points whose surroundings stay where they are. */
  holds: (HeadPoint & { reach: number })[];
  /** Moves that no hold stops. */
  free: Move[];
  swellings: Swelling[];
}

/** Sums up moves and swellings; no pixel moves further than the moves around it together. */
export function warpOf(width: number, height: number, { held, holds, free, swellings }: WarpParts): Warp {
  const warp = { width, height, dx: new Float32Array(width * height), dy: new Float32Array(width * height) };
  const move = (to: Move) =>
    spread(warp, to, (at, weight) => {
      warp.dx[at] = warp.dx[at]! - to.dx * weight;
      warp.dy[at] = warp.dy[at]! - to.dy * weight;
    });
  held.forEach(move);
  for (const hold of holds) {
    spread(warp, hold, (at, weight) => {
      warp.dx[at] = warp.dx[at]! * (1 - weight);
      warp.dy[at] = warp.dy[at]! * (1 - weight);
    });
  }
  free.forEach(move);
  for (const swelling of swellings) {
    const inward = 1 / swelling.factor - 1;
    spread(warp, swelling, (at, weight, x, y) => {
      warp.dx[at] = warp.dx[at]! + (x - swelling.x) * inward * weight;
      warp.dy[at] = warp.dy[at]! + (y - swelling.y) * inward * weight;
    });
  }
  return warp;
}

/** Calls for every pixel near a point with a weight that falls off as a bell. */
function spread(
  { width, height }: Warp,
  { x, y, reach }: HeadPoint & { reach: number },
  each: (at: number, weight: number, x: number, y: number) => void,
): void {
  const [left, right] = [within(x - FURTHEST * reach, width), within(x + FURTHEST * reach, width)];
  const [top, bottom] = [within(y - FURTHEST * reach, height), within(y + FURTHEST * reach, height)];
  const bell = (offset: number) => Math.exp(-(offset * offset) / (2 * reach * reach));
  const across = Float32Array.from({ length: right - left }, (_, i) => bell(left + i - x));
  for (let row = top; row < bottom; row++) {
    const down = bell(row - y);
    for (let i = 0; i < across.length; i++) each(row * width + left + i, across[i]! * down, left + i, row);
  }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}

/** Where a point of the old picture lies in the changed one. */
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
export function applyWarp(picture: Picture, { width, height, dx, dy }: Warp): Picture {
  const area = width * height;
  const from = picture.planes;
  const planes = from.slice();
  for (let at = 0; at < area; at++) {
    const mx = dx[at]!;
    const my = dy[at]!;
    if (mx * mx + my * my < 0.002) continue;
    const x = at % width;
    const px = Math.min(width - 1.001, Math.max(0, x + mx));
    const py = Math.min(height - 1.001, Math.max(0, (at - x) / width + my));
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
  return { width, height, planes };
}
