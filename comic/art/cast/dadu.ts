import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm, softHand } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const SKIN = '#b57a4e';
const HAIR = '#eeeaf0';
const KURTA = '#efe2c8';
const VEST = '#5f7fa0';
const TURBAN = '#c9788f';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: { right: [310, -300], left: [-300, -330], gaze: [-0.2, 0], brow: [-4, 4] },
  amazed: { right: [330, -430], left: [-330, -430], gaze: [-0.1, -0.4], brow: [-28, -20] },
  sad: { right: [110, -270], left: [-60, -240], gaze: [0, 0.5], brow: [-22, 18] },
  scared: { right: [120, -330], left: [-120, -330], gaze: [0.4, 0.1], brow: [-26, 14] },
  proud: { right: [230, -190], left: [-350, -420], gaze: [-0.2, -0.1], brow: [4, -8] },
};

/** Dadu, a grandfather with a great white moustache, a rose turban, and one slipper. */
export const dadu: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.6;
  const coat = blob([
    [0, -470],
    [140, -445],
    [190, -340],
    [214, -170],
    [226, -110],
    [0, -92],
    [-226, -110],
    [-214, -170],
    [-190, -340],
    [-140, -445],
  ]);
  const legs = [-1, 1].map(
    (side) =>
      `M${side * 24} -140L${side * 150} -140C${side * 160} -90 ${side * 140} -60 ${side * 124} -28L${side * 52} -28C${side * 44} -60 ${side * 30} -90 ${side * 24} -140Z`,
  );
  const head = blob([
    [0, -850],
    [170, -820],
    [226, -690],
    [214, -560],
    [136, -452],
    [0, -420],
    [-136, -452],
    [-214, -560],
    [-226, -690],
    [-170, -820],
  ]);
  const turban = blob([
    [-270, -740],
    [-250, -880],
    [-110, -972],
    [80, -984],
    [240, -900],
    [276, -750],
    [160, -800],
    [20, -790],
    [-120, -760],
  ]);
  const ears = [-1, 1].map((side) => ellipse(side * 228, -620, 42, 58));
  const arms = [softArm(1, [160, -370], acting.right), softArm(-1, [-160, -370], acting.left)];
  const nodes: Node[] = [
    shape(ellipse(10, -6, 270, 40), { fill: '#1a0b45', opacity: 0.4 }),
    shape([coat, head, turban, ...legs, ...ears, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    ...feet(inner),
    ...legs.map((d) =>
      shape(d, {
        fill: linear([0, -140], [0, -30], shade(KURTA, 0.25), light(KURTA, 0.2)),
        stroke: INK,
        width: inner,
      }),
    ),
    shape(coat, { fill: linear([-220, -460], [220, -100], light(KURTA, 0.4), KURTA, shade(KURTA, 0.25)) }),
    group(
      [
        shape('M-260 -490L-60 -490L-34 -180L-50 -60L-260 -60Z', {
          fill: linear([-220, 0], [-40, 0], light(VEST, 0.2), VEST),
          stroke: INK,
          width: inner,
        }),
        shape('M260 -490L60 -490L34 -180L50 -60L260 -60Z', {
          fill: shade(VEST, 0.22),
          stroke: INK,
          width: inner,
        }),
        shape('M-260 -196C-100 -176 100 -176 260 -196', { stroke: '#d9b25a', width: 16, opacity: 0.9 }),
        shape(ellipse(0, -330, 15) + ellipse(0, -262, 15), {
          fill: '#d9b25a',
          stroke: INK,
          width: inner * 0.7,
        }),
      ],
      { clip: coat },
    ),
    shape(coat, { stroke: INK, width: inner }),
    ...arms.flatMap((limb) => drawSoftArm(limb, KURTA, SKIN, inner)),
    ...ears.map((d) => shape(d, { fill: shade(SKIN, 0.12), stroke: INK, width: inner })),
    shape(head, {
      fill: radial([-80, -720], 460, light(SKIN, 0.3), SKIN, shade(SKIN, 0.28)),
      stroke: INK,
      width: inner * 1.2,
    }),
    ...[-1, 1].map((side) => shape(ellipse(side * 156, -560, 44, 30), { fill: '#ff7d6f', opacity: 0.42 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 92, -656], 54, 60, ['#2a1420', '#7a4a2c'], acting.gaze, inner * 0.8),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 40, -742 + acting.brow[0]],
          [side * 96, -756 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 156, -734 + acting.brow[1]],
        ]),
        { stroke: HAIR, width: 30 },
      ),
    ),
    moodMouth(mood, [0, -490], 0.5, inner),
    shape(ellipse(0, -590, 36, 30), { fill: light(SKIN, 0.12), stroke: INK, width: inner }),
    ...moustache(inner),
    shape(turban, {
      fill: linear([-200, -980], [220, -760], light(TURBAN, 0.35), TURBAN, shade(TURBAN, 0.35)),
    }),
    group(
      [
        shape(
          'M-290 -770C-120 -880 60 -900 290 -830M-280 -840C-100 -950 120 -960 280 -880M-150 -740C20 -830 140 -830 290 -770',
          {
            stroke: shade(TURBAN, 0.4),
            width: 15,
          },
        ),
        shape(
          [
            [-170, -850],
            [-20, -910],
            [130, -900],
            [30, -840],
            [200, -840],
          ]
            .map(([x, y]) => ellipse(x!, y!, 16))
            .join(''),
          { fill: '#fff0cf' },
        ),
      ],
      { clip: turban },
    ),
    shape(turban, { stroke: INK, width: inner * 1.2 }),
  ];
  return {
    nodes,
    face: { x: -210, y: -770, width: 420, height: 340 },
    head: { x: -290, y: -1000, width: 580, height: 600 },
    mouth: [0, -478],
    hands: [softHand(arms[1]!, SKIN, inner), softHand(arms[0]!, SKIN, inner)],
    paper: '#fff6e6',
  };
};

/** One curled slipper and five bare toes. */
function feet(inner: number): Node[] {
  const shoe =
    'M-160 -54L-46 -54C-34 -34 -40 -6 -60 0L-200 0C-236 -4 -252 -40 -232 -66C-214 -40 -190 -36 -160 -54Z';
  const bare = 'M46 -54L150 -54C176 -44 196 -30 204 0L56 0C40 -10 40 -34 46 -54Z';
  return [
    shape(shoe + bare, { fill: INK, stroke: INK, width: inner * 2.4 }),
    shape(shoe, { fill: '#b8463c', stroke: INK, width: inner }),
    shape('M-180 -22L-60 -22', { stroke: '#f0b84a', width: 12 }),
    shape(bare, { fill: SKIN, stroke: INK, width: inner }),
    shape('M128 -4L132 -22M156 -4L158 -22M182 -4L182 -18', { stroke: INK, width: inner * 0.9 }),
  ];
}

function moustache(inner: number): Node[] {
  return [
    shape(whisker(1) + whisker(-1), { fill: HAIR, stroke: INK, width: inner * 1.1 }),
    shape('M30 -556C70 -562 110 -550 136 -528M-30 -556C-70 -562 -110 -550 -136 -528', {
      stroke: shade(HAIR, 0.3),
      width: 8,
    }),
  ];
}

function whisker(side: number): string {
  return `M0 -560C${side * 40} -592 ${side * 110} -582 ${side * 150} -546C${side * 176} -524 ${side * 210} -540 ${side * 214} -580C${side * 246} -530 ${side * 220} -480 ${side * 160} -484C${side * 96} -486 ${side * 40} -506 0 -536Z`;
}
