import { INK, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded } from '../../drawing/random.ts';
import { group, linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** The palace hall: three tall arches onto the garden, a marble floor, curtains nobody may swing on. */
export const throneHall: DrawPlace = (area, seed) => {
  const random = seeded(`hall ${seed}`);
  const { x, y, width, height } = area;
  const floor = y + height * 0.74;
  const size = Math.min(width, height);
  const wide = width * 0.25;
  const arches = [0.2, 0.5, 0.8].map((k) => arch(x + width * k, floor, wide, height * 0.6));
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x + width * 0.2, floor], '#f48fb0', '#ffc2b0', '#ffe3c2'),
      }),
      ...motifs(area, floor),
      ...arches.flatMap((d, i): Node[] => [
        group(
          [
            gradientSky(
              { x: x + width * (0.06 + 0.3 * i), y, width: wide * 1.2, height: height * 0.76 },
              '#7fd8ff',
              '#c9f2ff',
              '#fff6d0',
            ),
            glow(x + width * 0.5, y + height * 0.46, size * 0.4, '#fffbe0', 0.8),
            shape(
              cloudBank(
                x + width * between(random, 0, 0.7),
                y + height * 0.44,
                width * 0.3,
                height * 0.1,
                random,
              ),
              { fill: '#ffffff', opacity: 0.9 },
            ),
            shape(hedge(area, floor, random()), { fill: '#3fae6a', stroke: INK, width: 5 }),
            shape(rect(x, floor - height * 0.07, width, height * 0.08), {
              fill: '#ffe9cf',
              stroke: INK,
              width: 5,
            }),
            shape(balusters(area, floor), { stroke: '#d98a7a', width: 10 }),
          ],
          { clip: d },
        ),
        shape(d, { stroke: INK, width: 30 }),
        shape(d, { stroke: '#ffd98a', width: 18 }),
      ]),
      ...floorOf(area, floor),
      ...chandelier(x + width * 0.5, y, size),
      ...halftone(area, 26, '#b3196e', cornerFade([x + width - 90, y + height - 90], size * 0.8), 0.3),
    ],
    front: curtains(area),
    light: { colour: '#ffd0a0', amount: 0.07 },
  };
};

function arch(cx: number, foot: number, wide: number, high: number): string {
  const [w, top] = [wide / 2, foot - high];
  const p = (dx: number, k: number): string => `${num(cx + dx * w)} ${num(foot - high * k)}`;
  return `M${p(-1, 0)}L${p(-1, 0.58)}C${p(-1, 0.7)} ${p(-0.86, 0.72)} ${p(-0.78, 0.72)}C${p(-0.8, 0.84)} ${p(-0.52, 0.86)} ${p(-0.44, 0.84)}C${p(-0.4, 0.94)} ${p(-0.14, 0.94)} ${num(cx)} ${num(top)}C${p(0.14, 0.94)} ${p(0.4, 0.94)} ${p(0.44, 0.84)}C${p(0.52, 0.86)} ${p(0.8, 0.84)} ${p(0.78, 0.72)}C${p(0.86, 0.72)} ${p(1, 0.7)} ${p(1, 0.58)}L${p(1, 0)}Z`;
}

function motifs({ x, y, width, height }: Box, floor: number): Node[] {
  let d = '';
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 9; i++) {
      const [cx, cy] = [x + width * ((i + (row % 2 ? 0.5 : 0)) / 8.5), y + height * (0.05 + row * 0.15)];
      if (cy < floor - 30)
        d += polygon([
          [cx, cy - 16],
          [cx + 11, cy],
          [cx, cy + 16],
          [cx - 11, cy],
        ]);
    }
  return [shape(d, { fill: '#ffffff', opacity: 0.45 })];
}

function hedge({ x, width, height }: Box, floor: number, shift: number): string {
  let d = '';
  for (let i = 0; i < 16; i++)
    d += ellipse(
      x + width * ((i + shift) / 15),
      floor - height * 0.06,
      width * 0.05,
      height * (0.07 + (i % 3) * 0.016),
    );
  return d;
}

