import type { LikenessHero } from '#comic';

/** A child that was drawn from a photo, kept by its parent for the next book. */
export interface KeptHero {
  id: string;
  name: string;
  hero: LikenessHero;
}

/** More children than a family makes heroes of. */
export const MOST_HEROES = 12;
