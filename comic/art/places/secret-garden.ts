import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, radial, shape, type Box, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky, rays, stars } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

/** Behind the hundredth door: one enormous flowering tree, with a bough that asks for a swing. At sunset. */
export const secretGarden: DrawPlace = (area, seed) => garden(area, seed, false);
/** The same garden by moonlight, with lanterns in the tree. */
export const secretGardenNight: DrawPlace = (area, seed) => garden(area, seed, true);

function garden(area: Box, seed: number, night: boolean): Place {
  const random = seeded(`secret ${seed}`);
  const { x, y, width, height } = area;
  const size = Math.min(width, height);
  const ground = y + height * 0.74;
  const sky = night
    ? ['#16124f', '#3b2f96', '#8a5ac4', '#e88fb8']
    : ['#ff7a9a', '#ffab7a', '#ffe08a', '#fff6c8'];
  const grass = night ? (['#3f8a7a', '#163f5f'] as const) : (['#c4dc6a', '#3f9a5f'] as const);
  const [mx, my] = night ? [x + width * 0.16, y + height * 0.34] : [x + width * 0.42, ground - height * 0.04];
  return {
    back: [
      gradientSky(area, ...sky),
      ...(night
        ? stars(area, random, 1.3)
        : [
            shape(rays(mx, my, Math.hypot(width, height), 26, `secret ${seed}`, 0.5), {
              fill: '#ffffff',
              opacity: 0.25,
            }),
          ]),
      glow(mx, my, size * (night ? 0.3 : 0.6), '#fff8d0', 0.95),
      ...(night
        ? [
            shape(ellipse(mx, my, size * 0.085), { fill: '#fff8dc' }),
            shape(
              ellipse(mx - size * 0.03, my - size * 0.02, size * 0.016) +
                ellipse(mx + size * 0.03, my + size * 0.03, size * 0.022),
              { fill: '#e8dcb8' },
            ),
          ]
        : []),
      shape(hills(area, ground, random), { fill: night ? '#4a3f96' : '#ff9f8a', opacity: 0.7 }),
      shape(bushes(area, ground, random), { fill: night ? '#2a4f86' : '#5fae6a', stroke: INK, width: 5 }),
      shape(rect(x - 20, ground, width + 40, y + height - ground + 40), {
        fill: linear([0, ground], [0, y + height], ...grass),
        stroke: INK,
        width: 6,
      }),
      ...trunk(area, ground, night),
      ...crown(area, night, random),
      ...blossoms(area, ground, night, random),
      ...petals(area, random),
      ...(night ? lanterns(area) : []),
      ...halftone(
        area,
        28,
        night ? '#0d0a3f' : '#c9326e',
        cornerFade([x + width - 90, y + height - 90], size * 0.6),
        0.35,
      ),
    ],
    front: [],
    light: night ? { colour: '#c4b0ff', amount: 0.11 } : { colour: '#ffb88a', amount: 0.09 },
  };
}

function hills({ x, width, height }: Box, ground: number, random: Random): string {
  let d = '';
  for (let i = 0; i < 5; i++)
    d += ellipse(x + width * (i / 4), ground, width * 0.2, height * between(random, 0.08, 0.2));
  return d;
}

function bushes({ x, width, height }: Box, ground: number, random: Random): string {
  let d = '';
  for (let i = 0; i < 15; i++)
    d += ellipse(x + width * (i / 14), ground + 6, width * 0.05, height * between(random, 0.035, 0.075));
  return d;
}

/** The tree stands on the right; its bough runs left over the picture. */
function trunk({ x, y, width, height }: Box, ground: number, night: boolean): Node[] {
  const p = (k: number, t: number): string => `${num(x + width * k)} ${num(y + height * t)}`;
  const foot = (ground - y) / height + 0.06;
  const d = `M${p(0.72, foot)}C${p(0.79, foot - 0.06)} ${p(0.8, 0.52)} ${p(0.78, 0.38)}C${p(0.72, 0.27)} ${p(0.5, 0.24)} ${p(0.16, 0.2)}L${p(0.16, 0.16)}C${p(0.5, 0.17)} ${p(0.74, 0.17)} ${p(0.84, 0.13)}L${p(1.02, 0.1)}L${p(1.02, 0.18)}C${p(0.95, 0.26)} ${p(0.91, 0.36)} ${p(0.92, 0.5)}C${p(0.92, 0.62)} ${p(0.94, foot - 0.06)} ${p(1.02, foot)}C${p(0.92, foot + 0.02)} ${p(0.82, foot + 0.02)} ${p(0.72, foot)}Z`;
  const bark = night ? ['#8a5a96', '#4a2f6a'] : ['#c98a5a', '#8a4f3a'];
  return [
    shape(d, { fill: linear([x + width * 0.7, 0], [x + width, 0], ...bark), stroke: INK, width: 8 }),
    shape(
      `M${p(0.83, 0.34)}C${p(0.85, 0.46)} ${p(0.83, 0.56)} ${p(0.84, 0.68)}M${p(0.88, 0.4)}C${p(0.88, 0.5)} ${p(0.87, 0.6)} ${p(0.9, 0.7)}`,
      {
        stroke: INK,
        width: 6,
        opacity: 0.5,
      },
    ),
  ];
}

