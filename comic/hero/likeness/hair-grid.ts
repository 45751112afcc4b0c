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

/** Hair that rises so much above the middle of the crown is somebody else's. */
const MOST_RISE = 42;
/** How much further hair may reach out at one side than at the other, and what a turned head adds. */
const MOST_UNEVEN = { out: 46, beside: 24 } as const;
const TURNED = 60;
/** Above this, hair lies beside the head; below, it hangs. */
const HANGS = -150;
/** What is narrower than this does not belong to the head by itself. */
const OPENING = 9;
/** Hair stands so far above the skull at least. */
const LEAST_CROWN = 9;
/** Between these shares of its usual rise over the skull the crown may rise. */
const CROWN = { least: 0.55, most: 1.6 } as const;
/** How much further hair reaches at one side than at the other in one row beside the crown. */
const UNEVEN_ROW = 18;
/** Over so much to both sides the crown is even. */
const LUMP = 24;
/** The highest hairline: over the nose, and how much lower at the temples. */
const HAIRLINE = { middle: -306, fall: 48 } as const;
/** A crown is rounder than this superellipse about the eyes' height, and fuller than an ellipse somewhat inside of it. */
const ROUND = { middle: -170, corners: 2.5, inside: 0.95 } as const;
/** Hair that hangs to here hangs at both sides; what ends above it at one side alone is a lump behind the ear. */
const LONG = -50;
/** Below this share of the crown under hair, the head is drawn cropped or bald. */
const LEAST_COVERED = 0.45;
/** A gap in the hair smaller than this is a highlight or a clip, in square units. */
const LEAST_GAP = 1500;

/**
 * Where the child's hair is on the drawn head, 1 inside it: `seen` in the photo, and `drawn`. Undefined where too little of
 * the crown is covered.
 * @param turned how far the head is turned, 0 to 1
 */
