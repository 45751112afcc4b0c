import type { Box } from '../../drawing/tree.ts';
import { iceBurst, leafBurst, nightBurst, roseBurst, sunBurst } from './burst.ts';
import { castleHill } from './castle-hill.ts';
import { cavern } from './cavern.ts';
import { cityNight, cityRoof } from './city-night.ts';
import { cockpit } from './cockpit.ts';
import { deepSpace } from './deep-space.ts';
import { launchSky } from './launch-sky.ts';
import { moon } from './moon.ts';
import { palaceGarden } from './palace-garden.ts';
import type { DrawPlace, Place } from './place.ts';
import { rooftop } from './rooftop.ts';
import { starlight } from './starlight.ts';
import { kishkindha } from './kishkindha.ts';
import { kiteFestival } from './kite-festival.ts';
import { workshop } from './workshop.ts';
import { monsoon } from './monsoon.ts';
import { forestDawn, forestDusk, forestNight, forestNoon } from './forest-path.ts';
import { chasm, cliffFace, cloudSea, herbDawn, herbNight } from './heights.ts';
import { lampFestival } from './lamp-festival.ts';
import { shrine, shrineDark } from './shrine.ts';
import { river, stoneBridge } from './stone-river.ts';
import { bedroom, darkBedroom } from './bedroom.ts';
import { kitchen } from './kitchen.ts';
import { crystalCave } from './crystal-cave.ts';
import { cloudPlanet } from './cloud-planet.ts';
import { asteroidField } from './asteroid-field.ts';

/** Every place a panel can be in. */
const places = {
  castleHill,
  cavern,
  cityNight,
  cityRoof,
  cockpit,
  deepSpace,
  launchSky,
  moon,
  palaceGarden,
  rooftop,
  starlight,
  sunBurst,
  iceBurst,
  roseBurst,
  nightBurst,
  leafBurst,
  kishkindha,
  kiteFestival,
  workshop,
  monsoon,
  forestDawn,
  forestNoon,
  forestDusk,
  forestNight,
  river,
  stoneBridge,
  cliffFace,
  chasm,
  cloudSea,
  herbDawn,
  herbNight,
  shrine,
  shrineDark,
  lampFestival,
  bedroom,
  darkBedroom,
  kitchen,
  crystalCave,
  cloudPlanet,
  asteroidField,
} satisfies Record<string, DrawPlace>;
export type PlaceName = keyof typeof places;

/** Places depend on nothing but these arguments, and a book that is re-lettered shows the same ones again. */
const drawn = new Map<string, Place>();
const KEPT = 96;

export function drawPlace(name: PlaceName, area: Box, seed: number): Place {
  const key = `${name} ${area.x} ${area.y} ${area.width} ${area.height} ${seed}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = places[name](area, seed);
  drawn.set(key, made);
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!);
  return made;
}
