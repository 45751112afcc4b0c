import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, radial, shape, type Box, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky, stars } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

const WALLS = ['#c4567f', '#3f9aa8', '#d9894a', '#7a5fc4', '#4fa070', '#c9a03f'];

/** A lane of small shops and balconies, every bulb of it on. */
export const brightLane: DrawPlace = (area, seed) => lane(area, seed, true);

/** The same lane with its lights gone: blue walls, and a little sky between the roofs. */
export const darkLane: DrawPlace = (area, seed) => lane(area, seed, false);

function lane(area: Box, seed: number, lit: boolean): Place {
  const random = seeded(`lane ${seed}`);
  const { x, y, width, height } = area;
  const ground = y + height * 0.8;
  const [cx, cy] = [x + width * 0.5, y + height * 0.62];
  return {
    back: [
      gradientSky(
        area,
        ...(lit ? ['#2a1a86', '#7a3fb8', '#ff9a8a'] : ['#0a0838', '#1f1b70', '#4a45b8', '#7a6fd8']),
      ),
      ...(lit ? [] : stars({ ...area, height: height * 0.4 }, random, 0.4)),
      ...(lit ? [glow(cx, cy, Math.max(width, height) * 0.6, '#ffe9a0', 0.75)] : []),
      ...farRoofs(area, ground, random, lit),
      ...houses(area, ground, seed, random, lit),
      shape(rect(x - 20, ground, width + 40, y + height - ground + 30), {
        fill: lit
          ? radial([cx, ground], width * 0.75, '#e8a07a', '#9a4f86', '#4a2470')
          : linear([0, ground], [0, y + height], '#332c86', '#15104a'),
      }),
      shape(cobbles(area, ground), { stroke: lit ? '#6a2f70' : '#0f0b3c', width: 6, opacity: 0.55 }),
      shape(rect(x - 20, ground - 8, width + 40, 16), { fill: lit ? '#5a2a6a' : '#0f0b3c' }),
      ...handcart(x + width * (seed % 2 ? 0.44 : 0.56), ground + height * 0.035, unitOf(area) * 0.62, lit),
      ...wires(area, seed, lit),
      ...halftone(
        area,
        26,
        lit ? '#2a0f5a' : '#060426',
        cornerFade([x, y], Math.min(width, height) * 0.6),
        0.5,
      ),
      ...halftone(
        area,
        26,
        '#0d0738',
        cornerFade([x + width, y + height], Math.min(width, height) * 0.5),
        0.5,
      ),
    ],
    front: [],
    light: lit ? { colour: '#ffc98a', amount: 0.07 } : { colour: '#6f7cff', amount: 0.14 },
  };
}

function farRoofs({ x, width, height }: Box, ground: number, random: Random, lit: boolean): Node[] {
  let d = '';
  let panes = '';
  for (let left = x - 30; left < x + width;) {
    const wide = height * between(random, 0.1, 0.18);
    const top = ground - height * between(random, 0.34, 0.5);
    d += rect(left, top, wide, ground - top);
    for (let wy = top + 40; wy < ground - 50; wy += 66)
      for (let wx = left + 24; wx < left + wide - 36; wx += 52)
        if (random() < 0.6) panes += rect(wx, wy, 20, 30, 4);
    if (random() < 0.5) d += rect(left + wide * 0.3, top - height * 0.05, wide * 0.4, height * 0.05, 8);
    left += wide;
  }
  return [
    shape(d, { fill: lit ? '#b565b0' : '#2c2788', opacity: 0.85 }),
    shape(panes, { fill: lit ? '#ffe9b0' : '#191566', opacity: 0.8 }),
  ];
}

/** The width of a house. */
function unitOf({ width, height }: Box): number {
  return Math.min(height * 0.3, width * 0.26);
}

