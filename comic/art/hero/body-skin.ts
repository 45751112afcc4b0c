import { vivid } from '../../drawing/colour.ts';
import type { Hero } from '../../hero.ts';

/**
 * Skin of neck, hands and feet. A photo's skin is made more vivid: between thick lines a small flat patch
 * looks duller than a face of the same colour.
 */
export function bodySkin(hero: Hero): string {
  return hero.kind === 'photo' ? vivid(hero.skin) : hero.skin;
}
