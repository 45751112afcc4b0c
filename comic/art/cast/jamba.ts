import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm, softHand } from './limbs.ts';
import { moodMouth } from './mouths.ts';

const FUR = '#5d4a52';
const SILVER = '#e9e2dc';
const SHAWL = '#9a6b4f';

const reach: Record<Mood, readonly [left: Point, right: Point]> = {
  happy: [
    [-90, -330],
    [470, -470],
  ],
  amazed: [
    [-450, -500],
    [450, -500],
  ],
  sad: [
    [-90, -260],
    [90, -260],
  ],
  scared: [
    [-130, -420],
    [130, -420],
  ],
  proud: [
    [-110, -230],
    [110, -230],
  ],
};
const brows: Record<Mood, readonly [inner: number, outer: number]> = {
  happy: [-4, 4],
  amazed: [-36, -26],
  sad: [-24, 24],
  scared: [-30, 10],
  proud: [4, 18],
};

/**
 * Jamba, a very old bear with a silver beard, who keeps the first fire. When proud or asleep the eyes are
 * shut.
 */
export const jamba: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.6;
  const body = blob(
    [
      [0, -560],
      [210, -540],
      [330, -400],
      [370, -210],
      [320, -50],
      [0, -20],
      [-320, -50],
      [-370, -210],
      [-330, -400],
      [-210, -540],
    ],
    1,
  );
  const head = ellipse(0, -700, 280, 244);
  const ears = [-1, 1].map((side) => ellipse(side * 216, -884, 86));
  const feet = [-1, 1].map((side) => ellipse(side * 190, -52, 130, 62));
  const [left, right] = reach[mood];
  const arms = [softArm(-1, [-260, -440], left, wide), softArm(1, [260, -440], right, wide)];
  const beard =
    'M-210 -650C-230 -560 -190 -500 -150 -480C-140 -430 -90 -400 -70 -390C-50 -350 -20 -330 0 -310C20 -330 50 -350 70 -390C90 -400 140 -430 150 -480C190 -500 230 -560 210 -650C120 -700 -120 -700 -210 -650Z';
  const shawl =
    'M-300 -500C-180 -430 180 -430 300 -500C370 -400 390 -250 370 -120C330 -250 250 -360 40 -400C-40 -240 -200 -150 -372 -140C-390 -260 -370 -400 -300 -500Z';
  const [low, high] = brows[mood];
  const shut = mood === 'proud';
  const nodes: Node[] = [
    shape(ellipse(30, -14, 440, 52), { fill: '#0d3a2a', opacity: 0.4 }),
    shape([body, head, ...ears, ...feet, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    ...ears.map((d) => shape(d, { fill: FUR, stroke: INK, width: inner })),
    shape([-1, 1].map((side) => ellipse(side * 220, -884, 46)).join(''), { fill: '#b98a86' }),
    shape(body, { fill: linear([-300, -500], [300, 0], light(FUR, 0.16), FUR, shade(FUR, 0.4)) }),
    shape(ellipse(0, -200, 220, 190), { fill: '#cdbcae' }),
    ...feet.flatMap((d, i) => [
      shape(d, { fill: FUR, stroke: INK, width: inner }),
      shape(ellipse((i ? 1 : -1) * 190, -44, 70, 32), { fill: '#cdbcae' }),
    ]),
    shape(shawl, { fill: SHAWL, stroke: INK, width: inner }),
    group(
      [
        shape(
          curve([
            [-390, -160],
            [-190, -180],
            [20, -420],
            [250, -370],
            [390, -150],
          ]),
          { stroke: '#e3c07a', width: 26 },
        ),
      ],
      { clip: shawl },
    ),
    ...arms.flatMap((limb) => drawSoftArm(limb, FUR, '#cdbcae', inner)),
    shape(head, { fill: radial([-100, -800], 520, light(FUR, 0.24), FUR, shade(FUR, 0.25)) }),
    shape(head, { stroke: INK, width: inner }),
    shape(beard, { fill: SILVER, stroke: INK, width: inner }),
    shape('M-90 -520L-60 -440M0 -500L0 -390M90 -520L60 -440', { stroke: '#b3a6a4', width: 12 }),
    shape(ellipse(0, -630, 120, 74), { fill: light(SILVER, 0.5) }),
    ...[-1, 1].flatMap((side) => [
      ...(shut
        ? [
            shape(
              curve([
                [side * 60, -736],
                [side * 106, -708],
                [side * 156, -736],
              ]),
              { stroke: INK, width: 20 },
            ),
          ]
        : bigEye([side * 106, -736], 54, 60, ['#2a160e', '#9b6a2c'], [-0.25, -0.1], inner)),
      ...['#1a1026', SILVER].map((colour, i) =>
        shape(
          curve([
            [side * 46, -826 + low],
            [side * 110, -848 + (low + high) / 2],
            [side * 186, -804 + high],
          ]),
          { stroke: colour, width: i ? 38 : 38 + inner * 2 },
        ),
      ),
    ]),
    shape(ellipse(0, -672, 50, 34), { fill: '#2c1c26', stroke: INK, width: inner * 0.6 }),
    shape(ellipse(-14, -682, 14, 8), { fill: '#ffffff', opacity: 0.7 }),
    shut
      ? shape('M-44 -604Q0 -572 44 -604', { stroke: INK, width: 16 })
      : moodMouth(mood, [0, -590], 0.62, inner),
    shape(
      curve([
        [-200, -780],
        [-170, -860],
        [-100, -908],
      ]),
      { stroke: '#ffffff', width: 20, opacity: 0.35 },
    ),
  ];
  return {
    nodes,
    face: { x: -220, y: -870, width: 440, height: 350 },
    head: { x: -300, y: -970, width: 600, height: 520 },
    hands: [softHand(arms[0]!, '#cdbcae', inner), softHand(arms[1]!, '#cdbcae', inner)],
    mouth: [0, -580],
    paper: '#f4ecff',
  };
};

const wide = { widths: [84, 74, 66], outward: 110, elbow: 60 };
