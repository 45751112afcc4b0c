import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse, polygon } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { around, GLASS, polar, ring, type DrawFrame } from './frame.ts';

/** A gear wheel. */
export const gear: DrawFrame = (accent) => ({
  under: [
    shape(
      polygon(Array.from({ length: 72 }, (_, i) => polar(GLASS + (i % 4 < 2 ? 96 : 58), (i - 0.5) / 72))),
      { fill: accent, stroke: INK, width: 9 },
    ),
  ],
  over: [
    ...ring(light(accent, 0.4), 10, 24),
    shape(
      around(18, (at) => ellipse(...at(GLASS + 44), 12), 0.5),
      {
        fill: shade(accent, 0.4),
        stroke: INK,
        width: 5,
      },
    ),
  ],
});
