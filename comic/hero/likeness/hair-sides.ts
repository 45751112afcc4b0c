import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import { clamp, type FaceShape } from '../../likeness-features.ts';
import type { Plane } from '../pixels/raster.ts';
import { topOfSkull } from './hair-crown.ts';
import { CELL, columnOf, firstHair, GRID, HANGS, reachIn, rowOf, xOf, yOf } from './hair-grid.ts';

/** Hair runs down in front of the ears, from the temples to the top of the ear. */
const SIDEBURN = { top: -300, foot: -148, width: 33 } as const;
/** How far hair stands off from the temples. */
const BODY = { least: 12, most: 22 } as const;

/**
 * Fills the hair in front of the ears, so that no haircut ends at the temples like a lid. The thicker the hair is on the crown,
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
  return topOfSkull(shape, xOf(column)) - yOf(firstHair(values, column, GRID.height));
}

/**
 * Makes the hair beside the face reach equally far out on both sides, in one calm line. A side that differs is a lump, a
 * stray lock, or the far side of a turned head.
 */
export function evenHanging({ values }: Plane): void {
  const middle = columnOf(0);
  const from = rowOf(HANGS);
  const means = Array.from({ length: GRID.height - from }, (_, i) => {
    const reach = [-1, 1].map((side) => reachIn(values, from + i, side));
    return Math.min(...reach) < LEAST_REACH ? 0 : (reach[0]! + reach[1]!) / 2;
  });
  const to = means.findIndex((mean) => mean === 0);
  const hanging = to < 0 ? means : means.slice(0, to);
  hanging.forEach((_, i) => {
    const among = hanging.slice(Math.max(0, i - CALM), i + CALM + 1);
    const calm = Math.round(among.reduce((sum, mean) => sum + mean, 0) / among.length);
    for (const side of [-1, 1]) {
      const own = reachIn(values, from + i, side);
      for (let off = Math.min(own, calm) + 1; off <= Math.max(own, calm); off++)
        values[(from + i) * GRID.width + middle + side * off] = own < calm ? 1 : 0;
    }
  });
}

/** In cells. Hair that reaches less far from the middle lies on the face. */
const LEAST_REACH = 40 / CELL;
/** How many rows above and below are averaged for a calm line. */
const CALM = 12;
