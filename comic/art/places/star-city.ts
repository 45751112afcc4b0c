import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, rect, sparkle } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** The city with every light off: dark roofs, and above them all the stars that were there all along. */
export const starCity: DrawPlace = (area, seed) => {
  const random = seeded(`star city ${seed}`);
  const { x, y, width, height } = area;
  return {
    back: [
      gradientSky(area, '#05052e', '#0f1466', '#26349c', '#4a63c4'),
      ...river(area, random),
      ...stars({ ...area, height: height * 0.78 }, random, 2.2),
      shape(
        Array.from({ length: 16 }, () =>
          sparkle(x + width * random(), y + height * 0.62 * random(), between(random, 22, 46)),
        ).join(''),
        { fill: '#fffbe0' },
      ),
      roofs(area, 0.7, 0.16, '#1a2478', random),
      roofs(area, 0.8, 0.15, '#121858', random),
      roofs(area, 0.9, 0.12, '#0d1248', random),
      shape(rect(x - 20, y + height * 0.9, width + 40, height * 0.1 + 30), {
        fill: linear([0, y + height * 0.9], [0, y + height], '#1c2680', '#0b0f40'),
      }),
      ...halftone(area, 26, '#03031f', cornerFade([x, y], Math.min(width, height) * 0.5), 0.5),
    ],
    front: [],
    light: { colour: '#9fb4ff', amount: 0.12 },
  };
};

/** The same sky seen from the roof of home, with a parapet to stand at. */
export const starRoof: DrawPlace = (area, seed) => {
  const { back, light } = starCity(area, seed);
  const { x, y, width, height } = area;
  const top = y + height * 0.88;
  return {
    back: [
      ...back,
      shape(rect(x - 20, top + 40, width + 40, y + height - top + 20), {
        fill: linear([0, top], [0, y + height], '#3a44a8', '#141a60'),
      }),
      shape(`M${num(x)} ${num(top + 110)}L${num(x + width)} ${num(top + 110)}`, {
        stroke: '#0c1048',
        width: 6,
      }),
      shape(rect(x - 30, top, width + 60, 56, 8), { fill: '#6a78d8', stroke: INK, width: 9 }),
      shape(`M${num(x)} ${num(top + 14)}L${num(x + width)} ${num(top + 14)}`, {
        stroke: '#c4d0ff',
        width: 7,
        opacity: 0.8,
      }),
    ],
    front: [],
    light,
  };
};

/** The Milky Way from the lower left to the upper right: haze, a bright core, a dark thread, and dust. */
function river({ x, y, width, height }: Box, random: Random): Node[] {
  const reach = Math.min(width, height);
  const along = (k: number): readonly [number, number] => [
    x + width * k,
    y + height * (0.66 - 0.62 * k + 0.05 * Math.sin(k * 7)),
  ];
  const cloud = (count: number, size: number, colours: readonly string[], opacity: number): Node[] =>
    Array.from({ length: count }, (_, i) => {
      const [cx, cy] = along((i + 0.2) / (count - 0.6));
      return glow(
        cx + between(random, -0.03, 0.03) * width,
        cy + between(random, -0.03, 0.03) * height,
        reach * size * between(random, 0.85, 1.15),
        colours[i % colours.length]!,
        opacity,
      );
    });
  const sizes = ['', '', ''];
  for (let i = 0; i < 420; i++) {
    const [cx, cy] = along(random());
    const off = (random() + random() + random() - 1.5) * reach * 0.2;
    sizes[i % 9 === 0 ? 2 : i % 3 === 0 ? 1 : 0] +=
      `M${num(cx + off * 0.5)} ${num(cy + off)}L${num(cx + off * 0.5)} ${num(cy + off)}`;
  }
  const [sx, sy] = [x + width * 0.24, y + height * 0.3];
  const [tx, ty] = [sx - width * 0.17, sy - height * 0.09];
  return [
    ...cloud(9, 0.3, ['#5f7cff', '#a86fe8', '#4fb8ff'], 0.6),
    ...cloud(11, 0.15, ['#e8b8ff', '#ffd9c9', '#a8e0ff'], 0.7),
    ...cloud(13, 0.07, ['#fff6e0'], 0.75),
    shape(sizes[0]!, { stroke: '#ffffff', width: 4, opacity: 0.8 }),
    shape(sizes[1]!, { stroke: '#fff1c9', width: 6.5, opacity: 0.9 }),
    shape(sizes[2]!, { stroke: '#ffffff', width: 10 }),
    shape(`M${num(tx)} ${num(ty)}L${num(sx)} ${num(sy)}`, {
      stroke: linear(
        [tx, ty],
        [sx, sy],
        { at: 0, colour: '#ffffff', opacity: 0 },
        { at: 1, colour: '#ffffff', opacity: 0.9 },
      ),
      width: 8,
    }),
    shape(sparkle(sx, sy, 34), { fill: '#ffffff' }),
  ];
}

function roofs(
  { x, y, width, height }: Box,
  base: number,
  rise: number,
  colour: string,
  random: Random,
): Node {
  let d = '';
  for (let left = x - 40; left < x + width + 20;) {
    const wide = Math.max(60, width * between(random, 0.05, 0.1));
    const top = y + height * base - height * rise * between(random, 0.2, 1);
    d += rect(left, top, wide, y + height + 30 - top);
    const kind = random();
    if (kind < 0.25) d += ellipse(left + wide / 2, top, wide * 0.4, wide * 0.36);
    else if (kind < 0.6) {
      d += rect(left + wide * 0.3, top - wide * 0.34, wide * 0.4, wide * 0.26, 8);
      d +=
        rect(left + wide * 0.36, top - wide * 0.1, 6, wide * 0.12) +
        rect(left + wide * 0.6, top - wide * 0.1, 6, wide * 0.12);
    } else if (kind < 0.75) d += rect(left + wide * 0.5, top - wide * 0.6, 6, wide * 0.6);
    left += wide + between(random, -4, 14);
  }
  return shape(d, { fill: colour });
}
