import type { TracedHair } from '../../hero.ts';
import type { FaceShape } from '../../likeness-features.ts';
import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import type { Plane } from '../pixels/raster.ts';
import type { HairFlow } from './hair-flow.ts';
import { GRID, xOf, yOf } from './hair-grid.ts';
import { tracedHair } from './traced-hair.ts';

/** Whether hair is at a place of the head, in head units. */
export type HairRule = (x: number, y: number) => boolean;

/** Hair by a rule in place of a photo's, drawn as a photo's is: for tests and samples. */
export function madeUpHair(rule: HairRule, shape: FaceShape, curly = false): TracedHair {
  const size = GRID.width * GRID.height;
  const values = Float32Array.from({ length: size }, (_, at) =>
    rule(xOf(at % GRID.width), yOf(Math.floor(at / GRID.width))) ? 1 : 0,
  );
  const grid: Plane = { width: GRID.width, height: GRID.height, values };
  const still: HairFlow = {
    cos: new Float32Array(size),
    sin: new Float32Array(size),
    agreement: new Float32Array(size),
  };
  return tracedHair(grid, still, shape, curly)!;
}

/** The face itself is bare: nothing grows below the hairline and within the cheeks. */
export function outsideFace(shape: FaceShape, hairline: number): HairRule {
  return (x, y) =>
    y < hairline + Math.abs(x) * 0.16 || Math.abs(x) > skullHalfWidth(shape, Math.min(y, -40)) - 10;
}
