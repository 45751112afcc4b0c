import { INK } from '../../drawing/colour.ts';
import { halftone } from '../../drawing/halftone.ts';
import { polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { glow } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

/** The Deep Dark Hole: blue rock, crystals that catch what light there is. */
export const cavern: DrawPlace = (area, seed) => hole(area, seed, ground);

/** The same hole on the way down: no floor yet, only dark. */
export const shaft: DrawPlace = (area, seed) => hole(area, seed, depth);

function hole(area: Box, seed: number, below: (area: Box, random: Random) => Node[]): Place {
  const random = seeded(`cavern ${seed}`);
  const { x, y, width, height } = area;
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x, y + height], '#3a55c4', '#1b2474', '#0d0a3c'),
      }),
      shape(
        polygon([
          [x + width * 0.2, y - 20],
          [x + width * 0.72, y - 20],
          [x + width * 1.0, y + height],
          [x - width * 0.06, y + height],
        ]),
        { fill: '#9fd0ff', opacity: 0.16 },
      ),
      shape(
        polygon([
          [x + width * 0.32, y - 20],
          [x + width * 0.6, y - 20],
          [x + width * 0.82, y + height],
          [x + width * 0.1, y + height],
        ]),
        { fill: '#d6efff', opacity: 0.16 },
      ),
      glow(x + width * 0.4, y + height * 0.42, width * 0.55, '#b8e2ff', 0.55),
      ...wall(area, -1, 0.3, '#2a2f8c', random),
      ...wall(area, 1, 0.3, '#2a2f8c', random),
      ...below(area, random),
      ...halftone(
        { x, y: y + height * 0.6, width, height: height * 0.4 },
        22,
        '#070428',
        (_, dotY) => ((dotY - y - height * 0.6) / (height * 0.4)) * 0.7,
        0.5,
      ),
    ],
    front: [...wall(area, -1, 0.13, '#140f52', random), ...wall(area, 1, 0.11, '#140f52', random)],
    light: { colour: '#5f9dff', amount: 0.12 },
  };
}

function ground(area: Box, random: Random): Node[] {
  const { x, y, width, height } = area;
  return [
    ...crystals(area, random),
    shape(
      `M${x - 20} ${y + height * 0.84}C${x + width * 0.3} ${y + height * 0.78} ${x + width * 0.6} ${y + height * 0.86} ${x + width + 20} ${y + height * 0.8}L${x + width + 20} ${y + height + 20}L${x - 20} ${y + height + 20}Z`,
      { fill: linear([0, y + height * 0.8], [0, y + height], '#4a49b8', '#1c1763'), stroke: INK, width: 7 },
    ),
  ];
}

function depth({ x, y, width, height }: Box): Node[] {
  const dark = '#0b0638';
  return [
    shape(rect(x, y + height * 0.4, width, height * 0.6), {
      fill: linear(
        [0, y + height * 0.4],
        [0, y + height],
        { at: 0, colour: dark, opacity: 0 },
        { at: 1, colour: dark, opacity: 0.95 },
      ),
    }),
  ];
}

function wall(
  { x, y, width, height }: Box,
  side: 1 | -1,
  reach: number,
  colour: string,
  random: Random,
): Node[] {
  const edge = side < 0 ? x : x + width;
  const points: Point[] = [[edge + side * 40, y - 30]];
  for (let i = 0; i <= 7; i++) {
    const bulge = Math.abs(i / 7 - 0.5) * 2;
    points.push([
      edge - side * width * reach * (0.35 + 0.65 * bulge) * between(random, 0.6, 1.1),
      y + (height * i) / 7,
    ]);
  }
  points.push([edge + side * 40, y + height + 30]);
  return [shape(polygon(points), { fill: colour, stroke: INK, width: 6 })];
}

function crystals({ x, y, width, height }: Box, random: Random): Node[] {
  return [0.1, 0.2, 0.86, 0.94].flatMap((k, i) => {
    const cx = x + width * k;
    const base = y + height * 0.86;
    const tall = height * between(random, 0.12, 0.22);
    const wide = tall * 0.26;
    const lean = (random() - 0.5) * wide * 2;
    const colour = ['#6fe8ff', '#c58bff', '#ff8fd0', '#8fb4ff'][i]!;
    const tip: Point = [cx + lean, base - tall];
    return [
      glow(cx + lean * 0.5, base - tall * 0.5, tall * 0.8, colour, 0.5),
      shape(
        polygon([
          [cx - wide, base],
          [cx - wide * 0.9 + lean * 0.7, base - tall * 0.7],
          tip,
          [cx + wide * 0.9 + lean * 0.7, base - tall * 0.66],
          [cx + wide, base],
        ]),
        { fill: colour, stroke: INK, width: 6 },
      ),
      shape(
        polygon([
          [cx, base],
          [cx + lean * 0.7, base - tall * 0.6],
          tip,
          [cx + wide * 0.9 + lean * 0.7, base - tall * 0.66],
          [cx + wide, base],
        ]),
        { fill: '#2a1c80', opacity: 0.35 },
      ),
    ];
  });
}
