import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { ring } from '../../drawing/tube.ts';
import type { Head } from '../hero/head.ts';
import type { Wearer } from './costume.ts';
import { dyed } from './dyed.ts';

const MARIGOLD = '#ffa31a';
const TEAL = '#0fb5ae';
const PINK = '#ff3f81';
const PLUM = '#5a2d91';
const WHITE = '#fff8e8';

/**
 * A marigold jacket with teal sleeves and a rangoli on its front, a spool of silk on the hip, goggles on the
 * forehead.
 */
export const kiteJacket = dyed(PINK, (dye) => ({
  girth: {
    trunk: [42, 84, 94, 90, 96, 100, 76],
    arm: [36, 42, 37, 39, 34],
    leg: [50, 54, 46, 44, 40],
  },
  arm: {
    colour: TEAL,
    bands: [
      { from: 0.26, to: 0.32, colour: WHITE },
      { from: 0.34, to: 0.42, colour: dye },
      { from: 0.44, to: 0.5, colour: WHITE },
      { from: 0.84, to: 1.05, colour: MARIGOLD },
    ],
    endDome: 0.25,
  },
  leg: { colour: PLUM, bands: [{ from: 0.84, to: 1.05, colour: dye }], seams: [0.5] },
  trunk: {
    colour: PLUM,
    endDome: 0.4,
    bands: [
      { from: -0.05, to: 0.72, colour: MARIGOLD },
      { from: 0.72, to: 0.845, colour: TEAL },
    ],
  },
  foot: { colour: WHITE, sole: dye, cuff: TEAL },
  behind: (wearer) => scarf(wearer, dye),
  chest: (wearer) => front(wearer, dye),
  collar: (wearer) => collar(wearer, dye),
  overHead: (wearer) => (wearer.head.dressed ? [] : goggles(wearer)),
}));

/** Two ends of a silk scarf in the wind. */
function scarf({ body, weights }: Wearer, dye: string): Node[] {
  const { pose, neck } = body;
  const away = pose.turn + pose.lean * 0.02 > 0 ? -1 : 1;
  const [x, y] = neck;
  const lift = Math.abs(pose.lean) * 1.4;
  const tail = (reach: number, drop: number): string =>
    `M${x} ${y - 10}C${x + away * reach * 0.3} ${y - 40 + drop * 0.2} ${x + away * reach * 0.5} ${y + 50 + drop * 0.5} ${x + away * reach} ${y + drop - lift}` +
    `L${x + away * (reach - 4)} ${y + drop + 34 - lift}L${x + away * (reach + 14)} ${y + drop + 66 - lift}` +
    `C${x + away * reach * 0.56} ${y + 110 + drop * 0.5} ${x + away * reach * 0.3} ${y + 50 + drop * 0.4} ${x} ${y + 40}Z`;
  return [tail(250, 70), tail(300, -6)].flatMap((d, i): Node[] => [
    shape(d, { fill: INK, stroke: INK, width: weights.outer * 1.7 }),
    shape(d, { fill: i ? dye : shade(dye, 0.35) }),
    group(
      [
        shape(`M${x + away * (i ? 250 : 205)} ${y - 200}L${x + away * (i ? 250 : 205)} ${y + 300}`, {
          stroke: WHITE,
          width: 18,
        }),
      ],
      { clip: d },
    ),
    shape(d, { stroke: INK, width: weights.inner }),
  ]);
}

function front({ body, weights, initial }: Wearer, dye: string): Node[] {
  const { trunk, pose } = body;
  const shift = -pose.turn * 0.24;
  const line = weights.inner;
  const [x, y] = trunk.point(0.44, shift);
  const dots = Array.from({ length: 9 }, (_, i) => trunk.point(0.785, -0.84 + i * 0.21)).map(([dx, dy]) =>
    ellipse(dx, dy, 6),
  );
  return [
    shape(ring(trunk, 0.72, -1, 1) + ring(trunk, 0.845, -1, 1), { stroke: INK, width: line }),
    shape(dots.join(''), { fill: WHITE }),
    group(rangoli(line, initial, dye), {
      matrix: place(x, y, pose.lean, (1 - Math.abs(pose.turn) * 0.14) * 0.96, 0.96),
    }),
    ...(
      [
        [0.2, 0.7],
        [0.2, -0.7],
        [0.62, 0.76],
        [0.62, -0.76],
      ] as const
    ).map(([t, u]) => {
      const [px, py] = trunk.point(t, u + shift * 0.6);
      return group(
        petals(4, 5, 14, 6).map((d) => shape(d, { fill: WHITE })),
        { matrix: place(px, py, pose.lean) },
      );
    }),
    ...spool(trunk.point(0.86, 0.78), pose.lean, line, dye),
  ];
}

