import { cull } from '../../drawing/cull.ts';
import type { Box } from '../../drawing/tree.ts';
import { LARGEST } from './close-up.ts';
import type { Place } from './place.ts';

/**
 * From where the whole place is seen. `low` looks up from the ground: the horizon drops and the sky opens. `worm` lies on the
 * ground: only what towers is seen. `high` looks down: the horizon rises, and the ground is a stage with depth. `bird` sees
 * nothing but ground.
 */
export const ANGLES = ['low', 'worm', 'high', 'bird'] as const;
export type Angle = (typeof ANGLES)[number];

/** How many times as high as the panel the place is drawn, and which of its edges stays where it is. */
const SEEN: Record<Angle, { times: number; keeps: 'top' | 'bottom' }> = {
  low: { times: 1.2, keeps: 'top' },
  worm: { times: 1.62, keeps: 'top' },
  high: { times: 1.6, keeps: 'bottom' },
  bird: { times: 3.2, keeps: 'bottom' },
};

/** A place seen from below or above: its horizon leaves the middle of the panel. */
export function seenFrom(draw: (area: Box) => Place, area: Box, angle: Angle): Place {
  const { times, keeps } = SEEN[angle];
  const height = area.height * Math.min(times, Math.max(1, LARGEST / area.height));
  const y = keeps === 'top' ? area.y : area.y + area.height - height;
  const { back, growing = [], flying, front, light } = draw({ ...area, y, height });
  return {
    back: cull(back, area),
    growing: growing.filter(({ box }) => box.y < area.y + area.height && box.y + box.height > area.y),
    ...(flying && { flying }),
    // What frames the picture from above or below is out of sight on that side.
    front: cull(front, area),
    light,
  };
}
