import type { ArmPose, LegPose, Pose } from './pose.ts';
import { poses, type PoseName } from './poses.ts';
import type { Ride } from './wheelchair.ts';

export interface Seated {
  pose: Pose;
  ride: Ride;
}

/** What changes about a pose in a wheelchair when the hero does more than sit upright on the ground. */
interface Turn extends Partial<Ride> {
  lean?: number;
  arms?: readonly [ArmPose, ArmPose];
}

/** Hands on the push rims, far forward and far back. */
const PUSHING: readonly [ArmPose, ArmPose] = [
  { upper: 128, fore: 62, hand: 'fist', front: true },
  { upper: 62, fore: 36, hand: 'fist', behind: true },
];

const TURNS: Partial<Record<PoseName, Turn>> = {
  run: { lean: 20, tilt: -5, trail: 'speed', arms: PUSHING },
  tiptoe: { lean: 14 },
  cheer: { tilt: -9 },
  leap: { lean: 8, tilt: -14, trail: 'stars' },
  float: { lean: 4, tilt: -8, trail: 'stars' },
  fly: { lean: 22, tilt: -16, trail: 'flames' },
  glide: { facing: 1, lean: 12, tilt: -10, trail: 'flames' },
  fall: { facing: 1, lean: -8, tilt: -32 },
  climb: { trail: 'flames' },
  climbDown: { trail: 'flames' },
  pull: { lean: -12, tilt: -8 },
};

const SIDEWAYS: readonly [LegPose, LegPose] = [
  { thigh: 14, shin: 92, toes: 6, side: 0.9, length: 0.62 },
  { thigh: 6, shin: 88, toes: 4, side: 0.9, length: 0.7 },
];
const FROM_BEHIND: readonly [LegPose, LegPose] = [
  { thigh: 94, shin: 92, toes: 150, side: 0.3, length: 0.24 },
  { thigh: 86, shin: 88, toes: 30, side: 0.3, length: 0.24 },
];

/** The pose of a hero who uses a wheelchair. Arms and head show the action, and the chair goes along. */
export function seated(name: PoseName, hovers = false): Seated {
  const pose: Pose = poses[name];
  const { lean, arms, ...turn } = TURNS[name] ?? {};
  const facing = pose.back ? 0 : (turn.facing ?? facingOf(pose));
  const trail = turn.trail ?? (hovers ? 'flames' : undefined);
  // A chair that looks left is drawn looking right and then mirrored, so `TURNS` gives all tilts for the
  // right.
  const tilt = facing < 0 ? -(turn.tilt ?? 0) : (turn.tilt ?? 0);
  const upright = lean ?? Math.max(-10, Math.min(14, pose.lean));
  const [near, far] = facing < 0 ? [LEFTWARD[1], LEFTWARD[0]] : SIDEWAYS;
  const legs: readonly [LegPose, LegPose] = facing === 0 ? FROM_BEHIND : [near, far];
  return {
    pose: {
      ...pose,
      lean: (lean !== undefined && facing < 0 ? -upright : upright) + tilt,
      bow: pose.bow * 0.6,
      arms: arms && facing < 0 ? [arms[1], arms[0]] : (arms ?? pose.arms),
      legs: [turned(legs[0], tilt), turned(legs[1], tilt)],
    },
    ride: { facing, tilt, ...(trail && { trail }) },
  };
}

const LEFTWARD: readonly [LegPose, LegPose] = [mirroredLeg(SIDEWAYS[0]), mirroredLeg(SIDEWAYS[1])];

function mirroredLeg(leg: LegPose): LegPose {
  return { ...leg, thigh: 180 - leg.thigh, shin: 180 - leg.shin, toes: 180 - leg.toes };
}

function turned(leg: LegPose, degrees: number): LegPose {
  return { ...leg, thigh: leg.thigh + degrees, shin: leg.shin + degrees, toes: leg.toes + degrees };
}

/** The side to which the chest turns; when it hardly turns, the side to which it leans. */
function facingOf({ turn, lean }: Pose): -1 | 1 {
  const way = Math.abs(turn) >= 0.25 || Math.abs(lean) < 8 ? turn : lean;
  return way < 0 ? -1 : 1;
}

/** The same ride, mirrored. */
export function mirroredRide({ facing, tilt, ...ride }: Ride): Ride {
  return { ...ride, facing: facing === 0 ? 0 : facing > 0 ? -1 : 1, tilt: -tilt };
}
