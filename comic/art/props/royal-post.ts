import { INK, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const GOLD = '#ffc93c';

/** A golden key with a heart for its bow. */
export const goldKey: DrawProp = (weight) => {
  const ink = Math.min(weight, 34);
  const bow =
    'M0 -40C-90 -120 -250 -190 -250 -330C-250 -450 -90 -480 0 -360C90 -480 250 -450 250 -330C250 -190 90 -120 0 -40Z';
  const hole =
    'M0 -150C-50 -200 -120 -240 -120 -310C-120 -370 -40 -380 0 -310C40 -380 120 -370 120 -310C120 -240 50 -200 0 -150Z';
  const stem = 'M-44 -80L44 -80L44 480L190 480L190 390L110 390L110 330L190 330L190 240L44 240L-44 240Z';
  const gold = linear([-250, -400], [250, 400], '#fff3ae', GOLD, '#e0901c');
  return {
    nodes: [
      shape(stem + bow, { fill: INK, stroke: INK, width: ink * 2 }),
      shape('M-44 -80L44 -80L44 240L190 240L190 330L110 330L110 390L190 390L190 480L-44 480Z', {
        fill: gold,
      }),
      shape(bow, { fill: gold, stroke: INK, width: ink * 0.8 }),
      shape(hole, { fill: '#e8297c', stroke: INK, width: ink * 0.8 }),
    ],
  };
};

/** Far too many keys on one ring. */
export const keyRing: DrawProp = (ink) => {
  const key = (turn: number, length: number, colour: string): Node =>
    group(
      [
        shape(
          rect(-20, 0, 40, length, 12) + rect(10, length - 120, 80, 36, 8) + rect(10, length - 60, 60, 36, 8),
          {
            fill: INK,
            stroke: INK,
            width: ink * 1.6,
          },
        ),
        shape(
          rect(-20, 0, 40, length, 12) + rect(10, length - 120, 80, 36, 8) + rect(10, length - 60, 60, 36, 8),
          {
            fill: colour,
          },
        ),
        shape(ellipse(0, 10, 66), { fill: colour, stroke: INK, width: ink * 0.9 }),
        shape(ellipse(0, 10, 26), { fill: shade(colour, 0.6) }),
      ],
      { matrix: place(0, -30, turn) },
    );
  const colours = [GOLD, '#d0d8e6', '#f2955a', '#9fe0d0'];
  return {
    nodes: [
      shape(ellipse(0, -260, 230), { stroke: INK, width: 62 + ink }),
      shape(ellipse(0, -260, 230), { stroke: '#e6a52a', width: 56 }),
      shape(
        curve([
          [-160, -420],
          [-60, -484],
          [60, -484],
        ]),
        { stroke: '#fff0a6', width: 16 },
      ),
      ...[-64, -44, -26, -8, 12, 32, 52].map((turn, i) => key(turn, 400 + ((i * 67) % 130), colours[i % 4]!)),
    ],
  };
};

/** The letter that Leela wrote when she was seven, with a drawing of her friend. */
export const openLetter: DrawProp = (ink) => ({
  nodes: [
    shape('M-420 -440L380 -480L440 430L-380 470Z', {
      fill: linear([-420, -440], [440, 430], '#fffdf0', '#fff0c4', '#ecd09a'),
      stroke: INK,
      width: ink * 1.1,
    }),
    shape('M-420 -20L410 -50', { stroke: '#d8b878', width: ink * 0.7 }),
    shape(
      'M-320 -340C-200 -380 -140 -310 -30 -350M-320 -240C-180 -280 -60 -220 60 -260M-310 -140C-200 -170 -120 -120 0 -150M-310 90C-220 60 -160 110 -60 80M-300 200C-220 170 -150 220 -80 190',
      {
        stroke: '#6a4aa8',
        width: 20,
      },
    ),
    shape('M60 380L60 80C70 0 140 -20 190 -80C240 -20 310 0 320 80L320 370Z', {
      fill: '#6fa4f2',
      stroke: '#2f4fa8',
      width: 22,
    }),
    shape(ellipse(140, 130, 22, 28) + ellipse(240, 130, 22, 28), { fill: '#1a1026' }),
    shape('M130 220C160 270 220 270 250 220', { stroke: '#1a1026', width: 18 }),
    shape(
      'M-220 400C-300 340 -320 300 -290 270C-270 250 -236 260 -220 290C-204 260 -170 250 -150 270C-120 300 -140 340 -220 400Z',
      {
        fill: '#f2405f',
      },
    ),
  ],
});

/**
 * A broad wooden swing on two ropes wound with flowers; the seat is at y 300, the ropes go up and out of the
 * picture.
 */
export const swing: DrawProp = (ink) => {
  const rope = (x: number): Node[] => [
    shape(`M${x} -2260L${x} 300`, { stroke: INK, width: 44 + ink }),
    shape(`M${x} -2260L${x} 300`, { stroke: '#e8b46a', width: 36 }),
    shape(
      Array.from({ length: 12 }, (_, i) => ellipse(x + (i % 2 ? 22 : -22), -2100 + i * 200, 44)).join(''),
      { fill: '#ff8a1f', stroke: INK, width: ink * 0.6 },
    ),
    shape(
      Array.from({ length: 12 }, (_, i) => ellipse(x + (i % 2 ? 22 : -22), -2100 + i * 200, 20)).join(''),
      { fill: '#ffd23f' },
    ),
  ];
  const knot = (x: number): Node =>
    shape(rect(x - 70, -2400, 140, 210, 50), {
      fill: linear([x - 70, 0], [x + 70, 0], '#fff0c8', '#e8b46a', '#b8743c'),
      stroke: INK,
      width: ink,
    });
  return {
    nodes: [
      ...rope(-760),
      ...rope(760),
      knot(-760),
      knot(760),
      shape(rect(-860, 280, 1720, 130, 30), {
        fill: linear([0, 280], [0, 410], '#e0985a', '#a85a34'),
        stroke: INK,
        width: ink * 1.2,
      }),
      shape('M-780 330L-200 330M0 350L640 350', { stroke: '#8a4420', width: 10, opacity: 0.7 }),
    ],
  };
};
