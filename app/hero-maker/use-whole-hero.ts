import { useEffect, useEffectEvent } from 'react';
import { type ChosenHero, isLikeness } from '../books/chosen-hero.ts';

/** A child of which the device kept a part alone can neither be drawn nor be ordered: it makes room for another hero. */
export function useWholeHero(hero: ChosenHero | null, onGone: () => void): void {
  const giveUp = useEffectEvent(onGone);
  useEffect(() => {
    if (!isLikeness(hero)) return;
    let isCurrent = true;
    // Where the workshop does not come, nothing is drawn either.
    import('./whole-hero.ts').then(
      ({ isWhole, sayDamaged }) => {
        if (!isCurrent || isWhole(hero)) return;
        giveUp();
        sayDamaged();
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [hero]);
}
