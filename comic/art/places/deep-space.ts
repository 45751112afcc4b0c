import { halftone, cornerFade } from '../../drawing/halftone.ts';
import { seeded } from '../../drawing/random.ts';
import { curve } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { glow, gradientSky, nebula, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** Open space: violet gas, stars, a river of light across the corner. */
export const deepSpace: DrawPlace = (area, seed) => {
  const random = seeded(`space ${seed}`);
  const { x, y, width, height } = area;
  const river = curve([
    [x - 60, y + height * 0.86], [x + width * 0.25, y + height * 0.62], [x + width * 0.55, y + height * 0.5], [x + width + 60, y + height * 0.1],
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
    ],
    front: [],
    light: { colour: '#8a6bff', amount: 0.1 },
  };
};
