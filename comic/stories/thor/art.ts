import type { Art } from '../../art/art.ts';
import { monsoon } from '../../art/places/monsoon.ts';
import { gudgud } from '../../art/cast/gudgud.ts';
import { drumstick } from '../../art/props/drums.ts';

/** The places, people and things that this story draws beside those that all stories share. */
export const art = {
  places: { monsoon },
  cast: { gudgud },
  props: { drumstick },
} satisfies Art;
