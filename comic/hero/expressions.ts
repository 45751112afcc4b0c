import type { Expression, HeadPoint } from '../hero.ts';
import { MESH, middle, pointOf } from './landmarks.ts';
import { drawGap, partLips } from './open-mouth.ts';
import type { Picture } from './pixels/raster.ts';
import { applyWarp, warpOf } from './pixels/warp.ts';

/** A pull at one landmark. Lengths in eye distances; `x` points away from the nose, `y` down. */
interface Pull {
  at: number;
  x: number;
  y: number;
  reach: number;
}

interface Change {
  brows: Pull[];
  rest: Pull[];
  /** How much larger the eyes get. */
  eyes: number;
  /** How far the lips part, upwards and downwards, in eye distances. */
  mouth?: { up: number; down: number };
}

const { leftBrow, rightBrow, leftEye, rightEye, mouth } = MESH;

/** The same pull on both sides of the face. */
function both(left: number, right: number, x: number, y: number, reach: number): Pull[] {
  return [left, right].map((at) => ({ at, x, y, reach }));
}

const CHANGES: Record<Exclude<Expression, 'calm'>, Change> = {
  happy: {
    eyes: 1,
    brows: both(leftBrow.middle, rightBrow.middle, 0, -0.07, 0.22),
    rest: [
      ...both(mouth.left, mouth.right, 0.09, -0.12, 0.2),
      ...both(MESH.leftCheek, MESH.rightCheek, 0, -0.05, 0.25),
      ...both(leftEye.lower, rightEye.lower, 0, -0.03, 0.1),
      { at: mouth.bottom, x: 0, y: 0.03, reach: 0.2 },
    ],
  },
  surprised: {
    eyes: 1.14,
    brows: [
      ...both(leftBrow.middle, rightBrow.middle, 0, -0.14, 0.24),
      ...both(leftBrow.inner, rightBrow.inner, 0, -0.04, 0.16),
    ],
    mouth: { up: 0.06, down: 0.24 },
    rest: both(mouth.left, mouth.right, -0.16, 0.02, 0.18),
  },
  brave: {
    eyes: 1,
    brows: [
      ...both(leftBrow.inner, rightBrow.inner, -0.02, 0.1, 0.15),
      ...both(leftBrow.outer, rightBrow.outer, 0, -0.06, 0.16),
    ],
    rest: [
      ...both(leftEye.upper, rightEye.upper, 0, 0.025, 0.1),
      { at: mouth.right, x: 0.06, y: -0.1, reach: 0.18 },
      { at: mouth.left, x: 0, y: 0.03, reach: 0.16 },
    ],
  },
  worried: {
    eyes: 1.05,
    brows: [
      ...both(leftBrow.inner, rightBrow.inner, -0.02, -0.14, 0.16),
      ...both(leftBrow.outer, rightBrow.outer, 0, 0.06, 0.16),
    ],
    rest: [
      ...both(mouth.left, mouth.right, -0.04, 0.08, 0.18),
      { at: mouth.bottom, x: 0, y: -0.04, reach: 0.18 },
    ],
  },
};

/** The same head with another expression; the picture's edge does not move. */
export function express(calm: Picture, mesh: HeadPoint[], expression: Expression): Picture {
  if (expression === 'calm') return calm;
  const { brows, rest, eyes, mouth: parted } = CHANGES[expression];
  const pupils = [leftEye, rightEye].map((eye) => middle(mesh, [eye.outer, eye.inner, eye.upper, eye.lower]));
  const unit = Math.hypot(pupils[1]!.x - pupils[0]!.x, pupils[1]!.y - pupils[0]!.y);
  const nose = pointOf(mesh, MESH.noseTip);
  const toMove = ({ at, x, y, reach }: Pull) => {
    const point = pointOf(mesh, at);
    return { ...point, dx: x * unit * Math.sign(point.x - nose.x), dy: y * unit, reach: reach * unit };
  };
  const warp = warpOf(calm.width, calm.height, {
    held: brows.map(toMove),
    // Eyes keep their shape however hard the brows pull.
    holds: pupils.map((pupil) => ({ ...pupil, reach: 0.17 * unit })),
    free: rest.map(toMove),
    swellings: pupils.map((pupil) => ({ ...pupil, factor: eyes, reach: 0.22 * unit })),
  });
  if (!parted) return applyWarp(calm, warp);
  const gap = partLips(warp, mesh, parted.up * unit, parted.down * unit);
  const picture = applyWarp(calm, warp);
  drawGap(picture, gap, 0.018 * unit);
  return picture;
}
