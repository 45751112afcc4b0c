import type { Point } from '../../drawing/tree.ts';
import { clamp } from '../../likeness-features.ts';
import type { HeadRequest } from './head.ts';
import type { Pose } from './pose.ts';

/** The share of the way to what the hero looks at that the head turns; the eyes do the rest. */
const BY_HEAD = 0.5;
const FURTHEST = 0.85;

/**
 * How head and eyes turn to what somebody looks at. Without a target they stay as the pose has them.
 * @param away from the eyes to the target, in page units
 * @param near a target that is nearer than this takes less than a full turn
 */
export function headTurn(
  { turn, tilt }: Pose,
  away: Point | undefined,
  near: number,
): Pick<HeadRequest, 'turn' | 'nod' | 'gaze'> {
  if (!away) return { turn };
  const far = Math.max(near, Math.hypot(...away));
  const lean = (-tilt * Math.PI) / 180;
  const [x, y] = [away[0] / far, away[1] / far];
  const right = x * Math.cos(lean) - y * Math.sin(lean);
  const down = x * Math.sin(lean) + y * Math.cos(lean);
  return {
    turn: clamp(turn + (right - turn) * BY_HEAD, [-FURTHEST, FURTHEST]),
    nod: down * BY_HEAD,
    gaze: [right, down],
  };
}
