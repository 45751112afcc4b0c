import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { around, GLASS, ring, type DrawFrame } from './frame.ts';

/** The foils of a palace window. */
export const foils: DrawFrame = (accent) => ({
  under: [
    shape(
      around(24, (at) => ellipse(...at(GLASS + 40), 66)),
      { fill: accent, stroke: INK, width: 9 },
    ),
    shape(
      around(24, (at) => ellipse(...at(GLASS + 52), 34)),
      { fill: light(accent, 0.4) },
    ),
  ],
  over: [
    ...ring(shade(accent, 0.25), 12, 34),
    shape(
      around(24, (at) => ellipse(...at(GLASS + 12), 9), 0.5),
      { fill: '#fff6d8' },
    ),
  ],
});
