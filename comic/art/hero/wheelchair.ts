import { INK, light, shade } from '../../drawing/colour.ts';
import { at, curve, ellipse, movePath, rect, sparkle } from '../../drawing/path.ts';
import { apply, group, place, shape, type Matrix, type Node, type Point } from '../../drawing/tree.ts';
import type { Weights } from './limbs.ts';

/** How the wheelchair moves: which way it faces, how far it tips, and what it trails. */
export interface Ride {
  /** 1 faces right, −1 left, 0 away from the reader. */
  facing: -1 | 0 | 1;
  /** Degrees the chair leans clockwise, with whoever sits in it. */
  tilt: number;
  trail?: 'speed' | 'flames' | 'stars';
}

export interface Wheelchair {
  /**
   * `behind` goes behind legs and trunk. `before` goes between trunk and arms and, seen from behind, over
   * what hangs down the back.
   */
  behind: Node[];
  before: Node[];
  /** Outlines of the parts, for an edge round the whole chair. */
  edges: string[];
  /** The height at which it touches the ground, and its corners. */
  lowest: number;
  corners: Point[];
}

const STEEL = '#4a4f7d';
const TYRE = '#2b2145';
const RIM = '#e6e9f7';
const SEAT = '#33305e';

/** In body units; the origin is the hip of whoever sits in the chair. */
const WHEEL = { x: -50, y: 84, radius: 142 };

/** A small sporty wheelchair with slanted wheels, in a colour of its own. */
export function drawWheelchair(ride: Ride, colour: string, weights: Weights): Wheelchair {
  const turn = place(0, 0, ride.tilt);
  const matrix: Matrix = ride.facing < 0 ? [-turn[0], -turn[1], turn[2], turn[3], 0, 0] : turn;
  const parts = ride.facing === 0 ? fromBehind(colour, weights) : fromTheSide(colour, weights);
  const moved = (nodes: readonly Node[]): Node[] => [group(nodes, { matrix })];
  const [, low] = apply(matrix, [ride.facing === 0 ? 0 : WHEEL.x, WHEEL.y]);
  return {
    behind: moved([...(ride.trail ? trail(ride.trail, weights) : []), ...parts.behind]),
    before: moved(parts.before),
    edges: parts.edges.map((d) => movePath(d, matrix)),
    lowest: low + WHEEL.radius + 6,
    corners: (
      [
        [-200, -130],
        [210, 226],
        [-200, 226],
      ] as const
    ).map((corner) => apply(matrix, corner)),
  };
}

/** The same chair, parked and empty: 1000 units high round the origin. */
export function parkedWheelchair(colour: string, ink: number): Node[] {
  const scale = 2.5;
  const weights = { outer: ink / scale, inner: (ink * 0.55) / scale };
  const { behind, before, edges } = drawWheelchair({ facing: 1, tilt: 0 }, colour, weights);
  return [
    group(
      [
        shape(ellipse(4, 224, 200, 22), { fill: '#1a0b45', opacity: 0.35 }),
        shape(edges.join(''), { stroke: INK, width: weights.outer * 1.2 }),
        ...behind,
        ...before,
      ],
      { matrix: place(0, -60 * scale, 0, scale) },
    ),
  ];
}

interface Parts {
  behind: Node[];
  before: Node[];
  edges: string[];
}

function fromTheSide(colour: string, weights: Weights): Parts {
  const line = weights.inner;
  const far = { x: WHEEL.x + 74, y: WHEEL.y - 10, radius: WHEEL.radius - 8 };
  const back = 'M-134 -110C-128 -130 -90 -130 -86 -110L-66 44C-70 62 -110 62 -116 44Z';
  const handle = curve([
    [-112, -100],
    [-132, -136],
    [-184, -144],
  ]);
  const seat = rect(-112, 30, 220, 34, 16);
  const frame = curve([
    [92, 46],
    [128, 92],
    [150, 190],
    [176, 214],
  ]);
  const plate = rect(66, 206, 150, 18, 9);
  return {
    edges: [ellipse(WHEEL.x, WHEEL.y, WHEEL.radius), back],
    behind: [
      shape(handle, { stroke: INK, width: 22 + weights.outer }),
      shape(handle, { stroke: colour, width: 22 }),
      ...wheel(far, shade(colour, 0.3), line, weights.outer),
      shape(back, { fill: colour, stroke: INK, width: weights.outer * 1.5 }),
      shape('M-116 -98C-112 -104 -106 -104 -102 -98L-90 20', { stroke: light(colour, 0.5), width: 9 }),
      shape(frame, { stroke: INK, width: 20 + weights.outer * 1.2 }),
      shape(frame, { stroke: STEEL, width: 20 }),
      shape(seat, { fill: SEAT, stroke: INK, width: weights.outer * 1.2 }),
      shape(plate, { fill: STEEL, stroke: INK, width: line * 1.6 }),
      shape(ellipse(112, 194, 34), { fill: TYRE, stroke: INK, width: line * 1.4 }),
      shape(ellipse(112, 194, 15), { fill: RIM, stroke: INK, width: line }),
    ],
    before: wheel(WHEEL, colour, line, weights.outer),
  };
}

