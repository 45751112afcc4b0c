import type { Expression } from '../../hero.ts';
import type { Node, Point } from '../../drawing/tree.ts';
import { frown, gasp, grin, laugh, type MouthLook, pleased, purse, resolve, smile, wobble } from './mouth.ts';

/** How a mood changes the features of a face. Lengths are in head units. */
export interface Mood {
  /** Height of the open eye, 1 at rest; `laughing` eyes are shut by the cheeks below them. */
  eye: number | 'laughing';
  iris: number;
  /** Where the eyes look, −1..1: x toward the side to which the head turns, y down. */
  gaze: Point;
  /** Keeps this gaze, even when there is something to look at. */
  lost?: boolean;
  /** Height of the brows' inner and outer ends relative to rest; negative is up. */
  brow: readonly [inner: number, outer: number];
  /** How much higher one brow is than the other. */
  raised?: number;
  /** −1 lifts the chin, 1 lowers it. */
  nod?: number;
  mouth: (look: MouthLook) => Node[];
  sweat?: boolean;
  /** Tears stand in the eyes. */
  tears?: boolean;
  blush: number;
}

export const MOODS: Record<Expression, Mood> = {
  calm: { eye: 1, iris: 1, gaze: [0, 0], brow: [0, 2], blush: 0.4, mouth: smile },
  happy: { eye: 0.96, iris: 1.04, gaze: [0, -0.1], brow: [-10, -4], blush: 0.65, mouth: grin },
  surprised: { eye: 1.2, iris: 0.84, gaze: [0, -0.2], brow: [-26, -20], blush: 0.4, mouth: gasp },
  brave: { eye: 0.98, iris: 1.06, gaze: [0, -0.2], brow: [2, -8], blush: 0.6, mouth: resolve },
  worried: {
    eye: 1.06,
    iris: 0.9,
    gaze: [-0.35, 0.2],
    brow: [-22, 10],
    blush: 0.35,
    mouth: wobble,
    sweat: true,
  },
  proud: { eye: 0.84, iris: 1.04, gaze: [0, -0.1], brow: [-7, -12], nod: -0.45, blush: 0.75, mouth: pleased },
  laughing: { eye: 'laughing', iris: 1, gaze: [0, 0], brow: [-14, -6], nod: -0.3, blush: 0.85, mouth: laugh },
  sad: {
    eye: 0.94,
    iris: 1.06,
    gaze: [0, 0.5],
    brow: [-26, 14],
    nod: 0.5,
    blush: 0.3,
    mouth: frown,
    tears: true,
  },
  thinking: {
    eye: 0.95,
    iris: 1,
    gaze: [0.6, -0.75],
    brow: [4, 0],
    raised: 17,
    lost: true,
    nod: -0.25,
    blush: 0.4,
    mouth: purse,
  },
};
