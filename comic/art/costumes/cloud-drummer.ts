import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { patch, ring } from '../../drawing/tube.ts';
import { bolt } from '../props/drums.ts';
import { footMatrix } from '../hero/feet.ts';
import type { Leg } from '../hero/skeleton.ts';
import type { Head } from '../hero/head.ts';
import type { Wearer } from './costume.ts';
import { dyed } from './dyed.ts';

const YELLOW = '#ffd21f';
const PEACOCK = '#0e8fd6';
const SCARLET = '#f0413c';
const SILVER = '#e8f4ff';
const SKIN = '#fff3dc';
const TEAL = '#12b5a0';

/**
 * A sun-yellow kurta with a zigzag hem, boots of cloud, and a dhol on a strap: what thunder's apprentice
 * wears.
 */
export const cloudDrummer = dyed(PEACOCK, (dye) => ({
  girth: {
    trunk: [42, 84, 94, 92, 100, 112, 88],
    arm: [36, 43, 38, 42, 38],
    leg: [52, 58, 52, 46, 38],
  },
  arm: {
    colour: YELLOW,
    bands: [
      { from: 0.3, to: 0.36, colour: SILVER },
      { from: 0.82, to: 0.88, colour: SILVER },
      { from: 0.88, to: 1.05, colour: dye },
    ],
    endDome: 0.2,
  },
  leg: { colour: dye, seams: [0.45], endDome: 0.2 },
  trunk: { colour: dye, endDome: 0.4, bands: [{ from: -0.05, to: 0.9, colour: YELLOW }] },
  foot: { colour: '#ffffff', sole: '#9fc4f5' },
  behind: ribbons,
  chest: (wearer) => front(wearer, dye),
  overHead: (wearer) => (wearer.head.dressed ? [] : headband(wearer, dye)),
}));

/** Ends of the drum's strap, fluttering. */
function ribbons({ body, weights }: Wearer): Node[] {
  const { trunk, pose } = body;
  const away = pose.turn + pose.lean * 0.02 > 0 ? -1 : 1;
  const [x, y] = trunk.point(0.24, -away * 0.5);
  const lift = Math.abs(pose.lean) * 1.6;
  const ribbon = (reach: number, drop: number): string =>
    `M${x} ${y}C${x + away * reach * 0.4} ${y - 60} ${x + away * reach * 0.55} ${y + 50 + drop * 0.3} ${x + away * reach} ${y + drop - lift}` +
    `L${x + away * (reach - 14)} ${y + drop + 24 - lift}L${x + away * (reach + 6)} ${y + drop + 46 - lift}` +
    `C${x + away * reach * 0.55} ${y + 100 + drop * 0.3} ${x + away * reach * 0.4} ${y} ${x} ${y + 44}Z`;
  return [ribbon(250, 60), ribbon(290, -20)].flatMap((d, i): Node[] => [
    shape(d, { fill: INK, stroke: INK, width: weights.outer * 1.7 }),
    shape(d, { fill: i ? TEAL : shade(TEAL, 0.35), stroke: INK, width: weights.inner }),
  ]);
}

function front({ body, weights, initial }: Wearer, dye: string): Node[] {
  const { trunk, pose } = body;
  const shift = -pose.turn * 0.22;
  const line = weights.inner;
  const hem = Array.from({ length: 9 }, (_, i) => trunk.point(i % 2 ? 0.8 : 0.88, -1 + i * 0.25));
  const strap: Point[] = [
    trunk.point(0, 0.62 + shift),
    trunk.point(0.3, 0.1 + shift),
    trunk.point(0.56, -0.6 + shift),
  ];
  const placket = patch(trunk, 0.02, 0.42, shift - 0.1, shift + 0.1, 0);
  return [
    ...body.legs.map((leg) => puffs(leg, weights.outer, line)),
    shape(placket, { fill: SILVER, stroke: INK, width: line * 0.8 }),
    shape(ring(trunk, 0.06, -0.7, 0.7), { stroke: dye, width: 18 }),
    shape(curve(hem, 0), { stroke: INK, width: 18 }),
    shape(curve(hem, 0), { stroke: dye, width: 10 }),
    shape(curve(strap), { stroke: INK, width: 32 }),
    shape(curve(strap), { stroke: TEAL, width: 22 }),
    shape(curve(strap), { stroke: light(TEAL, 0.5), width: 4 }),
    dhol(trunk.point(0.66, shift * 0.5), pose.lean * 0.8 + 7, initial, weights.outer, line),
  ];
}

