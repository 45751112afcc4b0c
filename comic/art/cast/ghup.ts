import type { Mood } from '../../book.ts';
import { INK } from '../../drawing/colour.ts';
import { blob, curve, ellipse, sparkle } from '../../drawing/path.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const NIGHT = '#2b2a8f';
const PALM = '#6f6be0';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  /** How far the ears droop. */
  droop: number;
}

const actings: Record<Mood, Acting> = {
  happy: { right: [520, -520], left: [-430, -250], gaze: [-0.2, 0.1], brow: [-10, -6], droop: 0 },
  amazed: { right: [470, -640], left: [-470, -640], gaze: [0, -0.5], brow: [-40, -30], droop: -30 },
  sad: { right: [330, -150], left: [-330, -150], gaze: [-0.3, 0.6], brow: [-36, 22], droop: 110 },
  scared: { right: [150, -330], left: [-150, -330], gaze: [-0.6, 0.1], brow: [-36, 12], droop: 80 },
  proud: { right: [420, -230], left: [-500, -560], gaze: [0.2, -0.2], brow: [2, -14], droop: -10 },
};

/** Ghup, the Dark itself: wide, soft, full of stars, and shyer than anybody who ever ran away from it. */
export const ghup: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const { droop } = acting;
  const body = blob(
    [
      [0, -850],
      [170, -840],
      [260 + droop * 0.4, -985 + droop * 1.6],
      [330, -760],
      [420, -560],
      [470, -300],
      [450, -90],
      [320, 0],
      [160, -28],
      [0, 0],
      [-160, -28],
      [-320, 0],
      [-450, -90],
      [-470, -300],
      [-420, -560],
      [-330, -760],
      [-260 - droop * 0.4, -985 + droop * 1.6],
      [-170, -840],
    ],
    0.95,
  );
  const arms = [softArm(1, [380, -420], acting.right), softArm(-1, [-380, -420], acting.left)];
  const lit: readonly (readonly [number, number, number])[] = [
    [-300, -250, 34],
    [-180, -110, 20],
    [40, -180, 30],
    [190, -80, 18],
    [310, -220, 28],
    [-60, -60, 14],
    [-360, -420, 18],
    [350, -450, 16],
    [150, -250, 14],
    [-150, -230, 15],
    [-40, -770, 16],
    [60, -800, 11],
  ];
  const nodes: Node[] = [
    shape(ellipse(0, -420, 800), {
      fill: radial(
        [0, -420],
        800,
        { at: 0.4, colour: '#8f8bff', opacity: 0.4 },
        { at: 1, colour: '#8f8bff', opacity: 0 },
      ),
    }),
    shape(ellipse(14, -4, 480, 50), { fill: '#0a0530', opacity: 0.5 }),
    shape([body, ...arms.map(armEdge)].join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(body, { fill: radial([-130, -640], 1000, '#5d5bd6', NIGHT, '#120b4a') }),
    group(
      [
        shape(ellipse(60, -150, 330, 210), {
          fill: radial(
            [60, -150],
            330,
            { at: 0, colour: '#c05bd8', opacity: 0.75 },
            { at: 1, colour: '#c05bd8', opacity: 0 },
          ),
        }),
        shape(ellipse(-230, -280, 260, 190), {
          fill: radial(
            [-230, -280],
            260,
            { at: 0, colour: '#3fa0ff', opacity: 0.6 },
            { at: 1, colour: '#3fa0ff', opacity: 0 },
          ),
        }),
        shape(lit.map(([x, y, r]) => sparkle(x, y, r)).join(''), { fill: '#fff6cf' }),
      ],
      { clip: body },
    ),
    shape(
      curve([
        [-370, -560],
        [-330, -690],
        [-250, -790],
      ]),
      { stroke: '#b9b6ff', width: 22, opacity: 0.7 },
    ),
    shape(body, { stroke: INK, width: inner * 1.2 }),
    ...arms.flatMap((limb) => drawSoftArm(limb, NIGHT, PALM, inner)),
    ...[-1, 1].map((side) => shape(ellipse(side * 244, -478, 58, 34), { fill: '#ff8ad0', opacity: 0.6 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 138, -610], 104, 112, ['#7a3a00', '#ffc531'], acting.gaze, inner * 1.1),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 70, -746 + acting.brow[0]],
          [side * 140, -762 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 214, -738 + acting.brow[1]],
        ]),
        { stroke: '#c9c6ff', width: 24 },
      ),
    ),
    moodMouth(mood, [0, -446], 0.86, inner),
  ];
  return {
    nodes,
    face: { x: -260, y: -770, width: 520, height: 410 },
    head: { x: -400, y: -960, width: 800, height: 640 },
    mouth: [0, -430],
    paper: '#e9e6ff',
  };
};
