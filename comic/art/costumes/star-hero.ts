import { INK, light, shade } from '../../drawing/colour.ts';
import { rect, star } from '../../drawing/path.ts';
import { group, place, shape, type Node } from '../../drawing/tree.ts';
import { patch } from '../../drawing/tube.ts';
import { drawCape, drawCapeOnBack } from './cape.ts';
import type { Wearer } from './costume.ts';
import { dyed } from './dyed.ts';

const PEACOCK = '#12a89d';
const SAFFRON = '#ff7a1a';
const SUN = '#ffcf2e';

/** A night hero's suit of our own: peacock blue, a red cape, a rising sun with the child's initial. */
export const starHero = dyed(SAFFRON, (dye) => ({
  girth: {
    trunk: [40, 82, 90, 82, 76, 84, 68],
    arm: [31, 35, 30, 31, 27],
    leg: [45, 48, 40, 41, 37],
  },
  arm: {
    colour: PEACOCK,
    bands: [
      { from: 0.62, to: 0.7, colour: SUN },
      { from: 0.7, to: 1.4, colour: dye },
    ],
  },
  leg: {
    colour: PEACOCK,
    bands: [
      { from: 0.7, to: 0.78, colour: SUN },
      { from: 0.78, to: 1.4, colour: dye },
    ],
  },
  trunk: { colour: PEACOCK, endDome: 0.45 },
  glove: dye,
  foot: { colour: dye, sole: shade(dye, 0.5) },
  behind: (wearer) => drawCape(wearer, dye, shade(dye, 0.2)),
  back: (wearer) => drawCapeOnBack(wearer, dye),
  chest: (wearer) => chest(wearer, dye),
  collar: (wearer) => collar(wearer, dye),
}));

function chest({ body, weights, initial }: Wearer, dye: string): Node[] {
  const { trunk, pose } = body;
  const [x, y] = trunk.point(0.36, -pose.turn * 0.26);
  const [bx, by] = trunk.point(0.76, -pose.turn * 0.24);
  const narrow = 1 - Math.abs(pose.turn) * 0.14;
  return [
    shape(patch(trunk, 0.04, 0.7, 0.5 - pose.turn * 0.12, 0.86, 0), { fill: '#0b7f7d', opacity: 0.7 }),
    shape(patch(trunk, 0.7, 0.82, -1, 1, 0.03), { fill: SUN, stroke: INK, width: weights.inner }),
    group(
      [
        shape(rect(-26, -17, 52, 34, 9), { fill: '#fff3b8', stroke: INK, width: weights.inner }),
        shape(star(0, 0, 13, 6, 5), { fill: dye }),
      ],
      { matrix: place(bx, by, pose.lean, narrow, 1) },
    ),
    group(
      [
        shape(star(0, 0, 74, 54, 14), { fill: dye, stroke: INK, width: weights.inner }),
        shape(star(0, 0, 62, 50, 14), { fill: SUN }),
        shape(star(0, 0, 44, 42, 18), { fill: light(SUN, 0.6), stroke: INK, width: weights.inner * 0.7 }),
        ...(initial
          ? [
              group(
                [
                  shape(initial, { fill: dye, stroke: INK, width: weights.inner * 1.3 }),
                  shape(initial, { fill: dye }),
                ],
                { matrix: place(0, 0, 0, 0.56) },
              ),
            ]
          : [shape(star(0, 0, 30, 13, 5), { fill: dye })]),
      ],
      { matrix: place(x, y, pose.lean, narrow, 1) },
    ),
  ];
}

function collar({ body, weights }: Wearer, dye: string): Node[] {
  const [x, y] = body.trunk.point(0.03, 0);
  const band = 'M-84 10C-60 -26 60 -26 84 10C70 44 34 54 0 56C-34 54 -70 44 -84 10Z';
  return [
    group(
      [
        shape(band, { fill: dye, stroke: INK, width: weights.inner * 1.2 }),
        shape('M-48 8C-30 -14 30 -14 48 8C34 30 -34 30 -48 8Z', { fill: shade(dye, 0.35) }),
        shape(star(-72, 14, 17, 9, 8), { fill: SUN, stroke: INK, width: weights.inner * 0.8 }),
        shape(star(72, 14, 17, 9, 8), { fill: SUN, stroke: INK, width: weights.inner * 0.8 }),
      ],
      { matrix: place(x, y, body.pose.lean) },
    ),
  ];
}