/** A flower of powder colours: two rings of petals and a disc with the child's initial. */
function rangoli(line: number, initial: string, dye: string): Node[] {
  return [
    ...petals(8, 32, 66, 19).map((d, i) =>
      shape(d, { fill: i % 2 ? dye : TEAL, stroke: INK, width: line * 0.8 }),
    ),
    ...petals(8, 18, 44, 11, 22.5).map((d) => shape(d, { fill: WHITE, stroke: INK, width: line * 0.6 })),
    shape(ellipse(0, 0, 29), { fill: '#ffe14d', stroke: INK, width: line }),
    shape(
      Array.from({ length: 8 }, (_, i) =>
        ellipse(Math.cos((i * Math.PI) / 4 + 0.39) * 74, Math.sin((i * Math.PI) / 4 + 0.39) * 74, 5.5),
      ).join(''),
      { fill: WHITE },
    ),
    ...(initial ? [group([shape(initial, { fill: PLUM })], { matrix: place(0, 0, 0, 0.36) })] : []),
  ];
}

function petals(count: number, from: number, to: number, half: number, turn = 0): string[] {
  return Array.from({ length: count }, (_, i) => {
    const a = ((i * 360) / count + turn) * (Math.PI / 180);
    const at = (r: number, side: number): string => {
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return `${(c * r - s * side).toFixed(1)} ${(s * r + c * side).toFixed(1)}`;
    };
    const middle = (from + to) / 2;
    return `M${at(from, 0)}Q${at(middle, half * 1.7)} ${at(to, 0)}Q${at(middle, -half * 1.7)} ${at(from, 0)}Z`;
  });
}

/** A wooden spool wound with silk, clipped to the belt. */
function spool([x, y]: Point, turn: number, line: number, dye: string): Node[] {
  const reel = rect(-30, -26, 60, 52, 10);
  return [
    group(
      [
        shape(rect(-42, -34, 18, 68, 8) + rect(24, -34, 18, 68, 8) + reel, {
          fill: INK,
          stroke: INK,
          width: line * 2.2,
        }),
        shape(reel, { fill: linear([0, -26], [0, 26], light(dye, 0.4), dye, shade(dye, 0.3)) }),
        shape('M-14 -26L-20 26M2 -26L-4 26M18 -26L12 26', { stroke: shade(dye, 0.45), width: 4 }),
        shape(rect(-42, -34, 18, 68, 8) + rect(24, -34, 18, 68, 8), {
          fill: '#c98545',
          stroke: INK,
          width: line * 0.8,
        }),
      ],
      { matrix: place(x, y, turn - 14) },
    ),
  ];
}

function collar({ body, weights }: Wearer, dye: string): Node[] {
  const [x, y] = body.neck;
  const wrap = 'M-78 -8C-70 -40 70 -40 78 -8C88 20 60 48 0 52C-60 48 -88 20 -78 -8Z';
  return [
    group(
      [
        shape(wrap, { fill: dye, stroke: INK, width: weights.inner * 1.3 }),
        shape(
          curve([
            [-62, 6],
            [-20, 30],
            [40, 26],
          ]) +
            curve([
              [-44, -12],
              [0, 10],
              [62, 2],
            ]),
          { stroke: shade(dye, 0.5), width: 6 },
        ),
      ],
      { matrix: place(x, y + 6, body.pose.lean * 0.8) },
    ),
  ];
}

function goggles({ head, body, weights }: Wearer): Node[] {
  const line = weights.inner;
  const strap = 'M-166 -26C-90 -64 90 -64 166 -26L164 14C90 -24 -90 -24 -164 14Z';
  if (body.pose.back) return strapBehind(head, line);
  const lens = (side: number): Node[] => {
    const [cx, cy] = [side * 62, -34];
    return [
      shape(ellipse(cx, cy, 62, 54), { fill: INK, stroke: INK, width: line * 1.2 }),
      shape(ellipse(cx, cy, 59, 51), { fill: '#c98545' }),
      shape(ellipse(cx, cy, 45, 38), {
        fill: linear([cx - 40, cy - 40], [cx + 40, cy + 40], '#f2fffb', '#7be3dc', '#0f8f9c'),
        stroke: INK,
        width: line,
      }),
      shape(
        curve([
          [cx - 28, cy],
          [cx - 20, cy - 20],
          [cx, cy - 27],
        ]),
        { stroke: '#ffffff', width: 10 },
      ),
    ];
  };
  return [
    group(
      [
        shape(strap, { fill: '#7a3f2a', stroke: INK, width: line * 1.2 }),
        shape(rect(-16, -46, 32, 20, 8), { fill: '#8a5230', stroke: INK, width: line }),
        ...lens(-1),
        ...lens(1),
      ],
      { matrix: place(head.brow.at[0], head.brow.at[1] - 8, 0, head.brow.width / 276) },
    ),
  ];
}

/** What is seen of the goggles from behind: the strap round the hair, and its buckle. */
function strapBehind(head: Head, line: number): Node[] {
  const strap = 'M-260 -44C-130 -14 130 -14 260 -44L260 -6C130 26 -130 26 -260 -6Z';
  return [
    group(
      [
        group(
          [
            shape(strap, { fill: '#7a3f2a', stroke: INK, width: line * 1.2 }),
            shape(rect(-26, -22, 52, 44, 9), { fill: '#c98545', stroke: INK, width: line }),
            shape(rect(-11, -9, 22, 18, 5), { fill: '#7a3f2a', stroke: INK, width: line * 0.8 }),
          ],
          { matrix: place(head.middle[0], head.brow.at[1] + 26) },
        ),
      ],
      { clip: head.edges.join('') },
    ),
  ];
}
