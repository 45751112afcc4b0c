import { INK, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node } from '../../drawing/tree.ts';
import { patch, ring } from '../../drawing/tube.ts';
import type { Head } from '../hero/head.ts';
import type { Wearer } from './costume.ts';
import { dyed } from './dyed.ts';

const WHITE = '#f4f3ff';
const ORANGE = '#ff7a1f';
const BLUE = '#2f6df6';

/** A white suit with orange seams and a glass helmet that hides nothing of the face. */
export const spaceSuit = dyed(ORANGE, (dye) => ({
  girth: {
    trunk: [52, 92, 104, 98, 92, 90, 66],
    arm: [38, 42, 37, 36, 31],
    leg: [52, 55, 46, 46, 40],
  },
  arm: {
    colour: WHITE,
    bands: [
      { from: 0.3, to: 0.38, colour: dye },
      { from: 0.84, to: 1.3, colour: '#c9cbe8' },
    ],
    seams: [0.54],
  },
  leg: {
    colour: WHITE,
    bands: [{ from: 0.26, to: 0.33, colour: dye }],
    seams: [0.6],
  },
  trunk: { colour: WHITE, endDome: 0.5, bands: [{ from: 0.68, to: 0.76, colour: dye }] },
  glove: dye,
  cuff: '#d8d9f0',
  foot: { colour: BLUE, sole: '#1d2a6b', cuff: '#d8d9f0' },
  behind: (wearer) => pack(wearer, dye),
  chest: panel,
  collar: neckRing,
  overNeck: (wearer) => neckRingFront(wearer, dye),
  behindHead: (wearer) => glassBehind(wearer.head),
  overHead: (wearer) => glassOver(wearer.head, wearer.weights.inner),
  headReach: helmetRadius,
}));

function pack({ body, weights }: Wearer, dye: string): Node[] {
  const [x, y] = body.trunk.point(0.28, 0);
  const box = rect(-118, -60, 236, 190, 44);
  return [
    group(
      [
        shape(box, { fill: '#b9bbe0', stroke: INK, width: weights.outer * 2 }),
        shape(box, {
          fill: linear([-118, 0], [118, 0], '#d7d8f2', '#8d8fc4'),
          stroke: INK,
          width: weights.inner,
        }),
        shape(rect(-126, 10, 30, 70, 12) + rect(96, 10, 30, 70, 12), {
          fill: dye,
          stroke: INK,
          width: weights.inner,
        }),
      ],
      { matrix: place(x, y, body.pose.lean) },
    ),
  ];
}

function panel({ body, weights, initial }: Wearer): Node[] {
  const { trunk, pose } = body;
  const [x, y] = trunk.point(0.42, -pose.turn * 0.3);
  const straps = [-0.62, 0.62].map((u) => {
    const shifted = u - pose.turn * 0.12;
    return shape(patch(trunk, 0.02, 0.7, shifted - 0.09, shifted + 0.09, 0), {
      fill: '#c9cbe8',
      stroke: INK,
      width: weights.inner * 0.8,
    });
  });
  return [
    ...straps,
    group(
      [
        shape(rect(-58, -40, 116, 84, 16), { fill: '#2b2f77', stroke: INK, width: weights.inner * 1.1 }),
        shape(rect(-48, -31, 50, 66, 10), { fill: '#8ee8ff' }),
        shape(
          curve(
            [
              [-46, 12],
              [-34, 12],
              [-28, -12],
              [-18, 26],
              [-12, 6],
              [0, 6],
            ],
            0.4,
          ),
          { stroke: '#0e6f8c', width: 6 },
        ),
        shape(ellipse(24, -16, 11), { fill: '#ffd23f', stroke: INK, width: weights.inner * 0.7 }),
        shape(ellipse(24, 16, 11), { fill: '#ff4d6d', stroke: INK, width: weights.inner * 0.7 }),
        shape(ellipse(46, 0, 7), { fill: '#54e08a' }),
      ],
      { matrix: place(x, y, pose.lean, 1 - Math.abs(pose.turn) * 0.12, 1) },
    ),
    ...(initial ? [badge(trunk.point(0.6, 0.62 - pose.turn * 0.2), pose.lean, initial, weights.inner)] : []),
    shape(ring(trunk, 0.9, -0.8, 0.8), { stroke: INK, width: weights.inner * 0.7, opacity: 0.6 }),
  ];
}

