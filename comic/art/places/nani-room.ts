import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { group, linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { almirah, openAlmirah } from './almirah.ts';
import type { DrawPlace, Place } from './place.ts';
import { cloudBank, glow, gradientSky, rays } from './sky.ts';

/** Nani's room in the early sun: a window with a tulsi pot, chequered tiles, the steel almirah shut. */
export const naniRoom: DrawPlace = (area, seed) => room(area, seed, 'shut');

/** The next morning: the almirah not quite shut. */
export const naniDawn: DrawPlace = (area, seed) => room(area, seed, 'ajar');

/** The same room with the almirah open, and daylight in it. */
export const almirahRoom: DrawPlace = (area, seed) => room(area, seed, 'open');

function room(area: Box, seed: number, doors: 'shut' | 'ajar' | 'open'): Place {
  const open = doors === 'open';
  const { x, y, width, height } = area;
  const floor = y + height * 0.8;
  const size = Math.min(width, height * 1.25);
  const tall = Math.min(height * 0.66, size * 0.52);
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x + width * 0.3, floor], '#7fd0c0', '#bfe6c4', '#ffe9b8'),
      }),
      shape(stencil(area, floor), { fill: '#3fa899', opacity: 0.28 }),
      ...(open
        ? pictures(x + width * 0.885, y + height * 0.24, size * 0.1)
        : [
            ...window(
              { x: x + width * 0.56, y: y + height * 0.14, width: size * 0.22, height: size * 0.3 },
              seed,
            ),
            ...pictures(x + width * 0.13, y + height * 0.2, size * 0.2),
          ]),
      shape(rect(x - 20, floor - height * 0.03, width + 40, height * 0.03), {
        fill: '#2f8f86',
        stroke: INK,
        width: 6,
      }),
      ...tiles(area, floor),
      ...(open
        ? openAlmirah(x + width * 0.6, floor + height * 0.05, tall * 1.08, seed)
        : almirah(x + width * 0.875, floor + height * 0.03, tall, doors === 'ajar')),
      ...halftone(area, 26, '#1f7f7a', cornerFade([x, y], size * 0.6), 0.35),
      ...halftone(area, 26, '#5a2a5a', cornerFade([x + width, y + height], size * 0.6), 0.4),
    ],
    front: [],
    light: { colour: '#ffdf9a', amount: 0.08 },
  };
}

/** A painted border of mangoes along the wall. */
function stencil({ x, width, height, y }: Box, floor: number): string {
  const step = Math.max(90, width / 16);
  let d = '';
  for (let sx = x + step * 0.5; sx < x + width; sx += step) {
    const sy = floor - height * 0.1;
    const r = step * 0.2;
    d += `M${num(sx)} ${num(sy - r * 1.4)}C${num(sx + r * 1.5)} ${num(sy - r)} ${num(sx + r)} ${num(sy + r)} ${num(sx)} ${num(sy + r)}C${num(sx - r * 1.2)} ${num(sy + r)} ${num(sx - r * 0.8)} ${num(sy - r * 0.5)} ${num(sx)} ${num(sy - r * 1.4)}Z`;
    d += ellipse(sx + step * 0.5, y + height * 0.04, r * 0.5);
  }
  return d;
}

function tiles({ x, y, width, height }: Box, floor: number): Node[] {
  const bottom = y + height + 30;
  const middle = x + width / 2;
  const rows = [0, 0.22, 0.52, 1];
  let dark = '';
  for (let row = 0; row < 3; row++) {
    const [top, low] = [floor + (bottom - floor) * rows[row]!, floor + (bottom - floor) * rows[row + 1]!];
    for (let i = -6; i < 6; i++) {
      if ((i + row) % 2) continue;
      const at = (k: number, py: number): number =>
        middle + k * (width / 10) * (1 + ((py - floor) / (bottom - floor)) * 0.9);
      dark += polygon([
        [at(i, top), top],
        [at(i + 1, top), top],
        [at(i + 1, low), low],
        [at(i, low), low],
      ]);
    }
  }
  const all = rect(x - 30, floor, width + 60, bottom - floor);
  return [
    shape(all, { fill: linear([0, floor], [0, bottom], '#fff0d2', '#e9b98a') }),
    group([shape(dark, { fill: '#c8564f', opacity: 0.75 })], { clip: all }),
    shape(`M${num(x - 20)} ${num(floor)}L${num(x + width + 20)} ${num(floor)}`, { stroke: INK, width: 6 }),
  ];
}

