import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import { clamp, type FaceShape } from '../../likeness-features.ts';
import type { Plane } from '../pixels/raster.ts';
import { CELL, columnOf, GRID, HANGS, reachIn, rowOf, yOf } from './hair-grid.ts';

/** Hair runs down before the ears, from the temples to the ear's top. */
const SIDEBURN = { top: -300, foot: -148, width: 33 } as const;
/** How far hair stands off from the temples. */
const BODY = { least: 8, most: 20 } as const;

/**
 * Fills the hair before the ears, so that no haircut ends at the temples like a lid. The thicker the hair is on the crown,
 * the further it stands off at the sides.
 */
export function growSideburns({ values }: Plane, shape: FaceShape): void {
  const body = clamp(crownOver(values, shape) * 0.8, [BODY.least, BODY.most]);
  for (let row = rowOf(SIDEBURN.top); row < rowOf(SIDEBURN.foot); row++) {
    const y = yOf(row);
    const left = (SIDEBURN.foot - y) / (SIDEBURN.foot - SIDEBURN.top);
    const edge = skullHalfWidth(shape, y);
    const from = edge - SIDEBURN.width * left ** 1.2;
    const to = edge + body * Math.min(1, left * 2.2) ** 0.8;
    for (const side of [-1, 1])
      for (let off = Math.round(from / CELL); off <= Math.round(to / CELL); off++)
        values[row * GRID.width + columnOf(0) + side * off] = 1;
  }
}

/** How far hair rises over the middle of the skull. */
function crownOver(values: Float32Array, shape: FaceShape): number {
  const column = columnOf(0);
  let row = 0;
  while (row < GRID.height && !values[row * GRID.width + column]) row++;
  let skull = -400;
  while (skullHalfWidth(shape, skull) <= 0) skull += CELL;
  return skull - yOf(row);
}

/** What hangs beside the face hangs as far out on both sides: one side alone is a lump, or a turned head's far side. */
export function evenHanging({ values }: Plane): void {
  const middle = columnOf(0);
  for (let row = rowOf(HANGS); row < GRID.height; row++) {
    const reach = [-1, 1].map((side) => reachIn(values, row, side));
    if (Math.min(...reach) < 40 / CELL) continue;
    const mean = Math.round((reach[0]! + reach[1]!) / 2);
    [-1, 1].forEach((side, i) => {
      const own = reach[i]!;
      for (let off = Math.min(own, mean) + 1; off <= Math.max(own, mean); off++)
        values[row * GRID.width + middle + side * off] = own < mean ? 1 : 0;
    });
  }
}