function balusters({ x, width, height }: Box, floor: number): string {
  let d = '';
  for (let i = 0; i < 44; i++)
    d += `M${num(x + width * (i / 43))} ${num(floor - height * 0.05)}L${num(x + width * (i / 43))} ${num(floor)}`;
  return d;
}

/** Marble squares in perspective, with a vanishing point behind the arches. */
function floorOf({ x, y, width, height }: Box, floor: number): Node[] {
  const deep = y + height - floor + 30;
  let dark = '';
  const column = (k: number, t: number): number =>
    Math.max(x - 40, Math.min(x + width + 40, x + width * (0.5 + (k - 0.5) * (1 + t * 1.6))));
  const rows = [0, 0.16, 0.38, 0.66, 1];
  for (let row = 0; row < 4; row++)
    for (let i = -1; i < 11; i++) {
      if ((i + row) % 2) continue;
      const [a, b] = [rows[row]!, rows[row + 1]!];
      dark += polygon([
        [column(i / 10, a), floor + deep * a],
        [column((i + 1) / 10, a), floor + deep * a],
        [column((i + 1) / 10, b), floor + deep * b],
        [column(i / 10, b), floor + deep * b],
      ]);
    }
  const bounds = rect(x - 40, floor, width + 80, deep);
  return [
    shape(bounds, { fill: linear([0, floor], [0, y + height], '#fff6e6', '#ffdcc8'), stroke: INK, width: 6 }),
    shape(dark, { fill: '#f2b4bc' }),
  ];
}

function chandelier(cx: number, top: number, size: number): Node[] {
  const y = top + size * 0.1;
  return [
    shape(`M${num(cx)} ${num(top - 20)}L${num(cx)} ${num(y)}`, { stroke: INK, width: 9 }),
    glow(cx, y + size * 0.03, size * 0.16, '#fff3b0', 0.8),
    shape(
      `M${num(cx - size * 0.09)} ${num(y)}C${num(cx - size * 0.06)} ${num(y + size * 0.07)} ${num(cx + size * 0.06)} ${num(y + size * 0.07)} ${num(cx + size * 0.09)} ${num(y)}Z`,
      { fill: '#ffc93c', stroke: INK, width: 6 },
    ),
    ...[-0.07, 0, 0.07].map((k) =>
      shape(ellipse(cx + size * k, y - size * 0.02, size * 0.011, size * 0.022), {
        fill: '#fff6c8',
        stroke: INK,
        width: 4,
      }),
    ),
  ];
}

function curtains({ x, y, width, height }: Box): Node[] {
  return [-1, 1].flatMap((side) => {
    const edge = side < 0 ? x - 30 : x + width + 30;
    const p = (k: number, t: number): string => `${num(edge - side * width * k)} ${num(y + height * t)}`;
    return [
      shape(
        `M${p(0, -0.05)}L${p(0.1, -0.05)}C${p(0.09, 0.2)} ${p(0.05, 0.34)} ${p(0.02, 0.42)}C${p(0.04, 0.56)} ${p(0.05, 0.62)} ${p(0.045, 0.7)}L${p(0, 0.7)}Z`,
        {
          fill: linear([edge, 0], [edge - side * width * 0.1, 0], shade('#c91f66', 0.3), '#e8408a'),
          stroke: INK,
          width: 8,
        },
      ),
      shape(`M${p(0.06, -0.05)}C${p(0.055, 0.2)} ${p(0.03, 0.32)} ${p(0.015, 0.4)}`, {
        stroke: shade('#c91f66', 0.5),
        width: 6,
      }),
      shape(
        rect(
          edge - side * width * 0.016 - width * 0.022,
          y + height * 0.405,
          width * 0.044,
          height * 0.03,
          8,
        ),
        { fill: '#ffd23f', stroke: INK, width: 5 },
      ),
    ];
  });
}
