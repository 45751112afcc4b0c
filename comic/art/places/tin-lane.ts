import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { skylineOf } from './old-city.ts';
import { cloudBank, glow, gradientSky } from './sky.ts';
import type { DrawPlace } from './place.ts';

const WALLS = ['#ffd08a', '#8fd6c9', '#ffb3a0', '#b9c8f2', '#ffe2a0', '#c9e3a0'] as const;
const DOORS = ['#2f86a8', '#c2504a', '#3f9a6a', '#7a5fc4'] as const;

/** A lane of the old city on a Sunday morning: painted walls, tin awnings, grilles, a tap that drips. */
export const tinLane: DrawPlace = (area, seed) => {
  const random = seeded(`tin lane ${seed}`);
  const { x, y, width, height } = area;
  const ground = y + height * 0.8;
  const unit = Math.min(width, height);
  return {
    back: [
      gradientSky(area, '#4fb4f2', '#a8e0ff', '#fff0c4'),
      glow(x + width * 0.2, y + height * 0.12, unit * 0.7, '#fff6c9', 0.85),
      shape(cloudBank(x + width * 0.1, y + height * 0.36, width * 0.8, height * 0.16, random), {
        fill: '#ffffff',
        opacity: 0.7,
      }),
      ...skylineOf(area, y + height * 0.62, random, {
        wall: '#9fd0ea',
        dark: '#7ab4dc',
        lit: '#c9e8f6',
        rise: 0.3,
        ink: 0,
      }),
      ...houses(area, ground, random),
      ...street(area, ground),
      ...bunting(area, seed),
      ...halftone(area, 26, '#1f6fc2', cornerFade([x + width, y], unit * 0.5), 0.35),
      ...halftone(area, 26, '#6a3a6a', cornerFade([x + width, y + height], unit * 0.5), 0.35),
    ],
    front: [],
    light: { colour: '#fff0b0', amount: 0.08 },
  };
};

/** Houses to the left and right; the lane opens on the sky between them. */
function houses(area: Box, ground: number, random: Random): Node[] {
  const { x, width, height } = area;
  const wide = Math.max(width * 0.2, height * 0.3);
  const nodes: Node[] = [];
  const start = Math.floor(random() * 6);
  [-0.02, 0.17, 0.64, 0.83].forEach((k, i) => {
    const near = i === 0 || i === 3;
    const top = ground - height * between(random, near ? 0.56 : 0.42, near ? 0.66 : 0.5);
    nodes.push(
      ...house(x + width * k, top, wide, ground, WALLS[(start + i) % 6]!, DOORS[(start + i) % 4]!, height),
    );
  });
  return nodes;
}

function house(
  left: number,
  top: number,
  wide: number,
  ground: number,
  wall: string,
  door: string,
  height: number,
): Node[] {
  const tall = ground - top;
  const unit = Math.min(wide, tall);
  const middle = left + wide / 2;
  const awning = ground - tall * 0.46;
  const stripes = Array.from({ length: 6 }, (_, i) => {
    const sx = left + wide * (0.14 + i * 0.12);
    return `M${num(sx)} ${num(awning)}L${num(sx - unit * 0.02)} ${num(awning + tall * 0.09)}`;
  }).join('');
  return [
    shape(rect(left, top, wide, tall + 10), {
      fill: linear([left, top], [left + wide, ground], light(wall, 0.25), wall, shade(wall, 0.2)),
      stroke: INK,
      width: 6,
    }),
    shape(rect(left - unit * 0.04, top - unit * 0.03, wide + unit * 0.08, unit * 0.09, 6), {
      fill: light(wall, 0.45),
      stroke: INK,
      width: 6,
    }),
    ...[0.28, 0.72].flatMap((k): Node[] => {
      const [wx, base] = [left + wide * k, top + tall * 0.38];
      const size = unit * 0.11;
      return [
        shape(arch(wx, base, size, tall * 0.2), { fill: '#3a5f8f', stroke: INK, width: 6 }),
        shape(
          `M${num(wx)} ${num(base)}L${num(wx)} ${num(base - tall * 0.18)}M${num(wx - size)} ${num(base - tall * 0.08)}L${num(wx + size)} ${num(base - tall * 0.08)}`,
          { stroke: '#bfe0f0', width: 6 },
        ),
        shape(rect(wx - size * 1.3, base, size * 2.6, unit * 0.04, 4), {
          fill: light(wall, 0.5),
          stroke: INK,
          width: 5,
        }),
      ];
    }),
    shape(arch(middle, ground, unit * 0.15, tall * 0.32), { fill: door, stroke: INK, width: 6 }),
    shape(`M${num(middle)} ${num(ground)}L${num(middle)} ${num(ground - tall * 0.3)}`, {
      stroke: shade(door, 0.4),
      width: 6,
    }),
    shape(ellipse(middle - unit * 0.04, ground - tall * 0.14, unit * 0.014), {
      fill: '#ffcf4a',
      stroke: INK,
      width: 3,
    }),
    shape(
      `M${num(left + wide * 0.1)} ${num(awning)}L${num(left + wide * 0.9)} ${num(awning)}L${num(left + wide * 0.98)} ${num(awning + tall * 0.1)}L${num(left + wide * 0.02)} ${num(awning + tall * 0.1)}Z`,
      { fill: linear([0, awning], [0, awning + tall * 0.1], '#eef4f8', '#9fb8cc'), stroke: INK, width: 6 },
    ),
    shape(stripes, { stroke: '#6f8aa8', width: Math.max(4, height * 0.004) }),
  ];
}

