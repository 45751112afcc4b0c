import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect, star } from '../../drawing/path.ts';
import { group, linear, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const WOOD = '#b8643c';
const QUILT = '#f0468f';

/** A child's bed seen from its side, the pillow on the left. It stands on y 500; the mattress is at y 60. */
export const bed: DrawProp = (ink) => {
  const post = (x: number, top: number): Node[] => [
    shape(rect(x - 46, top, 92, 500 - top, 20), {
      fill: linear([x - 46, 0], [x + 46, 0], light(WOOD, 0.3), WOOD, shade(WOOD, 0.4)),
      stroke: INK,
      width: ink,
    }),
    shape(ellipse(x, top - 24, 52, 48), { fill: '#ffd23f', stroke: INK, width: ink }),
  ];
  return {
    nodes: [
      shape(ellipse(0, 500, 1240, 60), { fill: '#1a0b45', opacity: 0.4 }),
      shape('M-1120 -330C-1120 -420 -980 -440 -960 -330L-960 340L-1120 340Z', {
        fill: shade(WOOD, 0.2),
        stroke: INK,
        width: ink,
      }),
      ...post(-1120, -300),
      ...post(1120, -20),
      shape(rect(-1100, 180, 2200, 190, 30), {
        fill: linear([0, 180], [0, 370], light(WOOD, 0.2), shade(WOOD, 0.25)),
        stroke: INK,
        width: ink,
      }),
      shape(rect(-1066, 36, 2132, 190, 70), { fill: '#fff6e6', stroke: INK, width: ink }),
      shape(
        'M-1040 60C-1080 -70 -1000 -130 -860 -120C-700 -130 -540 -120 -540 -10C-540 70 -600 84 -780 84C-920 84 -1020 90 -1040 60Z',
        {
          fill: linear([-1040, -120], [-540, 80], '#ffffff', '#d9d4ff'),
          stroke: INK,
          width: ink,
        },
      ),
    ],
  };
};

/** The quilt that goes with the bed, over the sleeper from shoulders to toes. */
export const quilt: DrawProp = (ink) => {
  const d =
    'M-470 -40C-400 -150 -260 -190 -60 -190C200 -190 500 -130 760 -150C920 -160 1080 -110 1090 40C1096 140 1084 220 1060 300C980 270 920 320 840 300C760 280 700 324 600 304C500 284 420 326 320 306C220 286 120 326 20 304C-80 286 -160 322 -260 300C-340 284 -400 300 -460 280C-500 180 -510 60 -470 -40Z';
  const patches = [-380, -120, 140, 400, 660, 920].flatMap((x, i) =>
    [-60, 130].map((y, j) =>
      shape(star(x + (j ? 120 : 0), y, 50, 22, 5, { turn: i * 23 }), {
        fill: (i + j) % 2 ? '#ffe27a' : '#9ff0e0',
        opacity: 0.95,
      }),
    ),
  );
  return {
    nodes: [
      shape(d, { fill: linear([0, -190], [0, 310], light(QUILT, 0.3), QUILT, shade(QUILT, 0.3)) }),
      group(
        [
          ...patches,
          shape(
            curve([
              [-540, 60],
              [-200, 20],
              [400, 60],
              [1120, 30],
            ]),
            { stroke: shade(QUILT, 0.4), width: 14, opacity: 0.5 },
          ),
        ],
        { clip: d },
      ),
      shape(
        'M-470 -40C-400 -150 -260 -190 -60 -190C-100 -130 -250 -110 -330 -60C-390 -20 -390 180 -370 290C-420 296 -440 288 -460 280C-500 180 -510 60 -470 -40Z',
        { fill: '#fff1d6', stroke: INK, width: ink * 0.7 },
      ),
      shape(d, { stroke: INK, width: ink * 1.2 }),
    ],
  };
};
