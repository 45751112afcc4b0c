import type { Hero, LikenessHero, PhotoHero } from '#comic';
import { type DrawnChoices, FIRST_DRAWN_HERO } from './drawn-hero.ts';

/** A hero without a photo as drafts and orders keep it: drawn from choices, or from a photo that is not needed any more. */
export type ChosenHero = DrawnChoices | LikenessHero;

/** Whether a child was drawn from a photo: its book needs the photo no more. */
export const isLikeness = (hero: ChosenHero | PhotoHero | null): hero is LikenessHero =>
  hero !== null && 'features' in hero;

/** The same as the workshop draws it; the first of all drawn heroes when nothing was chosen. */
export const heroOf = (chosen: ChosenHero | null): Hero =>
  isLikeness(chosen) ? chosen : ({ kind: 'drawn', ...(chosen ?? FIRST_DRAWN_HERO) } as Hero);
