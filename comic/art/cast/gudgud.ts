import type { Mood } from '../../book.ts';
import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { curve, ellipse, sparkle } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bolt } from '../props/drums.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';
import type { Character, DrawCharacter } from './cast.ts';

const CLOUD = '#6670de';
const DEEP = '#37319c';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  /** How bright the tail of lightning is: 0 is out. */
  spark: 0 | 1 | 2;
}

const actings: Record<Mood, Acting> = {
  happy: { right: [420, -640], left: [-400, -400], gaze: [-0.2, -0.1], brow: [-8, -4], spark: 1 },
  amazed: { right: [400, -720], left: [-400, -720], gaze: [-0.2, -0.4], brow: [-34, -26], spark: 2 },
  sad: { right: [320, -300], left: [-320, -300], gaze: [-0.1, 0.5], brow: [-28, 22], spark: 0 },
  scared: { right: [150, -330], left: [-150, -330], gaze: [0.4, 0], brow: [-34, 12], spark: 0 },
  proud: { right: [380, -380], left: [-430, -680], gaze: [0.2, -0.1], brow: [8, -12], spark: 2 },
};

/** Gudgud, a thundercloud of very tender age, with one small bolt for a tail. */
export const gudgud: DrawCharacter = (mood, ink) => cloud(mood, ink, false);

/** The same cloud with its eyes shut and its mouth wide open: the whole sky hears it. */
export const laughingGudgud: DrawCharacter = (mood, ink) => cloud(mood, ink, true);

function cloud(mood: Mood, ink: number, laughing: boolean): Character {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const lumps = [
    [0, -560, 270, 260],
    [-190, -700, 150, 140],
    [-20, -820, 170, 150],
    [170, -720, 160, 146],
    [-290, -500, 130, 126],
    [290, -510, 132, 130],
    [-180, -350, 140, 116],
    [20, -320, 160, 120],
    [200, -350, 136, 112],
  ] as const;
  const body = lumps.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)).join('');
  const hands = [acting.right, acting.left].map(
    ([x, y]) => ellipse(x, y, 84, 78) + ellipse(x - 34, y - 40, 46) + ellipse(x + 40, y - 34, 46),
  );
  const curl = curve([
    [10, -930],
    [36, -990],
    [96, -1012],
    [150, -986],
  ]);
  const nodes: Node[] = [
    ...tail(acting.spark, inner, ink),
    ...(mood === 'sad' || mood === 'scared' ? rain(inner) : []),
    shape(curl, { stroke: INK, width: 40 + ink * 1.8 }),
    shape(body + hands.join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
    shape(curl, { stroke: light(CLOUD, 0.35), width: 38 }),
    shape(body, { fill: linear([-200, -940], [160, -220], light(CLOUD, 0.6), CLOUD, DEEP) }),
    group(
      [
        ...lumps.slice(1, 4).map(([x, y, rx, ry]) =>
          shape(ellipse(x - rx * 0.24, y - ry * 0.26, rx * 0.6, ry * 0.56), {
            fill: '#ffffff',
            opacity: 0.28,
          }),
        ),
        shape(ellipse(20, -190, 460, 150), { fill: shade(DEEP, 0.3), opacity: 0.5 }),
        shape('M240 -900C400 -700 380 -400 180 -200L560 -200L560 -900Z', {
          fill: shade(DEEP, 0.5),
          opacity: 0.25,
        }),
        shape(
          curve([
            [-330, -560],
            [-300, -610],
            [-250, -620],
          ]) +
            curve([
              [-180, -260],
              [-150, -290],
              [-110, -288],
            ]) +
            curve([
              [130, -256],
              [170, -290],
              [214, -280],
            ]) +
            curve([
              [-70, -900],
              [-20, -930],
              [40, -924],
            ]),
          { stroke: light(CLOUD, 0.6), width: 16, opacity: 0.8 },
        ),
      ],
      { clip: body },
    ),
    ...hands.flatMap((d): Node[] => [
      shape(d, { fill: INK, stroke: INK, width: inner * 2 }),
      shape(d, { fill: mix(CLOUD, '#ffffff', 0.3) }),
    ]),
    ...[-1, 1].map((side) => shape(ellipse(side * 200, -478, 54, 34), { fill: '#ff8fc0', opacity: 0.75 })),
    ...(laughing
      ? shutEyes()
      : [-1, 1].flatMap((side) =>
          bigEye([side * 116, -600], 88, 104, ['#1d1a66', '#3f8ff0'], acting.gaze, inner),
        )),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 56, -734 + acting.brow[0]],
          [side * 118, -750 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 184, -726 + acting.brow[1]],
        ]),
        { stroke: '#2f2a7a', width: 24 },
      ),
    ),
    ...(laughing
      ? [moodMouth('happy', [0, -474], 1.36, inner), ...tears(inner)]
      : [moodMouth(mood, [0, -450], 0.72, inner)]),
    ...(acting.spark === 2
      ? [
          shape(sparkle(-430, -880, 70) + sparkle(400, -920, 54) + sparkle(470, -300, 46), {
            fill: '#fff3a0',
            stroke: INK,
            width: inner * 0.7,
          }),
        ]
      : []),
  ];
  return {
    nodes,
    face: { x: -220, y: -760, width: 440, height: 390 },
    head: { x: -420, y: -980, width: 840, height: 780 },
    mouth: [0, -440],
    paper: '#eef0ff',
  };
}

