import type { Box } from '../../drawing/tree.ts';
import { type Art, drawingOf, type Drawn } from '../art.ts';
import { iceBurst, leafBurst, nightBurst, roseBurst, sunBurst } from './burst.ts';
import type { DrawPlace, Place } from './place.ts';

/** The places that every story has: backgrounds for close-ups. A story brings its own in addition. */
export const sharedPlaces = { sunBurst, iceBurst, roseBurst, nightBurst, leafBurst } satisfies Record<
  string,
  DrawPlace
>;
export type PlaceName = keyof typeof sharedPlaces | Drawn<'places'>;

/**
 * Keeps the last places. A place depends on these arguments alone, and a re-lettered book shows the same ones
 * again.
 */
const drawn = new Map<string, { draw: DrawPlace; place: Place }>();
const KEPT = 96;

export function drawPlace(name: PlaceName, area: Box, seed: number, art: Art): Place {
  const draw = drawingOf<DrawPlace>(name, art.places, sharedPlaces);
  const key = `${name} ${area.x} ${area.y} ${area.width} ${area.height} ${seed}`;
  const known = drawn.get(key);
  if (known?.draw === draw) return known.place;
  const place = draw(area, seed);
  drawn.set(key, { draw, place });
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!);
  return place;
}
