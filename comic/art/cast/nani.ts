import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm, softHand } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { Character, DrawCharacter } from './cast.ts';

const SKIN = '#c68a5a';
const HAIR = '#d9d4de';
const SARI = '#c2356b';
const BORDER = '#ffc93c';
const BLOUSE = '#1f8f86';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: { right: [300, -330], left: [-260, -220], gaze: [-0.2, 0], brow: [-8, 0] },
  amazed: { right: [290, -400], left: [-290, -400], gaze: [-0.1, -0.4], brow: [-30, -22] },
  sad: { right: [150, -170], left: [-150, -170], gaze: [-0.1, 0.5], brow: [-22, 20] },
  scared: { right: [110, -300], left: [-110, -300], gaze: [0.4, 0.1], brow: [-28, 12] },
  proud: { right: [190, -170], left: [-330, -400], gaze: [0.2, -0.1], brow: [6, -8] },
};

/** Nani, a small grandmother with a large bun, who has an answer and a sweater for everything. */
export const nani: DrawCharacter = (mood, ink) => figure(actings[mood], mood, ink);

/** Nani waiting for rain, or standing in it. */
export const umbrellaNani: DrawCharacter = (mood, ink) => {
  const right: Point = [296, -430];
  const { nodes, head, ...drawn } = figure({ ...actings[mood], right }, mood, ink);
  return {
    ...drawn,
    nodes: [group(openUmbrella(ink), { matrix: place(...right, -15) }), ...nodes],
    head: { ...head, y: -1290, height: head.height + 290 },
  };
};

function figure(acting: Acting, mood: Mood, ink: number): Character {
  const inner = ink * 0.6;
  const gown = blob(
    [
      [0, -470],
      [140, -440],
      [200, -320],
      [230, -120],
      [220, -20],
      [0, 0],
      [-220, -20],
      [-230, -120],
      [-200, -320],
      [-140, -440],
    ],
    0.95,
  );
  const head = blob(
    [
      [0, -905],
      [180, -860],
      [258, -700],
      [236, -540],
      [130, -436],
      [0, -408],
      [-130, -436],
      [-236, -540],
      [-258, -700],
      [-180, -860],
    ],
    1,
  );
  const bun = ellipse(60, -925, 120, 96);
  const ears = [-1, 1].map((side) => ellipse(side * 256, -630, 42, 56));
  const arms = [softArm(1, [160, -350], acting.right), softArm(-1, [-160, -350], acting.left)];
  const drape = 'M-200 -420C-60 -360 60 -240 240 -60L240 40L60 40C-20 -140 -120 -260 -240 -320Z';
  const nodes: Node[] = [
    shape(ellipse(10, -6, 280, 40), { fill: '#1a0b45', opacity: 0.4 }),
    shape([gown, head, bun, ...ears, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    shape(gown, { fill: linear([-220, -460], [220, 0], light(SARI, 0.25), SARI, shade(SARI, 0.35)) }),
    group(
      [
        shape('M-260 -480L260 -480L260 -330C100 -270 -100 -270 -260 -330Z', { fill: BLOUSE }),
        shape(drape, { fill: light(SARI, 0.18), stroke: INK, width: inner }),
        shape('M-196 -404C-56 -344 64 -226 244 -44', { stroke: BORDER, width: 34 }),
        shape('M-260 -34C-90 0 90 0 260 -34', { stroke: BORDER, width: 40 }),
        shape(
          [
            [-110, -200],
            [-150, -110],
            [-60, -110],
            [40, -90],
            [-20, -180],
            [130, -220],
          ]
            .map(([x, y]) => ellipse(x!, y!, 14))
            .join(''),
          { fill: BORDER },
        ),
      ],
      { clip: gown },
    ),
    shape(gown, { stroke: INK, width: inner }),
    ...arms.flatMap((limb) => drawSoftArm(limb, BLOUSE, SKIN, inner)),
    shape(bun, {
      fill: radial([30, -960], 150, '#ffffff', HAIR, shade(HAIR, 0.3)),
      stroke: INK,
      width: inner,
    }),
    ...[-1, 1].map((side) =>
      shape(ellipse(side * 120 + 60, -900, 26), { fill: '#fffdf8', stroke: INK, width: inner * 0.7 }),
    ),
    ...ears.map((d) => shape(d, { fill: shade(SKIN, 0.12), stroke: INK, width: inner })),
    ...[-1, 1].map((side) =>
      shape(ellipse(side * 262, -568, 20), { fill: BORDER, stroke: INK, width: inner * 0.7 }),
    ),
    shape(head, { fill: radial([-90, -760], 460, light(SKIN, 0.3), SKIN, shade(SKIN, 0.25)) }),
    group(
      [
        shape('M-300 -640C-270 -700 -120 -740 -10 -850C110 -740 270 -700 300 -640L300 -960L-300 -960Z', {
          fill: linear([-200, -900], [200, -680], '#ffffff', HAIR, shade(HAIR, 0.25)),
          stroke: INK,
          width: inner,
        }),
        shape('M-10 -860C-90 -780 -190 -740 -250 -700M-10 -860C70 -780 190 -740 250 -700', {
          stroke: shade(HAIR, 0.35),
          width: 9,
        }),
      ],
      { clip: head },
    ),
    shape(head, { stroke: INK, width: inner * 1.2 }),
    shape(ellipse(0, -722, 22), { fill: '#e0245e' }),
    ...[-1, 1].map((side) => shape(ellipse(side * 168, -520, 46, 30), { fill: '#ff6f6f', opacity: 0.45 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 108, -610], 60, 66, ['#2a1420', '#8a5230'], acting.gaze, inner * 0.8),
    ),
    ...glasses(inner),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 56, -722 + acting.brow[0]],
          [side * 108, -736 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 170, -718 + acting.brow[1]],
        ]),
        { stroke: '#a7a0b4', width: 20 },
      ),
    ),
    shape(
      curve([
        [-16, -548],
        [4, -534],
        [24, -546],
      ]),
      { stroke: shade(SKIN, 0.6), width: 12 },
    ),
    moodMouth(mood, [0, -490], 0.56, inner),
  ];
  return {
    nodes,
    face: { x: -230, y: -740, width: 460, height: 320 },
    head: { x: -290, y: -1000, width: 580, height: 610 },
    mouth: [0, -478],
    hands: [softHand(arms[1]!, SKIN, inner), softHand(arms[0]!, SKIN, inner)],
    paper: '#fff0f4',
  };
}

