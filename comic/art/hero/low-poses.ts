import type { Pose } from './pose.ts';

/** Poses near the ground. */
export const lowPoses = {
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
