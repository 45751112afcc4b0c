import type { Art } from '../../art/art.ts';
import { copperSuit } from '../../art/costumes/copper-suit.ts';
import { darkBedroom } from '../../art/places/bedroom.ts';
import { kitchen } from '../../art/places/kitchen.ts';
import { brightLane } from '../../art/places/night-lane.ts';
import { makerGlow } from '../../art/places/maker-glow.ts';
import { scrapGold, scrapYard } from '../../art/places/scrap-yard.ts';
import { station } from '../../art/places/station.ts';
import { tinLane } from '../../art/places/tin-lane.ts';
import { workshop } from '../../art/places/workshop.ts';
import { chumbak } from '../../art/cast/chumbak.ts';
import { dabba } from '../../art/cast/dabba.ts';
import { dada, railwayDada } from '../../art/cast/dada.ts';
import { nani } from '../../art/cast/nani.ts';
import { alarmClock } from '../../art/props/alarm-clock.ts';
import { bed, quilt } from '../../art/props/bedding.ts';
import { gear, spanner } from '../../art/props/gears.ts';
import { besanLaddoo, biscuit, copperPot, ladle, lunch, pan } from '../../art/props/kitchenware.ts';
import { bicycle, suitHeap, trunk } from '../../art/props/scrap-iron.ts';
import { bucket, kettle } from '../../art/props/nani-home.ts';
import { windUpMouse } from '../../art/props/wind-up-mouse.ts';

/** The places, characters, props and costume of this story, in addition to those that all stories share. */
export const art = {
  places: { darkBedroom, kitchen, brightLane, makerGlow, scrapGold, scrapYard, station, tinLane, workshop },
  cast: { chumbak, dabba, dada, nani, railwayDada },
  props: {
    alarmClock,
    bed,
    quilt,
    gear,
    spanner,
    biscuit,
    copperPot,
    ladle,
    besanLaddoo,
    lunch,
    pan,
    bicycle,
    suitHeap,
    trunk,
    bucket,
    kettle,
    windUpMouse,
  },
  costumes: { copperSuit },
} satisfies Art;