/** An opening with a pointed top, standing on `base`; `w` is half its width. */
function arch(cx: number, base: number, w: number, h: number): string {
  return `M${num(cx - w)} ${num(base)}L${num(cx - w)} ${num(base - h * 0.7)}Q${num(cx)} ${num(base - h * 1.3)} ${num(cx + w)} ${num(base - h * 0.7)}L${num(cx + w)} ${num(base)}Z`;
}

function street({ x, y, width, height }: Box, ground: number): Node[] {
  let stones = '';
  const deep = y + height - ground;
  for (let row = 0; row < 3; row++) {
    const ry = ground + deep * (0.16 + row * 0.3);
    stones += `M${num(x)} ${num(ry)}L${num(x + width)} ${num(ry)}`;
    for (let i = 0; i < 12; i++) {
      const sx = x + (width * (i + (row % 2) * 0.5)) / 11;
      stones += `M${num(sx)} ${num(ry)}L${num(sx + (sx - x - width / 2) * 0.06)} ${num(ry + deep * 0.3)}`;
    }
  }
  return [
    shape(rect(x - 20, ground, width + 40, deep + 40), {
      fill: linear([0, ground], [0, y + height], '#f2c58f', '#c2845f'),
    }),
    shape(stones, { stroke: '#9a5f4a', width: 5, opacity: 0.5 }),
    shape(rect(x - 20, ground - 8, width + 40, 18), { fill: '#8a5a5a', stroke: INK, width: 5 }),
  ];
}

/** Tin flags on a wire across the lane. */
function bunting({ x, y, width, height }: Box, seed: number): Node[] {
  const [left, right] = [y + height * (seed % 2 ? 0.2 : 0.3), y + height * (seed % 2 ? 0.3 : 0.2)];
  const sag = height * 0.1;
  const on = (k: number): [number, number] => [
    x + width * k,
    left + (right - left) * k + Math.sin(k * Math.PI) * sag,
  ];
  const colours = ['#f0403f', '#ffc93d', '#2f86d8', '#1fa87f'];
  return [
    shape(curve([on(0), on(0.25), on(0.5), on(0.75), on(1)]), { stroke: INK, width: 6 }),
    ...Array.from({ length: 11 }, (_, i) => {
      const [fx, fy] = on((i + 0.6) / 11.2);
      const size = Math.min(width, height) * 0.022;
      return shape(
        `M${num(fx - size)} ${num(fy)}L${num(fx + size)} ${num(fy)}L${num(fx)} ${num(fy + size * 2)}Z`,
        {
          fill: colours[i % 4]!,
          stroke: INK,
          width: 5,
        },
      );
    }),
  ];
}
