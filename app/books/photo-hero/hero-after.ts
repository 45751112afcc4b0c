import type { LikenessHero } from '#comic';
import { type ChosenHero, isLikeness } from '../drawing/chosen-hero.ts';
import type { HeroState } from '../drawing/hero-state.ts';

/**
 * The hero of a draft after its photo has a new state. A new likeness comes into the book at once. It leaves
 * the book when the photo becomes another one or keeps its own face. The parent's wishes stay with the
 * likeness.
 */
export function heroAfter(news: HeroState, chosen: ChosenHero | null): ChosenHero | null {
  if (news.state === 'none' || (news.state === 'refused' && news.reason === 'unavailable')) return chosen;
  if (news.state === 'ready' && isLikeness(news.hero)) return isSame(news.hero, chosen) ? chosen : news.hero;
  return isLikeness(chosen) ? null : chosen;
}

const isSame = (drawn: LikenessHero, chosen: ChosenHero | null): boolean =>
  isLikeness(chosen) && JSON.stringify({ ...chosen, wishes: undefined }) === JSON.stringify(drawn);
