import { INK, light, shade } from '../../drawing/colour.ts';
import { blob } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { around, GLASS, ring, type At, type DrawFrame } from './frame.ts';

const petal =
  (reach: number) =>
  (at: At): string =>
    blob([
      at(GLASS - 8, -0.0175),
      at(GLASS + reach * 0.6, -0.0143),
      at(GLASS + reach),
      at(GLASS + reach * 0.6, 0.0143),
      at(GLASS - 8, 0.0175),
    ]);

/** Petals of a lotus. */
export const lotus: DrawFrame = (accent) => ({
  under: [
    shape(around(24, petal(96), 0.5), { fill: shade(accent, 0.3), stroke: INK, width: 8 }),
    shape(around(24, petal(82)), { fill: accent, stroke: INK, width: 8 }),
    shape(around(24, petal(44)), { fill: light(accent, 0.45) }),
  ],
  over: ring(light(accent, 0.5), 8, 26),
});