function badge([x, y]: readonly [number, number], turn: number, initial: string, inner: number): Node {
  return group(
    [
      shape(ellipse(0, 0, 21), { fill: '#ffd23f', stroke: INK, width: inner * 0.9 }),
      group([shape(initial, { fill: INK })], { matrix: place(0, 0, 0, 0.25) }),
    ],
    { matrix: place(x, y, turn) },
  );
}

function neckRing({ body, weights }: Wearer): Node[] {
  const [x, y] = body.neck;
  return [
    group(
      [
        shape(ellipse(0, 0, 122, 40), { fill: INK }),
        shape(ellipse(0, 2, 116, 35), { fill: linear([-116, 0], [116, 0], '#ffffff', '#a8aad6') }),
        shape(ellipse(0, -4, 98, 25), { fill: '#3a2f6e', stroke: INK, width: weights.inner * 0.8 }),
      ],
      { matrix: place(x, y, body.pose.lean * 0.65) },
    ),
  ];
}

function neckRingFront({ body, weights }: Wearer, dye: string): Node[] {
  const [x, y] = body.neck;
  const band =
    'M-112 12C-96 50 96 50 112 12C121 20 121 34 112 40C80 72 -80 72 -112 40C-121 34 -121 20 -112 12Z';
  return [
    group(
      [
        shape(band, { fill: INK, stroke: INK, width: weights.outer }),
        shape(band, { fill: linear([-120, 0], [120, 0], '#ffffff', '#e4e4f6', '#9fa1d0') }),
        shape(
          curve([
            [-102, 30],
            [-60, 50],
            [0, 56],
            [60, 50],
            [102, 30],
          ]),
          { stroke: dye, width: 9 },
        ),
      ],
      { matrix: place(x, y - 6, body.pose.lean * 0.65) },
    ),
  ];
}

function helmetRadius(head: Head): number {
  return head.reach + 16;
}

function glassBehind(head: Head): Node[] {
  const r = helmetRadius(head);
  const [x, y] = head.middle;
  return [
    shape(ellipse(x, y, r), {
      fill: radial(
        [x - r * 0.25, y - r * 0.3],
        r * 1.25,
        { at: 0, colour: '#eafaff', opacity: 0.62 },
        { at: 0.7, colour: '#8fc9ff', opacity: 0.42 },
        { at: 1, colour: '#4a6fe0', opacity: 0.55 },
      ),
    }),
  ];
}

function glassOver(head: Head, inner: number): Node[] {
  const r = helmetRadius(head);
  const [x, y] = head.middle;
  const arc = (from: number, to: number, outer: number, thin: number): string => {
    const rim: [number, number][] = [];
    const back: [number, number][] = [];
    for (let i = 0; i <= 8; i++) {
      const k = i / 8;
      const a = ((from + (to - from) * k) * Math.PI) / 180;
      const depth = outer - thin * Math.sin(k * Math.PI);
      rim.push([x + Math.cos(a) * r * outer, y + Math.sin(a) * r * outer]);
      back.unshift([x + Math.cos(a) * r * depth, y + Math.sin(a) * r * depth]);
    }
    return `${curve([...rim])}${curve(back).replace('M', 'L')}Z`;
  };
  return [
    shape(arc(186, 262, 0.93, 0.13), { fill: '#ffffff', opacity: 0.85 }),
    shape(arc(10, 84, 0.95, 0.09), { fill: '#bfe6ff', opacity: 0.5 }),
    shape(ellipse(x, y, r), { stroke: INK, width: inner * 3.1 }),
    shape(ellipse(x, y, r), { stroke: '#e9f4ff', width: inner * 1.3 }),
    shape(arc(20, 150, 1, 0.02), { fill: shade('#e9f4ff', 0.4) }),
  ];
}
