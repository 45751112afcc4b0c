import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import type { FaceShape } from '../../likeness-features.ts';
import type { Plane } from '../pixels/raster.ts';
import { CELL, columnOf, firstHair, GRID, HANGS, reachIn, rowOf, xOf, yOf } from './hair-grid.ts';

/** Hair stands so far above the skull at least. */
const LEAST_CROWN = 9;
/** Between these shares of its usual rise over the skull the crown may rise. */
const CROWN = { least: 0.55, most: 1.6 } as const;
/** How much further hair reaches at one side than at the other in one row beside the crown. */
const UNEVEN_ROW = 10;
/** Over so much to both sides the crown is even. */
const LUMP = 24;
/**
 * A crown is rounder than the first of two superellipses about the eyes' height, and fuller than the second, somewhat
 * inside of it. It rises no higher than this: a higher one comes to a point.
 */
const ROUND = {
  middle: -170,
  corners: 2.3,
  fuller: 2.12,
  inside: 0.985,
  above: -240,
  highest: -420,
} as const;

/** Changes the crown in place: one outline, even on both sides, without lumps, corners or slopes. */
export function styleCrown(grid: Plane, shape: FaceShape): void {
  closeCrown(grid, shape);
  evenSides(grid, shape);
  smoothCrown(grid, shape);
  roundCrown(grid, shape);
}

/** Makes one crown of the hair: no column rises far over its neighbours or falls far below them, none stays bare. */
function closeCrown({ values }: Plane, shape: FaceShape): void {
  const half = columnOf(shape.width.temple * 0.88) - columnOf(0);
  const middle = columnOf(0);
  const foot = rowOf(-210);
  const columns = Array.from({ length: 2 * half + 1 }, (_, i) => {
    const column = middle - half + i;
    return { column, first: firstHair(values, column, foot), skull: rowOf(topOfSkull(shape, xOf(column))) };
  });
  const rises = columns.filter(({ first }) => first < foot).map(({ first, skull }) => skull - first);
  const usual = Math.max(LEAST_CROWN / CELL, rises.sort((a, b) => a - b)[rises.length >> 1] ?? 0);
  for (const { column, first, skull } of columns) {
    const twin = columns.find((other) => other.column === 2 * middle - column)!;
    if (first === foot && twin.first === foot) continue;
    const least = skull - Math.round(usual * CROWN.most + 5);
    const most = skull - Math.round(Math.max(LEAST_CROWN / CELL, usual * CROWN.least));
    for (let row = 0; row < least; row++) values[row * GRID.width + column] = 0;
    // A bare column goes down as far as the other side's.
    const to = first === foot ? lengthOf(twin.column, twin.first) : first;
    for (let row = most; row < to; row++) values[row * GRID.width + column] = 1;
  }
  // Beside the crown nothing stands higher than its ends.
  for (const side of [-1, 1]) {
    const end = middle + side * half;
    const top = firstHair(values, end, foot);
    for (let column = end + side; column >= 0 && column < GRID.width; column += side)
      for (let row = 0; row < top - 3; row++) values[row * GRID.width + column] = 0;
  }

  function lengthOf(column: number, from: number): number {
    let row = from;
    while (row < foot && values[row * GRID.width + column]) row++;
    return row;
  }
}

/** Beside the crown neither side stands out much further than the other: what one photo shows of a turned head is its far side. */
function evenSides({ values }: Plane, shape: FaceShape): void {
  const middle = columnOf(0);
  for (let row = 0; row < rowOf(HANGS); row++) {
    const skull = Math.floor(skullHalfWidth(shape, yOf(row)) / CELL);
    const reach = [-1, 1].map((side) => reachIn(values, row, side));
    [-1, 1].forEach((side, i) => {
      const most = Math.max(reach[1 - i]!, skull + LEAST_CROWN / CELL) + UNEVEN_ROW / CELL;
      for (let off = Math.ceil(most); off < GRID.width / 2; off++)
        values[row * GRID.width + middle + side * off] = 0;
    });
  }
}

/** Takes lumps from the crown: each column ends near the mean of those around it. */
function smoothCrown({ values }: Plane, shape: FaceShape): void {
  const half = columnOf(shape.width.temple * 0.88) - columnOf(0);
  const from = columnOf(0) - half;
  const tops = Array.from({ length: 2 * half + 1 }, (_, i) => firstHair(values, from + i, GRID.height - 1));
  const mean = (i: number): number => {
    const among = tops.slice(Math.max(0, i - LUMP / CELL), i + LUMP / CELL + 1);
    return among.reduce((sum, top) => sum + top, 0) / among.length;
  };
  // Near its ends the crown falls: a mean would lift it.
  for (let i = LUMP / CELL; i < tops.length - LUMP / CELL; i++) {
    const [column, top] = [from + i, Math.round(mean(i))];
    for (let row = 0; row < top; row++) values[row * GRID.width + column] = 0;
    for (let row = top; row < tops[i]!; row++) values[row * GRID.width + column] = 1;
  }
}

/** Gives the crown the outline of a head: no corners, no slope to one side. */
function roundCrown({ values }: Plane, shape: FaceShape): void {
  const middle = columnOf(0);
  let top = 0;
  while (
    top < rowOf(-200) &&
    !values.slice(top * GRID.width + middle - 20, top * GRID.width + middle + 20).some(Boolean)
  )
    top++;
  const height = ROUND.middle - Math.max(ROUND.highest, yOf(top));
  const sides = [-1, 1].map((side) => reachIn(values, rowOf(ROUND.middle - 40), side) * CELL);
  const width = Math.max((sides[0]! + sides[1]!) / 2, shape.width.temple + LEAST_CROWN);
  // The forehead is the child's own: only what stands over the skull is filled.
  const foreheads = Array.from({ length: GRID.width }, (_, column) =>
    Math.min(rowOf(ROUND.above), rowOf(topOfSkull(shape, xOf(column)))),
  );
  for (let row = 0; row < rowOf(ROUND.middle - 20); row++)
    for (let column = 0; column < GRID.width; column++) {
      const [x, y] = [Math.abs(xOf(column)) / width, (ROUND.middle - yOf(row)) / height];
      if (x ** ROUND.corners + y ** ROUND.corners > 1) values[row * GRID.width + column] = 0;
      else if (row < foreheads[column]! && x ** ROUND.fuller + y ** ROUND.fuller < ROUND.inside)
        values[row * GRID.width + column] = 1;
    }
}

/** The height of the skull's edge over a point beside its middle, in head units. */
export function topOfSkull(shape: FaceShape, x: number): number {
  for (let y = -372; y < -200; y += 2) if (skullHalfWidth(shape, y) >= Math.abs(x)) return y;
  return -200;
}
