import type { Art } from '../../art/art.ts';
import { kiteFestival } from '../../art/places/kite-festival.ts';
import { resham } from '../../art/cast/resham.ts';
import { kite, kiteOnLine } from '../../art/props/kites.ts';

/** The places, people and things that this story draws beside those that all stories share. */
export const art = {
  places: { kiteFestival },
  cast: { resham },
  props: { kite, kiteOnLine },
} satisfies Art;