/** A wheel that one can see through: tyre, push rim, spokes, and a star on the hub. */
function wheel(
  { x, y, radius }: { x: number; y: number; radius: number },
  colour: string,
  line: number,
  outer: number,
): Node[] {
  const spoke = (i: number): string => {
    const a = (i / 6) * Math.PI * 2 + 0.26;
    return `M${at([x, y])}L${at([x + Math.cos(a) * (radius - 24), y + Math.sin(a) * (radius - 24)])}`;
  };
  const spokes = Array.from({ length: 6 }, (_, i) => spoke(i)).join('');
  const tyre = ellipse(x, y, radius - 10);
  return [
    shape(ellipse(x, y, radius - 20), { fill: light(colour, 0.6), opacity: 0.28 }),
    shape(spokes, { stroke: INK, width: 8 + line * 1.2 }),
    shape(spokes, { stroke: RIM, width: 8 }),
    shape(tyre, { stroke: INK, width: 26 + outer * 1.2 }),
    shape(tyre, { stroke: TYRE, width: 26 }),
    shape(ellipse(x, y, radius - 10), { stroke: light(TYRE, 0.25), width: 6 }),
    shape(ellipse(x, y, radius - 34), { stroke: INK, width: 10 + line * 1.4 }),
    shape(ellipse(x, y, radius - 34), { stroke: RIM, width: 10 }),
    shape(ellipse(x, y, 36), { fill: colour, stroke: INK, width: line * 1.5 }),
    shape(sparkle(x, y, 27), { fill: '#fff6d0' }),
  ];
}

function fromBehind(colour: string, weights: Weights): Parts {
  const line = weights.inner;
  const back = 'M-96 -92C-96 -116 96 -116 96 -92L88 52C86 76 -86 76 -88 52Z';
  const wheels = [-1, 1].map((side) =>
    movePath(ellipse(0, 0, 32, WHEEL.radius), place(side * 142, WHEEL.y, side * -8)),
  );
  const grips = [-1, 1].map((side) => `M${side * 88} -84L${side * 98} -138`).join('');
  return {
    edges: [...wheels, back],
    behind: [shape(rect(-96, 20, 192, 40, 16), { fill: SEAT, stroke: INK, width: weights.outer })],
    before: [
      ...wheels.flatMap((d): Node[] => [
        shape(d, { fill: TYRE, stroke: INK, width: weights.outer * 1.5 }),
        shape(d, { stroke: light(TYRE, 0.3), width: 5 }),
      ]),
      shape(grips, { stroke: INK, width: 24 + weights.outer }),
      shape(grips, { stroke: STEEL, width: 24 }),
      shape(back, { fill: colour, stroke: INK, width: weights.outer * 1.4 }),
      group(
        [
          shape('M40 -140C110 -60 100 60 20 90L140 90L140 -140Z', { fill: shade(colour, 0.6), opacity: 0.3 }),
          shape(
            curve([
              [-76, -80],
              [0, -92],
              [60, -82],
            ]),
            { stroke: light(colour, 0.5), width: 9 },
          ),
        ],
        { clip: back },
      ),
      shape(sparkle(0, -18, 44), { fill: '#fff6d0', stroke: INK, width: line }),
    ],
  };
}

function trail(kind: NonNullable<Ride['trail']>, weights: Weights): Node[] {
  if (kind === 'speed')
    return [
      [-300, -60, 260],
      [-250, 30, 360],
      [-270, 130, 300],
      [-210, 200, 220],
    ].map(([x, y, length]) =>
      shape(`M${x! - length!} ${y! + 3}L${x} ${y! - 9}L${x} ${y! + 15}Z`, { fill: '#ffffff', opacity: 0.8 }),
    );
  if (kind === 'stars')
    return (
      [
        [-150, 260, 40],
        [-60, 300, 26],
        [40, 270, 34],
        [120, 300, 22],
        [-230, 220, 24],
      ] as const
    ).map(([x, y, r]) =>
      shape(sparkle(x, y, r), { fill: '#fff2a8', stroke: INK, width: weights.inner * 0.8 }),
    );
  return [
    [-48, 218],
    [112, 214],
  ].flatMap(([x, y], i) => flame(x!, y!, i ? 0.72 : 1, weights.inner));
}

function flame(x: number, y: number, size: number, line: number): Node[] {
  const tongue = 'M-46 -20C-60 40 -26 70 0 150C26 70 60 40 46 -20C20 4 -20 4 -46 -20Z';
  return [
    group(
      [
        shape(tongue, { fill: '#ff7a1f', stroke: INK, width: line * 1.6 }),
        group([shape(tongue, { fill: '#ffd23f' })], { matrix: place(0, -4, 0, 0.62) }),
        group([shape(tongue, { fill: '#fffbe0' })], { matrix: place(0, -8, 0, 0.3) }),
      ],
      { matrix: place(x, y, 0, size) },
    ),
  ];
}
