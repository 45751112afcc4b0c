import type { HeadPoint } from '../../hero.ts';
import { softBlur } from '../pixels/blur.ts';
import { trace } from '../pixels/contour.ts';
import { CELL, GRID } from './hair-grid.ts';

/** Smaller loops than this are specks, in square head units. */
const LEAST_AREA = 900;

export interface Loop {
  points: HeadPoint[];
  hole: boolean;
}

/**
 * The edges of a grid of hair in head units, the largest first. Those round hair go clockwise, as the skull is drawn, for
 * figures fill both by one rule; those round holes go the other way.
 */
export function gridLoops(values: Float32Array, softness: number): Loop[] {
  const { width, height } = GRID;
  const soft = softBlur(values, width, height, softness / CELL / 2);
  for (let x = 0; x < width; x++) soft[x] = soft[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) soft[y * width] = soft[(y + 1) * width - 1] = 0;
  const loops = trace({ width, height, values: soft })
    .map((loop) => loop.map(({ x, y }) => ({ x: GRID.left + x * CELL, y: GRID.top + y * CELL })))
    .map((points) => ({ points, area: signedArea(points) }))
    .filter(({ area }) => Math.abs(area) > LEAST_AREA)
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const turn = loops[0] && loops[0].area < 0 ? -1 : 1;
  return loops.map(({ points, area }) => ({
    points: turn < 0 ? points.reverse() : points,
    hole: area * turn < 0,
  }));
}

/** Positive for a loop that goes clockwise. */
function signedArea(loop: readonly HeadPoint[]): number {
  let twice = 0;
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    twice += a.x * b.y - b.x * a.y;
  });
  return twice / 2;
}
