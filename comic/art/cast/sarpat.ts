import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { edge, tube } from '../../drawing/tube.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';

const SKIN = '#f2c46d';
const SHELL = '#e2566b';
const CAP = '#2f5fd0';

interface Acting {
  /** How far the neck draws back into the shell, 0..1. */
  back: number;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: { back: 0, gaze: [-0.2, -0.1], brow: [-8, -4] },
  amazed: { back: -0.12, gaze: [-0.3, -0.4], brow: [-34, -28] },
  sad: { back: 0.3, gaze: [0, 0.6], brow: [-26, 18] },
  scared: { back: 0.72, gaze: [-0.5, 0.2], brow: [-30, 10] },
  proud: { back: -0.1, gaze: [-0.1, -0.2], brow: [6, -12] },
};

/** Sarpat, "at full gallop": a snail of the Royal Post, in a postman's cap, with one letter to deliver. */
export const sarpat: DrawCharacter = (mood, ink) => {
  const { back, gaze, brow } = actings[mood];
  const inner = ink * 0.62;
  const [hx, hy]: Point = [-240 + back * 190, -520 + back * 190];
  const foot = blob(
    [
      [-470 + back * 130, -40],
      [-400 + back * 130, -120],
      [-100, -150],
      [260, -130],
      [480, -70],
      [610, -8],
      [300, 0],
      [-380 + back * 130, 0],
    ],
    0.9,
  );
  const neck = edge(
    tube(
      [
        [-40, -110],
        [-230 + back * 120, -160],
        [-260 + back * 170, -320 + back * 120],
        [hx, hy],
      ],
      [110, 112, 92, 88],
    ),
    0.6,
    0.6,
  );
  const head = ellipse(hx, hy, 190, 165);
  const stalk = (side: number): string =>
    edge(
      tube(
        [
          [hx + side * 84, hy - 110],
          [hx + side * 110, hy - 220],
          [hx + side * 116, hy - 290 + back * 70],
        ],
        [34, 28, 30],
      ),
    );
  const stalks = [-1, 1].map(stalk);
  const eyes = [-1, 1].map((side): Point => [hx + side * 118, hy - 330 + back * 70]);
  const shell = ellipse(190, -410, 330, 318);
  const cap = capOf([hx, hy - 118]);
  const nodes: Node[] = [
    shape(ellipse(60, -4, 560, 44), { fill: '#1a0b45', opacity: 0.35 }),
    shape([foot, shell, neck, head, ...stalks, ...eyes.map(([x, y]) => ellipse(x, y, 88, 92))].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.9,
    }),
    shape(foot, { fill: linear([0, -150], [0, 0], light(SKIN, 0.25), SKIN, shade(SKIN, 0.3)) }),
    shape(shell, { fill: radial([90, -540], 620, light(SHELL, 0.5), SHELL, shade(SHELL, 0.5)) }),
    group(
      [
        shape(spiral(196, -400), { stroke: shade(SHELL, 0.55), width: 34 }),
        shape(spiral(196, -400), { stroke: '#ffd9a0', width: 15 }),
      ],
      { clip: shell },
    ),
    shape(
      curve([
        [-60, -560],
        [10, -650],
        [120, -700],
      ]),
      { stroke: '#ffffff', width: 24, opacity: 0.7 },
    ),
    shape(shell, { stroke: INK, width: inner * 1.2 }),
    ...satchel(inner),
    shape(neck, { fill: SKIN }),
    ...stalks.map((d) => shape(d, { fill: SKIN, stroke: INK, width: inner })),
    shape(head, { fill: radial([hx - 70, hy - 60], 330, light(SKIN, 0.5), SKIN, shade(SKIN, 0.22)) }),
    shape(ellipse(hx, hy, 190, 165), { stroke: INK, width: inner }),
    shape(neckJoin(hx, hy), { fill: SKIN }),
    ...[-1, 1].map((side) =>
      shape(ellipse(hx + side * 124, hy + 26, 40, 26), { fill: '#ff7f6a', opacity: 0.6 }),
    ),
    ...eyes.flatMap((at) => bigEye(at, 84, 88, ['#20305f', '#4f86e8'], gaze, inner)),
    ...eyes.map(([x, y], i) =>
      shape(
        curve([
          [x + (i ? -58 : 58), y - 112 + brow[0]],
          [x, y - 122 + (brow[0] + brow[1]) / 2],
          [x + (i ? 58 : -58), y - 108 + brow[1]],
        ]),
        { stroke: INK, width: 20 },
      ),
    ),
    ...cap.flatMap(([d, fill]) => shape(d, { fill, stroke: INK, width: inner })),
    moodMouth(mood, [hx, hy + 52], 0.72, inner),
  ];
  return {
    nodes,
    face: { x: hx - 215, y: hy - 425 + back * 70, width: 430, height: 530 - back * 70 },
    head: { x: hx - 330, y: hy - 520 + back * 70, width: 660, height: 720 - back * 70 },
    mouth: [hx, hy + 60],
    paper: '#fff3d6',
  };
};

/** The whorl of the shell. */
function spiral(cx: number, cy: number): string {
  return curve(
    Array.from({ length: 22 }, (_, i): Point => {
      const a = i * 0.62 + 2.6;
      const r = 300 - i * 13;
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.96];
    }),
  );
}

/** Hides the head's outline where it sits on the neck. */
function neckJoin(x: number, y: number): string {
  return ellipse(x + 16, y + 146, 76, 34);
}

/** A postman's cap, askew between the eyes. */
function capOf([x, y]: Point): readonly (readonly [string, string])[] {
  return [
    [`M${x - 92} ${y + 6}C${x - 96} ${y - 92} ${x + 96} ${y - 92} ${x + 92} ${y + 6}Z`, CAP],
    [rect(x - 96, y - 14, 192, 36, 14), shade(CAP, 0.4)],
    [`M${x - 110} ${y + 20}C${x - 80} ${y + 56} ${x + 20} ${y + 56} ${x + 40} ${y + 20}Z`, shade(CAP, 0.55)],
    [ellipse(x - 6, y - 40, 24), '#ffd23f'],
  ];
}

/** A leather bag at the side of the shell, with an envelope in it. */
function satchel(inner: number): Node[] {
  const leather = '#9a5a2c';
  return [
    group(
      [
        shape(rect(-96, -150, 192, 130, 8), { fill: '#fff6e0', stroke: INK, width: inner }),
        shape('M-96 -146L0 -60L96 -146', { stroke: '#c98a5a', width: inner }),
        shape(rect(-124, -70, 248, 180, 30), {
          fill: linear([-120, -70], [120, 110], light(leather, 0.3), leather, shade(leather, 0.3)),
          stroke: INK,
          width: inner,
        }),
        shape('M-124 -40C-60 40 60 40 124 -40L124 -66L-124 -66Z', {
          fill: shade(leather, 0.2),
          stroke: INK,
          width: inner,
        }),
        shape(
          polygon([
            [-20, -4],
            [20, -4],
            [20, 44],
            [-20, 44],
          ]),
          { fill: '#ffd23f', stroke: INK, width: inner * 0.8 },
        ),
      ],
      { matrix: place(250, -190, 6) },
    ),
  ];
}
