import type { Art } from '../../art/art.ts';
import { workshop } from '../../art/places/workshop.ts';
import { dabba } from '../../art/cast/dabba.ts';
import { spanner } from '../../art/props/gears.ts';

/** The places, people and things that this story draws beside those that all stories share. */
export const art = {
  places: { workshop },
  cast: { dabba },
  props: { spanner },
} satisfies Art;
