import type { Mood } from '../../book.ts';
import { INK, light } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';

const AIR = '#a9e4ea';
const DEEP = '#4fa9c9';

const reach: Record<Mood, readonly [left: Point, right: Point]> = {
  happy: [
    [-400, -620],
    [400, -620],
  ],
  amazed: [
    [-360, -500],
    [360, -500],
  ],
  sad: [
    [-80, -330],
    [80, -330],
  ],
  scared: [
    [-110, -400],
    [110, -400],
  ],
  proud: [
    [-190, -440],
    [190, -440],
  ],
};
const brows: Record<Mood, readonly [inner: number, outer: number]> = {
  happy: [-8, -4],
  amazed: [-30, -24],
  sad: [-30, 20],
  scared: [-34, 8],
  proud: [-2, 4],
};

const TAIL =
  'M-220 -520C-240 -330 -70 -310 40 -240C110 -190 70 -128 -10 -130C-70 -132 -90 -180 -50 -204C-140 -214 -220 -150 -180 -72C-130 20 60 30 170 -60C290 -170 280 -400 220 -520Z';
const CURL =
  'M-160 -770C-150 -960 50 -1010 170 -946C246 -900 226 -806 146 -804C92 -804 78 -852 108 -876C56 -890 24 -840 40 -770Z';
const WISP =
  'M130 -190C260 -110 410 -170 432 -280C440 -356 366 -384 330 -344C366 -344 376 -304 344 -274C304 -236 240 -262 210 -300Z';

/** Jhonka, a small lonely wind. When proud it blows, gently, with its eyes shut. */
export const jhonka: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.6;
  const head = ellipse(0, -620, 272, 238);
  const [left, right] = reach[mood];
  const arms = [softArm(-1, [-170, -450], left), softArm(1, [170, -450], right)];
  const [low, high] = brows[mood];
  const blows = mood === 'proud';
  const fill = linear([-260, -860], [260, -60], light(AIR, 0.6), AIR, DEEP);
  const nodes: Node[] = [
    shape([WISP, TAIL, CURL, head, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    ...[WISP, TAIL, CURL].map((d) => shape(d, { fill })),
    shape(
      'M-130 -350C-20 -290 130 -230 100 -130M170 -260C180 -190 150 -120 80 -76M-60 -890C0 -940 80 -950 140 -916M290 -190C340 -194 390 -240 396 -290',
      {
        stroke: '#ffffff',
        width: 20,
        opacity: 0.8,
      },
    ),
    ...arms.flatMap((limb) => drawSoftArm(limb, AIR, light(AIR, 0.5), inner)),
    shape(head, { fill: radial([-90, -720], 480, '#f4ffff', AIR, DEEP) }),
    shape(
      curve([
        [-216, -640],
        [-190, -760],
        [-100, -826],
      ]),
      { stroke: '#ffffff', width: 24, opacity: 0.9 },
    ),
    ...[-1, 1].map((side) =>
      shape(ellipse(side * 176, -550, blows ? 74 : 52, blows ? 60 : 36), { fill: '#ff8fb0', opacity: 0.55 }),
    ),
    ...[-1, 1].flatMap((side) => [
      ...(blows
        ? [
            shape(
              curve([
                [side * 58, -660],
                [side * 104, -690],
                [side * 150, -660],
              ]),
              { stroke: INK, width: 20 },
            ),
          ]
        : bigEye([side * 100, -660], 66, 78, ['#123a6b', '#3f8fd0'], [-0.2, 0.05], inner)),
      shape(
        curve([
          [side * 54, -768 + low],
          [side * 104, -780 + (low + high) / 2],
          [side * 160, -758 + high],
        ]),
        { stroke: '#2f7fa8', width: 20 },
      ),
    ]),
    ...(blows
      ? [shape(ellipse(0, -524, 30, 28), { fill: '#5b1630', stroke: INK, width: inner })]
      : [moodMouth(mood, [0, -536], 0.74, inner)]),
    ...(mood === 'sad' ? tears(inner) : []),
  ];
  return {
    nodes,
    face: { x: -230, y: -800, width: 460, height: 350 },
    head: { x: -290, y: -960, width: 580, height: 590 },
    mouth: [0, -520],
    paper: '#eafcff',
  };
};

function drop(x: number, y: number, size: number): string {
  const [half, near, far] = [size * 0.5, x - size, x + size];
  return `M${x} ${y - size * 1.7}C${x + half} ${y - size * 0.8} ${far} ${y - size * 0.4} ${far} ${y + size * 0.2}C${far} ${y + size * 1.2} ${near} ${y + size * 1.2} ${near} ${y + size * 0.2}C${near} ${y - size * 0.4} ${x - half} ${y - size * 0.8} ${x} ${y - size * 1.7}Z`;
}

/** Two tears that well up, and one on its way down. */
function tears(inner: number): Node[] {
  return [
    [-128, -540, 30],
    [134, -552, 26],
    [150, -462, 34],
  ].map(([x, y, size]) =>
    shape(drop(x!, y!, size!), {
      fill: linear([x! - size!, y! - size!], [x! + size!, y! + size!], '#ffffff', '#7fd0ff', '#2f8fdc'),
      stroke: INK,
      width: inner * 0.7,
    }),
  );
}
