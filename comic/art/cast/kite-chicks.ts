import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import type { DrawCharacter } from './cast.ts';

const DOWN = '#f2e6d2';
const TWIG = '#a8744a';

const moods: Record<Mood, { gaze: Point; brow: readonly [number, number]; open: boolean; sink: number }> = {
  happy: { gaze: [-0.1, -0.2], brow: [-8, -4], open: true, sink: 0 },
  amazed: { gaze: [-0.3, -0.4], brow: [-24, -16], open: true, sink: -10 },
  sad: { gaze: [0, 0.5], brow: [-22, 18], open: false, sink: 40 },
  scared: { gaze: [0.4, 0.1], brow: [-26, 12], open: false, sink: 70 },
  proud: { gaze: [0.1, -0.2], brow: [4, -8], open: true, sink: -10 },
};

/** Three chicks in a nest of twigs and lost kite string, who speak as one. */
export const chicks: DrawCharacter = (mood, ink) => {
  const acting = moods[mood];
  const inner = ink * 0.62;
  const bowl = blob([
    [-600, -330],
    [-300, -380],
    [300, -380],
    [600, -330],
    [560, -120],
    [320, 0],
    [-320, 0],
    [-560, -120],
  ]);
  return {
    nodes: [
      shape(ellipse(0, -6, 520, 50), { fill: '#1a0b45', opacity: 0.4 }),
      shape(ellipse(0, -340, 570, 90), { fill: shade(TWIG, 0.6), stroke: INK, width: ink }),
      ...[
        [-300, -440, -9, 0.86],
        [300, -440, 9, 0.86],
        [0, -560, 0, 1],
      ].map(([x, y, turn, scale]) =>
        group(chick(acting, inner / scale!, ink / scale!), {
          matrix: place(x!, y! + acting.sink, turn, scale),
        }),
      ),
      shape(bowl, { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(bowl, { fill: linear([-400, -380], [300, 0], light(TWIG, 0.3), TWIG, shade(TWIG, 0.45)) }),
      group(twigs(inner), { clip: bowl }),
      shape(bowl, { stroke: INK, width: ink }),
      shape('M-640 -300L-520 -350M600 -340L700 -270M-560 -120L-680 -70M540 -130L660 -120', {
        stroke: INK,
        width: 26,
      }),
    ],
    face: { x: -480, y: -800, width: 960, height: 430 },
    head: { x: -500, y: -860, width: 1000, height: 520 },
    mouth: [0, -520],
    paper: '#fffbe8',
  };
};

function chick({ gaze, brow, open }: (typeof moods)[Mood], inner: number, ink: number): Node[] {
  const fluff = Array.from({ length: 34 }, (_, i): Point => {
    const a = (i / 34) * Math.PI * 2;
    const r = i % 2 ? 1.07 : 0.96;
    return [Math.cos(a) * 210 * r, 20 + Math.sin(a) * 226 * r];
  });
  const body = blob(fluff);
  const beak = open ? 'M-58 20C-30 -8 30 -8 58 20L0 52Z' : 'M-46 24C-24 0 24 0 46 24L0 72Z';
  return [
    shape(body, { fill: INK, stroke: INK, width: ink * 1.7 }),
    shape(body, {
      fill: radial([-70, -90], 420, '#ffffff', DOWN, shade(DOWN, 0.3)),
      stroke: INK,
      width: inner,
    }),
    shape('M-30 -210C-40 -260 -10 -280 0 -250C10 -290 44 -270 30 -212', {
      fill: DOWN,
      stroke: INK,
      width: inner,
    }),
    ...[-1, 1].flatMap((side) => bigEye([side * 92, -44], 66, 72, ['#2a1814', '#8a5a34'], gaze, inner * 0.9)),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 44, -132 + brow[0]],
          [side * 92, -142 + (brow[0] + brow[1]) / 2],
          [side * 142, -124 + brow[1]],
        ]),
        { stroke: shade(DOWN, 0.5), width: 17 },
      ),
    ),
    ...[-1, 1].map((side) => shape(ellipse(side * 136, 34, 34, 22), { fill: '#ff9a9a', opacity: 0.6 })),
    ...(open
      ? [shape('M-54 22C-40 110 40 110 54 22L0 52Z', { fill: '#c9485f', stroke: INK, width: inner })]
      : []),
    shape(beak, { fill: '#f0b04a', stroke: INK, width: inner }),
  ];
}

function twigs(inner: number): Node[] {
  const random = seeded('nest');
  const rows = ['', '', ''];
  for (let i = 0; i < 42; i++) {
    const [x, y] = [-600 + random() * 1100, -380 + random() * 380];
    const [dx, dy] = [120 + random() * 180, -50 + random() * 100];
    rows[i % 3] += `M${x.toFixed(0)} ${y.toFixed(0)}L${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}`;
  }
  return [
    shape(rows[0]!, { stroke: shade(TWIG, 0.5), width: 20 }),
    shape(rows[1]!, { stroke: light(TWIG, 0.35), width: 15 }),
    shape(rows[2]!, { stroke: shade(TWIG, 0.25), width: 12 }),
    shape(
      curve([
        [-520, -250],
        [-260, -150],
        [60, -230],
        [330, -120],
        [560, -240],
      ]),
      { stroke: '#e58aa6', width: 15 + inner * 0.4 },
    ),
  ];
}
