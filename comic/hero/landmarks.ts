import type { HeadPoint } from '../hero.ts';
import type { FaceGuess } from './detect.ts';
import type { Model } from './models.ts';
import { frameAround, look, toFrame, toPhoto } from './pixels/raster.ts';
import type { Frame, Photo, Plane } from './pixels/raster.ts';
import { fillPolygon } from './pixels/shape.ts';

/** The points of MediaPipe's face mesh that this code uses. Left and right are the viewer's. */
export const MESH = {
  noseTip: 1,
  forehead: 10,
  chin: 152,
  leftCheekEdge: 234,
  rightCheekEdge: 454,
  leftEye: { outer: 33, inner: 133, upper: 159, lower: 145 },
  rightEye: { outer: 263, inner: 362, upper: 386, lower: 374 },
  leftBrow: { inner: 55, middle: 105, outer: 70 },
  rightBrow: { inner: 285, middle: 334, outer: 300 },
  leftCheek: 50,
  rightCheek: 280,
  mouth: { left: 61, right: 291, top: 0, innerTop: 13, innerBottom: 14, bottom: 17 },
} as const;

/** The outline of the face: clockwise from the middle of the forehead past the chin and back. */
export const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];

export const LEFT_EYE = [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7];
export const RIGHT_EYE = [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249];
export const LIPS = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
];

const POINTS = 468;
const SIDE = 192;
const MARGIN = 1.5;

/** A face with its mesh in photo pixels. */
export interface Face {
  points: HeadPoint[];
  /**
   * How far each point lies behind the middle of the head, in photo pixels. Lower is nearer to the viewer.
   */
  depths: Float32Array;
  /** How sure the mesh model is that this is a face, 0 to 1. */
  score: number;
  /** How far the head leans, clockwise in radians. */
  angle: number;
  /**
   * How far the head is turned, from the detector's guess: 0 looks straight ahead; at 1 the nose hides an
   * ear.
   */
  turned: number;
}

/**
 * Fits the mesh to a guessed face in two passes: first by the guess, then by the result of the first pass.
 */
export async function meshFace(photo: Photo, guess: FaceGuess, model: Model): Promise<Face> {
  const first = await layMesh(photo, guess, guess.size, guess.angle, model);
  const xs = first.points.map((point) => point.x);
  const ys = first.points.map((point) => point.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const second = await layMesh(photo, centre, Math.max(right - left, bottom - top), first.angle, model);
  return { ...second, turned: guess.turned };
}

async function layMesh(
  photo: Photo,
  centre: HeadPoint,
  size: number,
  angle: number,
  model: Model,
): Promise<Omit<Face, 'turned'>> {
  const frame = frameAround(centre, angle, (size * MARGIN) / SIDE, SIDE, SIDE);
  const { landmarks, score } = await model(look(photo, frame));
  const points = Array.from({ length: POINTS }, (_, i) =>
    toPhoto(frame, landmarks?.[3 * i] ?? 0, landmarks?.[3 * i + 1] ?? 0),
  );
  const pixel = Math.hypot(frame.across, frame.down);
  const depths = Float32Array.from({ length: POINTS }, (_, i) => (landmarks?.[3 * i + 2] ?? 0) * pixel);
  const left = middle(points, [MESH.leftEye.outer, MESH.leftEye.inner]);
  const right = middle(points, [MESH.rightEye.outer, MESH.rightEye.inner]);
  return {
    points,
    depths,
    score: 1 / (1 + Math.exp(-(score?.[0] ?? -99))),
    angle: Math.atan2(right.y - left.y, right.x - left.x),
  };
}

/** The mean of some points of a mesh. */
export function middle(points: HeadPoint[], indices: readonly number[]): HeadPoint {
  const sum = { x: 0, y: 0 };
  for (const index of indices) {
    sum.x += points[index]?.x ?? 0;
    sum.y += points[index]?.y ?? 0;
  }
  return { x: sum.x / indices.length, y: sum.y / indices.length };
}

/** One point of a mesh. */
export function pointOf(points: HeadPoint[], index: number): HeadPoint {
  return middle(points, [index]);
}

/** The mesh in the pixels of a window. */
export function meshIn(frame: Frame, points: HeadPoint[]): HeadPoint[] {
  return points.map((point) => toFrame(frame, point.x, point.y));
}

/** A plane with 1 within the face's outline. */
export function faceOval(points: HeadPoint[], width: number, height: number): Plane {
  const corners = OVAL.map((index) => pointOf(points, index));
  return fillPolygon(corners, width, height);
}

/** From the middle of the forehead to the chin. */
export function faceHeight(points: HeadPoint[]): number {
  const [top, bottom] = [pointOf(points, MESH.forehead), pointOf(points, MESH.chin)];
  return Math.hypot(top.x - bottom.x, top.y - bottom.y);
}
