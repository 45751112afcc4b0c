import { INK } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { edge, tube } from '../../drawing/tube.ts';
import { linear, radial, shape, type Node, type Paint, type Point } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const mirror = (points: readonly Point[]): Point[] => [
  ...points,
  ...points.toReversed().map(([x, y]): Point => [-x, y]),
];

const arm = (side: number): string =>
  edge(
    tube(
      [
        [side * 150, -40],
        [side * 215, 90],
        [side * 130, 190],
        [side * 16, 76],
      ],
      [58, 54, 46, 26],
    ),
    0.9,
    0.4,
  );

/** Hanuman as temples carve him at prayer: kneeling, palms together, the tail a great arch behind him. */
function kneeling(): Record<'tail' | 'legs' | 'trunk' | 'arms' | 'head' | 'crown' | 'ears', string> {
  return {
    tail: edge(
      tube(
        [
          [120, 330],
          [250, 310],
          [340, 220],
          [385, 60],
          [390, -110],
          [350, -270],
          [270, -370],
          [170, -400],
          [110, -350],
          [130, -300],
        ],
        [44, 42, 38, 34, 30, 26],
      ),
      0.5,
      0.9,
    ),
    legs: blob(
      mirror([
        [0, 270],
        [150, 250],
        [290, 330],
        [330, 440],
        [240, 490],
        [0, 494],
      ]),
      0.9,
    ),
    trunk: blob(
      mirror([
        [0, -110],
        [120, -100],
        [186, -40],
        [150, 110],
        [112, 230],
        [140, 300],
        [0, 320],
      ]),
      0.8,
    ),
    arms: `${arm(-1)}${arm(1)}M-26 100C-30 50 -22 10 0 -30C22 10 30 50 26 100Z`,
    head: blob(
      mirror([
        [0, -330],
        [84, -310],
        [108, -230],
        [92, -160],
        [60, -104],
        [0, -90],
      ]),
      0.95,
    ),
    ears: ellipse(-116, -214, 30, 38) + ellipse(116, -214, 30, 38),
    crown:
      'M-112 -280C-120 -310 -112 -330 -100 -338C-70 -352 -60 -400 -34 -440C-22 -460 -14 -478 0 -500C14 -478 22 -460 34 -440C60 -400 70 -352 100 -338C112 -330 120 -310 112 -280C60 -304 -60 -304 -112 -280Z',
  };
}

const FACE =
  curve([
    [-66, -222],
    [-42, -208],
    [-18, -222],
  ]) +
  curve([
    [18, -222],
    [42, -208],
    [66, -222],
  ]) +
  curve([
    [-68, -256],
    [-42, -268],
    [-16, -254],
  ]) +
  curve([
    [16, -254],
    [42, -268],
    [68, -256],
  ]) +
  curve([
    [-34, -136],
    [0, -122],
    [34, -136],
  ]) +
  'M-10 -222C-12 -200 -26 -190 -18 -178C-8 -172 8 -172 18 -178C26 -190 12 -200 10 -222M-70 -168C-62 -130 -40 -112 0 -108C40 -112 62 -130 70 -168';
const DRESS =
  'M-112 232C-50 256 50 256 112 232M-60 270L-90 486M-20 276L-26 492M20 276L26 492M60 270L90 486M-104 -330C-40 -352 40 -352 104 -330' +
  'M-60 -388C-20 -400 20 -400 60 -388M-300 380C-200 360 -130 400 -110 480M300 380C200 360 130 400 110 480';

function figure(fill: Paint, edgeInk: string, outer: number, line: string, inner: number): Node[] {
  const { tail, legs, trunk, arms, head, crown, ears } = kneeling();
  const garland = Array.from({ length: 15 }, (_, i) => {
    const a = (i / 14) * Math.PI;
    return ellipse(Math.cos(a) * 96, -90 + Math.sin(a) * 200, 17);
  }).join('');
  return [
    shape(tail + legs + trunk + arms + head + crown + ears, { fill: edgeInk, stroke: edgeInk, width: outer }),
    ...[tail, legs, trunk, ears].map((d) => shape(d, { fill, stroke: line, width: inner })),
    shape(garland, { fill, stroke: line, width: inner * 0.7 }),
    ...[arms, head, crown].map((d) => shape(d, { fill, stroke: line, width: inner })),
    shape(FACE + DRESS, { stroke: line, width: inner }),
    shape(
      ellipse(0, -410, 15, 22) + ellipse(0, -286, 7, 16) + ellipse(-116, -168, 13) + ellipse(116, -168, 13),
      {
        fill: line,
      },
    ),
  ];
}

/** Carved in the temple's stone. */
export const guardian: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, -200, 300), {
      fill: radial([0, -200], 300, '#fff3c4', '#f2b765', '#b8744c'),
      stroke: INK,
      width: ink,
    }),
    shape(ellipse(0, -200, 262), { stroke: '#8f5440', width: ink }),
    ...figure(
      linear([-300, -400], [300, 480], '#ffe3ae', '#e0a066', '#a9664a'),
      INK,
      ink * 1.8,
      '#7d4438',
      ink * 0.8,
    ),
  ],
});

/** The same shape, seen in the clouds by those who look up. */
export const guardianInClouds: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, -120, 760), {
      fill: radial(
        [0, -120],
        760,
        { at: 0, colour: '#fffbe0', opacity: 0.9 },
        { at: 1, colour: '#fff1b8', opacity: 0 },
      ),
    }),
    ...figure(
      linear([0, -500], [0, 500], '#ffffff', '#fff0c2', '#ffd79a'),
      '#ffe9b0',
      ink * 3,
      '#e8a860',
      ink * 0.8,
    ),
  ],
});
