import type { Art } from '../../art/art.ts';
import { kiteJacket } from '../../art/costumes/kite-jacket.ts';
import { stillTower, towerOfStrings, towerTop } from '../../art/places/clock-tower-top.ts';
import {
  kiteFestival,
  kiteGold,
  kiteMorning,
  kiteThousand,
  stillSky,
} from '../../art/places/kite-festival.ts';
import { skyHigh } from '../../art/places/kite-sky.ts';
import { lampSky, lateRoof } from '../../art/places/lamp-kites.ts';
import { towerStairs } from '../../art/places/tower-stairs.ts';
import { bijli } from '../../art/cast/bijli.ts';
import { cheel, cheelHome } from '../../art/cast/cheel.ts';
import { dadu } from '../../art/cast/dadu.ts';
import { chicks } from '../../art/cast/kite-chicks.ts';
import { resham, reshamAloft } from '../../art/cast/resham.ts';
import {
  cup,
  cutKite,
  farThread,
  kiteTug,
  kiteUp,
  plumKite,
  silkSail,
  thread,
} from '../../art/props/kite-lines.ts';
import { kite, kiteOnLine, kiteRoof } from '../../art/props/kites.ts';
import { laddoo, laddooPlate } from '../../art/props/laddoo.ts';
import { cow, cowFace } from '../../art/props/roof-cow.ts';
import { clockTower, spool, tally, washing } from '../../art/props/roof-things.ts';
import { slipper, slipperBed } from '../../art/props/slipper.ts';

/** The places, characters, props and costume of this story, in addition to those that all stories share. */
export const art = {
  places: {
    kiteFestival,
    kiteMorning,
    kiteThousand,
    kiteGold,
    stillSky,
    skyHigh,
    towerTop,
    stillTower,
    towerOfStrings,
    towerStairs,
    lampSky,
    lateRoof,
  },
  cast: { resham, reshamAloft, dadu, bijli, cheel, cheelHome, chicks },
  props: {
    kite,
    kiteOnLine,
    kiteRoof,
    kiteUp,
    kiteTug,
    cutKite,
    plumKite,
    silkSail,
    thread,
    farThread,
    cup,
    laddoo,
    laddooPlate,
    cow,
    cowFace,
    clockTower,
    spool,
    tally,
    washing,
    slipper,
    slipperBed,
  },
  costumes: { kiteJacket },
} satisfies Art;
