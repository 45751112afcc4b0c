import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const GOLD = '#ffc93c';

/** The key that is merely somewhere: a golden key with a heart for its bow. */
export const goldKey: DrawProp = (ink) => {
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

/** A letter that has been on its way for sixty years: yellow, with a red seal. */
export const letter: DrawProp = (ink) => ({
  nodes: [
    shape(rect(-480, -330, 960, 660, 30), {
      fill: linear([-480, -330], [480, 330], '#fffbe8', '#ffeebc', '#e8c684'),
      stroke: INK,
      width: ink * 1.2,
    }),
    shape('M-470 310L-90 0M470 310L90 0', { stroke: shade('#e8c684', 0.3), width: ink * 0.8 }),
    shape('M-470 -318L0 80L470 -318Z', { fill: '#fff6d6', stroke: INK, width: ink }),
    shape(
      blob([
        [0, -60],
        [80, -40],
        [110, 40],
        [60, 110],
        [-20, 120],
        [-100, 80],
        [-104, 0],
        [-60, -50],
      ]),
      {
        fill: radial([-20, 0], 130, '#ff7a86', '#d8243e'),
        stroke: INK,
        width: ink,
      },
    ),
    shape('M0 70C-40 34 -52 20 -40 0C-28 -14 -8 -6 0 10C8 -6 28 -14 40 0C52 20 40 34 0 70Z', {
      fill: '#8a1030',
    }),
  ],
});

/** A plate of laddoos; the last one is always somebody's. */
export const laddoos: DrawProp = (ink) => {
  const ball = (x: number, y: number): Node[] => [
    shape(ellipse(x, y, 170), {
      fill: radial([x - 60, y - 70], 260, '#ffe89a', '#ffb52e', '#d97a1a'),
      stroke: INK,
      width: ink,
    }),
    shape(
      [
        [-70, -20],
        [10, -80],
        [60, 10],
        [-20, 50],
        [90, 80],
        [-90, 70],
      ]
        .map(([dx, dy]) => ellipse(x + dx!, y + dy!, 16))
        .join(''),
      { fill: '#c9641c', opacity: 0.6 },
    ),
    shape(ellipse(x - 20, y - 120, 22, 14), { fill: '#9ad65a', stroke: INK, width: ink * 0.5 }),
  ];
  return {
    nodes: [
      ...[
        [-180, 60],
        [180, 60],
        [0, 60],
        [-90, -180],
        [90, -180],
        [0, -380],
      ].flatMap(([x, y]) => ball(x!, y!)),
      shape('M-520 180L520 180C480 330 300 380 0 380C-300 380 -480 330 -520 180Z', {
        fill: linear([-500, 0], [500, 0], '#ffffff', '#d6dee8', '#8a92b0'),
        stroke: INK,
        width: ink,
      }),
      shape(rect(-560, 160, 1120, 50, 24), { fill: light('#d6dee8', 0.5), stroke: INK, width: ink }),
      shape(rect(-160, 370, 320, 60, 16), { fill: '#b0b8cc', stroke: INK, width: ink }),
    ],
  };
};

/** What comes out of a peacock's tail when a key is wanted: a spoon, an umbrella, half a samosa. */
export const spoon: DrawProp = (ink) => {
  const d = rect(-34, -60, 68, 540, 34);
  return {
    nodes: [
      shape(d + ellipse(0, -250, 150, 220), { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(d + ellipse(0, -250, 150, 220), {
        fill: linear([-150, -400], [150, 300], '#ffffff', '#c2ccdc', '#8790ae'),
      }),
      shape(ellipse(0, -260, 96, 156), { fill: '#9aa6c0' }),
      shape(ellipse(-30, -310, 30, 70), { fill: '#ffffff', opacity: 0.8 }),
    ],
  };
};

export const umbrella: DrawProp = (ink) => {
  const top =
    'M-500 40C-470 -300 -220 -440 0 -440C220 -440 470 -300 500 40C430 -30 380 -30 330 40C270 -30 220 -30 165 40C110 -30 50 -30 0 40C-50 -30 -110 -30 -165 40C-220 -30 -270 -30 -330 40C-380 -30 -430 -30 -500 40Z';
  return {
    nodes: [
      shape('M0 -500L0 360C0 470 140 470 140 370', { stroke: INK, width: 46 + ink }),
      shape('M0 -500L0 360C0 470 140 470 140 370', { stroke: '#b8743c', width: 38 }),
      shape(top, {
        fill: linear([-400, -400], [400, 40], '#ffe27a', '#ff8a3c'),
        stroke: INK,
        width: ink * 1.2,
      }),
      shape('M0 -440C-120 -300 -170 -130 -165 40M0 -440C120 -300 170 -130 165 40', {
        stroke: INK,
        width: ink * 0.7,
      }),
      shape('M0 -440C-40 -300 -50 -130 0 40', { stroke: '#ffffff', width: ink * 0.7, opacity: 0.6 }),
    ],
  };
};

export const samosa: DrawProp = (ink) => ({
  nodes: [
    shape(
      polygon([
        [-20, -420],
        [150, -150],
        [250, -200],
        [270, -60],
        [380, -40],
        [420, 330],
        [-440, 330],
      ]),
      {
        fill: linear([-300, -300], [300, 330], '#ffe0a0', '#e8a04a', '#b0682a'),
        stroke: INK,
        width: ink * 1.3,
      },
    ),
    shape('M150 -150L250 -200L270 -60L380 -40C330 60 220 40 150 -150Z', {
      fill: '#f4e08a',
      stroke: INK,
      width: ink * 0.8,
    }),
    shape(ellipse(250, -30, 26) + ellipse(310, 6, 20), { fill: '#6fbf4a' }),
    shape('M-440 330C-200 260 200 260 420 330', { stroke: '#b0682a', width: 18 }),
    shape('M-20 -420C-60 -200 -200 100 -330 260', { stroke: '#ffffff', width: 16, opacity: 0.5 }),
  ],
});

/** A broad wooden swing on two ropes wound with flowers; the seat is at y 300, the ropes go up and out of the picture. */
export const swing: DrawProp = (ink) => {
  const rope = (x: number): Node[] => [
    shape(`M${x} -2400L${x} 300`, { stroke: INK, width: 44 + ink }),
    shape(`M${x} -2400L${x} 300`, { stroke: '#e8b46a', width: 36 }),
    shape(
      Array.from({ length: 13 }, (_, i) => ellipse(x + (i % 2 ? 22 : -22), -2300 + i * 200, 44)).join(''),
      { fill: '#ff8a1f', stroke: INK, width: ink * 0.6 },
    ),
    shape(
      Array.from({ length: 13 }, (_, i) => ellipse(x + (i % 2 ? 22 : -22), -2300 + i * 200, 20)).join(''),
      { fill: '#ffd23f' },
    ),
  ];
  return {
    nodes: [
      ...rope(-760),
      ...rope(760),
      shape(rect(-860, 280, 1720, 130, 30), {
        fill: linear([0, 280], [0, 410], '#e0985a', '#a85a34'),
        stroke: INK,
        width: ink * 1.2,
      }),
      shape('M-780 330L-200 330M0 350L640 350', { stroke: '#8a4420', width: 10, opacity: 0.7 }),
    ],
  };
};

/** Sixty years of balls that went over the wall. */
export const lostBalls: DrawProp = (ink) => {
  const colours = ['#ff4f6e', '#ffd23f', '#37b8ff', '#6fd06a', '#ff9a3c', '#b58aff', '#ffffff'];
  const spots = [
    [-420, 380, 120],
    [-180, 400, 100],
    [60, 370, 130],
    [320, 390, 110],
    [500, 420, 80],
    [-300, 170, 130],
    [-40, 150, 116],
    [210, 160, 120],
    [-170, -60, 110],
    [100, -80, 124],
    [-20, -290, 110],
  ];
  return {
    nodes: spots.flatMap(([x, y, r], i) => [
      shape(ellipse(x!, y!, r!), {
        fill: radial(
          [x! - r! * 0.4, y! - r! * 0.4],
          r! * 1.7,
          light(colours[i % 7]!, 0.5),
          colours[i % 7]!,
          shade(colours[i % 7]!, 0.35),
        ),
        stroke: INK,
        width: ink,
      }),
      shape(
        curve([
          [x! - r! * 0.9, y! + r! * 0.2],
          [x!, y! + r! * (i % 2 ? 0.5 : -0.1)],
          [x! + r! * 0.9, y! - r! * 0.2],
        ]),
        { stroke: INK, width: ink * 0.6 },
      ),
    ]),
  };
};
