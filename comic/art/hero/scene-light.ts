import { brightness } from '../../drawing/colour.ts';
import type { HeadRequest } from './head.ts';

/** Brightness of skin that takes the scene's light in full, and of skin that takes the least of it. */
const FULL = 0.52;
const LEAST = 0.22;
const LEAST_SHARE = 0.3;

/**
 * The light of a scene on a head. On dark skin a light colour would make the child lighter than it is, so
 * less of it falls there.
 */
export function lightOn(skin: string, light: HeadRequest['tint']): HeadRequest['tint'] {
  if (!light) return undefined;
  const along = Math.min(1, Math.max(0, (brightness(skin) - LEAST) / (FULL - LEAST)));
  return { ...light, amount: light.amount * (LEAST_SHARE + (1 - LEAST_SHARE) * along) };
}
