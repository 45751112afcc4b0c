import type { Point } from '../../drawing/tree.ts';
import { bend, tube, type Tube } from '../../drawing/tube.ts';
import type { ArmPose, LegPose, Pose } from './pose.ts';

/**
 * A chibi body in its own units: the head is about 385 high, the whole figure about 970. The origin is the
 * hip, y runs down.
 */
export const HEAD_HEIGHT = 385;
const TRUNK = 222;
const NECK = 14;
const UPPER_ARM = 122;
const FOREARM = 108;
const THIGH = 142;
const SHIN = 130;

/** How thick a costume makes the child: half widths of each part, from its top to its end. */
export interface Girth {
  trunk: readonly number[];
  arm: readonly number[];
  leg: readonly number[];
}

export interface Arm {
  limb: Tube;
  wrist: Point;
  /** Direction of the hand in degrees. */
  angle: number;
  pose: ArmPose;
  /** −1 the viewer's left, 1 right. */
  side: -1 | 1;
}

export interface Leg {
  limb: Tube;
  ankle: Point;
  pose: LegPose;
  side: -1 | 1;
}

export interface Skeleton {
  pose: Pose;
  /** t 0 at the neck, 1 at the crotch. */
  trunk: Tube;
  neck: Point;
  /** Where the chin sits. */
  chin: Point;
  arms: readonly [Arm, Arm];
  legs: readonly [Leg, Leg];
}

export function skeleton(pose: Pose, girth: Girth): Skeleton {
  const up = pose.lean - 90;
  const neck = step([0, 0], up, TRUNK);
  const middle = step(step([0, 0], up, TRUNK * 0.5), pose.lean, pose.bow);
  const trunk = tube(bend(neck, middle, step([0, 0], up, -34), 0.8), girth.trunk);
  const chin = step(neck, (up + pose.tilt - 90) / 2, NECK);
  const arm = (side: -1 | 1): Arm => {
    const limbPose = pose.arms[side < 0 ? 0 : 1];
    const nearer = 1 - side * pose.turn * 0.16;
    const shoulder = trunk.point(0.16, -side * 0.74 * nearer);
    const elbow = step(shoulder, limbPose.upper, UPPER_ARM);
    const wrist = step(elbow, limbPose.fore, FOREARM);
    return {
      limb: tube(bend(shoulder, elbow, wrist), girth.arm),
      wrist,
      angle: limbPose.fore + (limbPose.wrist ?? 0),
      pose: limbPose,
      side,
    };
  };
  const leg = (side: -1 | 1): Leg => {
    const limbPose = pose.legs[side < 0 ? 0 : 1];
    const hip = trunk.point(0.9, -side * 0.52);
    const knee = step(hip, limbPose.thigh, THIGH * (limbPose.length ?? 1));
    const ankle = step(knee, limbPose.shin, SHIN);
    return { limb: tube(bend(hip, knee, ankle, 0.45), girth.leg), ankle, pose: limbPose, side };
  };
  return { pose, trunk, neck, chin, arms: [arm(-1), arm(1)], legs: [leg(-1), leg(1)] };
}

export function step([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}
