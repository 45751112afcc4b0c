import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, rect } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky } from './sky.ts';
import type { DrawPlace } from './place.ts';

const COACH = '#b8503f';

/** A railway platform as it is remembered: all gold, a train in, the big clock at lunch time. */
export const station: DrawPlace = (area, seed) => {
  const random = seeded(`station ${seed}`);
  const { x, y, width, height } = area;
  const floor = y + height * 0.78;
  const unit = Math.min(width, height);
  return {
    back: [
      gradientSky(area, '#ffb45a', '#ffd98a', '#fff3cf'),
      glow(x + width * 0.3, y + height * 0.3, unit * 0.8, '#fffbe0', 0.9),
      shape(cloudBank(x + width * 0.3, y + height * 0.44, width * 0.7, height * 0.2, random), {
        fill: '#ffffff',
        opacity: 0.6,
      }),
      ...train(area, floor),
      ...platform(area, floor),
      ...roof(area),
      ...clock(x + width * 0.44, y + height * 0.3, unit * 0.085),
      ...halftone(area, 26, '#d9843a', cornerFade([x, y], unit * 0.6), 0.4),
      ...halftone(area, 26, '#8a3f4a', cornerFade([x + width, y + height], unit * 0.5), 0.35),
    ],
    front: [],
    light: { colour: '#ffd27a', amount: 0.1 },
  };
};

function train({ x, width, height }: Box, floor: number): Node[] {
  const top = floor - height * 0.4;
  const coach = width * 0.36;
  const nodes: Node[] = [];
  for (let i = -1; i < 3; i++) {
    const left = x + width * 0.1 + i * (coach + width * 0.014);
    nodes.push(
      shape(rect(left, top, coach, height * 0.38, 26), {
        fill: linear([0, top], [0, floor], light(COACH, 0.4), COACH, shade(COACH, 0.3)),
        stroke: INK,
        width: 7,
      }),
      shape(rect(left, top + height * 0.2, coach, height * 0.035), {
        fill: '#ffe2a0',
        stroke: INK,
        width: 4,
      }),
      shape(rect(left - 4, top - height * 0.02, coach + 8, height * 0.05, 20), {
        fill: '#e8cfa0',
        stroke: INK,
        width: 6,
      }),
    );
    for (let k = 0; k < 4; k++) {
      const wx = left + coach * (0.08 + k * 0.23);
      nodes.push(
        shape(rect(wx, top + height * 0.06, coach * 0.16, height * 0.11, 10), {
          fill: linear([0, top], [0, top + height * 0.18], '#fff3c4', '#8fb8c9'),
          stroke: INK,
          width: 5,
        }),
        shape(
          [0.3, 0.6]
            .map(
              (b) =>
                `M${num(wx)} ${num(top + height * (0.06 + 0.11 * b))}L${num(wx + coach * 0.16)} ${num(top + height * (0.06 + 0.11 * b))}`,
            )
            .join(''),
          { stroke: '#6a3a3a', width: 4 },
        ),
      );
    }
  }
  return nodes;
}

function platform({ x, y, width, height }: Box, floor: number): Node[] {
  const tiles = Array.from({ length: 13 }, (_, i) => {
    const k = i - 6;
    return `M${num(x + width / 2 + k * width * 0.09)} ${num(floor)}L${num(x + width / 2 + k * width * 0.15)} ${num(y + height + 30)}`;
  }).join('');
  return [
    shape(rect(x - 20, floor - height * 0.02, width + 40, height * 0.03), { fill: '#4a2a4a' }),
    shape(rect(x - 20, floor, width + 40, y + height - floor + 40), {
      fill: linear([0, floor], [0, y + height], '#f2cf94', '#c98f62'),
    }),
    shape(tiles, { stroke: '#a0664a', width: 5, opacity: 0.55 }),
    shape(rect(x - 20, floor, width + 40, height * 0.03), { fill: '#fff0b8', stroke: INK, width: 5 }),
  ];
}

/** A tin roof with a toothed valance on two iron posts. */
function roof({ x, y, width, height }: Box): Node[] {
  const base = y + height * 0.13;
  const tooth = width / 26;
  const teeth = Array.from(
    { length: 28 },
    (_, i) =>
      `M${num(x - tooth + i * tooth)} ${num(base)}L${num(x + i * tooth)} ${num(base)}L${num(x + (i - 0.5) * tooth)} ${num(base + height * 0.045)}Z`,
  ).join('');
  return [
    ...[0.05, 0.95].flatMap((k): Node[] => [
      shape(rect(x + width * k - width * 0.012, base, width * 0.024, height * 0.66), {
        fill: linear([x + width * k, 0], [x + width * k + width * 0.03, 0], '#7fb0a0', '#3f7a7a'),
        stroke: INK,
        width: 6,
      }),
      shape(rect(x + width * k - width * 0.025, y + height * 0.74, width * 0.05, height * 0.05, 6), {
        fill: '#3f7a7a',
        stroke: INK,
        width: 6,
      }),
    ]),
    shape(teeth, { fill: '#3f9a8a', stroke: INK, width: 5 }),
    shape(rect(x - 30, y - 30, width + 60, base - y + 32), {
      fill: linear([0, y], [0, base], '#a8644a', '#d9965a'),
      stroke: INK,
      width: 6,
    }),
  ];
}

function clock(x: number, y: number, r: number): Node[] {
  return [
    shape(`M${num(x)} ${num(y - r * 2.6)}L${num(x)} ${num(y)}`, { stroke: INK, width: 16 }),
    shape(ellipse(x, y, r), { fill: '#fffbe8', stroke: INK, width: 9 }),
    shape(ellipse(x, y, r * 0.84), { stroke: '#c2504a', width: 7 }),
    shape(
      `M${num(x)} ${num(y)}L${num(x + r * 0.18)} ${num(y - r * 0.5)}M${num(x)} ${num(y)}L${num(x)} ${num(y - r * 0.7)}`,
      {
        stroke: INK,
        width: 10,
      },
    ),
  ];
}
