import { INK, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky, rays, stars } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

interface Hour {
  sky: readonly string[];
  wall: readonly [string, string, string];
  grass: readonly [string, string];
  leaf: readonly [string, string, string];
  near: string;
  light: { colour: string; amount: number };
  night: boolean;
}

const afternoon: Hour = {
  sky: ['#5fb8d8', '#bfe8dc', '#fff2c4'],
  wall: ['#b8c4b0', '#93a8a0', '#66808a'],
  grass: ['#8ac46a', '#2f7a5a'],
  leaf: ['#1f6b50', '#3a9560', '#7cc46a'],
  near: '#123f3c',
  light: { colour: '#d8ffc4', amount: 0.07 },
  night: false,
};
const dusk: Hour = {
  sky: ['#6a3fa8', '#e8688f', '#ffc27a'],
  wall: ['#c99aa8', '#9a7aa8', '#63518f'],
  grass: ['#9a8a6a', '#4a4a7a'],
  leaf: ['#3a3f7a', '#5f5a9a', '#c47a9a'],
  near: '#2a1a56',
  light: { colour: '#ffb08a', amount: 0.12 },
  night: false,
};
const night: Hour = {
  sky: ['#10144f', '#2a2f8a', '#5a58b8'],
  wall: ['#6f78b8', '#4f569c', '#333a7a'],
  grass: ['#3a6a7a', '#1a2f5a'],
  leaf: ['#1a2f5f', '#2c4f7f', '#4f84a0'],
  near: '#0c0f3a',
  light: { colour: '#a9b8ff', amount: 0.13 },
  night: true,
};

/** The last corner of the garden, where nobody has walked for sixty years: an old wall, roots, long grass. */
export const oldCorner: DrawPlace = (area, seed) => corner(area, seed, afternoon);
export const oldCornerDusk: DrawPlace = (area, seed) => corner(area, seed, dusk);
export const oldCornerNight: DrawPlace = (area, seed) => corner(area, seed, night);

function corner(area: Box, seed: number, hour: Hour): Place {
  const random = seeded(`corner ${seed}`);
  const { x, y, width, height } = area;
  const size = Math.min(width, height);
  const ground = y + height * 0.78;
  const top = y + height * 0.2;
  return {
    back: [
      gradientSky(area, ...hour.sky),
      ...(hour.night ? stars({ ...area, height: height * 0.3 }, random, 1.4) : []),
      glow(x + width * 0.72, y + height * 0.08, size * 0.34, hour.night ? '#e4e8ff' : '#fff6c8', 0.9),
      ...(hour.night
        ? [shape(ellipse(x + width * 0.86, y + height * 0.1, size * 0.05), { fill: '#fff8dc' })]
        : []),
      shape(canopy(area, top - height * 0.035, random), { fill: hour.leaf[2], opacity: 0.7 }),
      shape(canopy(area, top, random), { fill: hour.leaf[1], stroke: INK, width: 5 }),
      shape(canopy(area, top + height * 0.02, random), { fill: hour.leaf[1] }),
      shape(rect(x - 30, top, width + 60, ground - top + 40), {
        fill: linear([x, top], [x + width * 0.3, ground], ...hour.wall),
        stroke: INK,
        width: 7,
      }),
      ...stones(area, top, ground, hour, random),
      shape(rect(x - 40, top - height * 0.03, width + 80, height * 0.055, 10), {
        fill: hour.wall[0],
        stroke: INK,
        width: 7,
      }),
      shape(
        rays(x + width * 0.6, y + height * 0.06, Math.max(width, height) * 0.9, 22, `corner ${seed}`, 0.45),
        { fill: '#fffbe0', opacity: hour.night ? 0 : 0.13 },
      ),
      ...piers(area, top, ground, hour),
      ...creepers(area, top, ground, hour, random),
      shape(rect(x - 20, ground, width + 40, y + height - ground + 40), {
        fill: linear([0, ground], [0, y + height], ...hour.grass),
        stroke: INK,
        width: 6,
      }),
      ...slabs(area, ground, hour),
      ...tufts(area, ground, hour, random),
      ...(hour.night ? fireflies(area, random) : []),
      ...halftone(area, 28, hour.near, cornerFade([x + 90, y + height - 90], size * 0.6), 0.4),
      ...halftone(area, 28, hour.near, cornerFade([x + width - 90, y + 90], size * 0.5), 0.3),
    ],
    front: foreground(area, hour),
    light: hour.light,
  };
}

