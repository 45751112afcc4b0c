import { INK, light, shade } from '../../drawing/colour.ts';
import { halftone } from '../../drawing/halftone.ts';
import { ellipse, polygon, rect, sparkle } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { glow } from './sky.ts';
import type { DrawPlace } from './place.ts';

const COLOURS = ['#5fe8ff', '#c58bff', '#ff8fd0', '#7fa8ff', '#6ff0c8'];

/** The bottom of the Deep Dark Hole: a hall of crystals taller than houses round a still black lake. */
export const crystalCave: DrawPlace = (area, seed) => {
  const random = seeded(`crystals ${seed}`);
  const { x, y, width, height } = area;
  const floor = y + height * 0.74;
  const size = Math.min(width, height);
  const row = (count: number, base: number, tall: number, dim: number, down: boolean): Node[] =>
    Array.from({ length: count }, (_, i) => {
      const k = (i + 0.5) / count;
      // Tall at the walls, low in the middle: a hall, and room for people.
      const rise = 0.35 + Math.abs(k - 0.5) * 1.5;
      return crystal(
        x + width * (k + (random() - 0.5) * 0.06),
        base,
        tall * rise * between(random, 0.8, 1.15) * (down ? -1 : 1),
        (k - 0.5) * -0.5 + (random() - 0.5) * 0.3,
        shade(COLOURS[Math.floor(random() * 5)]!, dim),
      );
    }).flat();
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x, y + height], '#1a1664', '#3b2fa8', '#1a1358'),
      }),
      glow(x + width * 0.5, y + height * 0.5, size * 0.72, '#9fb8ff', 0.75),
      ...row(9, floor + height * 0.02, size * 0.46, 0.62, false),
      ...row(8, y - 20, size * 0.3, 0.66, true),
      glow(x + width * 0.5, floor, size * 0.6, '#b9a2ff', 0.5),
      ...row(7, floor + height * 0.06, size * 0.36, 0.24, false),
      shape(
        `M${x - 20} ${floor + height * 0.03}C${x + width * 0.3} ${floor - height * 0.03} ${x + width * 0.65} ${floor + height * 0.04} ${x + width + 20} ${floor}L${x + width + 20} ${y + height + 20}L${x - 20} ${y + height + 20}Z`,
        { fill: linear([0, floor], [0, y + height], '#7a6be0', '#43389f', '#1e1660'), stroke: INK, width: 7 },
      ),
      ...halftone(
        { x, y: floor, width, height: y + height - floor },
        24,
        '#0b0636',
        (_, dotY) => ((dotY - floor) / (y + height - floor)) * 0.7,
        0.45,
      ),
      shape(ellipse(x + width * 0.5, y + height * 0.825, width * 0.27, height * 0.032), {
        fill: linear([0, y + height * 0.79], [0, y + height * 0.86], '#2c56c9', '#120c4a'),
        stroke: '#9fd0ff',
        width: 5,
      }),
      shape(
        Array.from({ length: 12 }, () =>
          sparkle(x + width * random(), y + height * (0.1 + random() * 0.6), between(random, 9, 24)),
        ).join(''),
        { fill: '#ffffff', opacity: 0.9 },
      ),
    ],
    front: corners(area, random),
    light: { colour: '#8fa8ff', amount: 0.11 },
  };
};

/** A six-sided crystal, lit on its left face; with a negative height it hangs. */
function crystal(cx: number, base: number, tall: number, lean: number, colour: string): Node[] {
  const wide = Math.abs(tall) * 0.17;
  const point = (across: number, up: number): Point => [
    cx + across * wide + lean * tall * up,
    base - tall * up,
  ];
  const body = polygon([point(-1, 0), point(-1, 0.72), point(-0.2, 1), point(1, 0.66), point(1, 0)]);
  return [
    shape(body, {
      fill: linear(point(0, 1), point(0, 0), light(colour, 0.5), colour, shade(colour, 0.4)),
      stroke: INK,
      width: 6,
    }),
    shape(polygon([point(0.1, 0), point(0.1, 0.6), point(-0.2, 1), point(1, 0.66), point(1, 0)]), {
      fill: '#241a70',
      opacity: 0.38,
    }),
    shape(polygon([point(-0.7, 0.1), point(-0.7, 0.66), point(-0.45, 0.76), point(-0.45, 0.1)]), {
      fill: '#ffffff',
      opacity: 0.45,
    }),
  ];
}

function corners({ x, y, width, height }: Box, random: Random): Node[] {
  const size = Math.min(width, height);
  return [0, 0.06, 0.95, 1.01].flatMap((k, i) =>
    crystal(
      x + width * k,
      y + height + 30,
      size * between(random, 0.2, 0.3) * (i % 3 ? 0.7 : 1),
      k < 0.5 ? 0.3 : -0.3,
      '#2f2484',
    ),
  );
}
