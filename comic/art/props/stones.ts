import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node } from '../../drawing/tree.ts';
import { hours } from '../places/hours.ts';
import type { DrawProp } from './prop.ts';

/** A river stone; at a twentieth of the size it is a squirrel's pebble. */
export const stone: DrawProp = (ink) => ({
  nodes: [shape(ellipse(40, 290, 520, 70), { fill: '#0d2a3a', opacity: 0.4 }), ...bareStone(ink)],
});

function bareStone(ink: number): Node[] {
  return [
    shape(
      blob(
        [
          [-480, 60],
          [-400, -230],
          [-60, -360],
          [340, -280],
          [490, 30],
          [360, 290],
          [-340, 300],
        ],
        1,
      ),
      {
        fill: linear([-300, -300], [300, 300], '#f0dcc0', '#c09a80', '#8a6568'),
        stroke: INK,
        width: ink * 1.6,
      },
    ),
    shape(
      curve([
        [-330, -110],
        [-180, -240],
        [40, -270],
      ]),
      { stroke: '#ffffff', width: 44, opacity: 0.7 },
    ),
    shape('M120 60L200 130L180 210M-260 120L-190 150', { stroke: '#7a5560', width: ink }),
  ];
}

/** The same stone, lying on a raised hand. */
export const stoneOnHand: DrawProp = (ink) => ({
  nodes: [group(bareStone(ink), { matrix: place(140, -330) })],
});

/** A shelf of the cliff at dusk, to stand on at y -140. It grows out of the rock to its right. */
export const ledge: DrawProp = (ink) => {
  const [near, middle, far] = hours.dusk.stone;
  const rock =
    'M-520 -150C-380 -190 400 -180 760 -150L760 -150C700 20 600 180 420 330C300 240 120 260 40 150C-120 190 -260 60 -360 60C-480 40 -560 -60 -520 -150Z';
  return {
    nodes: [
      shape(rock, { fill: linear([-400, -150], [500, 330], near, middle, far), stroke: INK, width: ink }),
      shape('M-430 -60C-300 -30 -100 -50 60 -20M120 90C200 120 320 90 420 110', {
        stroke: shade(middle, 0.5),
        width: ink * 0.8,
      }),
      shape('M-500 -150C-380 -186 400 -176 740 -150', { stroke: light(near, 0.4), width: 30 }),
    ],
  };
};
