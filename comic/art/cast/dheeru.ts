import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';

const SKIN = '#a8c65a';
const SHELL = '#b8743c';
const CAP = '#d8334e';

const gazes: Record<Mood, Point> = {
  happy: [-0.1, 0],
  amazed: [0, -0.4],
  sad: [-0.1, 0.6],
  scared: [0.5, 0.1],
  proud: [-0.3, 0.1],
};
/** How far the heavy lids come down. */
const lids: Record<Mood, number> = { happy: 0.42, amazed: 0, sad: 0.5, scared: 0, proud: 0.5 };

/** Dheeru, the royal post: a tortoise in a red cap who has been in a great hurry for sixty years. */
export const dheeru: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.6;
  const shell =
    'M-190 -150C-230 -420 -60 -640 170 -630C400 -620 540 -430 520 -150C500 -90 -180 -90 -190 -150Z';
  const rim =
    'M-230 -150C-230 -200 -180 -210 -150 -196C40 -150 330 -150 490 -196C530 -206 570 -190 566 -146C560 -100 520 -84 460 -84L-130 -84C-190 -84 -230 -100 -230 -150Z';
  const neck = edge(tube(bend([-110, -190], [-190, -330], [-150, -560], 0.7), [110, 84, 80]), 0.5, 0.4);
  const head = blob(
    [
      [-150, -900],
      [10, -860],
      [60, -730],
      [40, -610],
      [-60, -540],
      [-150, -526],
      [-240, -540],
      [-340, -610],
      [-360, -730],
      [-310, -860],
    ],
    0.95,
  );
  const legs = [-130, 60, 300, 450].map((x, i) => rect(x - 62, -150, 124, i % 2 ? 140 : 156, 48));
  const tail = 'M540 -150C610 -150 650 -110 670 -60C620 -70 570 -80 530 -96Z';
  const nodes: Node[] = [
    shape(ellipse(130, 0, 560, 46), { fill: '#1a0b45', opacity: 0.35 }),
    shape([shell, rim, neck, head, tail, ...legs].join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(tail, { fill: SKIN }),
    ...legs.map((d, i) => shape(d, { fill: i % 2 ? shade(SKIN, 0.25) : SKIN, stroke: INK, width: inner })),
    shape([-170, -130, -90].map((x) => ellipse(x, -12, 17, 13)).join(''), { fill: light(SKIN, 0.6) }),
    shape(shell, { fill: radial([60, -560], 640, light(SHELL, 0.45), SHELL, shade(SHELL, 0.35)) }),
    group(plates(inner), { clip: shell }),
    shape(shell, { stroke: INK, width: inner * 1.2 }),
    shape(rim, {
      fill: linear([0, -200], [0, -84], '#f4d58c', '#c98a46'),
      stroke: INK,
      width: inner,
    }),
    shape(neck, {
      fill: linear([-230, 0], [-60, 0], light(SKIN, 0.25), shade(SKIN, 0.25)),
      stroke: INK,
      width: inner,
    }),
    shape('M-196 -300C-160 -280 -120 -284 -92 -304M-200 -380C-170 -362 -130 -364 -96 -384', {
      stroke: shade(SKIN, 0.5),
      width: inner * 0.8,
    }),
    ...satchel(inner),
    shape(head, {
      fill: radial([-220, -800], 420, light(SKIN, 0.4), SKIN, shade(SKIN, 0.2)),
      stroke: INK,
      width: inner * 1.2,
    }),
    ...[-1, 1].map((side) =>
      shape(ellipse(-150 + side * 150, -640, 36, 24), { fill: '#ff9a6e', opacity: 0.6 }),
    ),
    ...[-1, 1].flatMap((side) => [
      ...bigEye([-150 + side * 92, -720], 62, 70, ['#2a1a10', '#7a5a1e'], gazes[mood], inner),
      ...lid(-150 + side * 92, mood, inner),
    ]),
    shape(ellipse(-166, -640, 9, 7) + ellipse(-134, -640, 9, 7), { fill: shade(SKIN, 0.7) }),
    moodMouth(mood, [-150, -594], 0.6, inner),
    ...cap(inner),
  ];
  return {
    nodes,
    face: { x: -340, y: -800, width: 380, height: 260 },
    head: { x: -380, y: -1000, width: 460, height: 480 },
    mouth: [-150, -584],
    paper: '#f6fbe0',
  };
};