/** An open umbrella, held at (0, 0). */
function openUmbrella(ink: number): Node[] {
  const canopy =
    'M-500 -590C-440 -960 440 -960 500 -590C430 -650 350 -650 300 -590C240 -650 160 -650 100 -590C40 -650 -40 -650 -100 -590C-160 -650 -240 -650 -300 -590C-350 -650 -430 -650 -500 -590Z';
  const stick = 'M0 -900L0 90C0 190 110 190 110 100';
  return [
    shape(stick, { stroke: INK, width: 26 + ink * 1.8 }),
    shape(stick, { stroke: '#a8672f', width: 26 }),
    shape(canopy, { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(canopy, { fill: radial([-140, -860], 640, '#ffe08a', '#ffb03a', '#d9702a') }),
    group(
      [
        shape(
          'M-300 -590C-260 -760 -140 -860 0 -880C-60 -800 -100 -700 -100 -590ZM300 -590C260 -760 140 -860 0 -880C60 -800 100 -700 100 -590Z',
          {
            fill: '#e2557f',
            opacity: 0.85,
          },
        ),
      ],
      { clip: canopy },
    ),
    shape(canopy, { stroke: INK, width: ink * 0.6 }),
  ];
}

function glasses(inner: number): Node[] {
  const rims =
    [-1, 1].map((side) => ellipse(side * 110, -606, 98, 92)).join('') +
    'M-14 -622C-6 -634 6 -634 14 -622M-208 -616L-256 -634M208 -616L256 -634';
  return [
    ...[-1, 1].map((side) => shape(ellipse(side * 110, -606, 98, 92), { fill: '#ffffff', opacity: 0.16 })),
    shape(rims, { stroke: INK, width: 15 + inner * 0.4 }),
    shape(rims, { stroke: '#8f6bd6', width: 9 }),
  ];
}
