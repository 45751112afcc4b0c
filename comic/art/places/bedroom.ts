import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, rect, star } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky, stars } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

/** A child's room at night: a tall window full of sky on the right, a shelf, a night light by the wall. */
export const bedroom: DrawPlace = (area, seed) => room(area, seed, true);

/** The same room with the night light off. */
export const darkBedroom: DrawPlace = (area, seed) => room(area, seed, false);

function room(area: Box, seed: number, lit: boolean): Place {
  const random = seeded(`bedroom ${seed}`);
  const { x, y, width, height } = area;
  const floor = y + height * 0.8;
  const size = Math.min(width, height * 1.3);
  // In a low picture, words go beside the window and where the shelf would be.
  const low = height <= width * 0.9;
  let paper = '';
  for (let i = 0; i < 40; i++) {
    const [sx, sy] = [x + (((i * 0.137) % 1) + 0.02) * width, y + ((i * 0.291) % 1) * height * 0.78];
    paper += star(sx, sy, size * 0.016, size * 0.007, 5, { turn: i * 31 });
  }
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear(
          [x, y],
          [x + width * 0.3, floor],
          ...(lit ? ['#2a2178', '#4b3aa8', '#7a55c4'] : ['#17124f', '#2a2280', '#43369c']),
        ),
      }),
      shape(paper, { fill: '#a493f0', opacity: 0.4 }),
      ...(lit ? [glow(x + width * 0.12, floor - height * 0.12, size * 0.5, '#ffcf7a', 0.55)] : []),
      ...window(
        {
          x: x + width * (low ? 0.66 : 0.6),
          y: y + height * 0.1,
          width: width * 0.26,
          height: height * 0.46,
        },
        random,
      ),
      ...(low ? [] : shelf(x + width * 0.08, y + height * 0.36, size * 0.36, random)),
      shape(rect(x - 20, floor, width + 40, y + height - floor + 30), {
        fill: linear([0, floor], [0, y + height], ...(lit ? ['#8a4a7e', '#4a2470'] : ['#54357e', '#2a1860'])),
      }),
      shape(rect(x - 20, floor - height * 0.03, width + 40, height * 0.03), {
        fill: '#3a2a86',
        stroke: INK,
        width: 6,
      }),
      shape(ellipse(x + width * 0.5, y + height * 0.93, width * 0.42, height * 0.075), {
        fill: '#ff9a6b',
        stroke: INK,
        width: 6,
      }),
      shape(ellipse(x + width * 0.5, y + height * 0.925, width * 0.34, height * 0.05), { fill: '#ffd28a' }),
      shape(ellipse(x + width * 0.5, y + height * 0.92, width * 0.24, height * 0.03), { fill: '#ff9a6b' }),
      ...nightLight(x + width * 0.045, floor, size * 0.1, lit),
      ...halftone(area, 26, '#120a3f', cornerFade([x + width, y], size * 0.6), 0.5),
      ...halftone(area, 26, '#120a3f', cornerFade([x + width, y + height], size * 0.5), 0.5),
    ],
    front: [],
    light: { colour: '#b58aff', amount: lit ? 0.09 : 0.14 },
  };
}

