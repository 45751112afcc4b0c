import type { Art } from '../../art/art.ts';
import { templeSilks } from '../../art/costumes/temple-silks.ts';
import { forestDawn, forestNoon, forestDusk } from '../../art/places/forest-path.ts';
import { brink, cliffFace, chasm, cloudSea, gorge, herbDawn, herbNight } from '../../art/places/heights.ts';
import { kishkindha } from '../../art/places/kishkindha.ts';
import { lampFestival } from '../../art/places/lamp-festival.ts';
import { shrine, shrineDark } from '../../art/places/shrine.ts';
import { river, stoneBridge } from '../../art/places/stone-river.ts';
import { chapal } from '../../art/cast/chapal.ts';
import { gilli } from '../../art/cast/gilli.ts';
import { jamba } from '../../art/cast/jamba.ts';
import { jhonka } from '../../art/cast/jhonka.ts';
import {
  banana,
  bananaPeel,
  leafBed,
  leafBlanket,
  sleepingTiger,
  turtle,
} from '../../art/props/forest-finds.ts';
import { guardian, guardianInClouds } from '../../art/props/guardian.ts';
import { guardianLeaping } from '../../art/props/leaping-guardian.ts';
import { laddoo } from '../../art/props/laddoo.ts';
import { lamp, darkLamp, emberLamp, diya, firstFire } from '../../art/props/lamp.ts';
import { mango, mangoStone, seedBed, sprout, youngTree } from '../../art/props/mango.ts';
import { ledge, stone, stoneOnHand } from '../../art/props/stones.ts';
import { templeBell } from '../../art/props/temple-bell.ts';

/** The places, characters, props and costume of this story, in addition to those that all stories share. */
export const art = {
  places: {
    kishkindha,
    forestDawn,
    forestNoon,
    forestDusk,
    river,
    stoneBridge,
    cliffFace,
    chasm,
    cloudSea,
    gorge,
    brink,
    herbDawn,
    herbNight,
    shrine,
    shrineDark,
    lampFestival,
  },
  cast: { chapal, gilli, jamba, jhonka },
  props: {
    banana,
    bananaPeel,
    leafBed,
    leafBlanket,
    sleepingTiger,
    turtle,
    lamp,
    darkLamp,
    emberLamp,
    diya,
    firstFire,
    guardian,
    guardianInClouds,
    guardianLeaping,
    mango,
    mangoStone,
    seedBed,
    sprout,
    youngTree,
    ledge,
    stone,
    stoneOnHand,
    laddoo,
    templeBell,
  },
  costumes: { templeSilks },
} satisfies Art;
