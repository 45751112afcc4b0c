import { brightness } from '../../drawing/colour.ts';
import type { HeadRequest } from './head.ts';

/** How bright skin is on which the scene's light falls in full, and on which least of it does. */
const FULL = 0.52;
const LEAST = 0.22;
const LEAST_SHARE = 0.3;

/** The light of a scene on a head. A light colour over dark skin would make the child lighter than it is: less of it falls there. */
export function lightOn(skin: string, light: HeadRequest['tint']): HeadRequest['tint'] {
  if (!light) return undefined;
  const along = Math.min(1, Math.max(0, (brightness(skin) - LEAST) / (FULL - LEAST)));
  return { ...light, amount: light.amount * (LEAST_SHARE + (1 - LEAST_SHARE) * along) };
}
