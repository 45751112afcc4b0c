import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse, rect, star } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node } from '../../drawing/tree.ts';
import { patch, ring } from '../../drawing/tube.ts';
import { drawCape, drawCapeOnBack } from './cape.ts';
import type { Wearer } from './costume.ts';
import { dyed } from './dyed.ts';

const TUNIC = '#e2353f';
const SLEEVE = '#f8efd8';
const HOSE = '#3a63d8';
const LEATHER = '#9a5a2c';
const CLOAK = '#1f9d6b';

/** A wandering knight of the magic kingdom: red tunic, blue hose, leather boots and belt, a green cloak. */
export const knightErrant = dyed(CLOAK, (dye) => ({
  girth: {
    trunk: [38, 82, 92, 82, 88, 112, 120],
    arm: [36, 44, 36, 34, 28],
    leg: [44, 47, 40, 42, 38],
  },
  arm: {
    colour: SLEEVE,
    bands: [
      { from: -0.2, to: 0.24, colour: TUNIC },
      { from: 0.74, to: 1.4, colour: LEATHER },
    ],
    seams: [0.8],
  },
  leg: {
    colour: HOSE,
    bands: [
      { from: 0.62, to: 0.7, colour: light(LEATHER, 0.25) },
      { from: 0.7, to: 1.4, colour: LEATHER },
    ],
  },
  trunk: { colour: TUNIC, endDome: 0.12 },
  foot: { colour: LEATHER, sole: '#4a2413' },
  behind: (wearer) => drawCape(wearer, dye, shade(dye, 0.3), 400),
  back: (wearer) => drawCapeOnBack(wearer, dye),
  chest,
  collar: (wearer) => collar(wearer, dye),
}));

function chest({ body, weights, initial }: Wearer): Node[] {
  const { trunk, pose } = body;
  const shift = -pose.turn * 0.22;
  const [x, y] = trunk.point(0.43, shift);
  const [bx, by] = trunk.point(0.68, shift);
  const shield = 'M-46 -50C-16 -42 16 -42 46 -50C54 6 36 46 0 66C-36 46 -54 6 -46 -50Z';
  return [
    shape(patch(trunk, 0.9, 1.04, -1.05, 1.05, 0.03), { fill: '#ffcf4a', stroke: INK, width: weights.inner }),
    shape(patch(trunk, 0.62, 0.73, -1, 1, 0.03), { fill: LEATHER, stroke: INK, width: weights.inner }),
    shape(ring(trunk, 0.82, -0.5, -0.2), { stroke: shade(TUNIC, 0.6), width: weights.inner }),
    group(
      [
        shape(rect(-26, -20, 52, 40, 8), {
          fill: linear([0, -20], [0, 20], '#fff0b0', '#e0a12c'),
          stroke: INK,
          width: weights.inner,
        }),
        shape(rect(-12, -9, 24, 18, 4), { fill: LEATHER, stroke: INK, width: weights.inner * 0.8 }),
      ],
      { matrix: place(bx, by, pose.lean) },
    ),
    group(
      [
        shape(shield, { fill: '#ffcf4a', stroke: INK, width: weights.inner }),
        shape(shield, { fill: '#fff6d8', stroke: '#e0a12c', width: 6 }),
        ...(initial
          ? [group([shape(initial, { fill: TUNIC })], { matrix: place(0, 4, 0, 0.62) })]
          : [shape(star(0, 2, 30, 13, 5), { fill: TUNIC })]),
      ],
      { matrix: place(x, y, pose.lean, 1 - Math.abs(pose.turn) * 0.14, 1) },
    ),
  ];
}

function collar({ body, weights }: Wearer, dye: string): Node[] {
  const [x, y] = body.trunk.point(0.03, 0);
  const hood =
    'M-96 16C-80 -34 80 -34 96 16C80 40 54 34 34 44C16 50 10 62 0 70C-10 62 -16 50 -34 44C-54 34 -80 40 -96 16Z';
  return [
    group(
      [
        shape(hood, { fill: light(dye, 0.1), stroke: INK, width: weights.inner * 1.2 }),
        shape('M-52 6C-30 -18 30 -18 52 6C34 30 -34 30 -52 6Z', { fill: shade(dye, 0.3) }),
        shape(ellipse(0, 58, 17), { fill: '#ffcf4a', stroke: INK, width: weights.inner }),
        shape(star(0, 58, 10, 5, 5), { fill: TUNIC }),
      ],
      { matrix: place(x, y, body.pose.lean) },
    ),
  ];
}
