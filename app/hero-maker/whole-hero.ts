import { checkHero, type LikenessHero } from '#comic';
import { showToast } from '../ui/toast.tsx';

/** Whether the workshop can draw a child as the device kept it. */
export function isWhole(hero: LikenessHero): boolean {
  try {
    checkHero(hero);
    return true;
  } catch {
    return false;
  }
}

export function sayDamaged(): void {
  showToast({
    title: 'The drawing of your child was damaged',
    description: 'This device kept only a part of it. Please choose how the hero looks once more.',
    kind: 'failure',
  });
}
