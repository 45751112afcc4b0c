import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, polygon } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { patch, ring } from '../../drawing/tube.ts';
import type { Head } from '../hero/head.ts';
import type { Wearer } from './costume.ts';
import { dyed } from './dyed.ts';

const PINK = '#e8297c';
const GOLD = '#ffc93c';
const TEAL = '#0f9d9a';
const CREAM = '#fff3dc';

/** A royal explorer: angarakha with gold hems, churidar, field boots, a blown sash and a small crown. */
export const royalExplorer = dyed(TEAL, (dye) => ({
  girth: {
    trunk: [38, 80, 88, 76, 92, 126, 148],
    arm: [34, 40, 33, 33, 28],
    leg: [42, 46, 38, 41, 38],
  },
  arm: {
    colour: PINK,
    bands: [
      { from: 0.24, to: 0.31, colour: GOLD },
      { from: 0.84, to: 1.4, colour: GOLD },
    ],
  },
  leg: {
    colour: CREAM,
    bands: [
      { from: 0.6, to: 0.67, colour: GOLD },
      { from: 0.67, to: 1.4, colour: dye },
    ],
    seams: [0.4, 0.5],
  },
  trunk: { colour: PINK, endDome: 0.1 },
  foot: { colour: dye, sole: shade(dye, 0.5) },
  behind: (wearer) => sash(wearer, dye),
  chest: (wearer) => chest(wearer, dye),
  collar,
  overHead: ({ head, body: { pose }, weights }) =>
    head.dressed ? [] : crown(head, weights.inner, pose.back),
}));

function sash({ body, weights }: Wearer, dye: string): Node[] {
  const { trunk, pose } = body;
  const wind = pose.lean >= 0 ? -1 : 1;
  const root = trunk.point(0.6, wind * -0.6);
  const at = (x: number, y: number): Point => [root[0] + wind * x, root[1] + y];
  const ribbon = (rise: number, reach: number): string => {
    return `${curve([at(0, -20), at(reach * 0.34, -70 + rise), at(reach * 0.66, 10 + rise), at(reach, -70 + rise)])}${curve([at(reach + 16, 10 + rise), at(reach * 0.66, 82 + rise), at(reach * 0.34, 4 + rise), at(0, 30)]).replace('M', 'L')}Z`;
  };
  return [
    [40, 330],
    [-50, 400],
  ].flatMap(([rise, reach], i) => [
    shape(ribbon(rise!, reach!), {
      fill: i ? dye : shade(dye, 0.35),
      stroke: INK,
      width: weights.outer * 1.8,
    }),
    shape(ribbon(rise!, reach!), { fill: i ? dye : shade(dye, 0.35), stroke: INK, width: weights.inner }),
  ]);
}

function chest({ body, head, weights, initial }: Wearer, dye: string): Node[] {
  const { trunk, pose } = body;
  const shift = -pose.turn * 0.22;
  const flap: Point[] = [
    trunk.point(0.02, -0.5 + shift),
    trunk.point(0.2, 0.1 + shift),
    trunk.point(0.4, 0.42 + shift),
    trunk.point(0.58, 0.5 + shift),
  ];
  const motif = ([x, y]: Point): Node =>
    group(
      [0, 72, 144, 216, 288].map((turn) =>
        group([shape(ellipse(0, -9, 5, 8), { fill: GOLD })], { matrix: place(0, 0, turn) }),
      ),
      { matrix: place(x, y) },
    );
  const [bx, by] = trunk.point(0.54, shift);
  return [
    shape(patch(trunk, 0.88, 1.03, -1.05, 1.05, 0.03), { fill: GOLD, stroke: INK, width: weights.inner }),
    shape(ring(trunk, 0.94, -1, 1), { stroke: PINK, width: 8 }),
    shape(ring(trunk, 0.84, -1, 1), { stroke: GOLD, width: 7 }),
    ...(
      [
        [0.7, -0.6],
        [0.72, 0.55],
        [0.76, 0],
        [0.28, -0.6],
        [0.3, 0.66],
      ] as const
    ).map(([t, u]) => motif(trunk.point(t, u))),
    shape(curve(flap), { stroke: INK, width: 24 }),
    shape(curve(flap), { stroke: GOLD, width: 14 }),
    shape(patch(trunk, 0.48, 0.6, -1, 1, 0.03), { fill: dye, stroke: INK, width: weights.inner }),
    shape(ring(trunk, 0.53, -0.95, 0.95), { stroke: light(dye, 0.5), width: 7 }),
    group(
      [
        shape(ellipse(0, 0, 34), {
          fill: linear([-30, -30], [30, 30], '#fff2b0', '#e59a1e'),
          stroke: INK,
          width: weights.inner,
        }),
        ...(initial
          ? [group([shape(initial, { fill: PINK })], { matrix: place(0, 0, 0, 0.42) })]
          : [shape(ellipse(0, 0, 16), { fill: PINK })]),
      ],
      { matrix: place(bx, by, pose.lean) },
    ),
    ...(head.dressed ? brooch(trunk.point(0.4, -0.5 + shift), weights.inner, dye) : []),
  ];
}

