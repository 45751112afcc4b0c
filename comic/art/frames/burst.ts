import { INK, light } from '../../drawing/colour.ts';
import { shape } from '../../drawing/tree.ts';
import { ring, spikes, type DrawFrame } from './frame.ts';

/** A bang. */
export const burst: DrawFrame = (accent) => ({
  under: [
    shape(spikes(32, 118, 46), { fill: accent, stroke: INK, width: 10 }),
    shape(spikes(32, 78, 34), { fill: light(accent, 0.45) }),
  ],
  over: ring(accent, 12, 34),
});
