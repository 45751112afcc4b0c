import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky } from './sky.ts';
import { butterflies, canopy, ferns, rock, sunbeams, trunk } from './forest.ts';
import { temple } from './temple.ts';
import type { DrawPlace } from './place.ts';

/**
 * The forest of Kishkindha in the morning: boulder hills far off, a carved temple in a clearing, beams of
 * sun.
 */
export const kishkindha: DrawPlace = (area, seed) => {
  const random = seeded(`kishkindha ${seed}`);
  const { x, y, width, height } = area;
  const ground = y + height * 0.76;
  const tall = Math.min(height * 0.56, width * 0.62);
  const middle = x + width * (seed % 2 ? 0.63 : 0.45);
  return {
    back: [
      gradientSky(area, '#0b665f', '#3fb27c', '#f4ef9c', '#ffdf86'),
      glow(middle, ground - tall * 0.7, Math.max(tall, width * 0.5), '#fff6b8', 0.95),
      ...boulderHills(area, ground, random),
      ...farTrees(area, ground, random),
      temple(middle, ground + height * 0.015, tall),
      ...clearing(area, ground, middle, random),
      ...trunks(area, ground, random),
      ...boulders(area, ground, middle),
      ...sunbeams(area),
      ...halftone(area, 26, '#0c5a4a', cornerFade([x, y], Math.min(width, height) * 0.55), 0.45),
      ...halftone(
        area,
        26,
        '#0c5a4a',
        cornerFade([x + width, y + height], Math.min(width, height) * 0.42),
        0.4,
      ),
    ],
    flying: butterflies(area, random),
    front: [...canopy(area, random), ...ferns(area, random)],
    light: { colour: '#d9e88a', amount: 0.08 },
  };
};

function boulderHills({ x, y, width, height }: Box, ground: number, random: Random): Node[] {
  return ['#b4d98a', '#74bf7c'].map((colour, layer) => {
    let d = '';
    const count = 7;
    for (let i = 0; i <= count; i++) {
      const cx = x + (width * i) / count + (random() - 0.5) * width * 0.08;
      const lift = height * (0.3 - layer * 0.1) * (0.45 + Math.abs(Math.sin(i * 1.7 + layer * 2.1)) * 0.7);
      for (const [k, r] of [
        [0, 0.11],
        [0.35, 0.09],
        [0.7, 0.066],
        [1, 0.045],
      ] as const) {
        d += ellipse(cx + (random() - 0.5) * width * 0.05, ground - lift * k, width * r, width * r * 0.72);
      }
    }
    return shape(
      `${d}M${x - 30} ${ground - height * 0.08}L${x + width + 30} ${ground - height * 0.08}L${x + width + 30} ${y + height}L${x - 30} ${y + height}Z`,
      { fill: colour },
    );
  });
}

function farTrees({ x, width, height }: Box, ground: number, random: Random): Node[] {
  let crowns = '';
  for (let i = 0; i <= 12; i++) {
    const cx = x + (width * i) / 12;
    const side = Math.abs(i - 6) / 6;
    const r = width * between(random, 0.05, 0.075) * (0.6 + side * 0.8);
    crowns +=
      ellipse(cx, ground - r * 1.1 - height * 0.05 * side, r, r * 1.2) +
      ellipse(cx + r * 0.7, ground - r * 0.7, r * 0.8);
  }
  return [shape(crowns, { fill: '#3a9a68' })];
}

function clearing({ x, y, width, height }: Box, ground: number, middle: number, random: Random): Node[] {
  const bottom = y + height + 30;
  const lawn = `M${x - 30} ${ground + height * 0.02}C${x + width * 0.3} ${ground - height * 0.03} ${x + width * 0.7} ${ground - height * 0.02} ${x + width + 30} ${ground + height * 0.02}L${x + width + 30} ${bottom}L${x - 30} ${bottom}Z`;
  const path = `M${middle - width * 0.06} ${ground}C${middle - width * 0.1} ${ground + height * 0.1} ${middle - width * 0.28} ${ground + height * 0.12} ${middle - width * 0.4} ${bottom}L${middle + width * 0.12} ${bottom}C${middle + width * 0.02} ${ground + height * 0.14} ${middle + width * 0.06} ${ground + height * 0.08} ${middle + width * 0.06} ${ground}Z`;
  let tufts = '';
  for (let i = 0; i < 16; i++) {
    const [tx, ty] = [x + width * random(), ground + height * between(random, 0.04, 0.22)];
    const r = 12 + random() * 12;
    tufts += `M${num(tx - r)} ${num(ty)}L${num(tx - r * 0.5)} ${num(ty - r * 1.6)}L${num(tx)} ${num(ty - r * 0.2)}L${num(tx + r * 0.4)} ${num(ty - r * 1.9)}L${num(tx + r)} ${num(ty)}Z`;
  }
  const flowers = Array.from({ length: 9 }, (_, i) => {
    const [fx, fy] = [
      x + width * ((i * 0.13 + random() * 0.1) % 1),
      ground + height * between(random, 0.06, 0.2),
    ];
    const petals = Array.from({ length: 5 }, (__, k) =>
      ellipse(fx + Math.cos(k * 1.257) * 9, fy + Math.sin(k * 1.257) * 7, 7),
    ).join('');
    return [
      shape(petals, { fill: i % 2 ? '#ffe3ef' : '#fff6c9', stroke: INK, width: 3 }),
      shape(ellipse(fx, fy, 5), { fill: '#f0a02e' }),
    ];
  });
  return [
    shape(lawn, { fill: linear([0, ground], [0, bottom], '#a4dd5f', '#2f9a52', '#0f5f49') }),
    shape(path, { fill: linear([0, ground], [0, bottom], '#fbe3ab', '#d9a86a') }),
    shape(
      Array.from({ length: 9 }, (_, i) => {
        const k = i / 8;
        return ellipse(
          middle - width * (0.02 + 0.12 * k) + (random() - 0.5) * width * 0.1,
          ground + height * (0.02 + 0.22 * k),
          16 + 46 * k,
          6 + 14 * k,
        );
      }).join(''),
      { fill: '#c98f58', opacity: 0.5 },
    ),
    shape(tufts, { fill: '#256f4c' }),
    ...flowers.flat(),
  ];
}

function trunks(area: Box, ground: number, random: Random): Node[] {
  const { x, width, height } = area;
  const unit = Math.min(width, height * 1.3);
  const stand = (k: number, half: number, foot: number, colour: string, ink: number): Node[] =>
    trunk(area, x + width * k, unit * half, ground + height * foot, colour, ink, random);
  return [
    ...stand(0.22, 0.024, 0.02, '#4f9a68', 0),
    ...stand(0.87, 0.026, 0.03, '#458f63', 0),
    ...stand(0.055, 0.052, 0.1, '#6b5040', 6),
    ...stand(0.965, 0.048, 0.08, '#63483d', 6),
  ];
}

/** Rounded granite, heaped as giants might have left it. */
function boulders({ x, width, height }: Box, ground: number, middle: number): Node[] {
  const unit = Math.min(width, height);
  const side = middle > x + width / 2 ? -1 : 1;
  const foot = ground + height * 0.04;
  const at = (k: number): number => x + width * 0.5 + side * width * k;
  return [
    ...rock(at(0.3), foot - unit * 0.07, unit * 0.075, '#c99a72'),
    ...rock(at(0.24), foot - unit * 0.02, unit * 0.06, '#b98562'),
    ...rock(at(0.345), foot - unit * 0.01, unit * 0.07, '#ae7a5e'),
  ];
}
