import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { edge, patch, ring, tube } from '../../drawing/tube.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { type Acting, CURL, gestures } from './chapal-gestures.ts';
import { armEdge, drawSoftArm, softArm, softHand, type SoftArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const FUR = '#a8673a';
const CREAM = '#f6d3a2';
const DHOTI = '#7f9a4a';
const GOLD = '#e9b84a';

const DROOP: readonly Point[] = [
  [120, -150],
  [260, -60],
  [380, -40],
  [470, -90],
  [510, -40],
];

const actings: Record<Mood, Acting> = {
  happy: { right: [360, -520], left: [-250, -230], gaze: [-0.25, -0.1], brow: [-8, -4], tail: CURL },
  amazed: { right: [330, -560], left: [-330, -560], gaze: [-0.2, -0.5], brow: [-34, -26], tail: CURL },
  sad: { right: [70, -250], left: [-70, -250], gaze: [-0.1, 0.5], brow: [-28, 20], tail: DROOP },
  scared: { right: [110, -400], left: [-110, -400], gaze: [-0.5, 0], brow: [-32, 10], tail: DROOP },
  proud: { right: [26, -330], left: [-26, -330], gaze: [-0.15, 0.1], brow: [-4, -8], tail: CURL },
};

/**
 * Chapal, a young vanara of the forest: all ears and tail, with a flower from the temple garden behind one
 * ear.
 */
export const chapal: DrawCharacter = (mood, ink, _view, gesture, mirrored = false) => {
  const acting = { ...actings[mood], ...(gesture && gestures[gesture]) };
  const inner = ink * 0.6;
  const tail = tube(acting.tail, [40, 38, 36, 34, 34, 40]);
  const body = blob(
    [
      [0, -460],
      [130, -440],
      [176, -330],
      [180, -200],
      [130, -110],
      [0, -90],
      [-130, -110],
      [-180, -200],
      [-176, -330],
      [-130, -440],
    ],
    1,
  );
  const head = blob(
    [
      [0, -930],
      [34, -985],
      [70, -925],
      [190, -880],
      [262, -760],
      [268, -640],
      [214, -510],
      [110, -440],
      [0, -426],
      [-110, -440],
      [-214, -510],
      [-268, -640],
      [-262, -760],
      [-190, -880],
      [-60, -940],
      [-20, -990],
    ],
    0.95,
  );
  const ears = [-1, 1].map((side) => ellipse(side * 286, -664, 84, 98));
  const legs = [-1, 1].map(
    (side) =>
      `M${side * 40} -190C${side * 210} -220 ${side * 240} -120 ${side * 176} -54L${side * 62} -54C${side * 40} -90 ${side * 30} -140 ${side * 40} -190Z`,
  );
  const feet = [-1, 1].map((side) => ellipse(side * 134, -34, 104, 38));
  if (acting.footUp) {
    legs[1] = 'M40 -190C130 -240 220 -236 268 -200L256 -104C180 -70 90 -50 40 -90Z';
    feet[1] = SOLE;
  }
  const arms = [
    pointing(softArm(1, [150, -390], acting.right), acting.points),
    softArm(-1, [-150, -390], acting.left),
  ];
  const drawnArms = arms.flatMap((limb) => drawSoftArm(limb, FUR, CREAM, inner));
  const tailEdge = edge(tail, 0.5, 0.9);
  const silhouette = [body, head, tailEdge, ...ears, ...legs, ...feet, ...arms.map(armEdge)].join('');
  const nodes: Node[] = [
    ...(acting.airborne ? [] : [shape(ellipse(30, -10, 330, 46), { fill: '#0d3a2a', opacity: 0.4 })]),
    shape(silhouette, { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(tailEdge, { fill: FUR }),
    group(
      [
        shape([0.9, 0.8, 0.7].map((t) => ring(tail, t)).join(''), { stroke: shade(FUR, 0.5), width: inner }),
        shape(patch(tail, 0.88, 1.05, -1.2, 1.2), { fill: CREAM, stroke: INK, width: inner }),
      ],
      { clip: tailEdge },
    ),
    ...ears.flatMap((d, i): Node[] => [
      shape(d, { fill: FUR, stroke: INK, width: inner }),
      shape(ellipse((i ? 1 : -1) * 292, -660, 50, 62), { fill: '#e79a78', stroke: INK, width: inner * 0.7 }),
    ]),
    ...feet.map((d) => shape(d, { fill: CREAM, stroke: INK, width: inner })),
    shape(
      (acting.footUp ? [-1] : [-1, 1])
        .map((side) => `M${side * 174} -36L${side * 178} -20M${side * 134} -30L${side * 136} -12`)
        .join(''),
      { stroke: INK, width: inner },
    ),
    shape(body, { fill: FUR, stroke: INK, width: inner }),
    shape(ellipse(0, -320, 112, 120), { fill: CREAM }),
    ...clothes(legs, inner),
    ...(acting.footUp ? [shape(SOLE, { fill: CREAM, stroke: INK, width: inner })] : []),
    ...(acting.before ? [] : drawnArms),
    shape(head, { fill: radial([-110, -800], 560, light(FUR, 0.3), FUR, shade(FUR, 0.25)) }),
    group(
      [
        shape('M150 -960C250 -760 230 -560 60 -400L420 -400L420 -960Z', {
          fill: shade(FUR, 0.7),
          opacity: 0.28,
        }),
      ],
      { clip: head },
    ),
    shape(
      curve([
        [-206, -740],
        [-178, -830],
        [-100, -884],
      ]),
      { stroke: '#ffffff', width: 20, opacity: 0.45 },
    ),
    shape(
      'M0 -790C60 -850 200 -830 206 -690C210 -640 190 -600 170 -570C160 -480 90 -446 0 -446C-90 -446 -160 -480 -170 -570C-190 -600 -210 -640 -206 -690C-200 -830 -60 -850 0 -790Z',
      { fill: CREAM, stroke: INK, width: inner * 0.8 },
    ),
    shape(head, { stroke: INK, width: inner }),
    shape(
      curve([
        [-24, -950],
        [0, -900],
        [8, -860],
      ]) +
        curve([
          [40, -950],
          [36, -910],
          [24, -870],
        ]),
      { stroke: INK, width: inner * 0.9 },
    ),
    ...[-1, 1].map((side) => shape(ellipse(side * 150, -566, 38, 24), { fill: '#ff8a6e', opacity: 0.6 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 92, -672], 66, 80, ['#3d1d12', '#a55f26'], acting.gaze, inner),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 46, -782 + acting.brow[0]],
          [side * 94, -794 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 146, -770 + acting.brow[1]],
        ]),
        { stroke: shade(FUR, 0.7), width: 20 },
      ),
    ),
    shape('M-26 -588C-10 -598 10 -598 26 -588C24 -570 10 -560 0 -560C-10 -560 -24 -570 -26 -588Z', {
      fill: '#6d3a2a',
      stroke: INK,
      width: inner * 0.7,
    }),
    moodMouth(mood, [0, -522], 0.78, inner),
    ...flower(inner, mirrored ? -232 : 232),
    ...(acting.before ? drawnArms : []),
  ];
  return {
    nodes,
    face: { x: -214, y: -830, width: 428, height: 390 },
    head: { x: -370, y: -990, width: 740, height: 570 },
    hands: [softHand(arms[1]!, CREAM, inner), softHand(arms[0]!, CREAM, inner)],
    mouth: [0, -510],
    paper: '#fff3dc',
  };
};

