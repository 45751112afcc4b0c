import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, sparkle } from '../../drawing/path.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const SHELL = '#b8402f';
const FACE = '#ffcf8a';
const GLOW = '#d8ff4d';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  /** How brightly the tail shines, 0..1. */
  shine: number;
  droop: number;
}

const actings: Record<Mood, Acting> = {
  happy: {
    right: [360, -560],
    left: [-300, -330],
    gaze: [-0.2, -0.1],
    brow: [-8, -4],
    shine: 0.85,
    droop: 0,
  },
  amazed: {
    right: [340, -600],
    left: [-340, -600],
    gaze: [-0.1, -0.4],
    brow: [-34, -26],
    shine: 1,
    droop: -30,
  },
  sad: {
    right: [250, -250],
    left: [-250, -250],
    gaze: [-0.1, 0.5],
    brow: [-28, 22],
    shine: 0.35,
    droop: 120,
  },
  scared: {
    right: [120, -380],
    left: [-120, -380],
    gaze: [0.5, 0.1],
    brow: [-34, 12],
    shine: 0.6,
    droop: 60,
  },
  proud: { right: [330, -300], left: [-350, -580], gaze: [0.2, -0.1], brow: [4, -12], shine: 1, droop: -10 },
};

/** Jugnu, a firefly: the smallest lamp in the city, and the only one that flies. */
export const jugnu: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const tail = blob(
    [
      [-130, -330],
      [130, -330],
      [170, -170],
      [110, -30],
      [0, 0],
      [-110, -30],
      [-170, -170],
    ],
    0.95,
  );
  const head = ellipse(0, -620, 270, 235);
  const wings = [-1, 1].flatMap((side) => [
    blob([
      [side * 110, -420],
      [side * 380, -560],
      [side * 560, -430],
      [side * 430, -280],
    ]),
    blob([
      [side * 110, -360],
      [side * 360, -300],
      [side * 440, -150],
      [side * 250, -150],
    ]),
  ]);
  const covers = [-1, 1].map((side) =>
    blob([
      [side * 40, -440],
      [side * 210, -440],
      [side * 330, -300],
      [side * 330, -170],
      [side * 200, -230],
      [side * 110, -320],
    ]),
  );
  const arms = [softArm(1, [150, -400], acting.right), softArm(-1, [-150, -400], acting.left)].map(
    ({ d, hand }) => ({ d, hand }),
  );
  const feelers = [-1, 1].map((side) =>
    curve([
      [side * 100, -820],
      [side * 150, -920 + acting.droop * 0.5],
      [side * 240, -960 + acting.droop],
    ]),
  );
  const nodes: Node[] = [
    shape(ellipse(0, -150, 420 + acting.shine * 380), {
      fill: radial(
        [0, -150],
        420 + acting.shine * 380,
        { at: 0, colour: GLOW, opacity: 0.95 * acting.shine },
        { at: 0.35, colour: GLOW, opacity: 0.45 * acting.shine },
        { at: 1, colour: GLOW, opacity: 0 },
      ),
    }),
    ...wings.map((d) => shape(d, { fill: '#e9fbff', stroke: INK, width: inner, opacity: 0.8 })),
    ...feelers.map((d) => shape(d, { stroke: INK, width: 22 + inner })),
    shape([-1, 1].map((side) => ellipse(side * 240, -960 + acting.droop, 38)).join(''), {
      fill: SHELL,
      stroke: INK,
      width: inner,
    }),
    shape([tail, head, ...covers, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    shape(tail, {
      fill: radial([-30, -190], 260, '#ffffff', light(GLOW, 0.3), acting.shine > 0.5 ? '#b6e82a' : '#8fae4a'),
    }),
    group(
      [-250, -150, -70].map((y) =>
        shape(
          curve([
            [-200, y],
            [0, y + 44],
            [200, y],
          ]),
          { stroke: '#6f9a1c', width: 20, opacity: 0.8 },
        ),
      ),
      { clip: tail },
    ),
    shape(tail, { stroke: INK, width: inner }),
    ...covers.map((d) =>
      shape(d, {
        fill: radial([-80, -420], 520, light(SHELL, 0.35), SHELL, shade(SHELL, 0.4)),
        stroke: INK,
        width: inner,
      }),
    ),
    ...arms.flatMap((limb) => drawSoftArm(limb, '#7a2a2f', FACE, inner)),
    shape(head, { fill: radial([-90, -720], 420, light(FACE, 0.5), FACE, shade(FACE, 0.25)) }),
    shape(
      'M-272 -640C-262 -790 -130 -862 0 -862C130 -862 262 -790 272 -640C190 -760 90 -780 0 -730C-90 -780 -190 -760 -272 -640Z',
      { fill: SHELL, stroke: INK, width: inner },
    ),
    shape(head, { stroke: INK, width: inner * 1.2 }),
    ...[-1, 1].map((side) => shape(ellipse(side * 184, -540, 42, 28), { fill: '#ff6f7d', opacity: 0.6 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 104, -620], 84, 92, ['#14452f', '#3fc45a'], acting.gaze, inner),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 50, -730 + acting.brow[0]],
          [side * 106, -744 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 166, -722 + acting.brow[1]],
        ]),
        { stroke: INK, width: 20 },
      ),
    ),
    moodMouth(mood, [0, -492], 0.55, inner),
    ...(acting.shine > 0.8
      ? [shape(sparkle(-330, -60, 60) + sparkle(300, -30, 44) + sparkle(-190, 130, 36), { fill: '#fbffd0' })]
      : []),
  ];
  return {
    nodes,
    face: { x: -210, y: -760, width: 420, height: 330 },
    head: { x: -280, y: -900, width: 560, height: 540 },
    mouth: [0, -480],
    paper: '#f4ffd6',
  };
};
