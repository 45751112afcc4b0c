import { INK, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { glow } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** Inside the clock tower: old stone, worn stairs from lower left to upper right, one window full of sky. */
export const towerStairs: DrawPlace = (area, seed) => {
  const random = seeded(`stairs ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const brick = unit / 8;
  const bricks: [string, string] = ['', ''];
  for (let row = 0; row * brick < height + brick; row++) {
    for (let left = x - brick * (row % 2 ? 1 : 0.4); left < x + width; left += brick * 1.7) {
      if (random() < 0.42)
        bricks[random() < 0.5 ? 0 : 1] += rect(
          left + 5,
          y + row * brick + 5,
          brick * 1.7 - 10,
          brick - 10,
          10,
        );
    }
  }
  const windowX = x + width * 0.7;
  const windowY = y + height * 0.27;
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x + width, y + height], '#8d6fb0', '#5d4590', '#35266b'),
      }),
      shape(bricks[0], { fill: '#9a7dba', opacity: 0.5 }),
      shape(bricks[1], { fill: '#44307c', opacity: 0.5 }),
      ...opening(windowX, windowY, unit * 0.15),
      shape(
        polygon([
          [windowX - unit * 0.13, windowY - unit * 0.12],
          [windowX + unit * 0.1, windowY + unit * 0.12],
          [x + width * 0.5, y + height * 1.1],
          [x + width * 0.06, y + height * 1.1],
        ]),
        {
          fill: linear(
            [windowX, windowY],
            [x + width * 0.3, y + height * 1],
            { at: 0, colour: '#fff3cf', opacity: 0.55 },
            { at: 1, colour: '#ffd9a0', opacity: 0.05 },
          ),
        },
      ),
      ...steps(area),
      ...Array.from({ length: 16 }, () =>
        shape(
          rect(
            x + width * between(random, 0.25, 0.8),
            y + height * between(random, 0.3, 0.8),
            between(random, 5, 10),
            between(random, 5, 10),
            5,
          ),
          { fill: '#fff3cf', opacity: 0.55 },
        ),
      ),
      ...halftone(area, 26, '#1d1250', cornerFade([x + width, y], unit * 0.8), 0.5),
    ],
    front: [
      shape(
        `M${num(x + width * 0.9)} ${num(y - 30)}Q${num(x + width * 0.95)} ${num(y + height * 0.5)} ${num(x + width * 0.9)} ${num(y + height + 30)}L${num(x + width + 40)} ${num(y + height + 30)}L${num(x + width + 40)} ${num(y - 30)}Z`,
        { fill: linear([x + width * 0.9, 0], [x + width, 0], '#3a2870', '#1d1248'), stroke: INK, width: 7 },
      ),
    ],
    light: { colour: '#c9a8ff', amount: 0.12 },
  };
};

function opening(cx: number, cy: number, size: number): Node[] {
  const hole = (k: number): string =>
    `M${num(cx - size * 0.5 * k)} ${num(cy + size * 0.9)}L${num(cx - size * 0.5 * k)} ${num(cy - size * 0.2)}Q${num(cx - size * 0.44 * k)} ${num(cy - size * 0.7 * k)} ${num(cx)} ${num(cy - size * 0.95 * k)}Q${num(cx + size * 0.44 * k)} ${num(cy - size * 0.7 * k)} ${num(cx + size * 0.5 * k)} ${num(cy - size * 0.2)}L${num(cx + size * 0.5 * k)} ${num(cy + size * 0.9)}Z`;
  return [
    glow(cx, cy, size * 2.2, '#fff0c0', 0.7),
    shape(hole(1.3), { fill: '#b18fcb', stroke: INK, width: 6 }),
    shape(hole(1), {
      fill: linear([0, cy - size], [0, cy + size], '#6fc6ea', '#fff3cf', '#ffc98a'),
      stroke: INK,
      width: 5,
    }),
    shape(rect(cx - size * 0.78, cy + size * 0.88, size * 1.56, size * 0.16, 8), {
      fill: '#cfb0dc',
      stroke: INK,
      width: 6,
    }),
  ];
}

/** Worn stairs, each as wide as a stride. */
function steps({ x, y, width, height }: Box): Node[] {
  const run = width * 0.133;
  const rise = height * 0.09;
  return Array.from({ length: 9 }, (_, i): Node[] => {
    const left = x + (i - 1) * run;
    const top = y + height * 1.12 - i * rise;
    const reach = x + width + 60 - left;
    const stone = mix('#c9a0c4', '#7d5aa4', i / 9);
    let joints = '';
    for (let row = 1; top + row * rise < y + height + rise; row++) {
      const at = left + run * (row % 2 ? 0.5 : 0.14);
      joints += `M${num(left)} ${num(top + row * rise)}L${num(left + run)} ${num(top + row * rise)}M${num(at)} ${num(top + row * rise)}L${num(at)} ${num(top + row * rise + rise)}`;
    }
    return [
      shape(rect(left, top, reach, y + height + 60 - top), {
        fill: linear([left, top], [left + run * 1.4, top + rise * 6], shade(stone, 0.12), shade(stone, 0.6)),
        stroke: INK,
        width: 6,
      }),
      shape(joints, { stroke: shade(stone, 0.66), width: 4.5, opacity: 0.6 }),
      shape(
        `M${num(left - 16)} ${num(top - 6)}L${num(x + width + 60)} ${num(top - 6)}L${num(x + width + 60)} ${num(top + rise * 0.2)}L${num(left + run * 0.5)} ${num(top + rise * 0.2)}Q${num(left + run * 0.2)} ${num(top + rise * 0.32)} ${num(left - 16)} ${num(top + rise * 0.2)}Z`,
        { fill: mix(stone, '#ffe9c8', 0.55 - i * 0.03), stroke: INK, width: 6 },
      ),
    ];
  }).flat();
}
