import { useEffect, useEffectEvent } from 'react';
import type { ChosenHero } from '../drawing/chosen-hero.ts';

/** Gives up a hero of which the device kept only a part, because it can be neither drawn nor ordered. */
export function useWholeHero(hero: ChosenHero | null, onGone: () => void): void {
  const giveUp = useEffectEvent(onGone);
  useEffect(() => {
    let isCurrent = hero !== null;
    const look = async () => (await import('./whole-hero.ts')).judge(hero, () => isCurrent && giveUp());
    // If the workshop cannot be loaded, nothing is drawn anyway.
    if (hero) look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [hero]);
}
