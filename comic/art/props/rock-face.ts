import { INK } from '../../drawing/colour.ts';
import { blob, curve, polygon } from '../../drawing/path.ts';
import { group, linear, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/**
 * A pillar of blue rock with a ledge on top, far taller than it looks: for whoever climbs down its left side.
 */
export const rockFace: DrawProp = (ink) => {
  const d = polygon([
    [-250, -440],
    [-60, -470],
    [330, -450],
    [460, -400],
    [430, -180],
    [500, 120],
    [470, 620],
    [-190, 620],
    [-220, 300],
    [-160, 60],
    [-240, -160],
    [-190, -330],
  ]);
  return {
    nodes: [
      shape(d, {
        fill: linear([-250, -470], [500, 620], '#7f8cf0', '#4a4cc0', '#1f1a6e'),
        stroke: INK,
        width: ink * 1.4,
      }),
      group(
        [
          shape(
            polygon([
              [120, -480],
              [60, -200],
              [170, 80],
              [90, 640],
              [600, 640],
              [600, -480],
            ]),
            { fill: '#140d56', opacity: 0.35 },
          ),
          shape(
            curve([
              [-140, -300],
              [-40, -260],
              [20, -120],
            ]) +
              curve([
                [-170, 20],
                [-60, 90],
                [-20, 260],
              ]) +
              curve([
                [260, -260],
                [300, -60],
                [240, 120],
              ]),
            { stroke: '#1a1460', width: 12, opacity: 0.7 },
          ),
        ],
        { clip: d },
      ),
      shape(
        blob([
          [-270, -430],
          [-60, -486],
          [340, -466],
          [490, -410],
          [300, -372],
          [-40, -380],
        ]),
        { fill: '#b9c2ff', stroke: INK, width: ink },
      ),
    ],
  };
};
