import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, polygon } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { mangoTree, village } from './countryside.ts';
import { fireflies, hills, hours, skyAt, type Hour } from './hours.ts';
import type { DrawPlace } from './place.ts';
import { cloudBank, rays } from './sky.ts';

/** Noon before the rain: straw, dust, and trees that have lost their green. */
const parched: Hour = {
  ...hours.noon,
  sky: ['#4fa9d6', '#a6d6d2', '#f7ecbf', '#ffe3a0'],
  hills: ['#ead9a2', '#d3b673', '#b8935a'],
  ground: ['#f1d98c', '#d0a058', '#8c5f3c'],
  path: ['#f6dcb4', '#cf9f76'],
  leaves: ['#9c9440', '#6d6a30'],
  cloud: '#fff4da',
  light: { colour: '#ffe0a0', amount: 0.08 },
};

/** The same straw before sunrise. */
const parchedDawn: Hour = {
  ...hours.dawn,
  hills: ['#cdb9cf', '#c0a4a8', '#a98a7c'],
  ground: ['#efd9a8', '#c7a274', '#7c6264'],
  leaves: ['#8d8a5a', '#625f4c'],
};

interface Water {
  /** Where the sun or moon stands, in fractions of the area. */
  sun: Point;
  wet?: boolean;
  rays?: boolean;
}

/** Where mango trees stand: across, below the hills, and their height. */
const grove: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [0.04, 0.03, 0.26],
    [0.93, 0.05, 0.26],
  ],
  [
    [0.96, 0.08, 0.34],
    [0.84, 0.015, 0.17],
  ],
  [
    [0.02, 0.08, 0.34],
    [0.13, 0.015, 0.16],
    [0.9, 0.02, 0.18],
  ],
];

/** The queen's valley: terraced hills, a village, mango trees, and a bed where a river runs or does not. */
const valley =
  (hour: Hour, { sun, wet = false, rays: beams = false }: Water): DrawPlace =>
  (area, seed) => {
    const random = seeded(`valley ${seed}`);
    const { x, y, width, height } = area;
    const ground = y + height * 0.62;
    const lean = seed % 2 ? 1 : -1;
    return {
      back: [
        ...skyAt(area, hour, sun, random),
        ...(beams ? [sunbeams(area, sun, seed)] : []),
        shape(
          cloudBank(
            x + width * (lean > 0 ? 0.02 : 0.6),
            y + height * 0.34,
            width * 0.36,
            height * 0.13,
            random,
          ),
          {
            fill: hour.cloud,
            opacity: hour.dark ? 0.25 : 0.85,
          },
        ),
        ...hour.hills.map((colour, i) =>
          hills(area, ground - height * (0.06 - i * 0.03), height * (0.3 - i * 0.08), colour, random),
        ),
        ...terraces(area, ground, hour),
        ...village(
          x + width * (lean > 0 ? 0.22 : 0.81),
          ground - height * 0.012,
          Math.min(width, height) * 0.2,
          hour,
        ),
        shape(
          `M${num(x - 30)} ${num(ground)}C${num(x + width * 0.3)} ${num(ground - height * 0.04)} ${num(x + width * 0.7)} ${num(ground + height * 0.03)} ${num(x + width + 30)} ${num(ground - height * 0.01)}L${num(x + width + 30)} ${num(y + height + 30)}L${num(x - 30)} ${num(y + height + 30)}Z`,
          { fill: linear([0, ground], [0, y + height], ...hour.ground) },
        ),
        ...bed(area, ground, hour, lean, wet, random),
        ...grove[seed % grove.length]!.flatMap(([k, foot, size]) =>
          mangoTree(x + width * k, ground + height * foot, Math.min(width, height) * size, hour, random),
        ),
        ...tufts(area, ground, hour, random),
        ...(hour.dark ? fireflies(area, random) : []),
        ...halftone(area, 26, hour.leaves[1], cornerFade([x, y], Math.min(width, height) * 0.5), 0.3),
        ...halftone(
          { x, y: y + height * 0.84, width, height: height * 0.16 },
          26,
          hour.leaves[1],
          (_, dotY) => ((dotY - y - height * 0.84) / (height * 0.16)) * 0.6,
          0.4,
        ),
      ],
      front: grasses(area, hour, random),
      light: hour.light,
    };
  };

/** The beams end at the farthest corner, because renderers have trouble with shapes that are a page away. */
function sunbeams({ x, y, width, height }: Box, [kx, ky]: Point, seed: number): Node {
  const reach = Math.hypot(width * Math.max(kx, 1 - kx), height * Math.max(ky, 1 - ky));
  return shape(rays(x + width * kx, y + height * ky, reach, 26, `valley ${seed}`, 0.55), {
    fill: '#ffffff',
    opacity: 0.26,
  });
}

/** Fields cut into the nearest hill. */
function terraces({ x, width, height }: Box, ground: number, hour: Hour): Node[] {
  const d = [0, 1, 2, 3]
    .map((i) =>
      curve([
        [x + width * 0.52, ground - height * (0.02 + i * 0.028)],
        [x + width * (0.68 + i * 0.02), ground - height * (0.045 + i * 0.03)],
        [x + width * 0.86, ground - height * (0.03 + i * 0.026)],
      ]),
    )
    .join('');
  return [shape(d, { stroke: light(hour.hills[2], 0.35), width: 7, opacity: 0.6 })];
}

