import type { Box } from '../../drawing/tree.ts';
import { iceBurst, leafBurst, nightBurst, roseBurst, sunBurst } from './burst.ts';
import { cavern } from './cavern.ts';
import { cockpit } from './cockpit.ts';
import { deepSpace } from './deep-space.ts';
import { launchSky } from './launch-sky.ts';
import { moon } from './moon.ts';
import type { DrawPlace, Place } from './place.ts';
import { rooftop } from './rooftop.ts';
import { starlight } from './starlight.ts';

/** Every place a panel can be in. */
const places = {
  cavern,
  cockpit,
  deepSpace,
  launchSky,
  moon,
  rooftop,
  starlight,
  sunBurst,
  iceBurst, roseBurst, nightBurst, leafBurst } satisfies Record<string, DrawPlace>;
export type PlaceName = keyof typeof places;

export function drawPlace(name: PlaceName, area: Box, seed: number): Place {
  return places[name](area, seed);
}
