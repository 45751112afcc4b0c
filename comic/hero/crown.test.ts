import { expect, it } from 'vitest';
import { roundCrown } from './crown.ts';
import { faceAt } from './made-up-heads.ts';
import { PARTS_SIDE } from './parts.ts';
import type { Plane } from './pixels/raster.ts';

/** A face 96 pixels high, as in the window with which the studio starts. */
const FACE = faceAt(500, 524).points.map(({ x, y }) => ({
  x: 128 + (x - 500) * 0.48,
  y: 150 + (y - 524) * 0.48,
}));
const HEAD = { x: 128, y: 125, radius: 68 };

const plane = (rule: (x: number, y: number) => boolean): Plane => ({
  width: PARTS_SIDE,
  height: PARTS_SIDE,
  values: Float32Array.from({ length: PARTS_SIDE ** 2 }, (_, at) =>
    rule(at % PARTS_SIDE, Math.floor(at / PARTS_SIDE)) ? 1 : 0,
  ),
});
const isRound = (x: number, y: number) => Math.hypot(x + 0.5 - HEAD.x, y + 0.5 - HEAD.y) < HEAD.radius;

/** A round head whose photo begins at row `edge`. `missed` tells where the model does not see it. */
function rounded(edge: number, missed: (x: number, y: number) => boolean = () => false) {
  const head = plane((x, y) => y >= edge && isRound(x, y) && !missed(x, y));
  const seen = plane((_, y) => y >= edge);
  return { head, shown: roundCrown(head, seen, FACE) };
}

function holds({ head }: { head: Plane }, x: number, y: number): boolean {
  return head.values[y * PARTS_SIDE + x]! >= 0.5;
}

function topOf(result: { head: Plane }, x: number): number {
  let y = 0;
  while (!holds(result, x, y)) y++;
  return y;
}

const circleAt = (x: number) => HEAD.y - Math.sqrt(HEAD.radius ** 2 - (x + 0.5 - HEAD.x) ** 2);

/** The greatest distance of the top from the circle between two columns. */
function astray(result: { head: Plane }, from: number, to: number): number {
  const columns = Array.from({ length: to - from }, (_, i) => from + i);
  return Math.max(...columns.map((x) => Math.abs(topOf(result, x) - circleAt(x))));
}

it.each([64, 72, 84, 96])('goes on as its sides begin where the photo begins at row %i', (edge) => {
  expect(astray(rounded(edge), 78, 178)).toBeLessThan(6);
});

it('is one crown where the model misses hair beside the edge', () => {
  const result = rounded(80, (x, y) => y < 87 && (Math.abs(x - 150) < 9 || x > 176));
  expect(astray(result, 78, 178)).toBeLessThan(6);
  expect(result.shown.values[83 * PARTS_SIDE + 150]).toBe(0);
  expect(result.shown.values[83 * PARTS_SIDE + 128]).toBe(1);
});

it('is no higher than heads are when its hair is wide', () => {
  const head = plane((x, y) => y >= 120 && Math.abs(x - HEAD.x) < 95);
  roundCrown(
    head,
    plane((_, y) => y >= 120),
    FACE,
  );
  const forehead = 102;
  expect(topOf({ head }, HEAD.x)).toBeGreaterThan(forehead - 50);
  expect(topOf({ head }, HEAD.x)).toBeLessThan(forehead - 35);
});

it('leaves a head alone that the photo shows whole', () => {
  const head = plane(isRound);
  const seen = plane((_, y) => y >= 50);
  expect(roundCrown(head, seen, FACE)).toEqual(seen);
  expect(head).toEqual(plane(isRound));
});

it('gives locks that are far apart a round end each', () => {
  const head = plane((x, y) => y >= 90 && (Math.abs(x - 80) < 8 || Math.abs(x - 170) < 8));
  roundCrown(
    head,
    plane((_, y) => y >= 90),
    FACE,
  );
  expect(holds({ head }, 80, 86)).toBe(true);
  expect(holds({ head }, 125, 86)).toBe(false);
});
