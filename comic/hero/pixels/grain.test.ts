import { expect, it } from 'vitest';
import { smoothGrain } from './grain.ts';
import type { Picture } from './raster.ts';

const SIDE = 80;
const everywhere = new Float32Array(SIDE * SIDE).fill(1);
const sizes = [1.2, 2.4, 4.8].map((sigma) => ({ sigma, clean: 0.012 }));

/**
 * A picture, dark on the left and light on the right, with grain of the given strength. It is the same in
 * every run.
 */
function step(strength: number): Picture {
  let seed = 7;
  const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff;
  const bell = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const planes = Float32Array.from(
    { length: 3 * SIDE * SIDE },
    (_, at) => (at % SIDE < SIDE / 2 ? 0.3 : 0.7) + strength * bell(),
  );
  return { width: SIDE, height: SIDE, planes };
}

/** The average difference from the picture without grain, in the columns from `left` on. */
function off({ planes }: Picture, left: number, columns: number): number {
  const clean = step(0).planes;
  const within = (_: number, at: number) => at % SIDE >= left && at % SIDE < left + columns;
  const errors = planes.map((value, at) => Math.abs(value - clean[at]!)).filter(within);
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

it.each([0.08, 0.16, 0.24])('takes away grain of strength %d and leaves the edge', (strength) => {
  const picture = step(strength);
  smoothGrain(picture, everywhere, sizes);
  expect(off(picture, 5, 25)).toBeLessThan(0.2 * off(step(strength), 5, 25));
  expect(off(picture, SIDE / 2 - 3, 6)).toBeLessThan(0.7 * strength);
});

it('leaves a picture as it is that has no grain where it is measured', () => {
  const picture = step(0.08);
  const right = everywhere.map((_, at) => (at % SIDE > 50 ? 1 : 0));
  picture.planes.forEach((_, at) => at % SIDE > 40 && (picture.planes[at] = 0.7));
  const before = picture.planes.slice();
  expect(smoothGrain(picture, right, sizes)).toEqual([0, 0, 0]);
  expect(picture.planes).toEqual(before);
});

it('says which grain is stronger, and whether it is coarse', () => {
  const [weak, strong] = [0.08, 0.16].map((strength) => smoothGrain(step(strength), everywhere, sizes));
  expect(strong![0]).toBeGreaterThan(1.5 * weak![0]!);
  expect(weak![2]).toBeLessThan(0.1 * weak![0]!);
});