function collar({ body, weights }: Wearer): Node[] {
  const [x, y] = body.trunk.point(0.02, 0);
  const beads = [-52, -28, 0, 28, 52].map((bead) => ellipse(bead, 30 - (bead * bead) / 130, 11)).join('');
  return [
    group(
      [
        shape('M-66 -4C-44 -30 44 -30 66 -4C46 30 -46 30 -66 -4Z', {
          fill: shade(PINK, 0.4),
          stroke: INK,
          width: weights.inner,
        }),
        shape(beads, { fill: GOLD, stroke: INK, width: weights.inner * 0.8 }),
        ...(body.pose.back
          ? []
          : [shape(ellipse(0, 52, 13, 17), { fill: '#37c8ff', stroke: INK, width: weights.inner * 0.8 })]),
      ],
      { matrix: place(x, y, body.pose.lean) },
    ),
  ];
}

/** A light crown of five points; it goes on hair only. */
function crown(head: Head, inner: number, back = false): Node[] {
  const { at, width } = head.brow;
  const half = width * 0.34;
  const points: Point[] = [
    [-half, 26],
    [-half * 1.14, -52],
    [-half * 0.58, -16],
    [0, -92],
    [half * 0.58, -16],
    [half * 1.14, -52],
    [half, 26],
    [0, 48],
  ];
  return [
    group(
      [
        shape(polygon(points), {
          fill: linear([0, -90], [0, 44], '#fff0a6', GOLD, '#e5901c'),
          stroke: INK,
          width: inner * 1.4,
        }),
        shape(
          curve([
            [-half, 14],
            [0, 32],
            [half, 14],
          ]),
          { stroke: INK, width: inner * 0.8 },
        ),
        ...(back ? [] : stones(half, inner)),
        shape(ellipse(0, -92, 11) + ellipse(-half * 1.14, -52, 9) + ellipse(half * 1.14, -52, 9), {
          fill: '#ffffff',
          stroke: INK,
          width: inner * 0.8,
        }),
      ],
      { matrix: place(at[0], Math.min(at[1] - 52, -330)) },
    ),
  ];
}

const stones = (half: number, inner: number): Node[] =>
  [
    [0, -2, 15],
    [-half * 0.62, 6, 9],
    [half * 0.62, 6, 9],
  ].map(([x, y, r], i) =>
    shape(ellipse(x!, y!, r!, r! * 1.2), { fill: i ? '#37c8ff' : PINK, stroke: INK, width: inner * 0.8 }),
  );

/**
 * A royal jewel with a small plume. A child whose head is covered wears it on the chest, because nothing is
 * put on such cloth.
 */
function brooch([x, y]: Point, inner: number, dye: string): Node[] {
  const plume = 'M0 -20C-30 -60 -16 -110 26 -128C18 -96 34 -60 0 -20Z';
  return [
    group(
      [
        shape(plume, { fill: dye, stroke: INK, width: inner }),
        shape('M2 -30C-4 -60 4 -88 18 -106', { stroke: light(dye, 0.5), width: 6 }),
        shape(ellipse(0, 0, 27, 32), {
          fill: linear([-20, -24], [20, 26], '#fff0a6', GOLD, '#e5901c'),
          stroke: INK,
          width: inner,
        }),
        shape(ellipse(0, 0, 13, 16), { fill: PINK, stroke: INK, width: inner * 0.8 }),
        shape(ellipse(0, 44, 8, 12), { fill: '#37c8ff', stroke: INK, width: inner * 0.8 }),
      ],
      { matrix: place(x, y, -8, 0.62) },
    ),
  ];
}