/** Houses stand on both sides and leave the middle of the lane open to the sky. */
function houses(area: Box, ground: number, seed: number, random: Random, lit: boolean): Node[] {
  const { x, width, height } = area;
  const unit = unitOf(area);
  const spots = [-0.3, 0.62, width / 2 - unit * 1.1, width - unit * 1.2, width - unit * 0.3].map((at, i) =>
    i < 2 ? x + unit * at : x + at,
  );
  return spots.flatMap((left, i) => {
    const middle = i === 2;
    const wall = WALLS[(i + seed) % WALLS.length]!;
    const colour = lit ? wall : mix(shade(wall, 0.6), '#241f78', 0.6);
    const top = ground - height * (middle ? 0.3 : between(random, 0.56, 0.72));
    return house({ left, top, ground, unit, colour, lit, shop: i % 2 === 0 });
  });
}

interface House {
  left: number;
  top: number;
  ground: number;
  unit: number;
  colour: string;
  lit: boolean;
  shop: boolean;
}

function house({ left, top, ground, unit, colour, lit, shop }: House): Node[] {
  const pane = lit ? '#ffe58a' : '#141050';
  const line = { stroke: INK, width: 6 };
  const nodes: Node[] = [
    shape(rect(left, top, unit, ground - top), {
      fill: linear([left, 0], [left + unit, 0], light(colour, 0.18), colour, shade(colour, 0.35)),
      ...line,
    }),
    shape(rect(left - 8, top - unit * 0.05, unit + 16, unit * 0.09, 6), {
      fill: light(colour, 0.3),
      ...line,
    }),
  ];
  for (let wy = top + unit * 0.2; wy < ground - unit * 0.85; wy += unit * 0.46) {
    for (const k of [0.16, 0.6]) {
      const wx = left + unit * k;
      if (lit) nodes.push(glow(wx + unit * 0.12, wy + unit * 0.14, unit * 0.3, '#ffe58a', 0.5));
      nodes.push(
        shape(rect(wx, wy, unit * 0.24, unit * 0.28, 8), { fill: pane, ...line }),
        shape(`M${num(wx + unit * 0.12)} ${num(wy)}L${num(wx + unit * 0.12)} ${num(wy + unit * 0.28)}`, {
          stroke: INK,
          width: 5,
        }),
        shape(rect(wx - unit * 0.04, wy + unit * 0.28, unit * 0.32, unit * 0.05, 4), {
          fill: light(colour, 0.4),
          ...line,
        }),
      );
    }
  }
  return shop
    ? [...nodes, ...shopFront(left, ground, unit, lit)]
    : [...nodes, ...door(left, ground, unit, colour, lit)];
}

function shopFront(left: number, ground: number, unit: number, lit: boolean): Node[] {
  const top = ground - unit * 0.6;
  const [a, b] = lit ? ['#ff5a5f', '#fff1dc'] : ['#4a3a9a', '#6b64c4'];
  const step = unit / 6;
  return [
    shape(rect(left + unit * 0.08, top, unit * 0.84, unit * 0.6), {
      fill: lit ? linear([0, top], [0, ground], '#fff3b0', '#ffb85c') : '#120e46',
      stroke: INK,
      width: 6,
    }),
    shape(rect(left + unit * 0.02, ground - unit * 0.2, unit * 0.96, unit * 0.2), {
      fill: lit ? '#b8643c' : '#2b2578',
      stroke: INK,
      width: 6,
    }),
    ...Array.from({ length: 6 }, (_, i) =>
      shape(
        `M${num(left + step * i)} ${num(top - unit * 0.1)}L${num(left + step * (i + 1))} ${num(top - unit * 0.1)}L${num(left + step * (i + 1))} ${num(top + unit * 0.08)}C${num(left + step * (i + 0.9))} ${num(top + unit * 0.16)} ${num(left + step * (i + 0.1))} ${num(top + unit * 0.16)} ${num(left + step * i)} ${num(top + unit * 0.08)}Z`,
        { fill: i % 2 ? b! : a!, stroke: INK, width: 5 },
      ),
    ),
  ];
}

