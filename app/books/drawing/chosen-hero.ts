import type { Hero, LikenessHero, PhotoHero } from '#comic';
import { type DrawnChoices, FIRST_DRAWN_HERO } from './drawn-hero.ts';

/** A hero that needs no photo, as drafts and orders keep it: drawn from choices, or a likeness. */
export type ChosenHero = DrawnChoices | LikenessHero;

/** Whether the hero is a likeness, so that its book no longer needs the photo. */
export const isLikeness = (hero: ChosenHero | PhotoHero | null): hero is LikenessHero =>
  hero !== null && 'features' in hero;

/** The hero in the form that the workshop takes; the first drawn hero when nothing was chosen. */
export const heroOf = (chosen: ChosenHero | null): Hero =>
  isLikeness(chosen) ? chosen : ({ kind: 'drawn', ...(chosen ?? FIRST_DRAWN_HERO) } as Hero);
