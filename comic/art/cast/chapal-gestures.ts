import type { Gesture } from '../../book.ts';
import type { Point } from '../../drawing/tree.ts';

/** How Chapal holds himself. */
export interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  /** Where the tail's tip curls. */
  tail: readonly Point[];
  /** Hands in front of the face. */
  before?: boolean;
  /** Where the right forefinger points. */
  points?: Point;
  /** The right foot is up, sole to the reader. */
  footUp?: boolean;
  /** His feet touch no ground. */
  airborne?: boolean;
}

export const CURL: readonly Point[] = [
  [120, -150],
  [300, -110],
  [400, -230],
  [380, -400],
  [420, -520],
  [510, -540],
  [540, -460],
];
const CURL_LEFT = CURL.map(([x, y]): Point => [-x, y]);
const STREAMING: readonly Point[] = [
  [-100, -150],
  [-240, -90],
  [-370, -130],
  [-480, -70],
  [-600, -110],
];

const HIP: Point = [-214, -236];

/** What each gesture changes about the acting of his mood. */
export const gestures: Record<Gesture, Partial<Acting>> = {
  point: { right: [400, -400], left: HIP, gaze: [0.6, 0], tail: CURL_LEFT, points: [1, -0.1] },
  explain: { right: [344, -520], left: HIP, points: [0.1, -1], tail: CURL_LEFT },
  shrug: { right: [350, -400], left: [-350, -400], brow: [-30, -6], tail: CURL_LEFT },
  hush: { right: [26, -470], left: [-330, -330], before: true, points: [-0.1, -1] },
  cover: { right: [58, -520], left: [-58, -520], before: true, brow: [-36, -20] },
  fist: { right: [400, -610], left: HIP, brow: [30, -26], gaze: [0.5, 0.1], tail: CURL_LEFT },
  cup: { right: [84, -448], left: [-84, -448], before: true },
  throw: { right: [400, -420], left: [-390, -620], gaze: [0.6, -0.2], tail: CURL_LEFT, points: [1, -0.1] },
  count: { right: [196, -300], left: [-330, -500], gaze: [0.5, 0.6], footUp: true },
  belly: { right: [50, -260], left: [-340, -480] },
  listen: { right: [384, -600], left: [-40, -330], before: true, gaze: [0.8, -0.1] },
  soar: { right: [390, -560], left: [-390, -540], gaze: [0.3, -0.2], tail: STREAMING, airborne: true },
};
