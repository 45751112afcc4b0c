import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node } from '../../drawing/tree.ts';
import { drawGear, gearEdge } from '../props/gears.ts';
import { cloudBank, glow, gradientSky, rays } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

interface Hour {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  ground: readonly [string, string];
  beams: number;
}

const LATE: Hour = {
  sky: ['#5a4fc4', '#e8788f', '#ffd08a'],
  far: '#b0649a',
  near: '#6a4088',
  ground: ['#c9786a', '#6a3468'],
  beams: 0.16,
};
const GOLD: Hour = {
  sky: ['#ff9a4a', '#ffcf5a', '#fff6c9'],
  far: '#f0a860',
  near: '#b8643f',
  ground: ['#f0b060', '#b8624a'],
  beams: 0.5,
};

/** Where lost things are kept: hills of them against a late sun. */
export const scrapYard: DrawPlace = (area, seed) => yard(area, seed, LATE);

/** The same yard in the best minute of the day. */
export const scrapGold: DrawPlace = (area, seed) => yard(area, seed, GOLD);

function yard(area: Box, seed: number, hour: Hour): Place {
  const random = seeded(`yard ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const ground = y + height * 0.8;
  const [sunX, sunY] = [x + width * (seed % 2 ? 0.66 : 0.36), y + height * 0.46];
  return {
    back: [
      gradientSky(area, ...hour.sky),
      shape(rays(sunX, sunY, Math.max(width, height) * 0.85, 26, `yard ${seed}`, 0.5), {
        fill: '#fff3c4',
        opacity: hour.beams,
      }),
      glow(sunX, sunY, unit * 0.7, '#fff3b0', 0.9),
      shape(ellipse(sunX, sunY, unit * 0.12), { fill: '#fffbe0' }),
      shape(cloudBank(x + width * 0.5, y + height * 0.34, width * 0.5, height * 0.1, random), {
        fill: light(hour.sky[1], 0.4),
        opacity: 0.7,
      }),
      ...farHills(area, ground, hour, random),
      ...heap(area, x + width * 0.3, width * 0.44, ground, between(random, 0.12, 0.18), hour, random),
      ...heap(area, x - width * 0.06, width * 0.46, ground, between(random, 0.26, 0.34), hour, random),
      ...heap(area, x + width * 0.62, width * 0.46, ground, between(random, 0.3, 0.4), hour, random),
      ...floor(area, ground, hour, random),
      ...halftone(area, 26, '#2a1a6a', cornerFade([x, y], unit * 0.6), 0.3),
      ...halftone(area, 26, '#3a1546', cornerFade([x + width, y + height], unit * 0.5), 0.4),
    ],
    front: [],
    light: { colour: hour.sky[2], amount: 0.1 },
  };
}

/** Hills without outlines, with a crane, a wheel and a chimney pot on their backs. */
function farHills({ x, width, height }: Box, ground: number, { far, sky }: Hour, random: Random): Node[] {
  const top = (k: number): number => ground - height * k;
  const ridge = curve([
    [x - 40, top(0.2)],
    [x + width * 0.2, top(between(random, 0.3, 0.4))],
    [x + width * 0.45, top(0.16)],
    [x + width * 0.72, top(between(random, 0.34, 0.46))],
    [x + width + 40, top(0.2)],
  ]);
  const unit = Math.min(width, height);
  const mast = x + width * 0.52;
  return [
    shape(gearEdge(x + width * 0.2, top(0.36), unit * 0.12, 14, 0.16), { fill: mix(far, sky[2], 0.35) }),
    shape(
      `M${num(mast)} ${num(ground)}L${num(mast)} ${num(top(0.5))}L${num(mast + unit * 0.3)} ${num(top(0.58))}M${num(mast + unit * 0.3)} ${num(top(0.58))}L${num(mast + unit * 0.3)} ${num(top(0.4))}`,
      { stroke: mix(far, sky[2], 0.3), width: unit * 0.016 },
    ),
    shape(`${ridge}L${num(x + width + 40)} ${num(ground + 20)}L${num(x - 40)} ${num(ground + 20)}Z`, {
      fill: linear([0, top(0.4)], [0, ground], far, mix(far, sky[2], 0.4)),
    }),
  ];
}

/** A hill of things: pipes, wheels, tins and boxes from the top down. */
function heap(
  area: Box,
  left: number,
  wide: number,
  ground: number,
  rise: number,
  { near, sky }: Hour,
  random: Random,
): Node[] {
  const { width, height } = area;
  const unit = Math.min(width, height);
  const tall = height * rise;
  const mound = `M${num(left)} ${num(ground + 10)}C${num(left + wide * 0.16)} ${num(ground - tall * 0.5)} ${num(left + wide * 0.34)} ${num(ground - tall)} ${num(left + wide * 0.5)} ${num(ground - tall)}C${num(left + wide * 0.68)} ${num(ground - tall)} ${num(left + wide * 0.84)} ${num(ground - tall * 0.5)} ${num(left + wide)} ${num(ground + 10)}Z`;
  const nodes: Node[] = [
    shape(mound, {
      fill: linear([0, ground - tall], [0, ground], mix(near, sky[1], 0.4), near),
      stroke: INK,
      width: 6,
    }),
  ];
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const down = (row + 0.35) / rows;
    const across = Math.sqrt(down) * 0.78;
    const count = 3 + row * 2;
    for (let i = 0; i < count; i++) {
      const k = count === 1 ? 0 : i / (count - 1) - 0.5;
      const px = left + wide * (0.5 + k * across);
      const py = ground - tall * (1 - down) * (1 - k * k * 0.6) + unit * 0.02;
      nodes.push(
        group(lost(Math.floor(random() * 6), near), {
          matrix: place(px, py, between(random, -40, 40), (unit / 1000) * between(random, 0.5, 0.68)),
        }),
      );
    }
  }
  return nodes;
}

/** One lost thing about 130 wide, in the colours of the dusk. */
function lost(kind: number, tone: string): Node[] {
  const colours = ['#d9825a', '#c9a24a', '#8fa8c2', '#6fa89a', '#c26a7f', '#a58ac2'];
  const colour = mix(colours[kind]!, tone, 0.25);
  const paint = {
    fill: linear([-60, -60], [60, 60], light(colour, 0.4), colour, shade(colour, 0.35)),
    stroke: INK,
    width: 8,
  };
  if (kind === 0)
    return [
      shape('M-60 -40L60 -40L44 60L-44 60Z', paint),
      shape(ellipse(0, -40, 60, 16), { ...paint, fill: shade(colour, 0.5) }),
    ];
  if (kind === 1) return drawGear(0, 0, 66, 10, colour, 8);
  if (kind === 2)
    return [
      shape(rect(-90, -22, 180, 44, 10), paint),
      shape(rect(-104, -32, 34, 64, 8) + rect(70, -32, 34, 64, 8), paint),
    ];
  if (kind === 3)
    return [
      shape(ellipse(0, 0, 66), { stroke: INK, width: 26 }),
      shape(ellipse(0, 0, 66), { stroke: colour, width: 12 }),
      shape('M-60 0L60 0M0 -60L0 60', { stroke: light(colour, 0.4), width: 6 }),
    ];
  if (kind === 4)
    return [
      shape(rect(-70, -54, 140, 108, 16), paint),
      shape(ellipse(-16, 0, 34), { fill: shade(colour, 0.5), stroke: INK, width: 6 }),
      shape(ellipse(46, -20, 10) + ellipse(46, 16, 10), { fill: '#ffe08a' }),
    ];
  return [
    shape('M-70 50C-90 -20 -50 -60 0 -60C50 -60 90 -20 70 50Z', paint),
    shape('M66 -10L110 -40L118 -26L74 24Z', paint),
    shape(ellipse(0, -66, 13), paint),
  ];
}

function floor(
  { x, y, width, height }: Box,
  ground: number,
  { ground: [top, bottom] }: Hour,
  random: Random,
): Node[] {
  const unit = Math.min(width, height);
  const nuts = Array.from({ length: 9 }, () => {
    const [nx, ny] = [x + width * random(), ground + (y + height - ground) * between(random, 0.2, 0.95)];
    return gearEdge(nx, ny, unit * between(random, 0.006, 0.01), 6, 0.12);
  }).join('');
  const ruts = `M${num(x + width * 0.44)} ${num(ground)}C${num(x + width * 0.42)} ${num(y + height * 0.88)} ${num(x + width * 0.3)} ${num(y + height * 0.94)} ${num(x + width * 0.24)} ${num(y + height + 40)}M${num(x + width * 0.56)} ${num(ground)}C${num(x + width * 0.56)} ${num(y + height * 0.9)} ${num(x + width * 0.6)} ${num(y + height * 0.95)} ${num(x + width * 0.66)} ${num(y + height + 40)}`;
  return [
    shape(rect(x - 20, ground, width + 40, y + height - ground + 40), {
      fill: linear([0, ground], [0, y + height], top, bottom),
    }),
    shape(ruts, { stroke: shade(bottom, 0.2), width: unit * 0.02, opacity: 0.45 }),
    shape(nuts, { fill: '#ffd27a', stroke: INK, width: 4 }),
  ];
}
