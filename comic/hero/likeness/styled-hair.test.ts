import { expect, it } from 'vitest';
import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import { faceShape, FEATURES, type Features } from '../../likeness-features.ts';
import type { Plane } from '../pixels/raster.ts';
import { featuresOf, type Measured } from './features.ts';
import { CELL, columnOf, firstHair, GRID, reachIn, rowOf, xOf, yOf } from './hair-grid.ts';
import { hairEdge } from './hair-edge.ts';
import { styledHair } from './styled-hair.ts';

const middle = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features;
const shape = faceShape(middle);

function hair(rule: (x: number, y: number) => boolean): Plane {
  const values = Float32Array.from({ length: GRID.width * GRID.height }, (_, at) =>
    rule(xOf(at % GRID.width), yOf(Math.floor(at / GRID.width))) ? 1 : 0,
  );
  return { width: GRID.width, height: GRID.height, values };
}

const cap = (x: number, y: number) => y < -290 && Math.hypot(x / 165, (y + 200) / 205) < 1;

it.each<[string, (x: number, y: number) => boolean]>([
  ['a point', (x, y) => cap(x, y) || (y > -470 && y < -300 && Math.abs(x) < (y + 470) * 0.6)],
  ['a slope to one side', (x, y) => y < -290 && Math.hypot(x / 165, (y + 200) / (205 + x * 0.3)) < 1],
  ['a lump at one side', (x, y) => cap(x, y) || Math.hypot(x - 150, y + 330) < 50],
])('makes an even, round crown of %s', (_what, rule) => {
  const { values } = styledHair(hair(rule), shape);
  const top = (x: number) => yOf(firstHair(values, columnOf(x), GRID.height - 1));
  for (const x of [40, 80, 110]) expect(Math.abs(top(x) - top(-x))).toBeLessThanOrEqual(20);
  expect(top(0)).toBeGreaterThan(-432);
  expect(top(60) - top(0)).toBeLessThan(26);
  for (let y = -360; y < -240; y += 20) {
    const [left, right] = [-1, 1].map((side) => reachIn(values, rowOf(y), side) * CELL) as [number, number];
    expect(Math.abs(left - right)).toBeLessThanOrEqual(24);
  }
});

/** The lowest row of hair over a place of the forehead. */
function hairlineAt({ values }: Plane, x: number): number {
  const column = columnOf(x);
  let row = rowOf(-170);
  while (row > 0 && !values[row * GRID.width + column]) row--;
  return yOf(row);
}

it('draws hair in front of the ears with every haircut', () => {
  const { values } = styledHair(hair(cap), shape);
  for (const y of [-260, -220, -180])
    for (const side of [-1, 1]) {
      const skull = skullHalfWidth(shape, y);
      expect(reachIn(values, rowOf(y), side) * CELL).toBeGreaterThan(skull);
      expect(values[rowOf(y) * GRID.width + columnOf(side * (skull - 3))]).toBe(1);
    }
  expect(values[rowOf(-140) * GRID.width + columnOf(148)]).toBe(0);
});

it('keeps the brows free of a fringe', () => {
  const fringe = styledHair(
    hair((x, y) => y < -150 && Math.hypot(x / 165, (y + 200) / 205) < 1),
    shape,
  );
  const brow = shape.eye.y - shape.brow.y;
  for (const x of [-70, 0, 70]) expect(hairlineAt(fringe, x)).toBeLessThan(brow);
});

it('lowers a high hairline but keeps its shape', () => {
  const peak = styledHair(
    hair((x, y) => y < -300 - Math.abs(x) * 0.3 && Math.hypot(x / 165, (y + 200) / 205) < 1),
    shape,
  );
  const fringe = styledHair(
    hair((x, y) => y < -236 && Math.hypot(x / 165, (y + 200) / 205) < 1),
    shape,
  );
  for (const x of [-40, 0, 40]) {
    expect(hairlineAt(peak, x)).toBeLessThan(hairlineAt(fringe, x) - 15);
    expect(hairlineAt(peak, x)).toBeGreaterThan(-300);
  }
});

/** How far the tips of a hairline at a height lie under its highest points. */
function lockDepth(hairline: number): number {
  const paths = hairEdge(
    hair((x, y) => y < hairline && Math.hypot(x / 165, (y + 200) / 205) < 1),
    shape,
    { curly: false, tolerance: 1.5 },
  );
  const heights = [...paths.join('').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
    .map(([, x, y]) => [Number(x), Number(y)] as const)
    .filter(([x, y]) => Math.abs(x) < 70 && y > -320)
    .map(([, y]) => y);
  return Math.max(...heights) - Math.min(...heights);
}

it('draws deep locks on a fringe, and shallow ones where the hair is combed back', () => {
  expect(lockDepth(-232)).toBeGreaterThan(18);
  expect(lockDepth(-280)).toBeLessThan(0.6 * lockDepth(-232));
});

it('lets hair hang equally far out on both sides', () => {
  const { values } = styledHair(
    hair((x, y) => cap(x, y) || (y >= -300 && y < 0 && Math.abs(x) > 130 && x > -170 && x < 220)),
    shape,
  );
  for (let y = -140; y < -20; y += 20)
    expect(reachIn(values, rowOf(y), -1)).toBe(reachIn(values, rowOf(y), 1));
});

/** How often the edge turns from up to down above the head. */
function tufts(paths: string[]): number {
  const heights = [...paths.join('').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
    .map(([, x, y]) => [Number(x), Number(y)] as const)
    .filter(([x, y]) => y < -330 && Math.abs(x) < 120)
    .sort(([a], [b]) => a - b)
    .map(([, y]) => y);
  return heights.filter(
    (y, i) => i > 0 && i < heights.length - 1 && y < heights[i - 1]! && y < heights[i + 1]!,
  ).length;
}

const edgeOf = (rule: (x: number, y: number) => boolean) =>
  hairEdge(hair(rule), shape, { curly: false, tolerance: 1.5 });

it('lets short hair stand up in tufts, and long hair lie smooth', () => {
  const long = (x: number, y: number) =>
    cap(x, y) || (y >= -290 && y < 20 && Math.abs(x) > 130 && Math.abs(x) < 175);
  expect(tufts(edgeOf(cap))).toBeGreaterThan(tufts(edgeOf(long)));
});

it('draws brows under a fringe lighter than usual ones', () => {
  const measured: Measured = {
    ratios: new Proxy({} as Measured['ratios'], { get: () => 0 }),
    brows: undefined,
  };
  const { browThickness } = featuresOf(measured);
  expect(faceShape({ ...middle, browThickness }).brow.thickness).toBeLessThan(
    faceShape(middle).brow.thickness - 2,
  );
});
