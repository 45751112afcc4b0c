import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { capsule, curve, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node } from '../../drawing/tree.ts';
import { drawGear, gearEdge } from '../props/gears.ts';
import { blueprintSky } from './blueprint.ts';
import { glow } from './sky.ts';
import type { DrawPlace } from './place.ts';

const METALS = ['#c98a62', '#b9a05a', '#9aa6b4', '#a9785a', '#8fa89a'] as const;

/** An inventor's attic under a roof of glass: a sky of plans above, pans and tools on the wall, a long bench in lamplight. */
export const workshop: DrawPlace = (area, seed) => {
  const random = seeded(`workshop ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const wall = y + height * 0.48;
  const floor = y + height * 0.84;
  const lampX = x + width * (seed % 2 ? 0.42 : 0.58);
  return {
    back: [
      ...blueprintSky({ x, y, width, height: wall - y + 20 }, random),
      ...bigWheels(area, wall),
      ...roofBeams(area, wall),
      shape(rect(x - 20, wall, width + 40, floor - wall), {
        fill: linear([0, wall], [0, floor], '#4fa6a8', '#2b6f8c', '#234a78'),
      }),
      shape(
        Array.from(
          { length: 14 },
          (_, i) => `M${num(x + (width * i) / 13)} ${num(wall)}L${num(x + (width * i) / 13)} ${num(floor)}`,
        ).join(''),
        { stroke: '#1f4a70', width: 5, opacity: 0.4 },
      ),
      glow(lampX, wall + unit * 0.02, Math.max(unit * 0.62, width * 0.34), '#fff0b8', 0.95),
      ...shelf(area, wall, random),
      ...bench(area, floor, random),
      ...planks(area, floor),
      glow(lampX, floor + unit * 0.08, unit * 0.5, '#ffd27a', 0.45),
      ...hangingLamp(lampX, y, wall - unit * 0.1, unit),
      ...halftone(area, 26, '#0a1c6a', cornerFade([x, y], unit * 0.55), 0.45),
      ...halftone(area, 26, '#3a1546', cornerFade([x + width, y + height], unit * 0.5), 0.4),
    ],
    front: foreground(area),
    light: { colour: '#ffcf8a', amount: 0.09 },
  };
};

/** Wheels of some huge clockwork in the haze behind the glass. */
function bigWheels({ x, width, height }: Box, wall: number): Node[] {
  const unit = Math.min(width, height);
  return [
    shape(gearEdge(x + width * 0.5, wall, unit * 0.36, 22, 0.12), { fill: '#7fc0ee', opacity: 0.45 }),
    shape(gearEdge(x + width * 0.84, wall + unit * 0.02, unit * 0.2, 16, 0.14), {
      fill: '#9fd2f2',
      opacity: 0.4,
    }),
    shape(gearEdge(x + width * 0.12, wall + unit * 0.02, unit * 0.17, 14, 0.15), {
      fill: '#9fd2f2',
      opacity: 0.4,
    }),
  ];
}

function roofBeams({ x, y, width, height }: Box, wall: number): Node[] {
  const unit = Math.min(width, height);
  const wood = '#6a3a4a';
  const thick = unit * 0.017;
  const beam = (from: readonly [number, number], to: readonly [number, number], half: number): Node =>
    shape(capsule(from, to, half), {
      fill: linear([0, from[1]], [0, to[1]], '#8a5058', wood),
      stroke: INK,
      width: 5,
    });
  return [
    beam([x + width * 0.27, y - 40], [x + width * 0.3, wall], thick * 0.6),
    beam([x + width * 0.73, y - 40], [x + width * 0.7, wall], thick * 0.6),
    beam([x - 40, y + height * 0.2], [x + width * 0.1, y - 40], thick),
    beam([x + width + 40, y + height * 0.2], [x + width * 0.9, y - 40], thick),
    shape(rect(x - 30, wall - thick, width + 60, thick * 2), { fill: '#8a5058', stroke: INK, width: 5 }),
    shape(`M${num(x)} ${num(wall - thick * 0.5)}L${num(x + width)} ${num(wall - thick * 0.5)}`, {
      stroke: '#c98a72',
      width: 5,
      opacity: 0.7,
    }),
  ];
}

/** A rail of pans and tools along the wall. */
function shelf({ x, width, height }: Box, wall: number, random: Random): Node[] {
  const unit = Math.min(width, height);
  const rail = wall + unit * 0.045;
  const size = unit * 0.052;
  const nodes: Node[] = [
    shape(`M${num(x - 20)} ${num(rail)}L${num(x + width + 20)} ${num(rail)}`, { stroke: INK, width: 15 }),
    shape(`M${num(x - 20)} ${num(rail)}L${num(x + width + 20)} ${num(rail)}`, {
      stroke: '#d9a45a',
      width: 7,
    }),
  ];
  let index = 0;
  for (let left = x + size * 0.6; left < x + width; left += size * (2.1 + random() * 0.6)) {
    const colour = METALS[index % METALS.length]!;
    nodes.push(
      group(hung(index++ % 5, colour), { matrix: place(left, rail, (random() - 0.5) * 12, size / 100) }),
    );
  }
  return nodes;
}

/** One thing on a hook, 100 wide: a pan, a ladle, a spanner, a gear, a kettle. */
function hung(kind: number, colour: string): Node[] {
  const hook = shape('M0 0L0 22', { stroke: INK, width: 8 });
  const paint = {
    fill: linear([-50, 0], [50, 0], light(colour, 0.35), colour, shade(colour, 0.3)),
    stroke: INK,
    width: 7,
  };
  if (kind === 0)
    return [
      hook,
      shape(rect(-8, 16, 16, 70, 7) + ellipse(0, 126, 52), paint),
      shape(ellipse(0, 126, 36), { fill: shade(colour, 0.45), stroke: INK, width: 5 }),
    ];
  if (kind === 1)
    return [
      hook,
      shape(rect(-6, 16, 12, 106, 6), paint),
      shape('M-40 118L40 118C40 160 20 176 0 176C-20 176 -40 160 -40 118Z', paint),
    ];
  if (kind === 2)
    return [
      hook,
      shape(rect(-11, 44, 22, 96, 8), paint),
      shape('M-14 60C-44 44 -48 14 -26 -2L-22 24L0 34L22 24L26 -2C48 14 44 44 14 60Z', paint),
      shape(ellipse(0, 148, 26), paint),
    ];
  if (kind === 3) return [hook, ...drawGear(0, 78, 58, 10, colour, 6)];
  return [
    hook,
    shape('M-38 60C-70 90 -66 150 -40 158L40 158C66 150 70 90 38 60Z', paint),
    shape('M50 90L86 70L92 84L58 116Z', paint),
    shape('M-30 58C-30 20 30 20 30 58', { stroke: INK, width: 12 }),
    shape(rect(-42, 50, 84, 16, 6), paint),
  ];
}

function bench({ x, width, height }: Box, floor: number, random: Random): Node[] {
  const unit = Math.min(width, height);
  const top = floor - unit * 0.1;
  const things: Node[] = [];
  const colours = ['#c98a62', '#7fa3a0', '#b9a05a', '#a9785a'];
  for (
    let i = 0, left = x + unit * 0.05;
    left < x + width - unit * 0.05;
    i++, left += unit * (0.16 + random() * 0.1)
  ) {
    const colour = colours[i % 4]!;
    const paint = {
      fill: linear([-50, 0], [50, 0], light(colour, 0.35), colour, shade(colour, 0.3)),
      stroke: INK,
      width: 7,
    };
    const drawn: Node[] =
      i % 4 === 0
        ? [
            shape(rect(-40, -90, 80, 90, 12), paint),
            shape(rect(-46, -106, 92, 22, 8), paint),
            shape('M-40 -48L40 -48', { stroke: INK, width: 4, opacity: 0.5 }),
          ]
        : i % 4 === 1
          ? drawGear(0, -46, 52, 10, '#c9a24a', 6)
          : i % 4 === 2
            ? [
                shape('M-56 0L-56 -40L56 -40L56 0Z', paint),
                shape(`M-44 -40L-60 -110M-10 -40L-4 -126M20 -40L44 -104`, { stroke: INK, width: 14 }),
                shape(`M-44 -40L-60 -110M-10 -40L-4 -126M20 -40L44 -104`, { stroke: '#e0c08a', width: 7 }),
              ]
            : [
                shape('M-50 0C-60 -60 -30 -74 0 -74C30 -74 60 -60 50 0Z', paint),
                shape(ellipse(0, -80, 12), paint),
              ];
    things.push(group(drawn, { matrix: place(left, top + 2, 0, unit / 1500) }));
  }
  return [
    ...things,
    shape(rect(x - 30, top + unit * 0.03, width + 60, floor - top - unit * 0.03), { fill: '#5a2f44' }),
    ...[0.12, 0.38, 0.64, 0.9].map((k) =>
      shape(rect(x + width * k - unit * 0.06, top + unit * 0.045, unit * 0.12, unit * 0.055, 6), {
        fill: '#7a4450',
        stroke: INK,
        width: 5,
      }),
    ),
    ...[0.12, 0.38, 0.64, 0.9].map((k) =>
      shape(ellipse(x + width * k, top + unit * 0.072, 9), { fill: '#e0b35a', stroke: INK, width: 4 }),
    ),
    shape(rect(x - 30, top, width + 60, unit * 0.035, 6), {
      fill: linear([0, top], [0, top + unit * 0.035], '#e8a86a', '#b06a4a'),
      stroke: INK,
      width: 6,
    }),
  ];
}

function planks({ x, y, width, height }: Box, floor: number): Node[] {
  let seams = '';
  for (let i = -7; i <= 7; i++) {
    seams += `M${num(x + width / 2 + i * width * 0.08)} ${num(floor)}L${num(x + width / 2 + i * width * 0.17)} ${num(y + height + 40)}`;
  }
  const unit = Math.min(width, height);
  const nuts = [
    [0.28, 0.4],
    [0.56, 0.7],
    [0.67, 0.3],
    [0.9, 0.55],
  ].map(([k, v]) => {
    const [nx, ny, r] = [x + width * k!, floor + (y + height - floor) * v!, unit * 0.013];
    return [
      shape(
        polygon(
          [0, 1, 2, 3, 4, 5].map(
            (i) =>
              [nx + Math.cos((i * Math.PI) / 3) * r, ny + Math.sin((i * Math.PI) / 3) * r * 0.6] as const,
          ),
        ),
        { fill: '#c9a24a', stroke: INK, width: 4 },
      ),
      shape(ellipse(nx, ny, r * 0.4, r * 0.24), { fill: INK }),
    ];
  });
  return [
    shape(rect(x - 30, floor, width + 60, y + height - floor + 40), {
      fill: linear([0, floor], [0, y + height], '#b8694a', '#6b3346'),
    }),
    shape(seams, { stroke: '#55283e', width: 5, opacity: 0.7 }),
    shape(rect(x - 30, floor - 6, width + 60, 14), { fill: mix('#55283e', INK, 0.4) }),
    ...nuts.flat(),
  ];
}

function hangingLamp(x: number, top: number, y: number, unit: number): Node[] {
  const r = unit * 0.055;
  return [
    shape(`M${num(x)} ${num(top - 20)}L${num(x)} ${num(y - r)}`, { stroke: INK, width: 9 }),
    shape(ellipse(x, y + r * 0.1, r * 0.5), { fill: '#fff8d8', stroke: INK, width: 5 }),
    shape(
      `M${num(x - r * 1.2)} ${num(y)}C${num(x - r)} ${num(y - r)} ${num(x - r * 0.3)} ${num(y - r)} ${num(x)} ${num(y - r * 1.3)}C${num(x + r * 0.3)} ${num(y - r)} ${num(x + r)} ${num(y - r)} ${num(x + r * 1.2)} ${num(y)}Z`,
      { fill: linear([x - r, 0], [x + r, 0], '#7fc9b4', '#3f8f8a', '#2a5f70'), stroke: INK, width: 6 },
    ),
    shape(
      curve([
        [x - r * 0.8, y - r * 0.25],
        [x - r * 0.5, y - r * 0.65],
        [x - r * 0.2, y - r * 0.8],
      ]),
      { stroke: '#d6fff0', width: 7, opacity: 0.8 },
    ),
  ];
}

/** A dark wheel in one corner, a pipe with its valve in the other. */
function foreground({ x, y, width, height }: Box): Node[] {
  const unit = Math.min(width, height);
  const r = unit * 0.13;
  const [gx, gy] = [x - r * 0.1, y + height + r * 0.1];
  const pipe = x + width - unit * 0.035;
  return [
    shape(gearEdge(gx, gy, r, 12), { fill: '#3a1d4a', stroke: INK, width: 6 }),
    shape(ellipse(gx, gy, r * 0.62), { stroke: '#6a4478', width: 9 }),
    shape(`M${num(pipe)} ${num(y + height * 0.62)}L${num(pipe)} ${num(y + height + 40)}`, {
      stroke: INK,
      width: unit * 0.045 + 12,
    }),
    shape(`M${num(pipe)} ${num(y + height * 0.62)}L${num(pipe)} ${num(y + height + 40)}`, {
      stroke: '#46244f',
      width: unit * 0.045,
    }),
    shape(
      `M${num(pipe - unit * 0.01)} ${num(y + height * 0.63)}L${num(pipe - unit * 0.01)} ${num(y + height)}`,
      { stroke: '#7a5088', width: 8 },
    ),
    shape(
      rect(pipe - unit * 0.034, y + height * 0.6, unit * 0.068, unit * 0.03, 8) +
        rect(pipe - unit * 0.034, y + height * 0.84, unit * 0.068, unit * 0.03, 8),
      { fill: '#5a3464', stroke: INK, width: 6 },
    ),
  ];
}
