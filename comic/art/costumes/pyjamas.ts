import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect, star } from '../../drawing/path.ts';
import { group, place, shape, type Node } from '../../drawing/tree.ts';
import { patch, ring } from '../../drawing/tube.ts';
import type { Wearer } from './costume.ts';
import { dyed } from './dyed.ts';

const BLUE = '#3f8cff';
const STARS = '#ffe27a';

/** Night clothes with stars on them, bare feet: a child at home. */
export const pyjamas = dyed(BLUE, (dye) => ({
  girth: {
    trunk: [40, 80, 88, 86, 88, 94, 78],
    arm: [33, 38, 34, 36, 33],
    leg: [48, 52, 46, 46, 44],
  },
  arm: { colour: dye, bands: [{ from: 0.86, to: 1.4, colour: STARS }], endDome: 0.2 },
  leg: { colour: dye, bands: [{ from: 0.86, to: 1.4, colour: STARS }], endDome: 0.2, seams: [0.5] },
  trunk: { colour: dye, endDome: 0.35 },
  foot: (skin) => ({ colour: skin, sole: skin, bare: true }),
  chest: (wearer) => front(wearer, dye),
}));

function front({ body, weights }: Wearer, dye: string): Node[] {
  const { trunk, pose } = body;
  const shift = -pose.turn * 0.2;
  const nodes: Node[] = [
    shape(patch(trunk, 0, 0.98, shift - 0.07, shift + 0.07, 0), { fill: shade(dye, 0.3), opacity: 0.5 }),
    ...[0.3, 0.5, 0.7].map((t) => {
      const [x, y] = trunk.point(t, shift);
      return shape(ellipse(x, y, 9), { fill: STARS, stroke: INK, width: weights.inner * 0.7 });
    }),
    ...(
      [
        [0.34, 0.55],
        [0.46, -0.62],
        [0.66, 0.5],
        [0.8, -0.5],
        [0.22, -0.46],
      ] as const
    ).map(([t, u]) => {
      const [x, y] = trunk.point(t, u + shift);
      return shape(star(x, y, 14, 6, 5, { turn: u * 90 }), { fill: STARS, opacity: 0.95 });
    }),
  ];
  const [x, y] = trunk.point(0.03, shift);
  const collar =
    'M-66 -16C-40 22 -20 36 0 44C20 36 40 22 66 -16C52 -26 40 -30 30 -30C22 -8 10 4 0 10C-10 4 -22 -8 -30 -30C-40 -30 -52 -26 -66 -16Z';
  nodes.push(
    group([shape(collar, { fill: light(dye, 0.25), stroke: INK, width: weights.inner })], {
      matrix: place(x, y, pose.lean),
    }),
    shape(ring(trunk, 0.97, -0.9, 0.9), { stroke: INK, width: weights.inner * 0.8 }),
  );
  const [px, py] = trunk.point(0.44, -0.55 + shift);
  nodes.push(
    group(
      [
        shape(rect(-20, -12, 40, 40, 8), { fill: shade(dye, 0.3), stroke: INK, width: weights.inner * 0.8 }),
        shape(
          curve([
            [-20, -2],
            [0, 0],
            [20, -2],
          ]),
          { stroke: STARS, width: 4 },
        ),
      ],
      { matrix: place(px, py, pose.lean) },
    ),
  );
  return nodes;
}
