import type { Art } from '../../art/art.ts';
import { cityNight, cityRoof } from '../../art/places/city-night.ts';
import { gloom } from '../../art/cast/gloom.ts';

/** The places, people and things that this story draws beside those that all stories share. */
export const art = {
  places: { cityNight, cityRoof },
  cast: { gloom },
  props: {},
} satisfies Art;
