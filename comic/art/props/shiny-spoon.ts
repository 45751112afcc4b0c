import { INK, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, radial, shape } from '../../drawing/tree.ts';
import { tiko } from '../cast/tiko.ts';
import type { DrawProp } from './prop.ts';

const STEEL = '#cfd9e6';
const BOWL = ellipse(0, -160, 300, 345);
const HANDLE = 'M-46 150C-40 300 -62 460 -58 640L58 640C62 460 40 300 46 150Z';

/** A spoon, bowl up, that mirrors Tiko upside down. The handle runs out below. */
export const shinySpoon: DrawProp = (ink) => ({
  nodes: [
    shape(HANDLE + BOWL, { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(HANDLE, { fill: linear([-60, 0], [60, 0], '#ffffff', STEEL, shade(STEEL, 0.4)) }),
    shape(BOWL, { fill: radial([-110, -320], 640, '#ffffff', STEEL, shade(STEEL, 0.45)) }),
    group(
      [
        group(tiko('scared', ink * 1.2).nodes, { matrix: place(0, -478, 180, 0.62) }),
        shape(BOWL, { fill: '#dfe8f5', opacity: 0.14 }),
      ],
      { clip: ellipse(0, -160, 268, 313) },
    ),
    shape(ellipse(0, -160, 268, 313), { stroke: shade(STEEL, 0.45), width: ink * 0.6 }),
    shape(
      curve([
        [-214, -250],
        [-180, -350],
        [-110, -420],
      ]),
      { stroke: '#ffffff', width: 30, opacity: 0.9 },
    ),
  ],
});
