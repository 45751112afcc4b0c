import { ellipse } from '../../drawing/path.ts';
import { between, type Random } from '../../drawing/random.ts';
import { shape, type Box, type Node } from '../../drawing/tree.ts';
import type { Place } from './place.ts';
import { glow, gradientSky, stars } from './sky.ts';

/** The colours of one land at one time of day. */
export interface Hour {
  sky: readonly string[];
  sun: string;
  /** From far to near. */
  hills: readonly [string, string, string];
  ground: readonly [string, string, string];
  path: readonly [string, string];
  bark: readonly [far: string, near: string];
  leaves: [far: string, near: string];
  stone: readonly [string, string, string];
  cloud: string;
  light: Place['light'];
  /** Stars above, fireflies below. */
  dark?: boolean;
}

export const hours = {
  dawn: {
    sky: ['#5a7fd0', '#b7a6e6', '#ffc9bd', '#fff0b8'],
    sun: '#fff4c2',
    hills: ['#b9b3e0', '#8fa9cf', '#6fae9a'],
    ground: ['#bfe38a', '#63b56b', '#22705c'],
    path: ['#ffe9c0', '#d9ae86'],
    bark: ['#6c93a0', '#6a5360'],
    leaves: ['#3d8f78', '#1f5f5e'],
    stone: ['#f6d9c2', '#b9918f', '#6f5672'],
    cloud: '#fff1e4',
    light: { colour: '#ffd9b8', amount: 0.08 },
  },
  noon: {
    sky: ['#38a9d8', '#7fd2d6', '#d8f3c0', '#fff6c8'],
    sun: '#fffbe0',
    hills: ['#b6dfb0', '#82c88c', '#4faa70'],
    ground: ['#b4e36a', '#43a85a', '#14664c'],
    path: ['#fbe3ab', '#d9a86a'],
    bark: ['#5ba277', '#745642'],
    leaves: ['#1d7a5c', '#0f5445'],
    stone: ['#f3ddb8', '#c09a78', '#7d6068'],
    cloud: '#ffffff',
    light: { colour: '#e4f0a0', amount: 0.07 },
  },
  dusk: {
    sky: ['#5b3fa8', '#d8589a', '#ff9a62', '#ffe08a'],
    sun: '#fff0ae',
    hills: ['#e08a8e', '#b0608f', '#7a4587'],
    ground: ['#d99a58', '#7a5a6a', '#35285c'],
    path: ['#ffd59a', '#b9737a'],
    bark: ['#8c4a80', '#553050'],
    leaves: ['#4b2d6a', '#2b1a4e'],
    stone: ['#ffc79a', '#b56a78', '#5a3a70'],
    cloud: '#ffe2c0',
    light: { colour: '#ffb37a', amount: 0.12 },
  },
  night: {
    sky: ['#0f1250', '#26308a', '#4a5fc0', '#8fa6e0'],
    sun: '#dfe9ff',
    hills: ['#4a62b0', '#33489a', '#243580'],
    ground: ['#4f7a9a', '#28507e', '#14244f'],
    path: ['#9fb0d8', '#5f6fa8'],
    bark: ['#2c3d86', '#2a2357'],
    leaves: ['#1c2c6a', '#111a48'],
    stone: ['#a9b4e0', '#6b74b8', '#333a80'],
    cloud: '#c3cff2',
    light: { colour: '#8fa0ff', amount: 0.12 },
    dark: true,
  },
} satisfies Record<string, Hour>;

/** Sky with its sun or moon; `at` is in fractions of the area. */
export function skyAt(area: Box, hour: Hour, at: readonly [number, number], random: Random): Node[] {
  const { x, y, width, height } = area;
  const [cx, cy] = [x + width * at[0], y + height * at[1]];
  const r = Math.min(width, height) * 0.1;
  return [
    gradientSky(area, ...hour.sky),
    ...(hour.dark ? stars({ ...area, height: height * 0.6 }, random, 1.2) : []),
    glow(cx, cy, Math.max(width, height) * 0.5, hour.sun, hour.dark ? 0.5 : 0.9),
    shape(ellipse(cx, cy, r), { fill: hour.sun }),
  ];
}

/** Rounded hills: heaps of granite far off. `base` and `lift` are page units. */
export function hills(
  { x, y, width, height }: Box,
  base: number,
  lift: number,
  colour: string,
  random: Random,
): Node {
  let d = `M${x - 30} ${base}L${x + width + 30} ${base}L${x + width + 30} ${y + height + 30}L${x - 30} ${y + height + 30}Z`;
  for (let i = 0; i <= 8; i++) {
    const cx = x + (width * i) / 8 + (random() - 0.5) * width * 0.06;
    const top = lift * (0.4 + random() * 0.6);
    const r = width * between(random, 0.06, 0.1);
    for (const k of [0, 0.4, 0.8])
      d += ellipse(cx + r * (random() - 0.5) * k, base - top * k, r * (1.2 - k * 0.6));
  }
  return shape(d, { fill: colour });
}

/** Small lights that drift over dark grass. */
export function fireflies({ x, y, width, height }: Box, random: Random): Node[] {
  const at = Array.from(
    { length: 14 },
    () => [x + width * random(), y + height * between(random, 0.4, 0.95)] as const,
  );
  return [
    shape(at.map(([fx, fy]) => ellipse(fx, fy, 20)).join(''), { fill: '#fff3a0', opacity: 0.25 }),
    shape(at.map(([fx, fy]) => ellipse(fx, fy, 6)).join(''), { fill: '#fffbd0' }),
  ];
}