/** The river bed, from the far hills to the picture's lower edge: cracked mud and pebbles, or water. */
function bed(
  { x, y, width, height }: Box,
  ground: number,
  hour: Hour,
  lean: number,
  wet: boolean,
  random: Random,
): Node[] {
  const bottom = y + height + 30;
  const middle = x + width * (0.5 + lean * 0.06);
  const edgeAt = (k: number, side: number): number => middle + side * width * k - lean * width * 0.05;
  const bank = (wider: number): string =>
    `M${num(middle - width * 0.035)} ${num(ground - 4)}C${num(edgeAt(0.08 + wider, -1))} ${num(ground + height * 0.1)} ${num(edgeAt(0.12 + wider, -1))} ${num(ground + height * 0.16)} ${num(edgeAt(0.38 + wider, -1))} ${num(bottom)}L${num(edgeAt(0.4 + wider, 1))} ${num(bottom)}C${num(edgeAt(0.24 + wider, 1))} ${num(ground + height * 0.2)} ${num(edgeAt(0.02 + wider, 1))} ${num(ground + height * 0.1)} ${num(middle + width * 0.035)} ${num(ground - 4)}Z`;
  const inside = (): Point => {
    const k = random();
    return [middle + width * (random() - 0.5) * (0.1 + k * 0.56), ground + height * (0.04 + k * 0.32)];
  };
  const floor = wet
    ? linear([0, ground], [0, bottom], '#d8fbff', '#3fc4ef', '#1a74c4')
    : linear([0, ground], [0, bottom], light(hour.path[0], 0.1), hour.path[1], shade(hour.path[1], 0.3));
  return [
    shape(bank(0.03), { fill: mix(hour.path[1], hour.ground[1], 0.35), stroke: INK, width: 6 }),
    shape(bank(0), { fill: floor }),
    ...(wet ? ripples(inside) : mud(inside, hour)),
  ];
}

function ripples(inside: () => Point): Node[] {
  const lines = Array.from({ length: 16 }, () => {
    const [px, py] = inside();
    return `M${num(px - 46)} ${num(py)}C${num(px - 16)} ${num(py - 14)} ${num(px + 16)} ${num(py + 14)} ${num(px + 46)} ${num(py)}`;
  });
  return [shape(lines.join(''), { stroke: '#ffffff', width: 8, opacity: 0.85 })];
}

function mud(inside: () => Point, hour: Hour): Node[] {
  const cracks = Array.from({ length: 11 }, () => {
    const [px, py] = inside();
    return `M${num(px - 40)} ${num(py - 10)}L${num(px)} ${num(py)}L${num(px + 34)} ${num(py - 14)}M${num(px)} ${num(py)}L${num(px + 10)} ${num(py + 24)}`;
  });
  const pebbles = Array.from({ length: 9 }, inside);
  return [
    shape(cracks.join(''), { stroke: shade(hour.path[1], 0.5), width: 6, opacity: 0.55 }),
    shape(pebbles.map(([px, py], i) => ellipse(px, py, 18 + (i % 3) * 7, 11 + (i % 3) * 4)).join(''), {
      fill: hour.stone[1],
      stroke: INK,
      width: 5,
    }),
  ];
}

function tufts({ x, y, width, height }: Box, ground: number, hour: Hour, random: Random): Node[] {
  let grass = '';
  for (let i = 0; i < 18; i++) {
    const side = i % 2 ? 0.78 + random() * 0.22 : random() * 0.2;
    const [gx, gy] = [x + width * side, between(random, ground + height * 0.06, y + height * 0.97)];
    grass += `M${num(gx - 12)} ${num(gy - 16)}L${num(gx)} ${num(gy)}L${num(gx + 4)} ${num(gy - 24)}M${num(gx)} ${num(gy)}L${num(gx + 16)} ${num(gy - 16)}`;
  }
  return [shape(grass, { stroke: hour.leaves[0], width: 7, opacity: 0.8 })];
}

function grasses({ x, y, width, height }: Box, hour: Hour, random: Random): Node[] {
  const size = Math.min(width, height) * 0.15;
  const blades = [0, 1].map((side) =>
    Array.from({ length: 6 }, (_, i) => {
      const foot = x + (side ? width - i * size * 0.26 : i * size * 0.26);
      const tip = size * between(random, 0.5, 1);
      const sway = (side ? -1 : 1) * size * between(random, 0, 0.3);
      return polygon([
        [foot - size * 0.09, y + height + 20],
        [foot + sway, y + height - tip],
        [foot + size * 0.09, y + height + 20],
      ]);
    }).join(''),
  );
  return [shape(blades.join(''), { fill: hour.leaves[1] })];
}

export const dryRiver = valley(parched, { sun: [0.3, 0.2] });
export const fullRiver = valley(hours.noon, { sun: [0.34, 0.2], wet: true, rays: true });
export const valleyDusk = valley(hours.dusk, { sun: [0.72, 0.44] });
export const valleyNight = valley(hours.night, { sun: [0.5, 0.18] });
export const valleyDawn = valley(parchedDawn, { sun: [0.34, 0.5] });
export const valleyMorning = valley(parchedDawn, { sun: [0.46, 0.37], rays: true });
