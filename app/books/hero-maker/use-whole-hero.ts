import { useEffect, useEffectEvent } from 'react';
import type { ChosenHero } from '../drawing/chosen-hero.ts';

/** A hero of which the device kept a part alone can neither be drawn nor be ordered: it makes room for another one. */
export function useWholeHero(hero: ChosenHero | null, onGone: () => void): void {
  const giveUp = useEffectEvent(onGone);
  useEffect(() => {
    let isCurrent = hero !== null;
    const look = async () => (await import('./whole-hero.ts')).judge(hero, () => isCurrent && giveUp());
    // Where the workshop does not come, nothing is drawn either.
    if (hero) look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [hero]);
}
