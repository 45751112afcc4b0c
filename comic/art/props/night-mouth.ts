import { INK } from '../../drawing/colour.ts';
import { blob, ellipse, sparkle } from '../../drawing/path.ts';
import { group, linear, radial, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** A piece of the night with its mouth wide open, about to swallow whatever hangs over it. */
export const nightMouth: DrawProp = (ink) => {
  const mass = blob([
    [-620, 700],
    [-640, 160],
    [-560, -120],
    [-380, -240],
    [-160, -150],
    [0, -130],
    [160, -150],
    [380, -240],
    [560, -120],
    [640, 160],
    [620, 700],
  ]);
  const jaws = ellipse(0, 30, 430, 190);
  return {
    nodes: [
      shape(mass, {
        fill: linear([-300, -240], [300, 700], '#3f6fd0', '#1d3a96', '#0f1c5c'),
        stroke: INK,
        width: ink,
      }),
      shape(
        [
          [-500, 120, 30],
          [500, 200, 26],
          [-420, 380, 22],
          [380, 400, 34],
          [-90, 420, 20],
        ]
          .map(([x, y, r]) => sparkle(x!, y!, r!))
          .join(''),
        {
          fill: '#dff0ff',
        },
      ),
      shape(jaws, { fill: radial([0, 0], 430, '#5a1a6e', '#2a0d4a') }),
      group([shape(ellipse(0, 190, 270, 120), { fill: '#ff7d96' })], { clip: jaws }),
      shape(jaws, { stroke: INK, width: ink }),
    ],
  };
};
