import { INK, mix } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { capsule, curve, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { gearEdge } from '../props/gears.ts';
import { blueprintSky } from './blueprint.ts';
import { glow } from './sky.ts';
import { bench, shelf } from './workbench.ts';
import type { DrawPlace } from './place.ts';

/**
 * An inventor's attic under a roof of glass: a sky of plans above, pans and tools on the wall, a long bench
 * in lamplight.
 */
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
      ...hangingLamp(lampX, y, wall - unit * 0.03, unit),
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

/** A dark wheel in one corner. */
function foreground({ x, y, width, height }: Box): Node[] {
  const r = Math.min(width, height) * 0.13;
  const [gx, gy] = [x - r * 0.1, y + height + r * 0.1];
  return [
    shape(gearEdge(gx, gy, r, 12), { fill: '#3a1d4a', stroke: INK, width: 6 }),
    shape(ellipse(gx, gy, r * 0.62), { stroke: '#6a4478', width: 9 }),
  ];
}