function door(left: number, ground: number, unit: number, colour: string, lit: boolean): Node[] {
  return [
    shape(rect(left + unit * 0.32, ground - unit * 0.6, unit * 0.36, unit * 0.6, 10), {
      fill: lit ? '#2f6f8f' : shade(colour, 0.5),
      stroke: INK,
      width: 6,
    }),
    shape(ellipse(left + unit * 0.61, ground - unit * 0.3, unit * 0.024), {
      fill: '#ffcf2e',
      stroke: INK,
      width: 3,
    }),
    shape(rect(left + unit * 0.24, ground - unit * 0.05, unit * 0.52, unit * 0.06, 4), {
      fill: light(colour, 0.35),
      stroke: INK,
      width: 5,
    }),
  ];
}

function cobbles({ x, y, width, height }: Box, ground: number): string {
  let d = '';
  for (let row = 0; row < 3; row++) {
    const at = ground + (y + height - ground) * (0.24 + row * 0.28);
    d += `M${num(x)} ${num(at)}L${num(x + width)} ${num(at)}`;
    const step = width * (0.07 + row * 0.02);
    for (let left = x + (row % 2) * step * 0.5; left < x + width; left += step)
      d += `M${num(left)} ${num(at)}L${num(left - step * 0.12)} ${num(at + (y + height - ground) * 0.26)}`;
  }
  return d;
}

/** Wires across the lane, and a string of bulbs where they are lit. */
function wires({ x, y, width, height }: Box, seed: number, lit: boolean): Node[] {
  const [from, to] = seed % 2 ? [0.16, 0.1] : [0.1, 0.2];
  const sag = (k: number): readonly [number, number] => [
    x + width * k,
    y + height * (from + (to - from) * k + 0.09 * Math.sin(k * Math.PI)),
  ];
  const line = curve([0, 0.25, 0.5, 0.75, 1].map(sag));
  if (!lit) return [shape(line, { stroke: '#070528', width: 7 })];
  const colours = ['#ffd23f', '#ff6f91', '#5fe0d0', '#ffffff'];
  return [
    shape(line, { stroke: INK, width: 6 }),
    ...Array.from({ length: 15 }, (_, i) => {
      const [bx, by] = sag((i + 0.5) / 15);
      return [
        glow(bx, by + 14, 40, colours[i % 4]!, 0.6),
        shape(ellipse(bx, by + 14, 10, 13), { fill: colours[i % 4]!, stroke: INK, width: 3.5 }),
      ];
    }).flat(),
  ];
}

/** A fruit seller's cart, left for the night with its mangoes under the awning. */
function handcart(cx: number, foot: number, size: number, lit: boolean): Node[] {
  const wood = lit ? '#c9773f' : '#4a3f94';
  const line = { stroke: INK, width: 6 };
  const deck = foot - size * 0.42;
  const fruit = Array.from({ length: 9 }, (_, i) =>
    ellipse(
      cx + size * (-0.36 + (i % 5) * 0.17 + (i > 4 ? 0.09 : 0)),
      deck - size * (i > 4 ? 0.17 : 0.07),
      size * 0.09,
    ),
  );
  const wheel = (k: number): Node[] => [
    shape(ellipse(cx + size * k, foot - size * 0.2, size * 0.2), { fill: shade(wood, 0.4), ...line }),
    shape(ellipse(cx + size * k, foot - size * 0.2, size * 0.06), { fill: light(wood, 0.3), ...line }),
  ];
  return [
    shape(ellipse(cx, foot, size * 0.66, size * 0.07), { fill: '#0a0530', opacity: 0.4 }),
    ...fruit.map((d) => shape(d, { fill: lit ? '#ffb52e' : '#7f6fc0', stroke: INK, width: 5 })),
    shape(rect(cx - size * 0.56, deck, size * 1.12, size * 0.14, 6), { fill: wood, ...line }),
    shape(
      `M${num(cx + size * 0.56)} ${num(deck + size * 0.06)}L${num(cx + size * 0.82)} ${num(deck - size * 0.08)}`,
      {
        stroke: INK,
        width: 16,
      },
    ),
    ...wheel(-0.34),
    ...wheel(0.34),
  ];
}
