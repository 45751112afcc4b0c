import { useEffect, useEffectEvent } from 'react';
import { type ChosenHero, isLikeness } from '../books/chosen-hero.ts';
import { showToast } from '../ui/toast.tsx';

/** A child of which the device kept a part alone can neither be drawn nor be ordered: it makes room for another hero. */
export function useWholeHero(hero: ChosenHero | null, onGone: () => void): void {
  const giveUp = useEffectEvent(() => {
    onGone();
    showToast({
      title: 'The drawing of your child was damaged',
      description: 'This device kept only a part of it. Please choose how the hero looks once more.',
      kind: 'failure',
    });
  });
  useEffect(() => {
    if (!isLikeness(hero)) return;
    let isCurrent = true;
    const look = async () => {
      const { checkHero } = await import('#comic');
      try {
        checkHero(hero);
      } catch {
        if (isCurrent) giveUp();
      }
    };
    // Where the workshop does not come, nothing is drawn either.
    look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [hero]);
}
