import type { Pose } from './pose.ts';

/** Poses in motion: running, in the air, on a wall. */
export const movingPoses = {
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
  climb: {
    lean: 5,
    bow: -8,
    tilt: 7,
    turn: 0.1,
    back: true,
    arms: [
      { upper: 234, fore: 268, hand: 'fist' },
      { upper: 352, fore: 292, hand: 'fist' },
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
      { upper: 168, fore: 228, hand: 'open' },
      { upper: 350, fore: 318, hand: 'fist' },
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
      { upper: 152, fore: 104, hand: 'open', front: true },
      { upper: 286, fore: 318, hand: 'open' },
    ],
    legs: [
      { thigh: 356, shin: 300, toes: 330, side: 0.9 },
      { thigh: 28, shin: 348, toes: 290, side: 0.9 },
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
} as const satisfies Record<string, Pose>;
