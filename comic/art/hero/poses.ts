import { lowPoses } from './low-poses.ts';
import { movingPoses } from './moving-poses.ts';
import { standingPoses } from './standing-poses.ts';

/** Everything the hero's body can do, by name. */
export const poses = { ...standingPoses, ...movingPoses, ...lowPoses };

export type PoseName = keyof typeof poses;
