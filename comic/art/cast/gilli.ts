import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { edge, tube } from '../../drawing/tube.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm, softHand } from './limbs.ts';
import { moodMouth } from './mouths.ts';

const FUR = '#c98a52';
const CREAM = '#fdebc8';
const STRIPE = '#6b3f2a';

const reach: Record<Mood, readonly [left: Point, right: Point]> = {
  happy: [
    [-300, -420],
    [300, -420],
  ],
  amazed: [
    [-150, -450],
    [150, -450],
  ],
  sad: [
    [-60, -230],
    [60, -230],
  ],
  scared: [
    [-90, -400],
    [90, -400],
  ],
  proud: [
    [-170, -240],
    [170, -240],
  ],
};
const brows: Record<Mood, readonly [inner: number, outer: number]> = {
  happy: [-6, -4],
  amazed: [-30, -24],
  sad: [-26, 18],
  scared: [-30, 8],
  proud: [4, -10],
};

/** Gilli, a palm squirrel with three stripes and no patience for the word "impossible". */
export const gilli: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.6;
  const tail = tube(
    [
      [60, -90],
      [300, -60],
      [430, -260],
      [360, -500],
      [430, -720],
      [560, -740],
    ],
    [50, 100, 128, 124, 96, 50],
  );
  const tailEdge = edge(tail, 0.5, 0.9);
  const body = ellipse(0, -230, 178, 226);
  const head = blob(
    [
      [0, -850],
      [150, -816],
      [236, -690],
      [290, -570],
      [200, -470],
      [0, -430],
      [-200, -470],
      [-290, -570],
      [-236, -690],
      [-150, -816],
    ],
    0.95,
  );
  const ears = [-1, 1].map((side) =>
    blob(
      [
        [side * 70, -800],
        [side * 100, -930],
        [side * 170, -960],
        [side * 220, -860],
        [side * 200, -720],
      ],
      0.9,
    ),
  );
  const feet = [-1, 1].map((side) => ellipse(side * 110, -30, 100, 36));
  const [left, right] = reach[mood];
  const arms = [softArm(-1, [-130, -370], left), softArm(1, [130, -370], right)];
  const [low, high] = brows[mood];
  const nodes: Node[] = [
    shape(ellipse(30, -8, 300, 40), { fill: '#0d3a2a', opacity: 0.4 }),
    shape([tailEdge, body, head, ...ears, ...feet, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    shape(tailEdge, { fill: light(FUR, 0.15) }),
    group(
      [-0.5, 0, 0.5].map((u) =>
        shape(curve([0.04, 0.25, 0.5, 0.75, 0.92].map((t) => tail.point(t, u))), {
          stroke: STRIPE,
          width: 34,
          opacity: 0.85,
        }),
      ),
      { clip: tailEdge },
    ),
    ...ears.map((d) => shape(d, { fill: FUR, stroke: INK, width: inner })),
    shape([-1, 1].map((side) => ellipse(side * 148, -850, 32, 50)).join(''), { fill: '#eda78a' }),
    ...feet.map((d) => shape(d, { fill: CREAM, stroke: INK, width: inner })),
    shape(body, { fill: FUR, stroke: INK, width: inner }),
    shape(ellipse(0, -200, 112, 160), { fill: CREAM }),
    ...arms.flatMap((limb) => drawSoftArm(limb, FUR, CREAM, inner)),
    shape(head, { fill: radial([-90, -740], 480, light(FUR, 0.35), FUR, shade(FUR, 0.2)) }),
    group(
      [
        ...[-56, 0, 56].map((x) => shape(`M${x} -900L${x * 0.7} -730`, { stroke: STRIPE, width: 30 })),
        shape(ellipse(-130, -530, 170, 96) + ellipse(130, -530, 170, 96), { fill: CREAM }),
      ],
      { clip: head },
    ),
    shape(head, { stroke: INK, width: inner }),
    ...[-1, 1].map((side) => shape(ellipse(side * 190, -540, 44, 28), { fill: '#ff8a6e', opacity: 0.6 })),
    ...[-1, 1].flatMap((side) => [
      ...bigEye([side * 112, -640], 64, 76, ['#20121c', '#6b3a22'], [-0.2, -0.1], inner),
      shape(
        curve([
          [side * 60, -742 + low],
          [side * 112, -754 + (low + high) / 2],
          [side * 170, -732 + high],
        ]),
        { stroke: shade(FUR, 0.7), width: 20 },
      ),
    ]),
    shape(ellipse(0, -572, 26, 18), { fill: '#6d3a2a', stroke: INK, width: inner * 0.7 }),
    moodMouth(mood, [0, -514], 0.66, inner),
    shape('M-22 -512L22 -512L20 -476L2 -472L-20 -476Z', { fill: '#ffffff', stroke: INK, width: inner * 0.6 }),
  ];
  return {
    nodes,
    face: { x: -240, y: -770, width: 480, height: 340 },
    head: { x: -300, y: -960, width: 600, height: 540 },
    hands: [softHand(arms[0]!, CREAM, inner), softHand(arms[1]!, CREAM, inner)],
    mouth: [0, -500],
    paper: '#fff6e2',
  };
};