function lid(x: number, mood: Mood, inner: number): Node[] {
  const drop = lids[mood];
  if (drop === 0) return [];
  const y = -790 + 140 * drop;
  return [
    group([shape(rect(x - 80, -810, 160, y + 810), { fill: shade(SKIN, 0.12), stroke: INK, width: inner })], {
      clip: ellipse(x, -720, 62, 70),
    }),
    shape(ellipse(x, -720, 62, 70), { stroke: INK, width: inner }),
  ];
}

function plates(inner: number): Node[] {
  const cells: readonly (readonly [number, number, number])[] = [
    [160, -440, 110],
    [-30, -350, 96],
    [352, -350, 96],
    [160, -234, 96],
    [-80, -180, 84],
    [420, -170, 84],
    [160, -620, 84],
    [-60, -520, 60],
    [370, -530, 60],
  ];
  return cells.flatMap(([x, y, r]) => [
    shape(plate(x, y, r), { fill: '#e0a35a', stroke: shade(SHELL, 0.5), width: inner }),
    shape(plate(x, y, r * 0.56), { fill: '#f2c47c', opacity: 0.8 }),
  ]);
}

function plate(cx: number, cy: number, r: number): string {
  return polygon(
    Array.from({ length: 6 }, (_, i): Point => {
      const a = (i * Math.PI) / 3;
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.86];
    }),
  );
}

function satchel(inner: number): Node[] {
  return [
    shape('M-190 -430C-60 -380 60 -330 150 -250', { stroke: INK, width: 44 }),
    shape('M-190 -430C-60 -380 60 -330 150 -250', { stroke: '#8a4a2a', width: 32 }),
    group(
      [
        shape(rect(-60, -190, 130, 110, 8), { fill: '#fff6de', stroke: INK, width: inner }),
        shape('M-60 -186L5 -130L70 -186', { stroke: INK, width: inner * 0.8 }),
      ],
      { matrix: place(150, -110, -10) },
    ),
    shape(rect(60, -260, 210, 150, 22), {
      fill: linear([0, -260], [0, -110], '#c06a3a', '#8a4a2a'),
      stroke: INK,
      width: inner,
    }),
    shape(
      'M60 -236C60 -260 80 -262 100 -262L240 -262C262 -262 270 -250 270 -236C250 -180 200 -170 165 -166C130 -170 80 -180 60 -236Z',
      {
        fill: '#d8804a',
        stroke: INK,
        width: inner,
      },
    ),
    shape(ellipse(165, -176, 18), { fill: '#ffd23f', stroke: INK, width: inner * 0.8 }),
  ];
}

function cap(inner: number): Node[] {
  return [
    shape(
      'M-320 -836C-330 -960 -240 -1000 -150 -1000C-60 -1000 30 -960 20 -836C-90 -870 -210 -870 -320 -836Z',
      {
        fill: linear([-300, -960], [20, -840], light(CAP, 0.25), CAP, shade(CAP, 0.3)),
        stroke: INK,
        width: inner * 1.2,
      },
    ),
    shape(
      curve([
        [-320, -846],
        [-150, -884],
        [20, -846],
      ]),
      { stroke: '#ffd23f', width: 22 },
    ),
    shape('M-350 -830C-260 -880 -40 -880 50 -830C0 -800 -300 -800 -350 -830Z', {
      fill: shade(CAP, 0.45),
      stroke: INK,
      width: inner,
    }),
    shape(rect(-186, -960, 72, 52, 6), { fill: '#fff6de', stroke: INK, width: inner * 0.7 }),
    shape('M-186 -958L-150 -930L-114 -958', { stroke: INK, width: inner * 0.6 }),
  ];
}
