import { checkHero } from '#comic';
import { type ChosenHero, heroOf } from '../drawing/chosen-hero.ts';
import { showToast } from '../../ui/parts/toast.tsx';

/**
 * Gives up a hero that the workshop cannot draw, and tells the parent.
 * @param giveUp returns false when this is no longer the hero; nothing is said then.
 */
export function judge(hero: ChosenHero | null, giveUp: () => unknown): void {
  try {
    checkHero(heroOf(hero));
  } catch {
    if (giveUp() !== false)
      showToast({
        title: 'The drawing of your child was damaged',
        description: 'This device kept only a part of it. Please choose how the hero looks once more.',
        kind: 'failure',
      });
  }
}
