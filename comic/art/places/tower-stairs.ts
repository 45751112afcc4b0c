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
  const windowX = x + width * 0.17;
  const windowY = y + height * 0.36;
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
          [windowX - unit * 0.1, windowY],
          [windowX + unit * 0.15, windowY - unit * 0.16],
          [x + width * 0.9, y + height * 0.66],
          [x + width * 0.62, y + height * 1.1],
        ]),
        {
          fill: linear(
            [windowX, windowY],
            [x + width * 0.75, y + height * 0.9],
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

/** Twelve stairs; the fifth, where a hero stands, has its tread at 0.78 of the height. */
function steps({ x, y, width, height }: Box): Node[] {
  const run = width / 10;
  const rise = height * 0.085;
  return Array.from({ length: 12 }, (_, i): Node[] => {
    const left = x + (i - 1) * run;
    const top = y + height * 1.035 - i * rise + (i < 4 ? 0 : 0);
    const stone = mix('#b08bc0', '#6a4a94', i / 12);
    return [
      shape(rect(left, top, x + width + 60 - left, y + height + 60 - top), {
        fill: linear([left, 0], [left + run * 3, 0], shade(stone, 0.28), shade(stone, 0.55)),
        stroke: INK,
        width: 6,
      }),
      shape(rect(left - 14, top - 8, x + width + 80 - left, rise * 0.3, 8), {
        fill: linear([left, 0], [x + width, 0], mix(stone, '#ffe9c8', 0.45), stone),
        stroke: INK,
        width: 6,
      }),
    ];
  }).flat();
}
