import { INK } from '../../drawing/colour.ts';
import { curve, ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, radial, shape, type Box, type Node } from '../../drawing/tree.ts';
import { hills, hours, skyAt } from './hours.ts';
import type { DrawPlace } from './place.ts';
import { glow } from './sky.ts';
import { temple } from './temple.ts';

/** The valley on the night of lamps: a light on every step, sill and string. */
export const lampFestival: DrawPlace = (area, seed) => {
  const random = seeded(`lamps ${seed}`);
  const { x, y, width, height } = area;
  const hour = hours.night;
  const ground = y + height * 0.7;
  const tall = Math.min(height * 0.5, width * 0.6);
  const middle = x + width * (seed % 2 ? 0.5 : 0.38);
  const lights: [number, number, number][] = [];
  const houses = [0.08, 0.24, 0.76, 0.92].map((k, i): readonly [number, number, number] => [
    x + width * k,
    ground + height * 0.02,
    Math.min(width, height) * (i % 3 ? 0.17 : 0.22),
  ]);
  for (const house of houses) lights.push(...onRoof(house));
  for (let i = 0; i < 13; i++) lights.push([middle + tall * (i - 6) * 0.07, ground + height * 0.016, 16]);
  for (let i = 0; i < 22; i++) {
    const k = Math.floor(i / 2) / 10;
    lights.push([
      middle + (i % 2 ? 1 : -1) * width * (0.07 + k * 0.34),
      ground + (y + height - ground) * (0.14 + k * 0.8),
      16 + k * 18,
    ]);
  }
  return {
    back: [
      ...skyAt(area, hour, [0.82, 0.16], random),
      hills(area, ground, height * 0.22, hour.hills[0], random),
      hills(area, ground, height * 0.14, hour.hills[2], random),
      glow(middle, ground - tall * 0.4, tall, '#ffc95e', 0.9),
      ...houses.flatMap((each) => house(...each)),
      temple(middle, ground + height * 0.02, tall),
      shape(
        `M${x - 30} ${ground + height * 0.01}L${x + width + 30} ${ground + height * 0.01}L${x + width + 30} ${y + height + 30}L${x - 30} ${y + height + 30}Z`,
        { fill: radial([middle, ground], width * 0.7, '#e0a15a', '#6a5a86', '#1d2558') },
      ),
      ...garlands(area),
      ...flames(lights),
    ],
    front: petals(area, random),
    light: { colour: '#ffc06a', amount: 0.09 },
  };
};

function house(cx: number, foot: number, size: number): Node[] {
  const [w, h] = [size * 0.46, size * 0.62];
  const roof = `M${num(cx - w * 1.3)} ${num(foot - h * 0.96)}L${num(cx - w * 0.7)} ${num(foot - h * 1.42)}L${num(cx + w * 0.7)} ${num(foot - h * 1.42)}L${num(cx + w * 1.3)} ${num(foot - h * 0.96)}Z`;
  const door = (k: number, half: number): string =>
    `M${num(cx + w * k - half)} ${num(foot - h * 0.2)}L${num(cx + w * k - half)} ${num(foot - h * 0.54)}Q${num(cx + w * k)} ${num(foot - h * 0.9)} ${num(cx + w * k + half)} ${num(foot - h * 0.54)}L${num(cx + w * k + half)} ${num(foot - h * 0.2)}Z`;
  return [
    shape(rect(cx - w, foot - h, w * 2, h), {
      fill: linear([cx - w, 0], [cx + w, 0], '#8a6aa8', '#4a3f86'),
      stroke: INK,
      width: 5,
    }),
    shape(roof, { fill: linear([cx - w, 0], [cx + w, 0], '#c98a6a', '#7a4a72'), stroke: INK, width: 5 }),
    shape([-0.5, 0.5].map((k) => door(k, w * 0.26)).join(''), {
      fill: linear([0, foot - h], [0, foot], '#fff2b0', '#ff9f3e'),
      stroke: INK,
      width: 5,
    }),
  ];
}

/** A row of lamps on the ridge and one along the eaves. */
function onRoof([cx, foot, size]: readonly [number, number, number]): [number, number, number][] {
  const [w, h] = [size * 0.46, size * 0.62];
  const row = (half: number, up: number, count: number): [number, number, number][] =>
    Array.from({ length: count }, (_, i) => [cx + w * half * ((i / (count - 1)) * 2 - 1), foot - h * up, 13]);
  return [...row(0.6, 1.43, 4), ...row(1.1, 0.98, 6)];
}

function garlands({ x, y, width, height }: Box): Node[] {
  const strings = [0, 1, 2].map((i) => {
    const [a, b] = [x + width * (i / 3 - 0.02), x + width * ((i + 1) / 3 + 0.02)];
    return Array.from({ length: 11 }, (_, k): [number, number] => [
      a + ((b - a) * k) / 10,
      y + height * (0.03 + Math.sin((k / 10) * Math.PI) * 0.07),
    ]);
  });
  return [
    shape(strings.map((line) => curve(line)).join(''), { stroke: INK, width: 6 }),
    shape(
      strings
        .flat()
        .map(([gx, gy]) => ellipse(gx, gy, 15))
        .join(''),
      { fill: '#ff9f2e', stroke: INK, width: 4 },
    ),
  ];
}

/** Many lamps as three shapes: halos, flames, hearts. */
function flames(lights: readonly (readonly [number, number, number])[]): Node[] {
  const drop = (k: number): string =>
    lights
      .map(
        ([fx, fy, r]) =>
          `M${num(fx)} ${num(fy - r * 1.9 * k)}Q${num(fx + r * 1.1 * k)} ${num(fy)} ${num(fx)} ${num(fy + r * 0.1)}Q${num(fx - r * 1.1 * k)} ${num(fy)} ${num(fx)} ${num(fy - r * 1.9 * k)}Z`,
      )
      .join('');
  return [
    ...[2.6, 1.7].map((k) =>
      shape(lights.map(([fx, fy, r]) => ellipse(fx, fy - r * 0.6, r * k)).join(''), {
        fill: '#ffcf5e',
        opacity: 0.17,
      }),
    ),
    shape(lights.map(([fx, fy, r]) => ellipse(fx, fy + r * 0.3, r * 1.1, r * 0.5)).join(''), {
      fill: '#a5552f',
      stroke: INK,
      width: 4,
    }),
    shape(drop(1), { fill: '#ff9a2e' }),
    shape(drop(0.6), { fill: '#fff6c0' }),
  ];
}

/** Marigold petals on the wind. */
function petals({ x, y, width, height }: Box, random: Random): Node[] {
  return ['#ffb52e', '#ff7d3e', '#ffd9ea'].map((fill) =>
    shape(
      Array.from({ length: 9 }, () => {
        const [px, py, r] = [x + width * random(), y + height * random() * 0.8, between(random, 10, 18)];
        return `M${num(px - r)} ${num(py)}Q${num(px)} ${num(py - r)} ${num(px + r)} ${num(py - r * 0.4)}Q${num(px + r * 0.2)} ${num(py + r * 0.7)} ${num(px - r)} ${num(py)}Z`;
      }).join(''),
      { fill },
    ),
  );
}
