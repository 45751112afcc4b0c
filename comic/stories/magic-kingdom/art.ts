import type { Art } from '../../art/art.ts';
import { castleHill } from '../../art/places/castle-hill.ts';
import { bholu } from '../../art/cast/bholu.ts';

/** The places, people and things that this story draws beside those that all stories share. */
export const art = {
  places: { castleHill },
  cast: { bholu },
  props: {},
} satisfies Art;
