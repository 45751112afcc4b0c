import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, rays, stars } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

/** Positions and sizes of the moon, used in turn. */
const MOONS = [
  [0.27, 0.46, 0.24],
  [0.74, 0.42, 0.2],
  [0.46, 0.3, 0.15],
  [0.53, 0.5, 0.3],
] as const;

/** A great city at night under an enormous moon: three ranks of towers, hazy to dark. */
export const cityNight: DrawPlace = (area, seed) => city(area, seed, () => 0.5);

/** The same city half asleep: to the left the windows are out and the first stars show. */
export const halfCity: DrawPlace = (area, seed) => {
  const { x, y, width, height } = area;
  const asleep = linear(
    [x, y],
    [x + width, y + height * 0.3],
    { at: 0, colour: '#070630', opacity: 0.88 },
    { at: 0.4, colour: '#0a0838', opacity: 0.7 },
    { at: 0.72, colour: '#0a0838', opacity: 0 },
  );
  const { back, ...rest } = city(area, seed, (k) => (k < 0.5 ? 0.03 : 0.5));
  return {
    ...rest,
    back: [
      ...back,
      shape(rect(x, y, width, height), { fill: asleep }),
      ...stars({ x, y, width: width * 0.55, height: height * 0.42 }, seeded(`half city ${seed}`), 1.6),
    ],
  };
};

/** `lights` gives the share of windows that are lit, from the left edge (0) to the right (1). */
function city(area: Box, seed: number, lights: (k: number) => number): Place {
  const random = seeded(`city ${seed}`);
  const { x, y, width, height } = area;
  const [moonX, moonY, moonSize] = MOONS[seed % MOONS.length]!;
  const [mx, my] = [x + width * moonX, y + height * moonY];
  const moon = Math.min(width, height) * moonSize;
  return {
    back: [
      gradientSky(area, '#150c4f', '#3a2195', '#a044b4', '#ff8a8f'),
      ...stars({ ...area, height: height * 0.55 }, random, 1.1),
      shape(rays(mx, my, Math.hypot(width, height), 22, `city ${seed}`, 0.45), {
        fill: '#ffe9c9',
        opacity: 0.1,
      }),
      ...[1.9, 1.5, 1.22].map((k) => shape(ellipse(mx, my, moon * k), { fill: '#ffd9d0', opacity: 0.14 })),
      glow(mx, my, moon * 1.9, '#fff0c2', 0.6),
      shape(ellipse(mx, my, moon), {
        fill: linear([mx - moon, my - moon], [mx + moon, my + moon], '#fffdf0', '#ffe7a6'),
      }),
      shape(
        ellipse(mx + moon * 0.45, my - moon * 0.5, moon * 0.17) +
          ellipse(mx - moon * 0.62, my + moon * 0.1, moon * 0.13) +
          ellipse(mx + moon * 0.7, my + moon * 0.2, moon * 0.09),
        { fill: '#f5d28a', opacity: 0.75 },
      ),
      shape(cloudBank(x - width * 0.12, y + height * 0.5, width * 0.5, height * 0.16, random), {
        fill: '#b26ad0',
        opacity: 0.55,
      }),
      shape(cloudBank(x + width * 0.68, y + height * 0.56, width * 0.5, height * 0.17, random), {
        fill: '#e88fb8',
        opacity: 0.5,
      }),
      ...towers(area, 0.62, 0.22, '#8c4db8', '#ffc7b0', random, lights),
      ...towers(area, 0.72, 0.26, '#56309c', '#ffd98a', random, lights),
      shape(rect(x, y + height * 0.7, width, height * 0.3), {
        fill: linear([0, y + height * 0.7], [0, y + height], '#56309c', '#2a1670'),
      }),
      ...towers(area, 0.86, 0.26, '#33206f', '#ffe27a', random, lights),
      ...halftone(area, 26, '#0d0738', cornerFade([x, y], Math.min(width, height) * 0.7), 0.5),
      ...halftone(
        { x, y: y + height * 0.8, width, height: height * 0.2 },
        26,
        '#0d0738',
        (_, dy) => ((dy - y - height * 0.8) / (height * 0.2)) * 0.8,
        0.55,
      ),
    ],
    front: roofs(area, random),
    light: { colour: '#ffb9a0', amount: 0.07 },
  };
}

function towers(
  { x, y, width, height }: Box,
  base: number,
  rise: number,
  colour: string,
  lit: string,
  random: Random,
  share: (k: number) => number,
): Node[] {
  const foot = y + height * base;
  let blocks = '';
  let sides = '';
  let lights = '';
  for (let left = x - 40; left < x + width + 20;) {
    const wide = Math.max(60, width * between(random, 0.055, 0.1));
    const edge = Math.abs((left + wide / 2 - x) / width - 0.5) * 2;
    const top = foot - height * rise * (0.3 + 0.7 * edge ** 0.7) * between(random, 0.7, 1.15);
    blocks += rect(left, top, wide, y + height - top);
    sides += rect(left + wide * 0.72, top, wide * 0.28, y + height - top);
    const kind = random();
    if (kind < 0.3)
      blocks += `M${left} ${top + 1}L${left + wide / 2} ${top - wide * 0.55}L${left + wide} ${top + 1}Z`;
    else if (kind < 0.6)
      blocks +=
        rect(left + wide * 0.15, top - 26, wide * 0.7, 28) + rect(left + wide * 0.47, top - 110, 6, 90);
    else if (kind < 0.8) blocks += ellipse(left + wide / 2, top, wide * 0.42, wide * 0.34);
    for (let wy = top + 34; wy < y + height * (base + 0.14); wy += 44) {
      for (let wx = left + 14; wx < left + wide - 22; wx += 31)
        if (random() < share((wx - x) / width)) lights += rect(wx, wy, 15, 22);
    }
    left += wide + between(random, -6, 16);
  }
  return [
    shape(blocks, { fill: colour }),
    shape(sides, { fill: INK, opacity: 0.16 }),
    shape(lights, { fill: lit, opacity: 0.85 }),
  ];
}

function roofs({ x, y, width, height }: Box, random: Random): Node[] {
  let d = '';
  let ledges = '';
  for (const [k, wide] of [
    [-0.04, 0.24],
    [0.8, 0.26],
  ] as const) {
    const top = y + height * between(random, 0.93, 0.95);
    const [left, span] = [x + width * k, width * wide];
    d += rect(left, top, span, height * 0.2);
    ledges += rect(left - 12, top - 12, span + 24, 30, 6);
    d +=
      rect(left + span * 0.3, top - height * 0.05, span * 0.22, height * 0.06, 8) +
      rect(left + span * 0.36, top - height * 0.01, 8, 40);
    d +=
      rect(left + span * 0.78, top - height * 0.07, 7, height * 0.1) +
      rect(left + span * 0.7, top - height * 0.055, span * 0.16, 6) +
      rect(left + span * 0.72, top - height * 0.04, span * 0.12, 6);
  }
  return [shape(d, { fill: '#1d1258' }), shape(ledges, { fill: '#3d2a94', stroke: INK, width: 6 })];
}
