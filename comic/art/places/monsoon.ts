import { INK, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, radial, shape, type Box, type Node } from '../../drawing/tree.ts';
import { bolt } from '../props/drums.ts';
import { glow } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

const WET_SKY = ['#221a86', '#4b45cc', '#9a86f2', '#ffc0b8', '#ffe6b0'];
const DRY_SKY = ['#6a4fc0', '#a878dc', '#e6a2c8', '#ffc9a0', '#ffe9b4'];

/** High in the monsoon: towers of cloud round a window of gold light, green hills and a river far below. */
export const monsoon: DrawPlace = (area, seed) => aloft(area, seed, true);

/** The same clouds before the rain: no rainbow, no lightning, and brown hills below that wait. */
export const thunderSchool: DrawPlace = (area, seed) => aloft(area, seed, false);

function aloft(area: Box, seed: number, wet: boolean): Place {
  const random = seeded(`monsoon ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const sunX = x + width * (seed % 2 ? 0.42 : 0.6);
  const sunY = y + height * 0.5;
  const floor = y + height * 0.86;
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([0, y], [0, y + height], ...(wet ? WET_SKY : DRY_SKY)),
      }),
      ...(wet ? rainbow(area, sunX) : []),
      glow(sunX, sunY, Math.max(unit * 0.6, width * 0.3), '#ffc4dc', 0.9),
      glow(sunX, sunY, unit * 0.38, '#fff4c0', 0.98),
      ...valley(
        area,
        wet ? ['#b7c6c8', '#8fc0a0', '#5da884', '#fff3cf'] : ['#d8bfae', '#cfa07c', '#b98259', '#d9b083'],
        random,
      ),
      ...tower(x + width * 0.02, y + height * 0.74, width * 0.46, height * 0.52, '#b7a4f4', random),
      ...tower(x + width * 1.0, y + height * 0.72, width * 0.44, height * 0.6, '#ad9af0', random),
      ...(wet ? farBolts(area) : []),
      ...tower(x - width * 0.04, y + height * 0.84, width * 0.3, height * 0.4, '#8a7ae0', random),
      ...tower(x + width * 1.05, y + height * 0.85, width * 0.3, height * 0.44, '#8172da', random),
      ...ceiling(area, random),
      ...(wet ? slant(area, random) : []),
      ...cloudFloor(area, floor, random),
      ...halftone(area, 26, '#150c58', cornerFade([x, y], unit * 0.45), 0.5),
      ...halftone(area, 26, '#150c58', cornerFade([x + width, y], unit * 0.45), 0.45),
    ],
    front: corners(area),
    light: { colour: '#b9b0ff', amount: 0.08 },
  };
}

function rainbow({ y, width, height }: Box, cx: number): Node[] {
  const unit = Math.min(width, height);
  return ['#ff8fa0', '#ffc27a', '#fff0a0', '#9fe8b0', '#8fd0ff', '#b8a0f8'].map((colour, i) => {
    const r = unit * (0.62 - i * 0.02);
    const cy = y + height * 0.86;
    return shape(
      curve(
        Array.from(
          { length: 13 },
          (_, k) =>
            [
              cx + Math.cos(Math.PI + (k / 12) * Math.PI) * r,
              cy + Math.sin(Math.PI + (k / 12) * Math.PI) * r,
            ] as const,
        ),
      ),
      { stroke: colour, width: unit * 0.021, opacity: 0.42 },
    );
  });
}

/** Hills in rain haze with a bright river between them. */
function valley(
  { x, y, width, height }: Box,
  colours: readonly [string, string, string, string],
  random: Random,
): Node[] {
  const base = y + height * 0.7;
  const hill = (top: number, rise: number, colour: string): Node => {
    let d = `M${num(x - 40)} ${num(y + height)}L${num(x - 40)} ${num(top)}`;
    const points = Array.from(
      { length: 8 },
      (_, i) =>
        [x - 40 + ((width + 80) * i) / 7, top - rise * (0.3 + random() * 0.7) * (i % 2 ? 1 : 0.35)] as const,
    );
    d += `${curve(points).replace('M', 'L')}L${num(x + width + 40)} ${num(y + height)}Z`;
    return shape(d, { fill: colour });
  };
  const [rx, ry] = [x + width * 0.5, base + height * 0.03];
  return [
    hill(base, height * 0.09, colours[0]),
    hill(base + height * 0.03, height * 0.07, colours[1]),
    hill(base + height * 0.075, height * 0.05, colours[2]),
    shape(
      `M${num(rx)} ${num(ry)}C${num(rx + width * 0.1)} ${num(ry + height * 0.03)} ${num(rx - width * 0.12)} ${num(ry + height * 0.06)} ${num(rx - width * 0.06)} ${num(ry + height * 0.18)}L${num(rx + width * 0.1)} ${num(ry + height * 0.18)}C${num(rx - width * 0.02)} ${num(ry + height * 0.07)} ${num(rx + width * 0.16)} ${num(ry + height * 0.03)} ${num(rx)} ${num(ry)}Z`,
      { fill: colours[3] },
    ),
  ];
}

/** A heap of cumulus without outlines: round lobes, each lit from the upper left. */
function tower(
  cx: number,
  base: number,
  width: number,
  height: number,
  colour: string,
  random: Random,
): Node[] {
  const lobes = Array.from({ length: 22 }, (_, i) => {
    const k = 1 - i / 21;
    const spread = (1 - k) ** 0.7;
    const r = Math.min(width, height) * between(random, 0.17, 0.23) * (0.7 + spread * 0.5);
    return lobe(cx + (random() - 0.5) * width * (0.2 + spread * 0.7), base - height * k, r, colour);
  });
  const core =
    ellipse(cx, base - height * 0.45, width * 0.2, height * 0.5) +
    ellipse(cx, base + height * 0.05, width * 0.48, height * 0.3);
  return [shape(core, { fill: colour }), ...lobes];
}

function lobe(x: number, y: number, r: number, colour: string): Node {
  return shape(ellipse(x, y, r), {
    fill: radial([x - r * 0.4, y - r * 0.5], r * 1.5, mix(colour, '#ffe6f0', 0.55), colour, colour),
  });
}

function farBolts({ x, y, width, height }: Box): Node[] {
  const unit = Math.min(width, height);
  return [
    [0.1, 0.47, 0.7, -8],
    [0.92, 0.42, 0.6, 10],
  ].map(([kx, ky, scale, turn]) =>
    group([shape(bolt(unit * 0.2 * scale!), { fill: '#fff7c8', opacity: 0.9 })], {
      matrix: place(x + width * kx!, y + height * ky!, turn!),
    }),
  );
}

/** The dark underside of the cloud above. */
function ceiling({ x, y, width, height }: Box, random: Random): Node[] {
  const unit = Math.min(width, height);
  const count = Math.round((width / unit) * 10);
  const row = (drop: number, fat: number): string =>
    Array.from({ length: count + 1 }, (_, i) => {
      const k = i / count;
      const side = Math.abs(k - 0.5) * 2;
      return ellipse(
        x + width * k,
        y - unit * 0.04,
        unit * 0.1,
        unit * (drop + side * side * fat) * between(random, 0.8, 1.2),
      );
    }).join('');
  return [shape(row(0.09, 0.15), { fill: '#3a2fa0' }), shape(row(0.05, 0.1), { fill: '#241a78' })];
}

/** Rain, slanting, in two depths. */
function slant({ x, y, width, height }: Box, random: Random): Node[] {
  const draw = (count: number, length: number): string =>
    Array.from({ length: count }, () => {
      const [rx, ry] = [x + width * random(), y + height * between(random, 0.12, 0.8)];
      return `M${num(rx)} ${num(ry)}L${num(rx - length * 0.3)} ${num(ry + length)}`;
    }).join('');
  const count = Math.round(30 * Math.max(1, width / height));
  return [
    shape(draw(count, 60), { stroke: '#e3ecff', width: 3, opacity: 0.5 }),
    shape(draw(Math.round(count / 2), 90), { stroke: '#ffffff', width: 5, opacity: 0.55 }),
  ];
}

/** The cloud that everybody stands on. */
function cloudFloor({ x, y, width, height }: Box, floor: number, random: Random): Node[] {
  const unit = Math.min(width, height);
  const count = Math.round((width / unit) * 9);
  const row = (base: number, fat: number): [number, number, number][] =>
    Array.from({ length: count + 1 }, (_, i) => [
      x + (width * i) / count,
      base + unit * between(random, -0.012, 0.02),
      unit * fat * between(random, 0.85, 1.2),
    ]);
  const fill = (base: number): string => rect(x - 40, base, width + 80, y + height - base + 60);
  const far = row(floor + unit * 0.05, 0.085);
  const near = row(floor + unit * 0.11, 0.085);
  const edge = near.map(([cx, cy, r]) => ellipse(cx, cy, r)).join('');
  const swirls = Array.from({ length: 7 }, (_, i) => {
    const [sx, sy, r] = [
      x + width * (0.06 + i * 0.15),
      floor + unit * (0.09 + (i % 3) * 0.018),
      unit * 0.022,
    ];
    return curve([
      [sx - r * 2, sy + r * 0.4],
      [sx - r, sy - r * 0.6],
      [sx, sy],
      [sx - r * 0.5, sy + r * 0.3],
    ]);
  }).join('');
  return [
    shape(fill(floor + unit * 0.05), { fill: '#b9abf4' }),
    ...far.map(([cx, cy, r]) => lobe(cx, cy, r, '#b9abf4')),
    shape(edge, { fill: INK, stroke: INK, width: 11 }),
    ...near.map(([cx, cy, r]) =>
      shape(ellipse(cx, cy, r), {
        fill: radial([cx - r * 0.3, cy - r * 0.5], r * 1.5, '#ffffff', '#efeaff', '#cfc6fb'),
      }),
    ),
    shape(fill(floor + unit * 0.12), {
      fill: linear([0, floor + unit * 0.12], [0, y + height], '#e2dcff', '#b3a6f2'),
    }),
    shape(swirls, { stroke: shade('#a99af0', 0.2), width: 6, opacity: 0.7 }),
  ];
}

function corners({ x, y, width, height }: Box): Node[] {
  const unit = Math.min(width, height);
  const heap = (cx: number, scale: number): Node[] => {
    const r = unit * 0.08 * scale;
    const d = [
      [-1, 0.2, 1],
      [0, -0.35, 1.1],
      [1, 0.25, 1],
      [0, 0.6, 1.5],
    ]
      .map(([dx, dy, k]) => ellipse(cx + dx! * r, y + height + dy! * r, r * k!))
      .join('');
    return [
      shape(d, { fill: INK, stroke: INK, width: 11 }),
      shape(d, { fill: '#3b2f9c' }),
      shape(ellipse(cx - r * 0.3, y + height - r * 0.9, r * 0.5, r * 0.24), {
        fill: '#6a5fd0',
        opacity: 0.8,
      }),
    ];
  };
  return [...heap(x - unit * 0.005, 1), ...heap(x + width, 0.9)];
}