function canopy({ x, width, height }: Box, top: number, random: Random): string {
  let d = '';
  for (let i = 0; i < 14; i++)
    d += ellipse(
      x + width * (i / 13),
      top - height * 0.01,
      width * 0.06,
      height * between(random, 0.05, 0.12),
    );
  return d;
}

/**
 * Courses of old stones, each with its own tone, a lit upper edge and a dark foot; mortar shows between them.
 */
function stones({ x, width, height }: Box, top: number, ground: number, hour: Hour, random: Random): Node[] {
  const tones = ['', '', '', ''];
  let [lit, foot] = ['', ''];
  const rows = 7;
  const tall = (ground - top - height * 0.03) / rows;
  for (let row = 0; row < rows; row++) {
    const cy = top + height * 0.03 + tall * row;
    let cx = x - width * (0.02 + random() * 0.06);
    while (cx < x + width) {
      const long = width * between(random, 0.07, 0.15);
      const [left, right, upper, lower] = [cx + 5, cx + long - 5, cy + 5, cy + tall - 5];
      tones[Math.floor(random() * 4)] += rect(left, upper, right - left, lower - upper, 14);
      lit += `M${num(left + 12)} ${num(lower - 16)}L${num(left + 10)} ${num(upper + 12)}L${num(right - 16)} ${num(upper + 9)}`;
      foot += `M${num(left + 16)} ${num(lower - 6)}L${num(right - 7)} ${num(lower - 6)}L${num(right - 6)} ${num(upper + 18)}`;
      cx += long;
    }
  }
  const fill = linear([x, top], [x + width * 0.25, ground], ...hour.wall);
  return [
    shape(rect(x - 30, top, width + 60, ground - top), { fill: shade(hour.wall[2], 0.34), opacity: 0.75 }),
    shape(tones.join(''), { fill }),
    shape(tones[0]!, { fill: '#ffffff', opacity: 0.14 }),
    shape(tones[1]!, { fill: shade(hour.wall[2], 0.7), opacity: 0.2 }),
    shape(tones[2]!, { fill: hour.leaf[1], opacity: 0.16 }),
    shape(lit, { stroke: '#ffffff', width: 6, opacity: 0.3 }),
    shape(foot, { stroke: shade(hour.wall[2], 0.6), width: 8, opacity: 0.4 }),
    // The shadow that the coping throws on the wall.
    shape(rect(x - 30, top + height * 0.02, width + 60, height * 0.045), {
      fill: shade(hour.wall[2], 0.8),
      opacity: 0.4,
    }),
  ];
}

/** Two piers that stand out of the wall, each with the shadow it throws, a cap and a broad foot. */
function piers({ x, width, height }: Box, top: number, ground: number, hour: Hour): Node[] {
  const half = Math.min(width * 0.055, height * 0.075);
  return [0.2, 0.8].flatMap((k) => {
    const cx = x + width * k;
    const body = rect(cx - half, top - height * 0.02, half * 2, ground - top + height * 0.035);
    const joints = [0.2, 0.4, 0.6, 0.8].map((t) => {
      const jy = top + (ground - top) * t;
      return `M${num(cx - half)} ${num(jy)}L${num(cx + half)} ${num(jy)}`;
    });
    const block = (wide: number, y: number, tall: number): Node =>
      shape(rect(cx - half * wide, y, half * wide * 2, tall, 8), {
        fill: linear([cx - half, 0], [cx + half, 0], hour.wall[0], hour.wall[1]),
        stroke: INK,
        width: 6,
      });
    return [
      shape(rect(cx + half, top, half * 0.8, ground - top + height * 0.01), {
        fill: shade(hour.wall[2], 0.8),
        opacity: 0.42,
      }),
      shape(body, {
        fill: linear([cx - half, 0], [cx + half, 0], hour.wall[0], hour.wall[1], hour.wall[2]),
        stroke: INK,
        width: 6,
      }),
      shape(joints.join(''), { stroke: shade(hour.wall[2], 0.5), width: 6, opacity: 0.6 }),
      block(1.35, top - height * 0.06, height * 0.045),
      block(1.25, ground - height * 0.02, height * 0.05),
    ];
  });
}

