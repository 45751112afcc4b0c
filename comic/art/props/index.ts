import { homePlanet, pinkPlanet, ringedPlanet, tealPlanet } from './planets.ts';
import type { DrawProp, Prop } from './prop.ts';
import { rocket, rocketAtRest } from './rocket.ts';
import { speedLines } from './speed-lines.ts';
import { sleepingCat } from './sleeping-cat.ts';
import { lamp, darkLamp } from './lamp.ts';
import { kite, kiteOnLine } from './kites.ts';
import { spanner } from './gears.ts';
import { drumstick } from './drums.ts';

/** Everything that can stand in a panel or in a hand. */
const props = {
  rocket,
  rocketAtRest,
  sleepingCat,
  speedLines,
  ringedPlanet,
  homePlanet,
  tealPlanet,
  pinkPlanet,
  lamp,
  darkLamp,
  kite,
  kiteOnLine,
  spanner,
  drumstick,
} satisfies Record<string, DrawProp>;
export type PropName = keyof typeof props;

export function drawProp(name: PropName, ink: number): Prop {
  return props[name](ink);
}