function window(box: Box, seed: number): Node[] {
  const { x, y, width, height } = box;
  const random = seeded(`nani ${seed}`);
  const glass = rect(x, y, width, height, 10);
  const [sx, sy] = [x + width * 0.45, y + height * 0.55];
  const curtain = (left: number, out: number): string =>
    `M${num(left)} ${num(y - height * 0.1)}L${num(left + out * width * 0.42)} ${num(y - height * 0.1)}C${num(left + out * width * 0.34)} ${num(y + height * 0.4)} ${num(left + out * width * 0.22)} ${num(y + height * 0.7)} ${num(left + out * width * 0.14)} ${num(y + height * 1.18)}L${num(left - out * width * 0.1)} ${num(y + height * 1.18)}Z`;
  return [
    glow(sx, sy, height * 1.1, '#fff3c0', 0.85),
    group(
      [
        gradientSky(box, '#6fc8f0', '#ffe9b0', '#ffb98a'),
        shape(rays(sx, sy, height, 20, `nani ${seed}`, 0.5), { fill: '#ffffff', opacity: 0.45 }),
        shape(ellipse(sx, sy, width * 0.17), { fill: '#fffbe0' }),
        shape(cloudBank(x - width * 0.1, y + height, width * 1.2, height * 0.3, random), { fill: '#7cc08a' }),
      ],
      { clip: glass },
    ),
    shape(glass, { stroke: INK, width: 32 }),
    shape(glass, { stroke: '#e8814a', width: 20 }),
    shape(
      [0.25, 0.5, 0.75]
        .map((k) => `M${num(x + width * k)} ${num(y)}L${num(x + width * k)} ${num(y + height)}`)
        .join(''),
      { stroke: '#a8502e', width: 9 },
    ),
    ...pot(x + width * 0.78, y + height + 6, height * 0.3),
    shape(rect(x - width * 0.08, y + height, width * 1.16, height * 0.07, 6), {
      fill: '#e8814a',
      stroke: INK,
      width: 6,
    }),
    ...[curtain(x, 1), curtain(x + width, -1)].map((d) =>
      shape(d, {
        fill: linear([x, 0], [x + width, 0], '#ffb84a', '#ff8a5a', '#ffb84a'),
        stroke: INK,
        width: 6,
      }),
    ),
    shape(rect(x - width * 0.2, y - height * 0.15, width * 1.4, 16, 8), {
      fill: '#8a4a2e',
      stroke: INK,
      width: 6,
    }),
  ];
}

/** Tulsi on the sill. */
function pot(x: number, foot: number, size: number): Node[] {
  const leaves = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((k) => [
    ellipse(x + size * k * 0.9, foot - size * (0.78 - Math.abs(k) * 0.4), size * 0.13, size * 0.17),
    ellipse(x + size * k * 0.6, foot - size * (0.6 - Math.abs(k) * 0.2), size * 0.12, size * 0.15),
  ]);
  return [
    shape(leaves.join(''), { fill: INK, stroke: INK, width: 7 }),
    shape(leaves.join(''), { fill: '#3f9f5a' }),
    shape(
      polygon([
        [x - size * 0.28, foot - size * 0.4],
        [x + size * 0.28, foot - size * 0.4],
        [x + size * 0.2, foot],
        [x - size * 0.2, foot],
      ]),
      { fill: '#c8564f', stroke: INK, width: 6 },
    ),
  ];
}

/** Two family photographs, one of them crooked. */
function pictures(x: number, y: number, size: number): Node[] {
  return [
    ...frame(x, y, size * 0.6, size * 0.7, '#dff3ff'),
    ...frame(x + size * 0.8, y + size * 0.12, size * 0.46, size * 0.5, '#fff0c4'),
  ];
}

/** A framed picture of somebody large and somebody small, a long time ago. */
function frame(left: number, top: number, w: number, h: number, sky: string): Node[] {
  return [
    shape(rect(left, top, w, h, 6), { fill: sky, stroke: INK, width: 18 }),
    shape(rect(left, top, w, h, 6), { stroke: '#ffcf4a', width: 9 }),
    shape(
      ellipse(left + w * 0.36, top + h * 0.46, w * 0.15) + ellipse(left + w * 0.66, top + h * 0.54, w * 0.12),
      {
        fill: '#8a4a3a',
      },
    ),
    shape(
      `M${num(left + w * 0.14)} ${num(top + h * 0.94)}C${num(left + w * 0.16)} ${num(top + h * 0.6)} ${num(left + w * 0.54)} ${num(top + h * 0.6)} ${num(left + w * 0.56)} ${num(top + h * 0.94)}ZM${num(left + w * 0.52)} ${num(top + h * 0.94)}C${num(left + w * 0.54)} ${num(top + h * 0.68)} ${num(left + w * 0.8)} ${num(top + h * 0.68)} ${num(left + w * 0.82)} ${num(top + h * 0.94)}Z`,
      { fill: '#d9437a' },
    ),
  ];
}