export function hairGrid(
  cut: CutOut,
  map: HeadMap,
  shape: FaceShape,
  turned: number,
): { seen: Plane; drawn: Plane } | undefined {
  const grid = sample(cut, map);
  dropRises(grid);
  dropReach(grid, turned);
  keepOwn(grid, shape);
  if (covered(grid, shape) < LEAST_COVERED) return undefined;
  const seen = { ...grid, values: grid.values.slice() };
  closeCrown(grid, shape);
  evenSides(grid, shape);
  smoothCrown(grid, shape);
  roundCrown(grid, shape);
  evenEnds(grid);
  lowerHairline(grid, shape);
  closeToSkull(grid, shape);
  closeGaps(grid);
  clearEyes(grid, shape);
  return { seen, drawn: grid };
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

/** Makes one crown of the hair: no column rises far over its neighbours or falls far below them, none stays bare. */
function closeCrown({ values }: Plane, shape: FaceShape): void {
  const half = columnOf(shape.width.temple * 0.88) - columnOf(0);
  const middle = columnOf(0);
  const foot = rowOf(-210);
  const columns = Array.from({ length: 2 * half + 1 }, (_, i) => {
    const column = middle - half + i;
    let first = 0;
    while (first < foot && !values[first * GRID.width + column]) first++;
    return { column, first, skull: rowOf(topOfSkull(shape, xOf(column))) };
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
    let top = 0;
    while (top < foot && !values[top * GRID.width + end]) top++;
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
  const outermost = (row: number, side: number): number => {
    let off = GRID.width / 2 - 1;
    while (off > 0 && !values[row * GRID.width + middle + side * off]) off--;
    return off;
  };
  for (let row = 0; row < rowOf(HANGS); row++) {
    const skull = Math.floor(skullHalfWidth(shape, yOf(row)) / CELL);
    const reach = [-1, 1].map((side) => outermost(row, side));
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
  const tops = Array.from({ length: 2 * half + 1 }, (_, i) => {
    let row = 0;
    while (row < GRID.height - 1 && !values[row * GRID.width + from + i]) row++;
    return row;
  });
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
  const height = ROUND.middle - yOf(top);
  const width = Math.max(
    ...[-1, 1].map((side) => {
      let off = GRID.width / 2 - 1;
      while (off > 0 && !values[rowOf(ROUND.middle - 40) * GRID.width + middle + side * off]) off--;
      return off * CELL;
    }),
    shape.width.temple + LEAST_CROWN,
  );
  for (let row = 0; row < rowOf(ROUND.middle - 20); row++)
    for (let column = 0; column < GRID.width; column++) {
      const [x, y] = [Math.abs(xOf(column)) / width, (ROUND.middle - yOf(row)) / height];
      if (x ** ROUND.corners + y ** ROUND.corners > 1) values[row * GRID.width + column] = 0;
      else if (yOf(row) < HAIRLINE.middle && Math.hypot(x, y) < ROUND.inside)
        values[row * GRID.width + column] = 1;
    }
}

/** Long hair that one side of a turned head hides is drawn as the other side's; a short end at one side is left out. */
function evenEnds({ values }: Plane): void {
  const middle = columnOf(0);
  const from = rowOf(HANGS + 40);
  const lowest = [-1, 1].map((side) => {
    for (let row = GRID.height - 1; row > from; row--)
      for (let off = 1; off < GRID.width / 2; off++)
        if (values[row * GRID.width + middle + side * off]) return yOf(row);
    return yOf(from);
  });
  [-1, 1].forEach((side, i) => {
    const [own, other] = [lowest[i]!, lowest[1 - i]!];
    if (own - other < 50) return;
    const long = own > LONG;
    for (let row = long ? from : rowOf(other + 24); row < GRID.height; row++)
      for (let off = 1; off < GRID.width / 2; off++) {
        const at = row * GRID.width + middle + side * off;
        if (!long) values[at] = 0;
        else if (values[at]) values[row * GRID.width + middle - side * off] = 1;
      }
  });
}

/** Hair comes down to the style's highest hairline at least: a forehead that is bare to the crown makes a child look old. */
function lowerHairline({ values }: Plane, shape: FaceShape): void {
  const half = columnOf(shape.width.temple * 0.9) - columnOf(0);
  for (let off = -half; off <= half; off++) {
    const column = columnOf(0) + off;
    const end = rowOf(HAIRLINE.middle + HAIRLINE.fall * (off / half) ** 2);
    let row = 0;
    while (row < end && !values[row * GRID.width + column]) row++;
    for (; row < end; row++) values[row * GRID.width + column] = 1;
  }
}

/** No hair hangs over an eye: half an eye looks hurt. */
function clearEyes({ values }: Plane, { eye }: FaceShape): void {
  for (let row = 0; row < GRID.height; row++)
    for (let column = 0; column < GRID.width; column++) {
      const away = Math.hypot(
        (Math.abs(xOf(column)) - eye.x) / (eye.rx + 12),
        (yOf(row) - eye.y) / (eye.ry + 10),
      );
      if (away < 1) values[row * GRID.width + column] = 0;
    }
}

/** Fills what lies between the skull and hair that stands off from it, above the eyes. */
function closeToSkull({ values }: Plane, shape: FaceShape): void {
  const middle = columnOf(0);
  for (let row = rowOf(-370); row < rowOf(HANGS); row++) {
    const skull = Math.floor(skullHalfWidth(shape, yOf(row)) / CELL);
    for (const side of [-1, 1]) {
      let off = GRID.width / 2 - 1;
      while (off > skull && !values[row * GRID.width + middle + side * off]) off--;
      for (; off > skull; off--) values[row * GRID.width + middle + side * off] = 1;
    }
  }
  const half = columnOf(shape.width.temple) - middle;
  for (let column = middle - half; column <= middle + half; column++) {
    const skull = rowOf(topOfSkull(shape, xOf(column)));
    let row = 0;
    while (row < skull && !values[row * GRID.width + column]) row++;
    for (; row < skull; row++) values[row * GRID.width + column] = 1;
  }
}

function topOfSkull(shape: FaceShape, x: number): number {
  for (let y = -372; y < -200; y += 2) if (skullHalfWidth(shape, y) >= Math.abs(x)) return y;
  return -200;
}

/** Fills small holes. */
function closeGaps({ values, width, height }: Plane): void {
  const empty = values.map((value) => 1 - value);
  const plane = { width, height, values: empty };
  const { kept: outside } = joinedTo(plane, [0, width - 1, (height - 1) * width, height * width - 1]);
  for (let at = 0; at < empty.length; at++) {
    if (!empty[at] || outside[at]) continue;
    const { kept, area } = joinedTo(plane, [at]);
    kept.forEach((inside, cell) => {
      if (!inside) return;
      empty[cell] = 0;
      if (area * CELL * CELL < LEAST_GAP) values[cell] = 1;
    });
  }
}