/** A barrel drum across the belly: skins at both ends, cords pulled into zigzags. */
function dhol([x, y]: Point, turn: number, initial: string, outer: number, line: number): Node {
  const barrel =
    'M-112 -62C-60 -88 60 -88 112 -62C126 -30 126 30 112 62C60 88 -60 88 -112 62C-126 30 -126 -30 -112 -62Z';
  const skins = [-1, 1].map((side) => ellipse(side * 114, 0, 24, 66));
  const zigzag = Array.from({ length: 9 }, (_, i): Point => [
    -92 + i * 23,
    (i % 2 ? 1 : -1) * (74 - Math.abs(i - 4) * 3),
  ]);
  return group(
    [
      shape(barrel + skins.join(''), { fill: INK, stroke: INK, width: outer * 1.5 }),
      shape(barrel, { fill: linear([0, -80], [0, 80], light(SCARLET, 0.35), SCARLET, shade(SCARLET, 0.4)) }),
      shape(curve(zigzag, 0), { stroke: INK, width: 13 }),
      shape(curve(zigzag, 0), { stroke: SKIN, width: 7 }),
      ...skins.flatMap((d, i): Node[] => [
        shape(d, { fill: YELLOW, stroke: INK, width: line }),
        shape(ellipse(i ? 117 : -117, 0, 15, 50), { fill: SKIN, stroke: INK, width: line * 0.8 }),
      ]),
      shape(ellipse(0, 0, 38), { fill: YELLOW, stroke: INK, width: line }),
      shape(ellipse(0, 0, 29), { fill: '#fff7cf' }),
      ...(initial ? [group([shape(initial, { fill: '#1b4fb5' })], { matrix: place(0, 0, 0, 0.38) })] : []),
      shape(
        curve([
          [-84, -54],
          [-40, -66],
          [10, -68],
        ]),
        { stroke: '#ffffff', width: 7, opacity: 0.6 },
      ),
    ],
    { matrix: place(x, y, turn) },
  );
}

/** A boot of cloud, in the foot's own coordinates: ankle at the origin, toes along x. */
function puffs(leg: Leg, outer: number, line: number): Node {
  const long = 40 + (leg.pose.side ?? 0.6) * 34;
  const d = [
    [-24, 14, 34],
    [2, -22, 40],
    [34, 6, 36],
    [long - 10, 30, 28],
    [4, 34, 32],
    [-16, 40, 24],
  ]
    .map(([x, y, r]) => ellipse(x!, y!, r!))
    .join('');
  return group(
    [
      shape(d, { fill: INK, stroke: INK, width: outer * 1.5 }),
      shape(d, { fill: '#ffffff' }),
      group([shape(`M-80 44C-20 58 40 50 ${long + 40} 34L${long + 40} 90L-80 90Z`, { fill: '#b9d6fb' })], {
        clip: d,
      }),
      shape(
        curve([
          [-40, 8],
          [-24, -4],
          [-8, 6],
        ]) +
          curve([
            [14, 16],
            [30, 2],
            [46, 14],
          ]) +
          curve([
            [-12, -30],
            [4, -42],
            [20, -32],
          ]),
        { stroke: shade('#9fc4f5', 0.3), width: line * 0.9 },
      ),
    ],
    { matrix: footMatrix(leg) },
  );
}

/** A band over the hair with a brass bolt of lightning on it. */
function headband({ head, body, weights }: Wearer, dye: string): Node[] {
  const line = weights.inner;
  if (body.pose.back) return knotBehind(head, line, dye);
  const band =
    'M-164 22C-168 4 -168 -12 -162 -26C-92 -60 92 -60 162 -26C168 -12 168 4 164 22C92 -14 -92 -14 -164 22Z';
  const knot =
    'M158 -16C200 -40 236 -30 244 -6C224 -8 206 2 196 18C214 26 226 44 224 62C196 62 166 36 156 8Z';
  return [
    group(
      [
        shape(band + knot, { fill: INK, stroke: INK, width: weights.outer * 1.3 }),
        shape(knot, { fill: shade(dye, 0.25), stroke: INK, width: line }),
        shape(band, {
          fill: linear([-160, 0], [160, 0], light(dye, 0.3), dye, shade(dye, 0.3)),
          stroke: INK,
          width: line,
        }),
        shape(
          curve([
            [-150, -6],
            [-80, -32],
            [0, -40],
            [80, -32],
            [150, -6],
          ]),
          { stroke: SILVER, width: 8 },
        ),
        shape(rect(-34, -76, 68, 68, 34), { fill: SILVER, stroke: INK, width: line }),
        group([shape(bolt(60), { fill: YELLOW, stroke: INK, width: line * 0.9 })], { matrix: place(0, -42) }),
      ],
      { matrix: place(head.brow.at[0], head.brow.at[1] + 2, 0, (head.brow.width / 276) * 1.02) },
    ),
  ];
}

/** The band from behind: round the hair, tied in the middle, its ends hanging. */
function knotBehind(head: Head, line: number, dye: string): Node[] {
  const band = 'M-260 -50C-130 -18 130 -18 260 -50L260 -4C130 30 -130 30 -260 -4Z';
  const ends =
    'M-6 4C-20 40 -46 66 -66 74L-40 92C-14 74 8 40 12 8ZM6 4C22 34 40 52 64 58L46 82C20 70 -2 36 -8 8Z';
  const at = place(head.middle[0], head.brow.at[1] + 22);
  const inked = { stroke: INK, width: line };
  return [
    group([group([shape(band, { fill: dye, stroke: INK, width: line * 1.2 })], { matrix: at })], {
      clip: head.edges.join(''),
    }),
    group(
      [
        shape(ends, { fill: shade(dye, 0.25), ...inked }),
        shape('M-4 2C-30 -34 -62 -30 -60 -6C-58 20 -26 24 -4 4ZM4 2C30 -34 62 -30 60 -6C58 20 26 24 4 4Z', {
          fill: dye,
          ...inked,
        }),
        shape(ellipse(0, 2, 17), { fill: light(dye, 0.3), ...inked }),
      ],
      { matrix: at },
    ),
  ];
}
