import { vivid } from '../../drawing/colour.ts';
import type { Hero } from '../../hero.ts';

/** Skin of neck, hands and feet. Between thick lines a small flat patch looks duller than a photo's face of the same colour. */
export function bodySkin(hero: Hero): string {
  return hero.kind === 'photo' ? vivid(hero.skin) : hero.skin;
}
