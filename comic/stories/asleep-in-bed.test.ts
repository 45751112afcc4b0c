import { expect, it } from 'vitest';
import { asleepInBed } from './asleep-in-bed.ts';

/** The position of each item relative to the middle of the bed, rounded to a thousandth. */
const placed = (...[x, y, as]: Parameters<typeof asleepInBed>) =>
  asleepInBed(x, y, as).map(({ at, size }) =>
    [at[0] - x, at[1] - y, size].map((number) => Math.round(number * 1000) / 1000),
  );

it('the bed, the sleeper and the quilt keep together, however large and in whatever panel', () => {
  const bed = [0, 0, 0.3];
  const rest = [
    [-0.185, -0.05, 0.17],
    [0.04, 0, 0.262],
  ];
  expect(placed(0.4, 0.75)).toEqual([bed, ...rest]);
  expect(placed(0.2, 0.5, { bed: false })).toEqual(rest);
  // Twice the size, in a panel that is twice as wide as it is high.
  expect(placed(0.4, 0.75, { size: 0.6, aspect: 2 })).toEqual([
    [0, 0, 0.6],
    [-0.185, -0.1, 0.34],
    [0.04, 0, 0.524],
  ]);
});