function shutEyes(): Node[] {
  return [-1, 1].map((side) =>
    shape(
      curve([
        [side * 116 - 84, -560],
        [side * 116 - 50, -626],
        [side * 116, -644],
        [side * 116 + 50, -626],
        [side * 116 + 84, -560],
      ]),
      { stroke: INK, width: 30 },
    ),
  );
}

/** Tears of laughter, off to both sides. */
function tears(inner: number): Node[] {
  return [-1, 1].flatMap((side) =>
    [
      [300, -690, 40],
      [372, -610, 26],
    ].map(([x, y, r]) =>
      shape(
        `M${side * (x! - r!)} ${y! + r! * 0.8}C${side * x!} ${y! - r!} ${side * (x! + r! * 1.5)} ${y! - r!} ${side * (x! + r! * 1.3)} ${y!}C${side * (x! + r!)} ${y! + r!} ${side * x!} ${y! + r!} ${side * (x! - r!)} ${y! + r! * 0.8}Z`,
        { fill: '#9fdcff', stroke: INK, width: inner * 0.8 },
      ),
    ),
  );
}

function tail(spark: 0 | 1 | 2, inner: number, ink: number): Node[] {
  const d = bolt(330);
  return [
    ...(spark
      ? [
          shape(ellipse(40, -90, 300), {
            fill: radial(
              [40, -90],
              300,
              { at: 0, colour: '#fff3a0', opacity: spark === 2 ? 0.95 : 0.6 },
              { at: 1, colour: '#ffe14d', opacity: 0 },
            ),
          }),
        ]
      : []),
    group(
      [
        shape(d, { fill: INK, stroke: INK, width: ink * 1.9 }),
        shape(d, {
          fill: spark ? linear([0, -160], [0, 160], '#fffbd0', '#ffd21f') : '#a9a6c8',
          stroke: INK,
          width: inner,
        }),
      ],
      { matrix: place(40, -150, 8) },
    ),
  ];
}

function rain(inner: number): Node[] {
  return (
    [
      [-220, -130],
      [-120, -40],
      [-290, -40],
      [190, -120],
      [250, -30],
      [120, -50],
    ] as const
  ).map(([x, y]) =>
    shape(
      `M${x} ${y - 50}C${x + 26} ${y - 14} ${x + 24} ${y + 16} ${x} ${y + 18}C${x - 24} ${y + 16} ${x - 26} ${y - 14} ${x} ${y - 50}Z`,
      { fill: '#9fdcff', stroke: INK, width: inner * 0.8 },
    ),
  );
}
