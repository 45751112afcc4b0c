import { halftone, cornerFade } from '../../drawing/halftone.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, place, shape, type Box, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky, nebula, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** Open space: violet gas, stars, a river of light across the corner. */
export const deepSpace: DrawPlace = (area, seed) => {
  const random = seeded(`space ${seed}`);
  const { x, y, width, height } = area;
  const river = curve([
    [x - 60, y + height * 0.86],
    [x + width * 0.25, y + height * 0.62],
    [x + width * 0.55, y + height * 0.5],
    [x + width + 60, y + height * 0.1],
  ]);
  return {
    back: [
      gradientSky(area, '#120a3f', '#33168a', '#7a2fb8'),
      ...nebula(area, random, ['#ff4fa3', '#2f7bff', '#9a4dff']),
      shape(river, { stroke: '#ffd6f5', width: height * 0.2, opacity: 0.06 }),
      shape(river, { stroke: '#ffe9fb', width: height * 0.1, opacity: 0.08 }),
      glow(x + width * 0.5, y + height * 0.5, Math.max(width, height) * 0.45, '#c9a2ff', 0.35),
      ...stars(area, random),
      ...halftone(area, 26, '#0b0630', cornerFade([x, y + height], Math.min(width, height) * 0.75), 0.55),
      ...halftone(area, 26, '#0b0630', cornerFade([x + width, y], Math.min(width, height) * 0.6), 0.5),
      ...asteroids(area, random),
    ],
    front: [],
    light: { colour: '#8a6bff', amount: 0.1 },
  };
};

/** Tumbling stones, dark and without outlines, along the foot of the picture. */
function asteroids({ x, y, width, height }: Box, random: Random): Node[] {
  const size = Math.min(width, height);
  return [0.03, 0.31, 0.52, 0.72].map((k, i) => {
    const r = size * between(random, 0.018, 0.042) * (i === 0 ? 2 : 1);
    const stone = blob(
      Array.from({ length: 9 }, (_, corner) => {
        const a = (corner / 9) * Math.PI * 2;
        const reach = r * between(random, 0.78, 1.1);
        return [Math.cos(a) * reach * 1.2, Math.sin(a) * reach] as const;
      }),
      0.8,
    );
    return group(
      [
        shape(stone, { fill: '#1c0f58' }),
        shape(ellipse(-r * 0.2, -r * 0.16, r * 0.3, r * 0.2) + ellipse(r * 0.4, r * 0.3, r * 0.2, r * 0.14), {
          fill: '#34208a',
        }),
      ],
      {
        matrix: place(
          x + width * (k + random() * 0.06),
          y + height * (0.95 + random() * 0.05),
          random() * 90,
        ),
      },
    );
  });
}
