import { INK } from '../../drawing/colour.ts';
import { blob, ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { around, GLASS, ring, type At, type DrawFrame } from './frame.ts';

const leaf =
  (lean: number) =>
  (at: At): string =>
    blob([
      at(GLASS - 6, -lean),
      at(GLASS + 40, -lean * 0.2),
      at(GLASS + 88, lean),
      at(GLASS + 24, lean * 0.9),
    ]);

/** A wreath of leaves and mangoes. */
export const wreath: DrawFrame = (accent) => ({
  under: [
    shape(around(30, leaf(0.0175), 0.3), { fill: '#2f8f4e', stroke: INK, width: 7 }),
    shape(around(30, leaf(-0.0143)), { fill: '#63bb5b', stroke: INK, width: 7 }),
    shape(
      around(10, (at) => ellipse(...at(GLASS + 52), 22)),
      { fill: accent, stroke: INK, width: 7 },
    ),
  ],
  over: ring('#8a5a34', 8, 22),
});
