import type { Art } from '../../art/art.ts';
import { palaceGarden } from '../../art/places/palace-garden.ts';
import { moru } from '../../art/cast/moru.ts';

/** The places, people and things that this story draws beside those that all stories share. */
export const art = {
  places: { palaceGarden },
  cast: { moru },
  props: {},
} satisfies Art;
