import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { blob, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, type Random } from '../../drawing/random.ts';
import { linear, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { Hour } from './hours.ts';
import { glow } from './sky.ts';

/** A round mango tree, fruit and all. */
export function mangoTree(cx: number, foot: number, size: number, hour: Hour, random: Random): Node[] {
  const crown = blob(
    Array.from({ length: 11 }, (_, i): Point => {
      const a = (i / 11) * Math.PI * 2;
      const r = size * between(random, 0.52, 0.62);
      return [cx + Math.cos(a) * r, foot - size * 1.05 + Math.sin(a) * r * 0.86];
    }),
    1.1,
  );
  const fruit = [
    [-0.3, -0.86],
    [0.12, -0.74],
    [0.34, -1.02],
    [-0.08, -1.16],
    [-0.38, -1.14],
  ];
  const leaf = mix(hour.leaves[0], hour.ground[1], 0.35);
  return [
    shape(
      polygon([
        [cx - size * 0.09, foot],
        [cx - size * 0.05, foot - size * 0.7],
        [cx + size * 0.05, foot - size * 0.7],
        [cx + size * 0.1, foot],
      ]),
      { fill: hour.bark[1], stroke: INK, width: 6 },
    ),
    shape(crown, {
      fill: linear(
        [cx - size * 0.4, foot - size * 1.5],
        [cx + size * 0.4, foot - size * 0.5],
        light(leaf, 0.25),
        leaf,
        hour.leaves[1],
      ),
      stroke: INK,
      width: 6,
    }),
    shape(
      fruit
        .map(([dx, dy]) => ellipse(cx + size * dx!, foot + size * dy!, size * 0.05, size * 0.066))
        .join(''),
      { fill: mix('#ffb02e', hour.leaves[1], hour.dark ? 0.45 : 0.05), stroke: INK, width: 4 },
    ),
  ];
}

/** A few roofs and a thread of smoke: where the sounds of a morning come from. */
export function village(cx: number, foot: number, size: number, hour: Hour): Node[] {
  const walls = ['#fbe3c2', '#f3c9a0', '#e8d7f0', '#fbe3c2'];
  const houses = [
    [-0.62, 0.3, 0.26],
    [-0.2, 0.4, 0.34],
    [0.26, 0.3, 0.24],
    [0.62, 0.36, 0.3],
  ] as const;
  const [sx, sy] = [cx - size * 0.1, foot - size * 0.6];
  const smoke = `M${num(sx)} ${num(sy)}C${num(sx - size * 0.2)} ${num(sy - size * 0.2)} ${num(sx + size * 0.2)} ${num(sy - size * 0.36)} ${num(sx)} ${num(sy - size * 0.6)}`;
  return [
    shape(smoke, { stroke: hour.cloud, width: size * 0.06, opacity: 0.7 }),
    ...houses.flatMap(([k, wide, high], i) => {
      const [hx, w, h] = [cx + size * k, size * wide, size * high];
      const wall = mix(walls[i]!, hour.hills[1], hour.dark ? 0.6 : 0.2);
      const roof = mix('#d9603c', hour.hills[2], hour.dark ? 0.6 : 0.2);
      const pane = rect(hx - w * 0.14, foot - h * 0.7, w * 0.28, h * 0.34, 3);
      return [
        shape(rect(hx - w / 2, foot - h, w, h), { fill: wall, stroke: INK, width: 5 }),
        shape(
          polygon([
            [hx - w * 0.64, foot - h * 0.94],
            [hx, foot - h * 1.66],
            [hx + w * 0.64, foot - h * 0.94],
          ]),
          { fill: roof, stroke: INK, width: 5 },
        ),
        ...(hour.dark ? [glow(hx, foot - h * 0.5, w * 0.6, '#ffd27a', 0.8)] : []),
        shape(pane, { fill: hour.dark ? '#ffe9a0' : shade(wall, 0.5), stroke: INK, width: 4 }),
      ];
    }),
  ];
}
