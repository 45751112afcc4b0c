import { cull } from '../../drawing/cull.ts';
import type { Box } from '../../drawing/tree.ts';
import { LARGEST } from './close-up.ts';
import type { Place } from './place.ts';

/**
 * The heights from which a whole place can be seen. `times` is how many times as high as the panel the place is drawn, and
 * `keeps` is the edge that stays where it is.
 */
const ANGLES = {
  /** Looks up from the ground: the horizon drops and the sky opens. */
  low: { times: 1.2, keeps: 'top' },
  /** Lies on the ground: only what towers is seen. */
  worm: { times: 1.62, keeps: 'top' },
  /** Looks down: the horizon rises, and the ground becomes a stage with depth. */
  high: { times: 1.6, keeps: 'bottom' },
  /** Looks straight down: nothing but ground is seen. */
  bird: { times: 3.2, keeps: 'bottom' },
} as const;
export type Angle = keyof typeof ANGLES;

/** A place seen from below or above: its horizon leaves the middle of the panel. */
export function seenFrom(draw: (area: Box) => Place, area: Box, angle: Angle): Place {
  const { times, keeps } = ANGLES[angle];
  const height = Math.min(area.height * times, LARGEST);
  const y = keeps === 'top' ? area.y : area.y + area.height - height;
  const { back, growing = [], front, ...place } = draw({ ...area, y, height });
  return {
    ...place,
    back: cull(back, area),
    growing: growing.filter(({ box }) => box.y < area.y + area.height && box.y + box.height > area.y),
    front: cull(front, area),
  };
}
