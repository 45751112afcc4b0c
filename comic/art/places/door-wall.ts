import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, radial, shape, type Box, type Node } from '../../drawing/tree.ts';
import { PAINTS } from './door-lane.ts';
import type { DrawPlace, Place } from './place.ts';

/** The old wall, seen from the front: doors above doors, with ladders. */
export const doorWall: DrawPlace = (area, seed) => wall(area, seed, false);
export const doorWallOpen: DrawPlace = (area, seed) => wall(area, seed, true);

function wall(area: Box, seed: number, open: boolean): Place {
  const random = seeded(`doors ${seed}`);
  const { x, y, width, height } = area;
  const size = Math.min(width, height);
  const ground = y + height * 0.86;
  const rows = [
    { foot: ground, tall: 0.2 },
    { foot: y + height * 0.6, tall: 0.17 },
    { foot: y + height * 0.38, tall: 0.15 },
    { foot: y + height * 0.19, tall: 0.14 },
  ];
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x + width * 0.3, ground], '#ffd9b0', '#ffb9a0', '#f28fa0'),
      }),
      ...bricks(area, random),
      ...rows.flatMap(({ foot, tall }, row) => doorRow(area, foot, height * tall, row, seed, open, random)),
      ...ladders(area, ground, seed),
      ...ivy(area, random),
      shape(rect(x - 20, ground, width + 40, y + height - ground + 40), {
        fill: linear([0, ground], [0, y + height], '#a9dc6a', '#3aa565'),
        stroke: INK,
        width: 6,
      }),
      ...halftone(area, 28, '#a3185e', cornerFade([x + width - 90, y + height - 90], size * 0.6), 0.35),
      ...halftone(area, 28, '#a3185e', cornerFade([x + 90, y + 90], size * 0.5), 0.3),
    ],
    front: [],
    light: { colour: '#ffd9a0', amount: 0.07 },
  };
}

function bricks({ x, y, width, height }: Box, random: Random): Node[] {
  let d = '';
  for (let i = 0; i < 60; i++)
    d += rect(x + width * random(), y + height * random() * 0.84, width * 0.035, height * 0.016, 6);
  return [shape(d, { fill: '#d8708a', opacity: 0.35 })];
}

function doorRow(
  { x, width }: Box,
  foot: number,
  tall: number,
  row: number,
  seed: number,
  open: boolean,
  random: Random,
): Node[] {
  const nodes: Node[] = [
    shape(rect(x - 20, foot - 3, width + 40, tall * 0.09), { fill: '#ffe9cf', stroke: INK, width: 5 }),
  ];
  let left = x - tall * 0.2 * (row + 1);
  for (let i = 0; left < x + width; i++) {
    const high = tall * between(random, 0.62, 1.08);
    const wide = high * between(random, 0.42, 0.72);
    nodes.push(...smallDoor(left + wide / 2, foot, wide, high, PAINTS[(i * 3 + row * 2 + seed) % 7]!, open));
    left += wide + tall * between(random, 0.14, 0.22);
  }
  return nodes;
}

function smallDoor(
  cx: number,
  foot: number,
  wide: number,
  high: number,
  colour: string,
  open: boolean,
): Node[] {
  const d = (grow: number): string => {
    const [w, h] = [(wide / 2) * grow, high * (0.94 + 0.06 * grow)];
    return `M${num(cx - w)} ${num(foot)}L${num(cx - w)} ${num(foot - h * 0.6)}C${num(cx - w * 0.9)} ${num(foot - h * 0.86)} ${num(cx - w * 0.2)} ${num(foot - h * 0.84)} ${num(cx)} ${num(foot - h)}C${num(cx + w * 0.2)} ${num(foot - h * 0.84)} ${num(cx + w * 0.9)} ${num(foot - h * 0.86)} ${num(cx + w)} ${num(foot - h * 0.6)}L${num(cx + w)} ${num(foot)}Z`;
  };
  return [
    shape(d(1.24), { fill: '#fff0d8', stroke: INK, width: 5 }),
    shape(d(1), {
      fill: open
        ? radial([cx, foot - high * 0.3], high * 0.8, '#fffef0', '#ffe27a', '#ffab3c')
        : linear([cx - wide / 2, 0], [cx + wide / 2, 0], light(colour, 0.25), shade(colour, 0.12)),
      stroke: INK,
      width: 5,
    }),
    ...(open
      ? []
      : [
          shape(`M${num(cx)} ${num(foot)}L${num(cx)} ${num(foot - high * 0.9)}`, {
            stroke: shade(colour, 0.45),
            width: 4,
          }),
          shape(ellipse(cx + wide * 0.16, foot - high * 0.36, wide * 0.07), {
            fill: '#ffd23f',
            stroke: INK,
            width: 3,
          }),
        ]),
  ];
}

function ivy({ x, y, width, height }: Box, random: Random): Node[] {
  const tones = ['', '', ''];
  for (const k of [0.015, 0.985])
    for (let i = 0; i < 60; i++) {
      const t = i / 60;
      const r = Math.min(width, height) * between(random, 0.012, 0.024);
      tones[i % 3] += ellipse(
        x + width * k + (random() - 0.5) * width * 0.1 * (1 - t * 0.3),
        y + height * t * 0.9,
        r,
        r * 0.7,
      );
    }
  return [
    shape(tones.join(''), { fill: INK, stroke: INK, width: 9 }),
    shape(tones[0]!, { fill: '#2a8f56' }),
    shape(tones[1]!, { fill: '#4fb863' }),
    shape(tones[2]!, { fill: '#8ad67a' }),
  ];
}

function ladders({ x, y, width, height }: Box, ground: number, seed: number): Node[] {
  const size = Math.min(width, height);
  const ends = [ground, y + height * 0.6, y + height * 0.38, y + height * 0.19];
  return [0.13, 0.86, 0.3].flatMap((k, row): Node[] => {
    const [foot, top] = [ends[row]!, ends[row + 1]! - height * 0.02];
    const cx = x + width * ((k + seed * 0.11) % 0.9) + width * 0.04;
    const half = size * 0.022;
    let rungs = '';
    for (let i = 1; i < 8; i++) {
      const cy = foot + ((top - foot) * i) / 8;
      rungs += `M${num(cx - half)} ${num(cy)}L${num(cx + half)} ${num(cy)}`;
    }
    const rails = `M${num(cx - half)} ${num(foot)}L${num(cx - half)} ${num(top)}M${num(cx + half)} ${num(foot)}L${num(cx + half)} ${num(top)}`;
    return [
      shape(rails + rungs, { stroke: INK, width: size * 0.013 + 8 }),
      shape(rails + rungs, { stroke: '#c98a4a', width: size * 0.013 }),
    ];
  });
}
