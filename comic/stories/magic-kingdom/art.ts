import type { Art } from '../../art/art.ts';
import { knightErrant } from '../../art/costumes/knight-errant.ts';
import { castleHill } from '../../art/places/castle-hill.ts';
import { greatHall } from '../../art/places/great-hall.ts';
import { kitchen } from '../../art/places/kitchen.ts';
import { mountainEar } from '../../art/places/mountain-ear.ts';
import { almirahRoom, naniDawn, naniRoom } from '../../art/places/nani-room.ts';
import {
  dryRiver,
  fullRiver,
  valleyDawn,
  valleyDusk,
  valleyMorning,
  valleyNight,
} from '../../art/places/river-valley.ts';
import { bholu } from '../../art/cast/bholu.ts';
import { kukdoo } from '../../art/cast/kukdoo.ts';
import { parbat, parbatAsleep } from '../../art/cast/parbat.ts';
import { sarpat } from '../../art/cast/sarpat.ts';
import { alarmClock } from '../../art/props/alarm-clock.ts';
import { bed, quilt } from '../../art/props/bedding.ts';
import { bucket, kettle, littleFlame, naniAsleep } from '../../art/props/nani-home.ts';
import { sandwich } from '../../art/props/sandwich.ts';
import { cloudCurtain, letter, ripeMango, trumpet, wave } from '../../art/props/quest.ts';

/** The places, characters, props and costume of this story, in addition to those that all stories share. */
export const art = {
  places: {
    castleHill,
    greatHall,
    kitchen,
    mountainEar,
    naniRoom,
    almirahRoom,
    naniDawn,
    dryRiver,
    fullRiver,
    valleyDawn,
    valleyDusk,
    valleyMorning,
    valleyNight,
  },
  cast: { bholu, kukdoo, parbat, parbatAsleep, sarpat },
  props: {
    alarmClock,
    bed,
    quilt,
    ripeMango,
    sandwich,
    bucket,
    kettle,
    littleFlame,
    naniAsleep,
    cloudCurtain,
    letter,
    trumpet,
    wave,
  },
  costumes: { knightErrant },
} satisfies Art;
