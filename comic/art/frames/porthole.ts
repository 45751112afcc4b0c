import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { around, GLASS, ring, type DrawFrame } from './frame.ts';

/** A porthole with rivets. */
export const porthole: DrawFrame = (accent) => ({
  under: [],
  over: [
    ...ring(accent, 34, 66),
    shape(ellipse(0, 0, GLASS + 50), { stroke: light(accent, 0.5), width: 12 }),
    shape(
      around(20, (at) => ellipse(...at(GLASS + 34), 15)),
      {
        fill: shade(accent, 0.3),
        stroke: INK,
        width: 6,
      },
    ),
  ],
});
