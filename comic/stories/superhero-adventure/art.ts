import type { Art } from '../../art/art.ts';
import { darkBedroom } from '../../art/places/bedroom.ts';
import { cityNight, cityRoof } from '../../art/places/city-night.ts';
import { kitchen } from '../../art/places/kitchen.ts';
import { brightLane, darkLane } from '../../art/places/night-lane.ts';
import { starCity, starRoof } from '../../art/places/star-city.ts';
import { gloom } from '../../art/cast/gloom.ts';
import { jugnu } from '../../art/cast/jugnu.ts';
import { darkLamba, lamba } from '../../art/cast/lamba.ts';
import { nani } from '../../art/cast/nani.ts';
import { ninni, quietNinni, sleepingNinni } from '../../art/cast/ninni.ts';
import { bed, quilt } from '../../art/props/bedding.ts';
import { cinemaSign, greenSignal, jalebiSign, redSignal, streetBulb } from '../../art/props/city-lights.ts';
import { fireflies } from '../../art/props/fireflies.ts';
import { gecko } from '../../art/props/gecko.ts';
import { sweater } from '../../art/props/sweater.ts';

/** The places, people and things that this story draws beside those that all stories share. */
export const art = {
  places: { darkBedroom, kitchen, cityNight, cityRoof, brightLane, darkLane, starCity, starRoof },
  cast: { gloom, jugnu, lamba, darkLamba, nani, ninni, quietNinni, sleepingNinni },
  props: {
    bed,
    quilt,
    streetBulb,
    jalebiSign,
    cinemaSign,
    redSignal,
    greenSignal,
    fireflies,
    gecko,
    sweater,
  },
} satisfies Art;
