import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm, softHand } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const SKIN = '#8f5a3a';
const HAIR = '#2a1a30';
const KURTI = '#8a6f9c';
const ZIG = '#e0b860';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: { right: [300, -330], left: [-310, -440], gaze: [-0.2, -0.1], brow: [-4, -4] },
  amazed: { right: [300, -330], left: [-320, -420], gaze: [-0.2, -0.3], brow: [-30, -22] },
  sad: { right: [240, -190], left: [-130, -230], gaze: [-0.1, 0.45], brow: [-24, 18] },
  scared: { right: [210, -260], left: [-120, -330], gaze: [-0.4, 0.1], brow: [-28, 12] },
  proud: { right: [300, -300], left: [-230, -190], gaze: [-0.2, -0.1], brow: [14, -12] },
};

/**
 * Bijli, champion of the next roof: two buns, plasters on her fingers, a spool that never leaves her hand.
 */
export const bijli: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.6;
  const gown = blob([
    [0, -460],
    [124, -440],
    [164, -340],
    [206, -170],
    [226, -110],
    [0, -92],
    [-226, -110],
    [-206, -170],
    [-164, -340],
    [-124, -440],
  ]);
  const legs = [-1, 1].map(
    (side) => `M${side * 30} -130L${side * 128} -130L${side * 118} -30L${side * 48} -30Z`,
  );
  const head = blob([
    [0, -900],
    [176, -850],
    [240, -700],
    [222, -550],
    [130, -446],
    [0, -416],
    [-130, -446],
    [-222, -550],
    [-240, -700],
    [-176, -850],
  ]);
  const hair =
    'M-262 -600C-300 -900 -120 -960 0 -956C120 -960 300 -900 262 -600C230 -560 214 -600 222 -680L-222 -680C-214 -600 -230 -560 -262 -600Z';
  const buns = [-1, 1].map((side) => ellipse(side * 206, -900, 104, 100));
  const ears = [-1, 1].map((side) => ellipse(side * 238, -620, 38, 52));
  const arms = [softArm(1, [140, -370], acting.right), softArm(-1, [-140, -370], acting.left)];
  const nodes: Node[] = [
    shape(ellipse(10, -6, 250, 38), { fill: '#1a0b45', opacity: 0.4 }),
    shape([gown, head, hair, ...buns, ...ears, ...legs, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    ...buns.map((d, i) =>
      shape(d, {
        fill: radial([(i ? 206 : -206) - 30, -940], 150, light(HAIR, 0.3), HAIR),
        stroke: INK,
        width: inner,
      }),
    ),
    ...[-1, 1].map((side) =>
      shape(rect(side * 160 - 34, -858, 68, 34, 14), { fill: ZIG, stroke: INK, width: inner }),
    ),
    shape(hair, { fill: linear([-200, -940], [200, -600], light(HAIR, 0.16), HAIR) }),
    ...shoes(inner),
    ...legs.map((d) => shape(d, { fill: '#5f8f98', stroke: INK, width: inner })),
    shape(gown, { fill: linear([-200, -450], [200, -100], light(KURTI, 0.3), KURTI, shade(KURTI, 0.35)) }),
    group(
      [
        shape('M-40 -420L50 -420L0 -312L70 -312L-60 -150L-22 -270L-84 -270Z', {
          fill: ZIG,
          stroke: INK,
          width: inner,
        }),
        shape('M-260 -128C-90 -104 90 -104 260 -128', { stroke: '#f2e2c8', width: 26 }),
      ],
      { clip: gown },
    ),
    shape(gown, { stroke: INK, width: inner }),
    ...arms.flatMap((limb) => drawSoftArm(limb, KURTI, SKIN, inner)),
    ...plasters(acting.left, inner),
    ...ears.map((d) => shape(d, { fill: shade(SKIN, 0.12), stroke: INK, width: inner })),
    ...[-1, 1].map((side) =>
      shape(ellipse(side * 244, -556, 17), { fill: ZIG, stroke: INK, width: inner * 0.7 }),
    ),
    shape(head, { fill: radial([-90, -740], 460, light(SKIN, 0.3), SKIN, shade(SKIN, 0.3)) }),
    group(
      [
        shape(
          'M-280 -640C-250 -720 -220 -770 -130 -800C-60 -760 60 -760 110 -820C200 -780 250 -720 280 -640L280 -980L-280 -980Z',
          {
            fill: linear([-200, -940], [200, -700], light(HAIR, 0.24), HAIR),
            stroke: INK,
            width: inner,
          },
        ),
        shape('M-130 -900C-60 -860 40 -860 90 -900', { stroke: '#6a4a7a', width: 18 }),
      ],
      { clip: head },
    ),
    shape(head, { stroke: INK, width: inner * 1.2 }),
    ...[-1, 1].map((side) => shape(ellipse(side * 162, -530, 44, 28), { fill: '#ff6f6f', opacity: 0.4 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 104, -630], 62, 70, ['#1d1020', '#6b4226'], acting.gaze, inner * 0.8),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 48, -734 + acting.brow[0]],
          [side * 104, -748 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 168, -728 + acting.brow[1]],
        ]),
        { stroke: HAIR, width: 22 },
      ),
    ),
    shape(
      curve([
        [-14, -562],
        [4, -550],
        [20, -560],
      ]),
      { stroke: shade(SKIN, 0.6), width: 12 },
    ),
    moodMouth(mood, [0, -502], 0.56, inner),
    ...spoolIn(acting.right, inner),
    ...softHand(arms[0]!, SKIN, inner).over,
  ];
  return {
    nodes,
    face: { x: -220, y: -760, width: 440, height: 330 },
    head: { x: -310, y: -1000, width: 620, height: 600 },
    mouth: [0, -490],
    paper: '#f7efff',
  };
};

