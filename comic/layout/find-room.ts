import { overlaps } from '../drawing/box.ts';
import type { Box, Point } from '../drawing/tree.ts';

export interface RoomRequest {
  width: number;
  height: number;
  /** Where the middle would like to be. */
  near: Point;
  within: Box;
  /** Never touched. */
  keepOff: readonly Box[];
  /** Touched only when it must be: bodies. */
  avoid?: readonly Box[];
  /** More cost for a middle, such as a tail across a face. */
  cost?: (middle: Point) => number;
}

export interface Room {
  middle: Point;
  cost: number;
}

const STEP = 18;

/**
 * The free place nearest to where a box would like to be.
 * @returns its middle and what the place costs (distance, bodies covered), or undefined when nothing is free.
 */
export function findRoom({
  width,
  height,
  near,
  within,
  keepOff,
  avoid = [],
  cost,
}: RoomRequest): Room | undefined {
  const [left, right] = [within.x + width / 2, within.x + within.width - width / 2];
  const [top, bottom] = [within.y + height / 2, within.y + within.height - height / 2];
  if (left > right || top > bottom) return undefined;
  let best: Room | undefined;
  let least = Infinity;
  for (const y of steps(top, bottom, near[1])) {
    for (const x of steps(left, right, near[0])) {
      const away = Math.hypot(x - near[0], y - near[1]);
      if (away >= least) continue;
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      if (keepOff.some((other) => overlaps(box, other))) continue;
      const total =
        away + avoid.reduce((sum, other) => sum + shared(box, other) / 260, 0) + (cost?.([x, y]) ?? 0);
      if (total < least) {
        least = total;
        best = { middle: [x, y], cost: total };
      }
    }
  }
  return best;
}

function steps(from: number, to: number, wished: number): number[] {
  const all = [Math.min(to, Math.max(from, wished)), to];
  for (let value = from; value < to; value += STEP) all.push(value);
  return all;
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
