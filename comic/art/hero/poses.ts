import { lowPoses } from './low-poses.ts';
import { movingPoses } from './moving-poses.ts';
import { standingPoses } from './standing-poses.ts';

/** All poses of the hero, by name. */
export const poses = { ...standingPoses, ...movingPoses, ...lowPoses };

export type PoseName = keyof typeof poses;