const SOLE =
  ellipse(290, -170, 60, 92) +
  [-46, 0, 46].map((x) => ellipse(290 + x, -262 + Math.abs(x) * 0.3, 25)).join('');

/** An arm with the forefinger held out. */
function pointing(arm: SoftArm, toward: Point | undefined): SoftArm {
  if (!toward) return arm;
  const finger = [1.3, 1.8, 2.2].map((k) =>
    ellipse(arm.to[0] + toward[0] * arm.size * k, arm.to[1] + toward[1] * arm.size * k, arm.size * 0.44),
  );
  return { ...arm, hand: arm.hand + finger.join('') };
}

function clothes(legs: readonly string[], inner: number): Node[] {
  return [
    ...legs.flatMap((d): Node[] => [
      shape(d, { fill: DHOTI, stroke: INK, width: inner }),
      group(
        [
          shape('M-240 -84L240 -84', { stroke: GOLD, width: 20 }),
          shape('M40 -200C120 -160 220 -150 260 -160L260 -40L120 -40Z', {
            fill: shade(DHOTI, 0.6),
            opacity: 0.3,
          }),
        ],
        { clip: d },
      ),
    ]),
    shape('M-40 -200L40 -200C52 -150 48 -100 30 -66L0 -54L-30 -66C-48 -100 -52 -150 -40 -200Z', {
      fill: light(DHOTI, 0.2),
      stroke: INK,
      width: inner,
    }),
    shape('M-14 -190L-12 -74M14 -190L12 -74', { stroke: INK, width: inner * 0.6, opacity: 0.7 }),
    shape('M-180 -222C-90 -184 90 -184 180 -222L176 -176C90 -142 -90 -142 -176 -176Z', {
      fill: '#8c4a3a',
      stroke: INK,
      width: inner,
    }),
    shape(ellipse(0, -174, 26), { fill: GOLD, stroke: INK, width: inner }),
    shape(
      curve([
        [-96, -424],
        [0, -356],
        [96, -424],
      ]),
      { stroke: INK, width: 20 + inner },
    ),
    shape(
      curve([
        [-96, -424],
        [0, -356],
        [96, -424],
      ]),
      { stroke: GOLD, width: 16 },
    ),
  ];
}

function flower(inner: number, x: number): Node[] {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2;
    return ellipse(x + Math.cos(a) * 40, -800 + Math.sin(a) * 40, 32);
  });
  return [
    shape(petals.join(''), { fill: INK, stroke: INK, width: inner * 1.8 }),
    ...petals.map((d) => shape(d, { fill: '#fff4e6', stroke: '#e7b9a0', width: inner * 0.5 })),
    shape(ellipse(x, -800, 26), { fill: '#f3b53c', stroke: INK, width: inner * 0.7 }),
  ];
}
