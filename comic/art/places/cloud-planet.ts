import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve } from '../../drawing/path.ts';
import { seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** A planet with no ground at all: towers of cloud under a rose sky, a rainbow, and more cloud to land on. */
export const cloudPlanet: DrawPlace = (area, seed) => {
  const random = seeded(`clouds ${seed}`);
  const { x, y, width, height } = area;
  const [cx, cy] = [x + width * 0.5, y + height * 0.95];
  const bow = (k: number): string =>
    curve(
      Array.from({ length: 13 }, (_, i) => {
        const a = Math.PI * (1 + i / 12);
        return [cx + Math.cos(a) * width * 0.46 * k, cy + Math.sin(a) * height * 0.68 * k] as const;
      }),
    );
  return {
    back: [
      gradientSky(area, '#3a2aa8', '#9a5fe0', '#ff9fc4', '#ffe0b0'),
      ...stars({ ...area, height: height * 0.4 }, random, 1),
      glow(x + width * 0.5, y + height * 0.55, width * 0.5, '#fff3d6', 0.75),
      ...['#ff8fa8', '#ffc46b', '#fff3a8', '#a8f0c8', '#9fc8ff'].map((colour, i) =>
        shape(bow(1 - i * 0.045), { stroke: colour, width: height * 0.03, opacity: 0.5 }),
      ),
      ...tower(
        x + width * 0.02,
        y + height * 0.86,
        width * 0.34,
        height * 0.5,
        ['#d8a8f0', '#b88ae0'],
        random,
      ),
      ...tower(
        x + width * 0.66,
        y + height * 0.84,
        width * 0.38,
        height * 0.62,
        ['#f0b8e8', '#c490e0'],
        random,
      ),
      ...bank(x - width * 0.1, y + height * 0.94, width * 0.66, height * 0.3, random, '#ffe6f2', '#e8b0dc'),
      ...bank(x + width * 0.42, y + height * 0.96, width * 0.7, height * 0.3, random, '#fff3f4', '#f0bcd8'),
      ...bank(x - width * 0.06, y + height * 1.12, width * 1.12, height * 0.34, random, '#ffffff', '#f6cfe4'),
      ...halftone(area, 26, '#5b2aa8', cornerFade([x, y], Math.min(width, height) * 0.7), 0.45),
    ],
    front: bank(x - width * 0.1, y + height * 1.1, width * 0.42, height * 0.22, random, '#fffafc', '#f2c4e0'),
    light: { colour: '#ffb8d8', amount: 0.09 },
  };
};

function bank(
  x: number,
  base: number,
  width: number,
  height: number,
  random: Random,
  top: string,
  foot: string,
): Node[] {
  const d = cloudBank(x, base, width, height, random);
  return [
    shape(d, { fill: INK, stroke: INK, width: 12 }),
    shape(d, { fill: linear([0, base - height], [0, base], top, top, foot) }),
  ];
}

/** Banks of cloud heaped on banks, without outlines, because they are far away. */
function tower(
  x: number,
  base: number,
  width: number,
  height: number,
  [top, foot]: readonly [string, string],
  random: Random,
): Node[] {
  return [2, 1, 0].map((i) => {
    const wide = width * (1 - i * 0.26);
    const left = x + (width - wide) * (0.3 + random() * 0.4);
    const low = base - height * 0.28 * i;
    return shape(cloudBank(left, low, wide, height * 0.5, random), {
      fill: linear([0, low - height * 0.5], [0, low], top, foot),
      opacity: 0.9,
    });
  });
}
