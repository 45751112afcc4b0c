import type { Pose } from './pose.ts';

const lift: Pose = {
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
};

/** Poses on both feet. */
export const standingPoses = {
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
  lift,
  /** With the arm farther out, so that a photo's hair does not get in its way. */
  carry: {
    ...lift,
    arms: [
      { upper: 148, fore: 60, hand: 'fist' },
      { upper: 358, fore: 322, hand: 'hold' },
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
  drum: {
    lean: 5,
    bow: -8,
    tilt: -10,
    turn: 0.35,
    arms: [
      { upper: 138, fore: 62, hand: 'relaxed', front: true },
      { upper: 44, fore: 118, hand: 'relaxed', front: true },
    ],
    legs: [
      { thigh: 104, shin: 98, toes: 30, side: 0.6 },
      { thigh: 70, shin: 88, toes: 14, side: 0.7 },
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
} as const satisfies Record<string, Pose>;