/** Kite flyers' plasters, on the free hand. */
function plasters([x, y]: Point, inner: number): Node[] {
  return [
    shape(rect(x - 62, y - 30, 46, 26, 8) + rect(x + 8, y - 52, 26, 44, 8), {
      fill: '#f2e2c8',
      stroke: INK,
      width: inner * 0.7,
    }),
  ];
}

function shoes(inner: number): Node[] {
  return [-1, 1].map((side) =>
    shape(
      `M${side * 40} -44L${side * 126} -44C${side * 170} -40 ${side * 190} -20 ${side * 190} 0L${side * 40} 0Z`,
      { fill: '#e6d6e8', stroke: INK, width: inner * 1.4 },
    ),
  );
}

function spoolIn([x, y]: Point, inner: number): Node[] {
  const cheeks = [-1, 1].map((side) => ellipse(side * 84, 0, 26, 84));
  const reel = 'M-84 -58C-30 -84 30 -84 84 -58L84 58C30 84 -30 84 -84 58Z';
  const rod = rect(-176, -13, 352, 26, 12);
  return [
    group(
      [
        shape(rod + reel + cheeks.join(''), { fill: INK, stroke: INK, width: inner * 2.4 }),
        shape(rod, { fill: '#b3763f' }),
        shape(cheeks[0]!, { fill: '#c98545', stroke: INK, width: inner * 0.8 }),
        shape(reel, {
          fill: linear([0, -80], [0, 80], '#ffe6ee', '#e0a0b8', '#a0607f'),
          stroke: INK,
          width: inner * 0.8,
        }),
        shape('M-50 -72L-60 72M-14 -78L-24 78M24 -78L14 78M60 -70L52 70', { stroke: '#a0607f', width: 7 }),
        shape(cheeks[1]!, { fill: light('#c98545', 0.2), stroke: INK, width: inner * 0.8 }),
      ],
      { matrix: place(x, y, -14) },
    ),
  ];
}
