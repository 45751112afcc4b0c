import { curveThrough, simplify, smooth } from '../pixels/contour.ts';
import type { Plane } from '../pixels/raster.ts';
import { gridLoops } from './grid-loops.ts';
import { rowOf } from './hair-grid.ts';

/** Hair that reaches below this at both sides hangs behind the neck too. */
const HANGS = -36;
const FROM = -190;
const SOFTNESS = 10;

/** What hangs behind the neck between the hair of both sides: nothing where it ends above the jaw. */
export function hangingBehind({ values, width, height }: Plane): string[] {
  const lowest = [0, 1].map((side) => {
    for (let row = height - 1; row > 0; row--)
      for (let column = side ? width / 2 : 0; column < (side ? width : width / 2); column++)
        if (values[row * width + column]) return row;
    return 0;
  });
  const foot = Math.min(...lowest);
  if (foot < rowOf(HANGS)) return [];
  const filled = new Float32Array(values.length);
  for (let row = rowOf(FROM); row <= foot; row++) {
    const cells = values.subarray(row * width, (row + 1) * width);
    const [from, to] = [cells.indexOf(1), cells.lastIndexOf(1)];
    if (from >= 0) filled.fill(1, row * width + from, row * width + to + 1);
  }
  return gridLoops(filled, SOFTNESS)
    .filter(({ hole }) => !hole)
    .map(({ points }) => curveThrough(simplify(smooth(points, SOFTNESS), 2)));
}