function window(box: Box, random: Random): Node[] {
  const { x, y, width, height } = box;
  const glass = rect(x, y, width, height, 18);
  const rod = y - height * 0.06;
  const curtain = (side: -1 | 1): Node[] => {
    const edge = side < 0 ? x : x + width;
    const out = (k: number): number => edge + side * width * k;
    const d = `M${num(out(0.3))} ${num(rod)}L${num(out(-0.24))} ${num(rod)}C${num(out(-0.2))} ${num(y + height * 0.4)} ${num(out(0.02))} ${num(y + height * 0.6)} ${num(out(0.1))} ${num(y + height * 0.7)}C${num(out(-0.02))} ${num(y + height * 0.9)} ${num(out(-0.04))} ${num(y + height)} ${num(out(-0.02))} ${num(y + height * 1.2)}L${num(out(0.32))} ${num(y + height * 1.2)}C${num(out(0.26))} ${num(y + height * 0.8)} ${num(out(0.34))} ${num(y + height * 0.4)} ${num(out(0.3))} ${num(rod)}Z`;
    return [
      shape(d, { fill: linear([out(0.3), 0], [out(-0.2), 0], '#d13a72', '#ff7f8f'), stroke: INK, width: 7 }),
      shape(
        curve([
          [out(0.08), rod],
          [out(0.12), y + height * 0.4],
          [out(0.17), y + height * 0.68],
        ]),
        { stroke: '#8a1f5c', width: 6, opacity: 0.6 },
      ),
      shape(rect(out(0.1) - width * 0.12, y + height * 0.68, width * 0.24, height * 0.05, 10), {
        fill: '#ffd23f',
        stroke: INK,
        width: 5,
      }),
    ];
  };
  return [
    glow(x + width / 2, y + height * 0.5, height * 0.8, '#cfe0ff', 0.5),
    group(
      [
        gradientSky(box, '#141050', '#3b2fa8', '#8f6ae0'),
        ...stars(box, random, 3),
        shape(ellipse(x + width * 0.26, y + height * 0.76, width * 0.15), { fill: '#fff3c4' }),
        shape(
          ellipse(x + width * 0.21, y + height * 0.745, width * 0.026) +
            ellipse(x + width * 0.31, y + height * 0.775, width * 0.02),
          { fill: '#f6d488', opacity: 0.7 },
        ),
      ],
      { clip: glass },
    ),
    shape(glass, { stroke: INK, width: 34 }),
    shape(glass, { stroke: '#ffe3c4', width: 22 }),
    shape(
      `M${num(x + width / 2)} ${num(y)}L${num(x + width / 2)} ${num(y + height)}M${num(x)} ${num(y + height * 0.52)}L${num(x + width)} ${num(y + height * 0.52)}`,
      { stroke: '#ffe3c4', width: 13 },
    ),
    shape(rect(x - width * 0.1, y + height, width * 1.2, height * 0.06, 8), {
      fill: '#ffe3c4',
      stroke: INK,
      width: 7,
    }),
    ...curtain(-1),
    ...curtain(1),
    shape(rect(x - width * 0.4, rod - 12, width * 1.8, 20, 10), { fill: '#b8643c', stroke: INK, width: 6 }),
  ];
}

function shelf(x: number, y: number, width: number, random: Random): Node[] {
  const tall = width * 0.34;
  const colours = ['#ff5a6e', '#ffd23f', '#3fc0ff', '#54e08a', '#ff9d4d', '#b98aff'];
  const nodes: Node[] = [];
  let left = x + width * 0.04;
  for (let i = 0; left < x + width * 0.62; i++) {
    const wide = width * between(random, 0.06, 0.1);
    const high = tall * between(random, 0.66, 1);
    const colour = colours[i % 6]!;
    nodes.push(
      shape(rect(left, y - high, wide, high, 4), { fill: shade(colour, 0.2), stroke: INK, width: 5 }),
      shape(rect(left + 5, y - high * 0.8, wide - 10, high * 0.12), {
        fill: light(colour, 0.5),
        opacity: 0.7,
      }),
    );
    left += wide + 3;
  }
  const [gx, r] = [x + width * 0.8, tall * 0.34];
  return [
    ...nodes,
    shape(rect(gx - r * 0.5, y - tall * 0.12, r, tall * 0.12, 5), { fill: '#b8643c', stroke: INK, width: 5 }),
    shape(ellipse(gx, y - tall * 0.14 - r, r), { fill: '#3fa0ff', stroke: INK, width: 6 }),
    shape(ellipse(gx - r * 0.3, y - tall * 0.14 - r * 1.2, r * 0.4, r * 0.3), { fill: '#5fd068' }),
    shape(ellipse(gx + r * 0.36, y - tall * 0.14 - r * 0.7, r * 0.3, r * 0.36), { fill: '#5fd068' }),
    shape(rect(x, y, width, width * 0.05, 6), { fill: '#b8643c', stroke: INK, width: 6 }),
  ];
}

function nightLight(x: number, floor: number, size: number, lit: boolean): Node[] {
  return [
    ...(lit ? [glow(x, floor - size * 1.5, size * 2.2, '#ffe9a8', 0.9)] : []),
    shape(rect(x - size * 0.3, floor - size * 0.7, size * 0.6, size * 0.7, 10), {
      fill: '#7a55c4',
      stroke: INK,
      width: 6,
    }),
    shape(star(x, floor - size * 1.4, size * 0.85, size * 0.44, 5), {
      fill: lit ? '#fff1a8' : '#7f78c8',
      stroke: INK,
      width: 7,
    }),
  ];
}
