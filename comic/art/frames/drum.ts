import { INK, shade } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { around, GLASS, ring, spikes, type DrawFrame } from './frame.ts';

/** The cords of a drum. */
export const drum: DrawFrame = (accent) => ({
  under: [],
  over: [
    ...ring(accent, 46, 84),
    shape(spikes(28, 14, 78), { stroke: '#fff1cf', width: 12 }),
    shape(ellipse(0, 0, GLASS + 8), { stroke: shade(accent, 0.4), width: 16 }),
    shape(
      around(28, (at) => ellipse(...at(GLASS + 80), 12), 0.5),
      {
        fill: '#ffd35c',
        stroke: INK,
        width: 5,
      },
    ),
  ],
});
