import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';

const SKIN = '#b97f4e';
const HAIR = '#eceaf4';
const SILK = '#5b3fb8';
const VEIL = '#ffb02e';
const GOLD = '#ffd23f';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: { right: [300, -400], left: [-230, -190], gaze: [-0.2, 0], brow: [-6, -2] },
  amazed: { right: [230, -400], left: [-230, -400], gaze: [-0.2, -0.3], brow: [-30, -24] },
  sad: { right: [90, -250], left: [-90, -250], gaze: [-0.3, 0.5], brow: [-26, 16] },
  scared: { right: [150, -390], left: [-150, -390], gaze: [0.4, 0], brow: [-28, 10] },
  proud: { right: [220, -190], left: [-310, -420], gaze: [0.2, 0], brow: [2, -10] },
};

/** Rani Dadi: a grandmother, a queen, and once the fastest pair of feet in the palace. */
export const raniDadi: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.6;
  const gown =
    'M-120 -470C-60 -500 60 -500 120 -470C180 -430 200 -340 220 -240C250 -140 280 -70 290 -16C180 14 -180 14 -290 -16C-280 -70 -250 -140 -220 -240C-200 -340 -180 -430 -120 -470Z';
  const veil = blob(
    [
      [0, -990],
      [210, -930],
      [296, -740],
      [306, -500],
      [330, -260],
      [240, -300],
      [0, -360],
      [-240, -300],
      [-330, -260],
      [-306, -500],
      [-296, -740],
      [-210, -930],
    ],
    0.95,
  );
  const head = blob(
    [
      [0, -900],
      [160, -860],
      [232, -710],
      [214, -560],
      [120, -452],
      [0, -424],
      [-120, -452],
      [-214, -560],
      [-232, -710],
      [-160, -860],
    ],
    1,
  );
  const arms = [softArm(1, [150, -380], acting.right), softArm(-1, [-150, -380], acting.left)];
  const nodes: Node[] = [
    shape(ellipse(10, -4, 330, 40), { fill: '#1a0b45', opacity: 0.4 }),
    shape([gown, veil, ...arms.map(armEdge)].join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(veil, { fill: linear([-280, -900], [300, -300], light(VEIL, 0.4), VEIL, shade(VEIL, 0.3)) }),
    shape(veil, { stroke: INK, width: inner }),
    shape(gown, { fill: linear([-260, -460], [260, 0], light(SILK, 0.25), SILK, shade(SILK, 0.3)) }),
    group(hem(inner), { clip: gown }),
    shape(gown, { stroke: INK, width: inner }),
    ...arms.flatMap((limb) => drawSoftArm(limb, SILK, SKIN, inner)),
    shape(head, { fill: radial([-80, -760], 430, light(SKIN, 0.32), SKIN, shade(SKIN, 0.2)) }),
    group(
      [
        shape('M-260 -620C-240 -720 -120 -770 0 -850C120 -770 240 -720 260 -620L280 -940L-280 -940Z', {
          fill: linear([-200, -900], [200, -700], '#ffffff', HAIR, shade(HAIR, 0.2)),
          stroke: INK,
          width: inner,
        }),
        shape('M-40 -830C-110 -770 -170 -740 -214 -690M40 -830C110 -770 170 -740 214 -690', {
          stroke: shade(HAIR, 0.3),
          width: 8,
        }),
      ],
      { clip: head },
    ),
    shape(head, { stroke: INK, width: inner * 1.2 }),
    ...veilEdge(inner),
    ...crownOf(inner),
    ...[-1, 1].map((side) => shape(ellipse(side * 150, -540, 44, 28), { fill: '#ff6f6f', opacity: 0.45 })),
    ...[-1, 1].flatMap((side) => [
      ...bigEye([side * 100, -632], 56, 62, ['#2a1420', '#7a4a28'], acting.gaze, inner * 0.9),
      shape(
        curve([
          [side * 52, -722 + acting.brow[0]],
          [side * 102, -736 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 158, -716 + acting.brow[1]],
        ]),
        { stroke: '#b9b2c6', width: 18 },
      ),
      shape(
        `M${side * 164} -650L${side * 192} -666M${side * 166} -630L${side * 196} -632M${side * 164} -610L${side * 190} -600`,
        { stroke: shade(SKIN, 0.4), width: 7 },
      ),
    ]),
    shape(
      curve([
        [-14, -566],
        [4, -552],
        [22, -564],
      ]),
      { stroke: shade(SKIN, 0.6), width: 11 },
    ),
    shape(ellipse(32, -552, 13), { stroke: INK, width: 12 }),
    shape(ellipse(32, -552, 13), { stroke: GOLD, width: 7 }),
    moodMouth(mood, [0, -508], 0.54, inner),
  ];
  return {
    nodes,
    face: { x: -210, y: -750, width: 420, height: 310 },
    head: { x: -310, y: -1000, width: 620, height: 590 },
    mouth: [0, -496],
    paper: '#f5efff',
  };
};

function hem(inner: number): Node[] {
  return [
    shape('M-300 -64C-100 -30 100 -30 300 -64L300 20L-300 20Z', {
      fill: '#d8267a',
      stroke: INK,
      width: inner,
    }),
    shape('M-300 -62C-100 -28 100 -28 300 -62', { stroke: GOLD, width: 22 }),
    shape('M-140 -480C-30 -380 80 -260 250 -130L180 -30C40 -200 -100 -300 -220 -360Z', {
      fill: light(VEIL, 0.15),
      stroke: INK,
      width: inner,
    }),
    shape('M-150 -470C-30 -372 80 -250 250 -120', { stroke: '#d8267a', width: 20 }),
    shape(
      [
        [-150, -180],
        [-70, -110],
        [-180, -100],
        [20, -90],
        [-60, -230],
        [150, -310],
      ]
        .map(([x, y]) => ellipse(x!, y!, 15))
        .join(''),
      { fill: GOLD },
    ),
  ];
}

/** The veil's border down both cheeks. */
function veilEdge(inner: number): Node[] {
  return [-1, 1].flatMap((side) => {
    const d = curve([
      [0, -930],
      [side * 160, -880],
      [side * 246, -720],
      [side * 244, -560],
      [side * 268, -420],
    ]);
    return [
      shape(d, { stroke: INK, width: 40 + inner }),
      shape(d, { stroke: '#d8267a', width: 38 }),
      shape(d, { stroke: GOLD, width: 12 }),
    ];
  });
}

function crownOf(inner: number): Node[] {
  return [
    shape('M-96 -850L-120 -950L-56 -902L0 -1000L56 -902L120 -950L96 -850C40 -826 -40 -826 -96 -850Z', {
      fill: linear([0, -990], [0, -830], '#fff0a6', '#ffc93c', '#e5901c'),
      stroke: INK,
      width: inner * 1.2,
    }),
    shape(ellipse(0, -878, 22, 26), { fill: '#e8297c', stroke: INK, width: inner * 0.7 }),
    shape(ellipse(0, -800, 16, 20), { fill: '#37c8ff', stroke: INK, width: inner * 0.7 }),
    shape('M0 -830L0 -816', { stroke: INK, width: 9 }),
  ];
}
