import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { linear, radial, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** What a peacock's tail brings out when somebody wants a key: a spoon, an umbrella, half a samosa. */
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
