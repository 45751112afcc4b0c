import { homePlanet, pinkPlanet, ringedPlanet, tealPlanet } from './planets.ts';
import type { DrawProp, Prop } from './prop.ts';
import { rocket, rocketAtRest } from './rocket.ts';
import { speedLines } from './speed-lines.ts';
import { sleepingCat } from './sleeping-cat.ts';
import { darkLamp, diya, emberLamp, firstFire, lamp } from './lamp.ts';
import { guardian, guardianInClouds } from './guardian.ts';
import { mango, mangoStone, sprout } from './mango.ts';
import { stone } from './stones.ts';
import { kite, kiteOnLine } from './kites.ts';
import { spanner } from './gears.ts';
import { drumstick } from './drums.ts';
import { breakfast } from './breakfast.ts';
import { rockFace } from './rock-face.ts';
import { bed, quilt } from './bedding.ts';
import { asteroid, deepHole, paratha, tiffin, torch, tornRope } from './expedition.ts';

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
  emberLamp,
  diya,
  firstFire,
  guardian,
  guardianInClouds,
  mango,
  mangoStone,
  sprout,
  stone,
  kite,
  kiteOnLine,
  spanner,
  drumstick,
  breakfast,
  rockFace,
  bed,
  quilt,
  asteroid,
  deepHole,
  paratha,
  tiffin,
  torch,
  tornRope,
} satisfies Record<string, DrawProp>;
export type PropName = keyof typeof props;

export function drawProp(name: PropName, ink: number): Prop {
  return props[name](ink);
}
