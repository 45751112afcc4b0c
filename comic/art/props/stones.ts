import { INK } from '../../drawing/colour.ts';
import { blob, curve } from '../../drawing/path.ts';
import { group, linear, place, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** A river stone; at a twentieth of the size, a squirrel's pebble. */
export const stone: DrawProp = (ink) => ({
  nodes: [
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
  ],
});

/** The same stone as it lies on a raised hand. */
export const stoneOnHand: DrawProp = (ink) => ({
  nodes: [group([...stone(ink).nodes], { matrix: place(140, -330) })],
});
