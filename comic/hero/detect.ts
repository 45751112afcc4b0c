import type { HeadPoint } from '../hero.ts';
import type { Model } from './models.ts';
import { frameAround, look, toPhoto } from './pixels/raster.ts';
import type { Photo } from './pixels/raster.ts';

/** A guessed face, in photo pixels. `angle` is how far the head leans, clockwise. */
export interface FaceGuess {
  x: number;
  y: number;
  /** Side of the square around brow and chin. */
  size: number;
  angle: number;
  /** How far the head is turned: 0 looks straight ahead; at 1 the nose hides an ear. */
  turned: number;
  /** 0 to 1. */
  score: number;
}

/** The grids of a detector's anchors: cells per side and anchors per cell, in the model's order. */
interface Detector {
  side: number;
  grids: { cells: number; anchors: number }[];
}

const NEAR: Detector = {
  side: 128,
  grids: [
    { cells: 16, anchors: 2 },
    { cells: 8, anchors: 6 },
  ],
};
const FAR: Detector = { side: 192, grids: [{ cells: 48, anchors: 1 }] };

/** Indices of the points that the detectors find in a face. */
const NOSE = 2;
const LEFT_EAR = 4;
const RIGHT_EAR = 5;

const SURE_ENOUGH = 0.5;
const SAME_FACE = 0.3;

/**
 * Finds the faces of a photo with two detectors, one for selfies and one for people further away. The
 * highest score comes first. `turn` is how far the photo itself may lie on its side, in radians; `gain`
 * brightens a dark photo for the detectors only.
 */
export async function guessFaces(
  photo: Photo,
  near: Model,
  far: Model,
  { turn = 0, gain = 1 }: { turn?: number; gain?: number } = {},
): Promise<FaceGuess[]> {
  const guesses = [
    ...(await detect(photo, near, NEAR, turn, gain)),
    ...(await detect(photo, far, FAR, turn, gain)),
  ].sort((a, b) => b.score - a.score);
  const kept: FaceGuess[] = [];
  for (const guess of guesses) if (kept.every((other) => overlap(guess, other) < SAME_FACE)) kept.push(guess);
  return kept;
}

async function detect(
  photo: Photo,
  model: Model,
  { side, grids }: Detector,
  turn: number,
  gain: number,
): Promise<FaceGuess[]> {
  const scale = Math.max(photo.width, photo.height) / side;
  const frame = frameAround({ x: photo.width / 2, y: photo.height / 2 }, turn, scale, side, side);
  const picture = look(photo, frame, 0);
  picture.planes.forEach((value, i) => (picture.planes[i] = Math.min(1, value * gain) * 2 - 1));
  const { boxes, scores } = await model(picture);
  const guesses: FaceGuess[] = [];
  let anchor = 0;
  for (const { cells, anchors } of grids) {
    for (let cell = 0; cell < cells * cells; cell++) {
      for (let k = 0; k < anchors; k++, anchor++) {
        const score = 1 / (1 + Math.exp(-(scores?.[anchor] ?? -99)));
        if (score < SURE_ENOUGH) continue;
        const box = boxes?.subarray(anchor * 16, anchor * 16 + 16) ?? new Float32Array(16);
        const cx = (((cell % cells) + 0.5) / cells) * side;
        const cy = ((Math.floor(cell / cells) + 0.5) / cells) * side;
        const lean = Math.atan2(box[7]! - box[5]!, box[6]! - box[4]!);
        const centre = toPhoto(frame, cx + box[0]!, cy + box[1]!);
        const turned = turnedAway(spotOf(box, NOSE), spotOf(box, LEFT_EAR), spotOf(box, RIGHT_EAR));
        guesses.push({
          ...centre,
          size: Math.max(box[2]!, box[3]!) * scale,
          angle: turn + lean,
          turned,
          score,
        });
      }
    }
  }
  return guesses;
}

function spotOf(box: Float32Array, spot: number): HeadPoint {
  return { x: box[4 + 2 * spot]!, y: box[5 + 2 * spot]! };
}

/**
 * How far a head is turned, from the position of its nose on the line between its ears: 0 in the middle, 1
 * at an ear, more beyond it. The face mesh cannot tell: it measures a head turned by 60 degrees as 20 to 40.
 */
export function turnedAway(nose: HeadPoint, leftEar: HeadPoint, rightEar: HeadPoint): number {
  const across = { x: rightEar.x - leftEar.x, y: rightEar.y - leftEar.y };
  const along = (nose.x - leftEar.x) * across.x + (nose.y - leftEar.y) * across.y;
  return Math.abs((2 * along) / Math.max(1e-6, across.x ** 2 + across.y ** 2) - 1);
}

/** The overlap of two guesses' squares, as a share of the area that they cover together. */
function overlap(a: FaceGuess, b: FaceGuess): number {
  const reach = (a.size + b.size) / 2;
  const wide = Math.min(a.size, b.size, Math.max(0, reach - Math.abs(a.x - b.x)));
  const high = Math.min(a.size, b.size, Math.max(0, reach - Math.abs(a.y - b.y)));
  const shared = wide * high;
  return shared / (a.size ** 2 + b.size ** 2 - shared);
}
