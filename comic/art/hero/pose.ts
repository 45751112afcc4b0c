import type { HandShape } from './hands.ts';

/** Degrees clockwise: 0 points right, 90 down, 180 left, 270 up. "Left" is the viewer's left. */
export interface ArmPose {
  upper: number;
  fore: number;
  hand: HandShape;
  /** Degrees the hand turns at the wrist. */
  wrist?: number;
  /** Drawn behind the body. */
  behind?: boolean;
  /** Drawn over the head. */
  front?: boolean;
}

export interface LegPose {
  thigh: number;
  shin: number;
  /** How much of the thigh is seen; less when it points at the reader. */
  length?: number;
  /** Where the toes point. */
  toes: number;
  /** 0 seen from the front .. 1 seen from the side. */
  side?: number;
}

export interface Pose {
  /** Degrees the trunk leans from upright; positive to the right. */
  lean: number;
  /** Sideways bow of the trunk in body units. */
  bow: number;
  /** Degrees the head tilts on the page. */
  tilt: number;
  /** Where chest and face look: −1 left .. 1 right. */
  turn: number;
  /** Seen from behind. */
  back?: boolean;
  /** Eyes shut. */
  shut?: boolean;
  arms: readonly [left: ArmPose, right: ArmPose];
  legs: readonly [left: LegPose, right: LegPose];
}

/** The same pose, mirrored. The light and the face stay as they are. */
export function mirrored(pose: Pose): Pose {
  return {
    lean: -pose.lean,
    bow: -pose.bow,
    tilt: -pose.tilt,
    turn: -pose.turn,
    back: pose.back,
    shut: pose.shut,
    arms: [mirroredArm(pose.arms[1]), mirroredArm(pose.arms[0])],
    legs: [mirroredLeg(pose.legs[1]), mirroredLeg(pose.legs[0])],
  };
}

function flip(degrees: number): number {
  return (540 - degrees) % 360;
}

function mirroredArm(limb: ArmPose): ArmPose {
  return {
    ...limb,
    upper: flip(limb.upper),
    fore: flip(limb.fore),
    wrist: -(limb.wrist ?? 0),
  };
}

function mirroredLeg(limb: LegPose): LegPose {
  return {
    ...limb,
    thigh: flip(limb.thigh),
    shin: flip(limb.shin),
    toes: flip(limb.toes),
  };
}
