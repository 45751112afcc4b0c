import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { linear, shape, type Node, type Point } from '../../drawing/tree.ts';

/** The parts of Parbat, apart from his face. */

export const ROCK = '#8d86c9';

/** The nightcap is snow on the peak; in sleep it is pulled down over one eye. */
export function nightcap(asleep: boolean): string {
  const low = asleep ? -560 : -760;
  return blob(
    [
      [-20, -1000],
      [140, -910],
      [214, -740],
      [asleep ? 250 : 222, low + 30],
      [170, low - 20],
      [96, low + 50],
      [10, -690],
      [-70, -730],
      [-150, -670],
      [-230, -730],
      [-270, -700],
      [-180, -890],
    ],
    0.85,
  );
}

/** The end of the nightcap: it flops to one side in sleep. */
export function pompom(asleep: boolean, inner: number): Node[] {
  const [x, y]: Point = asleep ? [-150, -1000] : [-20, -1030];
  const tuft = [
    [0, 0],
    [40, 24],
    [-34, 26],
    [6, 46],
    [4, -36],
  ]
    .map(([dx, dy]) => ellipse(x + dx!, y + dy!, 44))
    .join('');
  const flop = blob(
    [
      [-60, -960],
      [x + 40, y - 20],
      [x, y + 50],
      [-100, -900],
    ],
    0.9,
  );
  return [
    ...(asleep ? [shape(flop, { fill: '#e4f0ff', stroke: INK, width: inner })] : []),
    shape(tuft, { fill: INK, stroke: INK, width: inner * 1.6 }),
    shape(tuft, { fill: '#ffffff' }),
  ];
}

/** The beard is made of little firs under the chin. */
export function beard(inner: number): Node[] {
  return [-260, 260, -170, 170, -80, 80, 0].map((x, i) => {
    const foot = -110 + Math.abs(x) * -0.28;
    const tall = 130 - Math.abs(x) * 0.12;
    return shape(
      polygon([
        [x - 62, foot],
        [x - 30, foot - tall * 0.5],
        [x - 44, foot - tall * 0.5],
        [x, foot - tall],
        [x + 44, foot - tall * 0.5],
        [x + 30, foot - tall * 0.5],
        [x + 62, foot],
      ]),
      { fill: i % 2 ? '#2f8f5c' : '#3aa86a', stroke: INK, width: inner },
    );
  });
}

/** Boulder arms: paws on the grass at rest, lifted in welcome, or over the ears. */
export function arms(mood: Mood, asleep: boolean, inner: number): Node[] {
  const up = !asleep && (mood === 'happy' || mood === 'amazed');
  const overEars = asleep && mood === 'scared';
  return [-1, 1].flatMap((side) => {
    const hand: Point = up ? [side * 640, -560] : overEars ? [side * 400, -560] : [side * 470, -120];
    const [hx, hy] = hand;
    const from: Point = up || overEars ? [side * 520, -250] : [hx, hy + 20];
    const d =
      up || overEars
        ? blob(
            [
              [from[0] - side * 60, from[1] + 60],
              [(from[0] + hx) / 2 - side * 70, (from[1] + hy) / 2],
              [hx - side * 90, hy - 20],
              [hx, hy - 96],
              [hx + side * 94, hy - 10],
              [(from[0] + hx) / 2 + side * 90, (from[1] + hy) / 2 + 10],
              [from[0] + side * 80, from[1] + 70],
            ],
            0.9,
          )
        : blob(
            [
              [hx - 130, hy + 60],
              [hx - 120, hy - 30],
              [hx - 30, hy - 84],
              [hx + 70, hy - 72],
              [hx + 136, hy],
              [hx + 130, hy + 64],
            ],
            0.9,
          );
    return [
      shape(d, {
        fill: linear(
          [hx - 90, hy - 90],
          [from[0] + 90, from[1] + 60],
          light(ROCK, 0.4),
          ROCK,
          shade(ROCK, 0.3),
        ),
        stroke: INK,
        width: inner * 1.3,
      }),
      shape(
        [-36, 28]
          .map(
            (dx) =>
              `M${hx + dx} ${hy - 40 + (up || overEars ? 0 : 50)}L${hx + dx} ${hy + 6 + (up || overEars ? 0 : 46)}`,
          )
          .join(''),
        { stroke: INK, width: inner },
      ),
    ];
  });
}

export function cracks(): string {
  return (
    curve([
      [-520, -330],
      [-440, -300],
      [-420, -230],
    ]) +
    curve([
      [440, -380],
      [500, -300],
      [470, -240],
    ]) +
    curve([
      [-380, -520],
      [-340, -470],
    ]) +
    curve([
      [600, -210],
      [660, -170],
      [650, -130],
    ]) +
    curve([
      [-690, -190],
      [-640, -150],
    ])
  );
}

/** The pillow is a cloud held over both ears. */
export function cloudPillow(inner: number): Node[] {
  const puffs = [
    [-470, -640, 130],
    [-340, -760, 150],
    [-150, -850, 170],
    [60, -880, 180],
    [260, -800, 160],
    [410, -680, 140],
    [490, -560, 110],
    [-520, -530, 100],
  ]
    .map(([x, y, r]) => ellipse(x!, y!, r!))
    .join('');
  return [
    shape(puffs, { fill: INK, stroke: INK, width: inner * 2 }),
    shape(puffs, { fill: '#f4f8ff' }),
    shape('M-430 -560C-330 -690 -120 -740 40 -740C220 -740 360 -660 440 -520', {
      stroke: '#b9cdf2',
      width: 30,
      opacity: 0.8,
    }),
  ];
}
