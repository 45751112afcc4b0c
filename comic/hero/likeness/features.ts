import { clamp, FEATURES, MOST_SPREADS, type Feature, type Features } from '../../likeness-features.ts';
import { NORMS } from './norms.ts';
import type { Ratio } from './ratios.ts';

/** What one photo shows of a face: the mesh's ratios, and the brows' darkness unless a fringe hides them. */
export interface Measured {
  ratios: Record<Ratio, number>;
  brows: number | undefined;
}

/** Brows under a fringe are drawn light: with the fringe's own edge, usual ones look heavy. */
const UNDER_FRINGE = -1.1;

/** How far each feature is from the middle child's, in spreads, less as it is measured less surely. */
export function featuresOf({ ratios, brows }: Measured): Features {
  const spreads = (name: Feature): number => {
    if (name === 'browThickness') return brows === undefined ? UNDER_FRINGE : scaled(name, brows);
    const { open = 0, smiling = 0 } = NORMS[name];
    const rest =
      ratios[name] -
      open * (ratios.mouthOpen - NORMS.mouthOpen.middle) -
      smiling * (ratios.smile - NORMS.smile.middle);
    return scaled(name, rest);
  };
  return Object.fromEntries(FEATURES.map((name) => [name, spreads(name)])) as Features;
}

function scaled(name: Feature, value: number): number {
  const { middle, spread, steady } = NORMS[name];
  const spreads = clamp((value - middle) / spread, [-MOST_SPREADS, MOST_SPREADS]);
  return Math.round(spreads * steady * 100) / 100;
}