/** Slabs from the reader's feet to the door, half grown over. */
function slabs({ x, y, width, height }: Box, ground: number, hour: Hour): Node[] {
  const deep = y + height - ground;
  const steps = [0.04, 0.2, 0.42, 0.72].map((t, i) => {
    const wide = width * (0.1 + t * 0.13);
    const cx = x + width * (0.5 + (i % 2 ? 0.012 : -0.012));
    return ellipse(cx, ground + deep * (t + 0.07), wide, deep * (0.06 + t * 0.06));
  });
  return [
    shape(steps.join(''), { fill: hour.wall[1], stroke: shade(hour.grass[1], 0.5), width: 6 }),
    // The shadow that the wall throws on the grass.
    shape(rect(x - 20, ground, width + 40, deep * 0.12), { fill: hour.near, opacity: 0.3 }),
  ];
}

/** Vines from the top of the wall; they leave the middle free for the door. */
function creepers(
  { x, width, height }: Box,
  top: number,
  ground: number,
  hour: Hour,
  random: Random,
): Node[] {
  const tones = ['', '', ''];
  let stems = '';
  for (let i = 0; i < 12; i++) {
    const k = i < 6 ? 0.01 + i * 0.045 : 0.76 + (i - 6) * 0.045;
    const cx = x + width * k;
    const long = (ground - top) * between(random, 0.35, 0.95);
    stems += `M${num(cx)} ${num(top)}C${num(cx + 20)} ${num(top + long * 0.4)} ${num(cx - 24)} ${num(top + long * 0.7)} ${num(cx + 6)} ${num(top + long)}`;
    for (let j = 0; j < 9; j++)
      tones[j % 3] += ellipse(
        cx + (j % 2 ? 14 : -14),
        top + (long * (j + 0.5)) / 9,
        height * 0.017,
        height * 0.012,
      );
  }
  return [
    shape(stems, { stroke: INK, width: 8 }),
    shape(tones.join(''), { fill: INK, stroke: INK, width: 8 }),
    ...tones.map((d, i) => shape(d, { fill: hour.leaf[i]! })),
  ];
}

function tufts({ x, y, width, height }: Box, ground: number, hour: Hour, random: Random): Node[] {
  let d = '';
  for (let i = 0; i < 34; i++) {
    const cx = x + width * random();
    const cy = ground + (y + height - ground) * random() * 0.9 + 10;
    const r = height * 0.03;
    d += `M${num(cx)} ${num(cy)}Q${num(cx - r * 0.3)} ${num(cy - r)} ${num(cx - r * 0.8)} ${num(cy - r * 1.1)}M${num(cx)} ${num(cy)}L${num(cx)} ${num(cy - r * 1.4)}M${num(cx)} ${num(cy)}Q${num(cx + r * 0.3)} ${num(cy - r)} ${num(cx + r * 0.8)} ${num(cy - r * 1.1)}`;
  }
  return [
    shape(d, { stroke: hour.leaf[0], width: 9 }),
    shape(d, { stroke: hour.leaf[2], width: 4, opacity: 0.8 }),
  ];
}

function fireflies({ x, y, width, height }: Box, random: Random): Node[] {
  return Array.from({ length: 14 }, () => {
    const [cx, cy] = [x + width * random(), y + height * between(random, 0.3, 0.92)];
    return [glow(cx, cy, 42, '#fff6a0', 0.8), shape(ellipse(cx, cy, 7), { fill: '#fffde0' })];
  }).flat();
}

/** Dark leaves and a root that frame the picture. */
function foreground({ x, y, width, height }: Box, hour: Hour): Node[] {
  const leaf = (side: number, dx: number, up: number, long: number): string => {
    const foot = side < 0 ? x + width * dx : x + width * (1 - dx);
    const tip = foot + side * -long * width;
    const [a, b] = [y + height * 1.02, y + height * (1 - up)];
    return `M${num(foot)} ${num(a)}C${num(foot)} ${num(a - height * 0.06)} ${num(tip + side * 30)} ${num(b)} ${num(tip)} ${num(b)}C${num(tip - side * 20)} ${num(b + height * 0.04)} ${num(foot - side * 60)} ${num(a - height * 0.03)} ${num(foot - side * 50)} ${num(a)}Z`;
  };
  const d = [-1, 1]
    .flatMap((side) => [
      leaf(side, -0.02, 0.14, 0.05),
      leaf(side, 0, 0.1, 0.09),
      leaf(side, -0.03, 0.2, 0.02),
    ])
    .join('');
  return [shape(d, { fill: hour.near })];
}
