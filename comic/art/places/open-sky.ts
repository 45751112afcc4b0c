import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, radial, shape, type Box, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, rays, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** Looking up on a day without a cloud: a white sun, heat, and dry grass along the lower edge. */
export const bareSky: DrawPlace = (area, seed) => {
  const random = seeded(`bare sky ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const [sx, sy] = [x + width * (seed % 2 ? 0.56 : 0.46), y + height * 0.34];
  return {
    back: [
      gradientSky(area, '#2f9be0', '#7cc8ee', '#ffe9a8', '#ffc26b'),
      shape(rays(sx, sy, Math.hypot(width, height), 22, `bare ${seed}`), { fill: '#fff8d0', opacity: 0.35 }),
      glow(sx, sy, unit * 0.62, '#fff6c4', 0.95),
      ...[0.2, 0.165].map((k) => shape(ellipse(sx, sy, unit * k), { fill: '#fffbe6', opacity: 0.5 })),
      shape(ellipse(sx, sy, unit * 0.13), { fill: '#ffffff' }),
      ground(area, 0.84, '#d8ab62', random),
      shape(shimmer(area), { stroke: '#fff4cf', width: 7, opacity: 0.5 }),
      ground(area, 0.9, '#b98245', random),
      shape(grass(area, random), { fill: '#8f6a2e', stroke: INK, width: 5 }),
      ...halftone(area, 26, '#1b5f9e', cornerFade([x, y], unit * 0.6), 0.4),
      ...halftone(area, 26, '#1b5f9e', cornerFade([x + width, y], unit * 0.5), 0.35),
    ],
    front: [],
    light: { colour: '#ffdf9a', amount: 0.1 },
  };
};

/** The sky behind the last cloud, by moonlight. */
export const lastCloud: DrawPlace = (area, seed) => {
  const random = seeded(`last cloud ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const [mx, my] = [x + width * (seed % 2 ? 0.62 : 0.42), y + height * 0.4];
  const moon = unit * 0.24;
  return {
    back: [
      gradientSky(area, '#141052', '#2f2a8c', '#5a55c4', '#9c8fe6'),
      ...stars({ x, y, width, height: height * 0.66 }, random, 0.8),
      ...[1.8, 1.45, 1.2].map((k) => shape(ellipse(mx, my, moon * k), { fill: '#dfe6ff', opacity: 0.12 })),
      glow(mx, my, moon * 2, '#fff6d8', 0.55),
      shape(ellipse(mx, my, moon), {
        fill: radial([mx - moon * 0.4, my - moon * 0.4], moon * 1.6, '#ffffff', '#fff3cf', '#e9d9a8'),
      }),
      shape(
        ellipse(mx + moon * 0.4, my - moon * 0.36, moon * 0.17) +
          ellipse(mx - moon * 0.46, my + moon * 0.3, moon * 0.13) +
          ellipse(mx + moon * 0.2, my + moon * 0.5, moon * 0.1),
        { fill: '#d9c68e', opacity: 0.55 },
      ),
      ...bank(area, 0.84, ['#7c74d2', '#5b53b8'], random),
      shape(rect(x - 30, y + height * 0.9, width + 60, height * 0.1 + 40), { fill: '#8f8ae0' }),
      ...bank(area, 0.95, ['#d5d2ff', '#8f8ae0'], random),
      ...halftone(area, 26, '#0d0a3c', cornerFade([x, y], unit * 0.5), 0.45),
    ],
    front: bank(area, 1.06, ['#eceaff', '#aaa4ee'], random),
    light: { colour: '#8f8cf0', amount: 0.12 },
  };
};

function ground({ x, y, width, height }: Box, at: number, colour: string, random: Random): Node {
  const tops = Array.from({ length: 6 }, (_, i) => [
    x + (width * i) / 5,
    y + height * (at + random() * 0.03),
  ]);
  return shape(
    `M${num(x - 30)} ${num(y + height + 30)}L${num(x - 30)} ${num(tops[0]![1]!)}` +
      tops.map(([px, py]) => `L${num(px!)} ${num(py!)}`).join('') +
      `L${num(x + width + 30)} ${num(tops[5]![1]!)}L${num(x + width + 30)} ${num(y + height + 30)}Z`,
    { fill: colour },
  );
}

/** The shimmer of heat over the ground. */
function shimmer({ x, y, width, height }: Box): string {
  return [0.16, 0.48, 0.8]
    .map((k, i) => {
      const [px, py, step] = [x + width * k, y + height * (0.76 + (i % 2) * 0.03), width * 0.03];
      return `M${num(px - step * 2)} ${num(py)}Q${num(px - step)} ${num(py - step * 0.5)} ${num(px)} ${num(py)}Q${num(px + step)} ${num(py + step * 0.5)} ${num(px + step * 2)} ${num(py)}`;
    })
    .join('');
}

function grass({ x, y, width, height }: Box, random: Random): string {
  const unit = Math.min(width, height);
  return Array.from({ length: 14 }, (_, i) => {
    const px = x + (width * (i + random() * 0.8)) / 14;
    const [base, tall, lean] = [
      y + height + 20,
      unit * between(random, 0.07, 0.13),
      between(random, -26, 26),
    ];
    return `M${num(px - 9)} ${num(base)}Q${num(px)} ${num(base - tall * 0.6)} ${num(px + lean)} ${num(base - tall)}Q${num(px + 8)} ${num(base - tall * 0.5)} ${num(px + 11)} ${num(base)}Z`;
  }).join('');
}

function bank(
  { x, y, width, height }: Box,
  at: number,
  [lit, low]: readonly [string, string],
  random: Random,
): Node[] {
  const tall = Math.min(width, height) * 0.17;
  const base = y + height * at;
  const lay = (left: number, long: number): Node =>
    shape(cloudBank(x + width * left, base, width * long, tall, random), {
      fill: linear([0, base - tall], [0, base], lit, low),
    });
  return [lay(-0.12, 0.62), lay(0.42, 0.72)];
}
