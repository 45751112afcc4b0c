import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import type { FaceShape } from '../../likeness-features.ts';
import type { Plane } from '../pixels/raster.ts';
import { joinedTo } from '../pixels/shape.ts';
import { styleCrown, topOfSkull } from './hair-crown.ts';
import { evenHanging, growSideburns } from './hair-sides.ts';
import { CELL, columnOf, firstHair, GRID, HANGS, reachIn, rowOf, xOf, yOf } from './hair-grid.ts';

/** Hairlines above this one, over the nose and lower at the temples, rise so much less than the child's own. */
const HAIRLINE = { middle: -248, fall: 22, share: 0.38 } as const;
/** How far a fringe keeps above the brows, and beside the eyes. */
const FRINGE = { above: 14, beside: 16 } as const;
/** Hair that hangs to here hangs at both sides; what ends above it at one side alone is a lump behind the ear. */
const LONG = -10;
/** Hair that stands off from the head is joined to it down to here. */
const JAW = -56;
/** A gap in the hair smaller than this is a highlight or a clip, in square units. */
const LEAST_GAP = 1500;

/** Hair as the style has it: the photo's own, with what a photo lacks of it made up and what is ragged made even. */
export function styledHair(seen: Plane, shape: FaceShape): Plane {
  const grid = { ...seen, values: seen.values.slice() };
  growSideburns(grid, shape);
  styleCrown(grid, shape);
  evenEnds(grid);
  evenHanging(grid);
  lowerHairline(grid, shape);
  closeToSkull(grid, shape);
  closeGaps(grid);
  liftFringe(grid, shape);
  return grid;
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

/** A high hairline keeps its form and comes down: a forehead that is bare to the crown makes a child look old. */
function lowerHairline({ values }: Plane, shape: FaceShape): void {
  const half = columnOf(shape.width.temple * 0.9) - columnOf(0);
  for (let off = -half; off <= half; off++) {
    const column = columnOf(0) + off;
    const usual = HAIRLINE.middle + HAIRLINE.fall * (off / half) ** 2;
    let row = firstHair(values, column, rowOf(usual));
    while (row < rowOf(usual) && values[row * GRID.width + column]) row++;
    const end = rowOf(usual + HAIRLINE.share * (Math.max(yOf(row), topOfSkull(shape, xOf(column))) - usual));
    for (; row < end; row++) values[row * GRID.width + column] = 1;
  }
}

/** Fills what lies between the skull and hair that stands off from it, down to the jaw. */
function closeToSkull({ values }: Plane, shape: FaceShape): void {
  const middle = columnOf(0);
  for (let row = rowOf(-370); row < rowOf(JAW); row++) {
    const skull = Math.floor(skullHalfWidth(shape, yOf(row)) / CELL);
    for (const side of [-1, 1]) {
      for (let off = reachIn(values, row, side); off > skull; off--)
        values[row * GRID.width + middle + side * off] = 1;
    }
  }
  const half = columnOf(shape.width.temple) - middle;
  for (let column = middle - half; column <= middle + half; column++) {
    const skull = rowOf(topOfSkull(shape, xOf(column)));
    for (let row = firstHair(values, column, skull); row < skull; row++)
      values[row * GRID.width + column] = 1;
  }
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

/** A fringe ends above the brows: hair over an eye makes it look hurt, and brows say what a child feels. */
function liftFringe({ values }: Plane, { eye, brow }: FaceShape): void {
  const reach = Math.round((eye.x + eye.rx + FRINGE.beside) / CELL);
  for (let row = rowOf(eye.y - brow.y - FRINGE.above); row < rowOf(eye.y + eye.ry); row++)
    values.fill(0, row * GRID.width + columnOf(0) - reach, row * GRID.width + columnOf(0) + reach + 1);
}
