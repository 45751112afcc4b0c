import { overlaps } from '../drawing/box.ts';
import type { Box, Point } from '../drawing/tree.ts';

export interface RoomRequest {
  width: number;
  height: number;
  /** The preferred position of the middle. */
  near: Point;
  within: Box;
  /** Boxes that are never touched. */
  keepOff: readonly Box[];
  /** Boxes that are touched only when necessary: bodies. */
  avoid?: readonly Box[];
  /** An extra cost for a middle, such as for a tail across a face. */
  cost?: (middle: Point) => number;
  /** Places with this cost or more are rejected. */
  under?: number;
}

export interface Room {
  middle: Point;
  cost: number;
}

const STEP = 18;

/**
 * The free place nearest to the preferred position of a box.
 * @returns its middle and cost (distance, covered bodies), or undefined when no free place costs less than
 * the limit.
 */
export function findRoom({
  width,
  height,
  near,
  within,
  keepOff,
  avoid = [],
  cost,
  under = Infinity,
}: RoomRequest): Room | undefined {
  const [left, right] = [within.x + width / 2, within.x + within.width - width / 2];
  const [top, bottom] = [within.y + height / 2, within.y + within.height - height / 2];
  if (left > right || top > bottom) return undefined;
  let best: Room | undefined;
  let least = under;
  const columns = steps(left, right, near[0]);
  // One box object for all tries: there are thousands for each word.
  const box = { x: 0, y: 0, width, height };
  const touches = (other: Box): boolean => overlaps(box, other);
  for (const y of steps(top, bottom, near[1])) {
    const down = y - near[1];
    if (Math.abs(down) >= least) continue;
    box.y = y - height / 2;
    for (const x of columns) {
      const across = x - near[0];
      const away = Math.sqrt(across * across + down * down);
      if (away >= least) continue;
      box.x = x - width / 2;
      if (keepOff.some(touches)) continue;
      let total = away;
      for (const other of avoid) total += shared(box, other) / 260;
      if (cost && total < least) total += cost([x, y]);
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

/**
 * The cost for each covered square unit of a picture's subject: less than for a face, more than for a body.
 */
const SUBJECT_COST = 1 / 30;

/** The cost of laying a box over the subjects of the picture. */
export function costOfCovering(subjects: readonly Box[], box: Box): number {
  return subjects.reduce((sum, subject) => sum + shared(box, subject) * SUBJECT_COST, 0);
}

export function boxAt([x, y]: Point, { width, height }: { width: number; height: number }): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
