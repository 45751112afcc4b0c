import { INK, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node } from '../../drawing/tree.ts';
import { skylineOf } from './old-city.ts';
import { cloudBank, glow } from './sky.ts';
import { skyKites } from './sky-kites.ts';
import type { DrawPlace } from './place.ts';

const STONE = '#d8a58c';
const DEEP = '#6a3a66';

/** The open top of the clock tower: carved columns, a bell, and the city very far below. */
export const towerTop: DrawPlace = (area, seed) => lookout(area, seed, 0);

/** The same lookout when every kite has come down. */
export const stillTower: DrawPlace = (area, seed) => lookout(area, seed, 0, false);

/** The same lookout with a thousand kite lines between it and the sky. */
export const towerOfStrings: DrawPlace = (area, seed) => lookout(area, seed, 64);

function lookout(area: Box, seed: number, strings: number, kites = true): ReturnType<DrawPlace> {
  const random = seeded(`tower top ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const floor = y + height * 0.83;
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([0, y], [0, y + height], '#2c86cc', '#7cc6e2', '#d9f0e4', '#ffe2ac', '#ffb98a'),
      }),
      glow(x + width * 0.42, y + height * 0.5, unit * 0.7, '#fff8dc', 0.9),
      shape(cloudBank(x - width * 0.1, y + height * 0.4, width * 0.5, unit * 0.14, random), {
        fill: '#ffffff',
        opacity: 0.6,
      }),
      shape(cloudBank(x + width * 0.56, y + height * 0.56, width * 0.5, unit * 0.16, random), {
        fill: '#ffffff',
        opacity: 0.6,
      }),
      ...(kites ? skyKites(area, random) : []),
      ...lines(area, strings, random),
      ...skylineOf({ ...area, y: y + height * 0.5, height: height * 0.5 }, y + height * 0.74, random, {
        wall: '#efb9ab',
        dark: '#d59a9f',
        lit: '#fff0c9',
        rise: 0.16,
        ink: 0,
      }),
      ...ledge(area, floor),
      ...halftone(area, 26, '#15599c', cornerFade([x, y], unit * 0.55), 0.35),
    ],
    front: arch(area),
    light: { colour: '#ffd9a0', amount: 0.09 },
  };
}

/** Kite lines from the roofs up into the sky, each at its own slope: no wing would fit between them. */
function lines({ x, y, width, height }: Box, count: number, random: Random): Node[] {
  if (count === 0) return [];
  const drawn = ['', ''];
  for (let i = 0; i < count; i++) {
    const foot = x + width * ((i + random()) / count);
    const top = foot + width * between(random, -0.22, 0.22);
    drawn[i % 2] +=
      `M${num(foot)} ${num(y + height * 0.8)}Q${num(foot + (top - foot) * 0.2)} ${num(y + height * 0.4)} ${num(top)} ${num(y - 20)}`;
  }
  return [
    shape(drawn[0]!, { stroke: '#ffffff', width: 4, opacity: 0.9 }),
    shape(drawn[1]!, { stroke: '#8a5f94', width: 3, opacity: 0.55 }),
  ];
}

function ledge({ x, y, width, height }: Box, floor: number): Node[] {
  const rail = floor - height * 0.045;
  const gap = Math.max(120, width / 9);
  let joints = '';
  for (let left = x - 20; left < x + width + gap; left += gap) {
    joints += `M${num(left)} ${num(floor)}L${num(left + (left - x - width / 2) * 0.3)} ${num(y + height + 30)}`;
  }
  joints += `M${num(x)} ${num(floor + height * 0.07)}L${num(x + width)} ${num(floor + height * 0.07)}`;
  return [
    shape(rect(x - 30, floor - 8, width + 60, height * 0.2 + 40), {
      fill: linear([0, floor], [0, y + height], '#e2ae90', '#a5657a'),
    }),
    shape(joints, { stroke: shade('#a5657a', 0.4), width: 4.5, opacity: 0.55 }),
    shape(rect(x - 30, rail, width + 60, floor - rail), {
      fill: linear([0, rail], [0, floor], '#f3c9a4', STONE),
      stroke: INK,
      width: 6,
    }),
    shape(rect(x - 40, rail - height * 0.018, width + 80, height * 0.026, 8), {
      fill: '#ffe2bd',
      stroke: INK,
      width: 6,
    }),
  ];
}

/** A scalloped arch on two carved columns, with the bell in its crown. */
function arch({ x, y, width, height }: Box): Node[] {
  const unit = Math.min(width, height);
  const wide = unit * 0.055;
  const crown = y + height * 0.075;
  const scallops = 9;
  const step = (width - wide * 2) / scallops;
  let d = `M${num(x - 40)} ${num(y - 40)}L${num(x + width + 40)} ${num(y - 40)}L${num(x + width + 40)} ${num(crown)}`;
  for (let i = scallops; i > 0; i--) {
    const from = x + wide + i * step;
    const lift = (k: number): number => crown + Math.abs(k / scallops - 0.5) * height * 0.13;
    d += `L${num(from)} ${num(lift(i))}Q${num(from - step / 2)} ${num(lift(i - 0.5) - height * 0.055)} ${num(from - step)} ${num(lift(i - 1))}`;
  }
  d += `L${num(x - 40)} ${num(crown)}Z`;
  const column = (cx: number): Node[] => [
    shape(rect(cx - wide / 2, y - 20, wide, height + 60), {
      fill: linear([cx - wide / 2, 0], [cx + wide / 2, 0], '#8a5078', DEEP),
      stroke: INK,
      width: 6,
    }),
    ...[0.2, 0.24, 0.86, 0.9].map((k) =>
      shape(rect(cx - wide * 0.68, y + height * k, wide * 1.36, height * 0.028, 8), {
        fill: '#9c5f80',
        stroke: INK,
        width: 5,
      }),
    ),
  ];
  return [
    ...column(x + wide * 0.42),
    ...column(x + width - wide * 0.42),
    shape(d, { fill: DEEP, stroke: INK, width: 6 }),
    bell(x + width * 0.5, y + height * 0.02, unit * 0.085),
  ];
}

function bell(cx: number, top: number, size: number): Node {
  const body = 'M-14 0C-60 10 -58 70 -84 104L84 104C58 70 60 10 14 0Z';
  return group(
    [
      shape('M0 -60L0 4', { stroke: INK, width: 14 }),
      shape(ellipse(0, 116, 17), { fill: '#8f5a2a', stroke: INK, width: 7 }),
      shape(body, {
        fill: linear([-70, 0], [70, 100], '#ffe08a', '#d99a35', '#9a5d2a'),
        stroke: INK,
        width: 7,
      }),
      shape(
        curve([
          [-76, 84],
          [0, 94],
          [76, 84],
        ]),
        { stroke: '#7d4a22', width: 6 },
      ),
      shape(
        polygon([
          [-36, 24],
          [-26, 20],
          [-44, 74],
          [-54, 76],
        ]),
        { fill: '#fff3c4', opacity: 0.85 },
      ),
    ],
    { matrix: place(cx, top, 0, size / 120) },
  );
}
