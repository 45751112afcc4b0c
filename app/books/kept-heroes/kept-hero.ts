import type { LikenessHero } from '#comic';

/** A likeness that its parent keeps for the next book. */
export interface KeptHero {
  id: string;
  name: string;
  hero: LikenessHero;
}

/** The most that one customer keeps: more children than a family makes heroes of. */
export const MOST_HEROES = 12;
