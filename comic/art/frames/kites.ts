import { INK } from '../../drawing/colour.ts';
import { polygon } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { around, GLASS, ring, type At, type DrawFrame } from './frame.ts';

const COLOURS = ['#e5477a', '#2fa7d8', '#f6b02c', '#54b86a'];

const kite = (at: At): string =>
  polygon([at(GLASS + 112), at(GLASS + 54, 0.0135), at(GLASS + 2), at(GLASS + 54, -0.0135)]);

/** Small kites in four colours. */
export const kites: DrawFrame = (accent) => ({
  under: COLOURS.map((fill, nth) =>
    shape(
      around(24, (at, i) => (i % COLOURS.length === nth ? kite(at) : '')),
      { fill, stroke: INK, width: 8 },
    ),
  ),
  over: ring(accent, 10, 36),
});
