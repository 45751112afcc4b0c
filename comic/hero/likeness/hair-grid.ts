import type { FaceShape } from '../../likeness-features.ts';
import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import type { CutOut } from '../cut-out.ts';
import { softBlur } from '../pixels/blur.ts';
import { valueAt, type Plane } from '../pixels/raster.ts';
import { joinedTo } from '../pixels/shape.ts';
import type { HeadMap } from './head-map.ts';

/** The raster that hair is drawn from, in head units. */
export const CELL = 2;
export const GRID = { left: -320, top: -520, width: 320, height: 342 } as const;

export const xOf = (column: number): number => GRID.left + (column + 0.5) * CELL;
export const yOf = (row: number): number => GRID.top + (row + 0.5) * CELL;
export const columnOf = (x: number): number => Math.round((x - GRID.left) / CELL - 0.5);
export const rowOf = (y: number): number => Math.round((y - GRID.top) / CELL - 0.5);

/** The first row of a column with hair, from above; `end` without any before it. */
export function firstHair(values: Float32Array, column: number, end: number): number {
  let row = 0;
  while (row < end && !values[row * GRID.width + column]) row++;
  return row;
}

/** How many columns from the middle hair reaches in a row. @param side −1 the viewer's left, 1 right */
export function reachIn(values: Float32Array, row: number, side: number): number {
  let off = GRID.width / 2 - 1;
  while (off > 0 && !values[row * GRID.width + columnOf(0) + side * off]) off--;
  return off;
}

/** Hair that rises so much above the middle of the crown is somebody else's. */
const MOST_RISE = 42;
/** How much further hair may reach out at one side than at the other, and what a turned head adds. */
const MOST_UNEVEN = { out: 46, beside: 24 } as const;
const TURNED = 60;
/** Above this, hair lies beside the head; below, it hangs. */
export const HANGS = -150;
/** What is narrower than this does not belong to the head by itself. */
const OPENING = 9;
/** Below this share of the crown under hair, the head is drawn cropped or bald. */
const LEAST_COVERED = 0.45;

/**
 * Where the photo shows the child's own hair on the drawn head: 1 inside it. Undefined where too little of the crown is
 * covered.
 * @param turned how far the head is turned, 0 to 1
 */
export function hairGrid(cut: CutOut, map: HeadMap, shape: FaceShape, turned: number): Plane | undefined {
  const grid = sample(cut, map);
  dropRises(grid);
  dropReach(grid, turned);
  keepOwn(grid, shape);
  return covered(grid, shape) < LEAST_COVERED ? undefined : grid;
}

/** The share of the skull's upper quarter that is under hair. */
function covered(grid: Plane, shape: FaceShape): number {
  let [all, under] = [0, 0];
  for (let row = rowOf(-370); row < rowOf(-300); row++) {
    const half = skullHalfWidth(shape, yOf(row));
    for (let column = columnOf(-half); column <= columnOf(half); column++) {
      all++;
      under += grid.values[row * GRID.width + column]!;
    }
  }
  return under / (all || 1);
}

/** One or nothing a cell. */
function sample({ hair, head, picture }: CutOut, map: HeadMap): Plane {
  const values = new Float32Array(GRID.width * GRID.height);
  for (let row = 0; row < GRID.height; row++)
    for (let column = 0; column < GRID.width; column++) {
      const { x, y } = map({ x: xOf(column), y: yOf(row) });
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
      values[row * GRID.width + column] = Math.min(valueAt(hair, x, y), valueAt(head, x, y));
    }
  const soft = softBlur(values, GRID.width, GRID.height, 1.5);
  return { width: GRID.width, height: GRID.height, values: soft.map((value) => (value >= 0.5 ? 1 : 0)) };
}

function dropRises({ values }: Plane): void {
  const [left, right] = [columnOf(-60), columnOf(60)];
  let top: number = GRID.height;
  for (let row = 0; row < GRID.height && top === GRID.height; row++) {
    let count = 0;
    for (let column = left; column <= right; column++) count += values[row * GRID.width + column]!;
    if (count > (right - left) * 0.25) top = row;
  }
  const least = Math.max(0, top - MOST_RISE / CELL);
  values.fill(0, 0, least * GRID.width);
}

function dropReach({ values }: Plane, turned: number): void {
  const middle = columnOf(0);
  const more = TURNED * Math.min(1, turned);
  const bands = [
    { from: 0, to: rowOf(HANGS), least: 158, uneven: MOST_UNEVEN.beside + more },
    { from: rowOf(HANGS), to: GRID.height, least: 158, uneven: MOST_UNEVEN.out + more },
  ];
  for (const { from, to, least, uneven } of bands) {
    const reach = [-1, 1].map((side) => furthest(side, from, to));
    [-1, 1].forEach((side, i) => {
      const most = Math.max(reach[1 - i]!, least / CELL) + uneven / CELL;
      for (let row = from; row < to; row++)
        for (let off = Math.ceil(most); off < GRID.width / 2; off++)
          values[row * GRID.width + middle + side * off] = 0;
    });
  }

  function furthest(side: number, from: number, to: number): number {
    for (let off = GRID.width / 2 - 1; off > 0; off--)
      for (let row = from; row < to; row++) if (values[row * GRID.width + middle + side * off]) return off;
    return 0;
  }
}

/** Keeps what touches the head, and locks that hang at both sides of it. */
function keepOwn(grid: Plane, shape: FaceShape): void {
  const { values, width, height } = grid;
  const opened = softBlur(values, width, height, OPENING / CELL / 2).map((value) => (value >= 0.5 ? 1 : 0));
  const seeds: number[] = [];
  for (let row = rowOf(-372); row < rowOf(-120); row++) {
    const half = skullHalfWidth(shape, yOf(row)) + 6;
    for (let column = columnOf(-half); column <= columnOf(half); column++)
      if (opened[row * width + column]) seeds.push(row * width + column);
  }
  const { kept } = joinedTo({ width, height, values: opened }, seeds);
  const mirrored = (at: number): number => at - (at % width) + (width - 1 - (at % width));
  for (const twin of partsOf(opened, kept)) {
    const met = twin.filter((at) => kept[mirrored(at)] || opened[mirrored(at)]).length;
    if (twin.length * CELL * CELL > 400 && met > twin.length * 0.45) for (const at of twin) kept[at] = 1;
  }
  const near = softBlur(Float32Array.from(kept), width, height, OPENING / CELL / 2);
  for (let at = 0; at < values.length; at++)
    values[at] = kept[at] || (values[at] && near[at]! > 0.18) ? 1 : 0;
}

/** The pieces of the opened grid that were not kept. */
function partsOf(opened: Float32Array, kept: Uint8Array): number[][] {
  const rest = opened.map((value, at) => (kept[at] ? 0 : value));
  const plane = { width: GRID.width, height: GRID.height, values: rest };
  const parts: number[][] = [];
  for (let at = 0; at < rest.length; at++) {
    if (!rest[at]) continue;
    const { kept: part } = joinedTo(plane, [at]);
    const cells: number[] = [];
    part.forEach((inside, cell) => inside && cells.push(cell));
    for (const cell of cells) rest[cell] = 0;
    parts.push(cells);
  }
  return parts;
}