function crown({ x, y, width, height }: Box, night: boolean, random: Random): Node[] {
  const tones = ['', '', ''];
  const size = Math.min(width, height);
  for (let i = 0; i < 34; i++) {
    const k = i / 33;
    const reach = between(random, 0.06, 0.1) * size;
    tones[i % 3] += ellipse(
      x + width * (0.1 + 0.95 * k),
      y + height * (0.02 + (i % 3) * 0.05 + between(random, 0, 0.03)),
      reach * 1.2,
      reach * 0.8,
    );
  }
  const colours = night ? ['#8a2f8f', '#b8489f', '#e070b0'] : ['#d8265f', '#f2507a', '#ff86a0'];
  return [
    shape(tones.join(''), { fill: INK, stroke: INK, width: 12 }),
    ...tones.map((d, i) => shape(d, { fill: colours[i]! })),
  ];
}

function blossoms({ x, y, width, height }: Box, ground: number, night: boolean, random: Random): Node[] {
  const tones = ['', ''];
  let white = '';
  const size = Math.min(width, height);
  for (let i = 0; i < 46; i++) {
    const [cx, cy] = [x + width * between(random, 0.12, 1), y + height * between(random, 0, 0.17)];
    white += ellipse(cx, cy, size * 0.008);
  }
  for (let i = 0; i < 60; i++) {
    const k = random();
    const [cx, cy] = [x + width * random(), ground + (y + height - ground) * (0.06 + 0.94 * k)];
    tones[i % 2] += ellipse(cx, cy, size * (0.006 + 0.008 * k), size * (0.004 + 0.005 * k));
  }
  return [
    shape(white, { fill: night ? '#ffd0f0' : '#ffe9b0', opacity: 0.9 }),
    shape(tones[0]!, { fill: night ? '#e88fd0' : '#ff5f8a' }),
    shape(tones[1]!, { fill: night ? '#ffc4e8' : '#ffd0c8' }),
  ];
}

function lanterns({ x, y, width, height }: Box): Node[] {
  const size = Math.min(width, height);
  return [0.3, 0.46, 0.6, 0.94].flatMap((k, i) => {
    const [cx, cy] = [x + width * k, y + height * (0.26 + (i % 2) * 0.05)];
    const r = size * 0.024;
    return [
      shape(
        curve([
          [cx, y + height * 0.16],
          [cx + 4, cy - r],
        ]),
        { stroke: INK, width: 6 },
      ),
      glow(cx, cy, size * 0.13, '#ffd76a', 0.75),
      shape(ellipse(cx, cy, r, r * 1.2), {
        fill: radial([cx, cy], r * 1.4, '#fffbe0', '#ffc93c', '#ff8a2f'),
        stroke: INK,
        width: 5,
      }),
      shape(rect(cx - r * 0.5, cy - r * 1.4, r, r * 0.4, 4) + rect(cx - r * 0.5, cy + r, r, r * 0.4, 4), {
        fill: '#c9326e',
        stroke: INK,
        width: 4,
      }),
    ];
  });
}

function petals({ x, y, width, height }: Box, random: Random): Node[] {
  const tones = ['', ''];
  const size = Math.min(width, height);
  for (let i = 0; i < 24; i++)
    tones[i % 2] += ellipse(
      x + width * random(),
      y + height * between(random, 0.2, 0.72),
      size * between(random, 0.005, 0.009),
      size * 0.005,
    );
  return [shape(tones[0]!, { fill: '#ff9ab8' }), shape(tones[1]!, { fill: '#fff0d8' })];
}
