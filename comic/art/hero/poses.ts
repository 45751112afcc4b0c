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

export const poses = {
  point: {
    lean: 2,
    bow: -10,
    tilt: 7,
    turn: 0.45,
    arms: [
      { upper: 148, fore: 58, hand: 'fist' },
      { upper: 338, fore: 326, hand: 'point' },
    ],
    legs: [
      { thigh: 103, shin: 96, toes: 170, side: 0.55 },
      { thigh: 78, shin: 84, toes: 12, side: 0.7 },
    ],
  },
  float: {
    lean: 14,
    bow: -14,
    tilt: -11,
    turn: 0.3,
    arms: [
      { upper: 196, fore: 236, hand: 'open' },
      { upper: 342, fore: 300, hand: 'open' },
    ],
    legs: [
      { thigh: 118, shin: 172, toes: 132, side: 0.9 },
      { thigh: 72, shin: 122, toes: 72, side: 0.6 },
    ],
  },
  cheer: {
    lean: -4,
    bow: 8,
    tilt: -8,
    turn: -0.15,
    arms: [
      { upper: 200, fore: 240, hand: 'open' },
      { upper: 340, fore: 302, hand: 'fist' },
    ],
    legs: [
      { thigh: 152, shin: 78, toes: 128, side: 0.6 },
      { thigh: 62, shin: 128, toes: 80, side: 0.6 },
    ],
  },
  think: {
    lean: 3,
    bow: 8,
    tilt: 12,
    turn: -0.35,
    arms: [
      { upper: 112, fore: 352, hand: 'relaxed' },
      { upper: 62, fore: 238, hand: 'point', wrist: 10, front: true },
    ],
    legs: [
      { thigh: 98, shin: 93, toes: 172, side: 0.5 },
      { thigh: 76, shin: 96, toes: 20, side: 0.6 },
    ],
  },
  run: {
    lean: 17,
    bow: -8,
    tilt: 9,
    turn: 0.75,
    arms: [
      { upper: 158, fore: 72, hand: 'fist' },
      { upper: 34, fore: 306, hand: 'fist', behind: true },
    ],
    legs: [
      { thigh: 128, shin: 186, toes: 138, side: 1 },
      { thigh: 24, shin: 96, toes: 4, side: 1 },
    ],
  },
  wave: {
    lean: -3,
    bow: 9,
    tilt: -9,
    turn: -0.25,
    arms: [
      { upper: 116, fore: 84, hand: 'relaxed' },
      { upper: 345, fore: 298, hand: 'open' },
    ],
    legs: [
      { thigh: 97, shin: 92, toes: 168, side: 0.5 },
      { thigh: 72, shin: 90, toes: 14, side: 0.65 },
    ],
  },
  fly: {
    lean: 48,
    bow: -16,
    tilt: 12,
    turn: 0.5,
    arms: [
      { upper: 152, fore: 118, hand: 'fist' },
      { upper: 356, fore: 330, hand: 'fist', front: true },
    ],
    legs: [
      { thigh: 146, shin: 160, toes: 126, side: 0.9 },
      { thigh: 112, shin: 190, toes: 152, side: 1 },
    ],
  },
  proud: {
    lean: 0,
    bow: 6,
    tilt: -6,
    turn: 0.2,
    arms: [
      { upper: 150, fore: 58, hand: 'fist' },
      { upper: 30, fore: 122, hand: 'fist' },
    ],
    legs: [
      { thigh: 108, shin: 99, toes: 168, side: 0.6 },
      { thigh: 72, shin: 82, toes: 12, side: 0.6 },
    ],
  },
  leap: {
    lean: 16,
    bow: -10,
    tilt: -7,
    turn: 0.5,
    arms: [
      { upper: 206, fore: 226, hand: 'open' },
      { upper: 332, fore: 342, hand: 'open' },
    ],
    legs: [
      { thigh: 148, shin: 196, toes: 150, side: 1 },
      { thigh: 18, shin: 62, toes: 8, side: 1 },
    ],
  },
  lift: {
    lean: -2,
    bow: 10,
    tilt: 6,
    turn: 0.2,
    arms: [
      { upper: 148, fore: 60, hand: 'fist' },
      { upper: 338, fore: 304, hand: 'hold' },
    ],
    legs: [
      { thigh: 106, shin: 94, toes: 170, side: 0.55 },
      { thigh: 66, shin: 94, toes: 14, side: 0.7 },
    ],
  },
  crouch: {
    lean: 22,
    bow: -16,
    tilt: 10,
    turn: 0.6,
    arms: [
      { upper: 118, fore: 28, hand: 'relaxed' },
      { upper: 24, fore: 356, hand: 'open' },
    ],
    legs: [
      { thigh: 118, shin: 148, toes: 96, side: 0.9 },
      { thigh: 22, shin: 100, toes: 6, side: 0.95 },
    ],
  },
  hug: {
    lean: 12,
    bow: -12,
    tilt: 16,
    turn: 0.55,
    arms: [
      { upper: 52, fore: 352, hand: 'relaxed', front: true },
      { upper: 10, fore: 30, hand: 'relaxed', behind: true },
    ],
    legs: [
      { thigh: 100, shin: 104, toes: 20, side: 0.5 },
      { thigh: 78, shin: 88, toes: 10, side: 0.7 },
    ],
  },
  glide: {
    lean: 30,
    bow: -14,
    tilt: -6,
    turn: -0.2,
    arms: [
      { upper: 176, fore: 160, hand: 'open' },
      { upper: 330, fore: 318, hand: 'point' },
    ],
    legs: [
      { thigh: 124, shin: 150, toes: 112, side: 0.9 },
      { thigh: 96, shin: 160, toes: 124, side: 0.9 },
    ],
  },
  sit: {
    lean: -4,
    bow: 6,
    tilt: -8,
    turn: 0.25,
    arms: [
      { upper: 128, fore: 118, hand: 'relaxed' },
      { upper: 50, fore: 64, hand: 'relaxed' },
    ],
    legs: [
      { thigh: 164, shin: 34, toes: 30, side: 0.8 },
      { thigh: 16, shin: 146, toes: 150, side: 0.8 },
    ],
  },
  huddle: {
    lean: 10,
    bow: -14,
    tilt: 13,
    turn: 0.5,
    arms: [
      { upper: 62, fore: 12, hand: 'relaxed', front: true },
      { upper: 40, fore: 24, hand: 'relaxed', behind: true },
    ],
    legs: [
      { thigh: 338, shin: 102, toes: 8, side: 0.9 },
      { thigh: 328, shin: 96, toes: 4, side: 0.9 },
    ],
  },
  offer: {
    lean: 10,
    bow: -8,
    tilt: 9,
    turn: 0.55,
    arms: [
      { upper: 70, fore: 6, hand: 'hold', front: true },
      { upper: 34, fore: 352, hand: 'open', behind: true },
    ],
    legs: [
      { thigh: 108, shin: 104, toes: 20, side: 0.7 },
      { thigh: 64, shin: 92, toes: 10, side: 0.8 },
    ],
  },
  climb: {
    lean: 5,
    bow: -8,
    tilt: 7,
    turn: 0.1,
    back: true,
    arms: [
      { upper: 234, fore: 268, hand: 'hold' },
      { upper: 352, fore: 292, hand: 'hold' },
    ],
    legs: [
      { thigh: 160, shin: 78, toes: 196, side: 0.7 },
      { thigh: 78, shin: 98, toes: 340, side: 0.7 },
    ],
  },
  climbDown: {
    lean: -6,
    bow: 8,
    tilt: -13,
    turn: 0.35,
    arms: [
      { upper: 222, fore: 276, hand: 'hold' },
      { upper: 330, fore: 268, hand: 'hold' },
    ],
    legs: [
      { thigh: 118, shin: 84, toes: 176, side: 0.7 },
      { thigh: 40, shin: 118, toes: 40, side: 0.8 },
    ],
  },
  fall: {
    lean: -52,
    bow: 16,
    tilt: -28,
    turn: -0.3,
    arms: [
      { upper: 214, fore: 258, hand: 'open' },
      { upper: 286, fore: 318, hand: 'open' },
    ],
    legs: [
      { thigh: 356, shin: 300, toes: 330, side: 0.9 },
      { thigh: 28, shin: 348, toes: 290, side: 0.9 },
    ],
  },
  asleep: {
    lean: -82,
    bow: -6,
    tilt: -64,
    turn: 0.2,
    shut: true,
    arms: [
      { upper: 30, fore: 348, hand: 'relaxed', front: true },
      { upper: 20, fore: 356, hand: 'relaxed' },
    ],
    legs: [
      { thigh: 6, shin: 16, toes: 300, side: 0.9 },
      { thigh: 2, shin: 4, toes: 290, side: 0.9 },
    ],
  },
  lookUp: {
    lean: -3,
    bow: 6,
    tilt: 8,
    turn: 0,
    back: true,
    arms: [
      { upper: 118, fore: 88, hand: 'relaxed' },
      { upper: 30, fore: 124, hand: 'fist' },
    ],
    legs: [
      { thigh: 100, shin: 94, toes: 168, side: 0.4 },
      { thigh: 78, shin: 86, toes: 12, side: 0.4 },
    ],
  },
  waveOff: {
    lean: 3,
    bow: -8,
    tilt: -7,
    turn: 0,
    back: true,
    arms: [
      { upper: 118, fore: 92, hand: 'relaxed' },
      { upper: 338, fore: 292, hand: 'open' },
    ],
    legs: [
      { thigh: 102, shin: 96, toes: 168, side: 0.4 },
      { thigh: 74, shin: 88, toes: 12, side: 0.4 },
    ],
  },
  pull: {
    lean: -24,
    bow: 14,
    tilt: -14,
    turn: 0.5,
    arms: [
      { upper: 46, fore: 8, hand: 'fist', front: true },
      { upper: 28, fore: 356, hand: 'fist' },
    ],
    legs: [
      { thigh: 88, shin: 116, toes: 14, side: 0.9 },
      { thigh: 36, shin: 62, toes: 352, side: 1 },
    ],
  },
  shout: {
    lean: 12,
    bow: -6,
    tilt: 5,
    turn: 0.4,
    arms: [
      { upper: 160, fore: 334, hand: 'hold', front: true },
      { upper: 20, fore: 214, hand: 'hold', front: true },
    ],
    legs: [
      { thigh: 112, shin: 100, toes: 170, side: 0.6 },
      { thigh: 58, shin: 88, toes: 10, side: 0.8 },
    ],
  },
  shrug: {
    lean: -2,
    bow: 4,
    tilt: 15,
    turn: -0.1,
    arms: [
      { upper: 128, fore: 214, hand: 'open' },
      { upper: 52, fore: 326, hand: 'open' },
    ],
    legs: [
      { thigh: 100, shin: 92, toes: 168, side: 0.5 },
      { thigh: 80, shin: 88, toes: 12, side: 0.5 },
    ],
  },
  namaste: {
    lean: 0,
    bow: 5,
    tilt: -10,
    turn: 0.1,
    arms: [
      { upper: 122, fore: 352, hand: 'relaxed', wrist: -74 },
      { upper: 58, fore: 188, hand: 'relaxed', wrist: 74 },
    ],
    legs: [
      { thigh: 98, shin: 91, toes: 168, side: 0.5 },
      { thigh: 82, shin: 89, toes: 12, side: 0.5 },
    ],
  },
  tiptoe: {
    lean: 9,
    bow: -10,
    tilt: -12,
    turn: 0.5,
    arms: [
      { upper: 170, fore: 116, hand: 'relaxed' },
      { upper: 18, fore: 318, hand: 'relaxed' },
    ],
    legs: [
      { thigh: 104, shin: 118, toes: 62, side: 0.9 },
      { thigh: 28, shin: 112, toes: 44, side: 0.9 },
    ],
  },
  kneel: {
    lean: 14,
    bow: -14,
    tilt: 8,
    turn: 0.5,
    arms: [
      { upper: 78, fore: 24, hand: 'hold', front: true },
      { upper: 44, fore: 10, hand: 'open', behind: true },
    ],
    legs: [
      { thigh: 82, shin: 176, toes: 128, side: 0.9 },
      { thigh: 8, shin: 96, toes: 6, side: 0.9 },
    ],
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;

/** The same pose seen in a mirror; the light and the face stay where they are. */
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
