import type { Art } from '../../art/art.ts';
import { starHero } from '../../art/costumes/star-hero.ts';
import { darkBedroom } from '../../art/places/bedroom.ts';
import { cityNight, halfCity } from '../../art/places/city-night.ts';
import { homeRoof } from '../../art/places/home-roof.ts';
import { kitchen } from '../../art/places/kitchen.ts';
import { brightLane, darkLane } from '../../art/places/night-lane.ts';
import { starCity, starRoof } from '../../art/places/star-city.ts';
import { gloom } from '../../art/cast/gloom.ts';
import { jugnu } from '../../art/cast/jugnu.ts';
import { darkLamba, lamba } from '../../art/cast/lamba.ts';
import { nani } from '../../art/cast/nani.ts';
import { ninni, quietNinni, sleepingNinni, yawningNinni } from '../../art/cast/ninni.ts';
import { bed, quilt } from '../../art/props/bedding.ts';
import { cinemaSign, greenSignal, jalebiSign, redSignal, streetBulb } from '../../art/props/city-lights.ts';
import { door } from '../../art/props/door.ts';
import { fence } from '../../art/props/fence.ts';
import { fireflies } from '../../art/props/fireflies.ts';
import { gecko } from '../../art/props/gecko.ts';
import { nightMouth } from '../../art/props/night-mouth.ts';
import { starSheep } from '../../art/props/star-sheep.ts';
import { sweater } from '../../art/props/sweater.ts';

/** The places, characters, props and costume of this story, in addition to those that all stories share. */
export const art = {
  places: {
    darkBedroom,
    kitchen,
    cityNight,
    halfCity,
    homeRoof,
    brightLane,
    darkLane,
    starCity,
    starRoof,
  },
  cast: { gloom, jugnu, lamba, darkLamba, nani, ninni, quietNinni, sleepingNinni, yawningNinni },
  props: {
    bed,
    quilt,
    streetBulb,
    jalebiSign,
    cinemaSign,
    redSignal,
    greenSignal,
    door,
    fence,
    fireflies,
    gecko,
    nightMouth,
    starSheep,
    sweater,
  },
  costumes: { starHero },
} satisfies Art;
