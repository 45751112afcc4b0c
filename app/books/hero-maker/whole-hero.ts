import { checkHero } from '#comic';
import { type ChosenHero, heroOf } from '../drawing/chosen-hero.ts';
import { showToast } from '../../ui/parts/toast.tsx';

/** Gives a hero up that the workshop cannot draw, and says so. @param giveUp answers false when it is not the hero any more. */
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
