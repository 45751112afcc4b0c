import { ellipse, num, sparkle } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, radial, shape, type Box, type Node } from '../../drawing/tree.ts';
import { rect } from '../../drawing/path.ts';
import { PAGE } from './place.ts';

/** Parts of a sky that several places share. */

export function gradientSky(area: Box, ...colours: string[]): Node {
  return shape(rect(area.x, area.y, area.width, area.height), {
    fill: linear([area.x, area.y], [area.x + area.width * 0.12, area.y + area.height], ...colours),
  });
}

export function glow(x: number, y: number, radius: number, colour: string, opacity: number): Node {
  return shape(ellipse(x, y, radius), {
    fill: radial(
      [x, y],
      radius,
      { at: 0, colour, opacity },
      { at: 0.5, colour, opacity: opacity * 0.45 },
      { at: 1, colour, opacity: 0 },
    ),
  });
}

/** Hazy clouds of far gas. */
export function nebula(area: Box, random: Random, colours: readonly string[]): Node[] {
  return colours.flatMap((colour) => {
    const x = area.x + area.width * random();
    const y = area.y + area.height * random();
    const reach = Math.max(area.width, area.height) * between(random, 0.3, 0.6);
    return [
      glow(x, y, reach, colour, 0.55),
      glow(x + reach * 0.3, y - reach * 0.22, reach * 0.5, colour, 0.4),
    ];
  });
}

export function stars(area: Box, random: Random, density = 1): Node[] {
  const count = Math.min(240, Math.round(((area.width * area.height) / 26000) * density));
  const sizes = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const x = num(area.x + area.width * random());
    const y = num(area.y + area.height * random());
    sizes[i % 7 === 0 ? 2 : i % 3 === 0 ? 1 : 0] += `M${x} ${y}L${x} ${y}`;
  }
  let twinkles = '';
  for (let i = 0; i < Math.max(3, count / 12); i++) {
    twinkles += sparkle(
      area.x + area.width * random(),
      area.y + area.height * random(),
      between(random, 9, 22),
    );
  }
  return [
    shape(sizes[0]!, { stroke: '#ffffff', width: 3, opacity: 0.55 }),
    shape(sizes[1]!, { stroke: '#ffffff', width: 4.5, opacity: 0.75 }),
    shape(sizes[2]!, { stroke: '#ffeec2', width: 7, opacity: 0.9 }),
    shape(twinkles, { fill: '#ffffff', opacity: 0.95 }),
  ];
}

/** A heap of round clouds along a base line, flat below. */
export function cloudBank(x: number, base: number, width: number, height: number, random: Random): string {
  const puffs = Math.max(4, Math.round(width / (height * 0.55)));
  let d = rect(x, base - height * 0.3, width, height * 0.3, height * 0.14);
  for (let i = 0; i < puffs; i++) {
    const k = (i + 0.5) / puffs;
    const swell = Math.sin(k * Math.PI);
    const r = height * (0.2 + 0.3 * swell) * between(random, 0.8, 1.12);
    d += ellipse(x + width * (0.08 + 0.84 * k), base - r * 0.85 - height * 0.08 * swell, r);
  }
  return d;
}

/**
 * Beams from one point, thinning outward. They end at the furthest corner of the page: resvg, which prints the page images,
 * gives up on a group that is several pages wide.
 */
export function rays(
  x: number,
  y: number,
  reach: number,
  count: number,
  word: string,
  thickness = 0.5,
): string {
  const random = seeded(word);
  const far = Math.min(reach, Math.hypot(Math.max(x, PAGE - x), Math.max(y, PAGE - y)) + 60);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + random() * 0.12;
    const half = (Math.PI / count) * thickness * between(random, 0.4, 1);
    d += `M${num(x)} ${num(y)}L${num(x + Math.cos(a - half) * far)} ${num(y + Math.sin(a - half) * far)}L${num(x + Math.cos(a + half) * far)} ${num(y + Math.sin(a + half) * far)}Z`;
  }
  return d;
}
