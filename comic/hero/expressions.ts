import { PHOTO_EXPRESSIONS } from '../hero.ts';
import type { PhotoExpression, HeadPoint } from '../hero.ts';
import { MESH, middle, pointOf } from './landmarks.ts';
import { drawGap, partLips } from './open-mouth.ts';
import { pictureIn } from './pixels/crop.ts';
import { toBytes } from './pixels/raster.ts';
import type { Picture } from './pixels/raster.ts';
import type { Box } from './pixels/shape.ts';
import { applyWarp, boxReached, warpOf } from './pixels/warp.ts';
import type { WarpParts } from './pixels/warp.ts';

/** A pull at one landmark. Lengths are in eye distances; `x` points away from the nose, `y` down. */
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

const CHANGES: Record<Exclude<PhotoExpression, 'calm'>, Change> = {
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

/**
 * The head with each expression, as rows of red, green, blue bytes. The edge of the picture does not move.
 */
export function allFaces(picture: Picture, mesh: HeadPoint[]): Record<PhotoExpression, Uint8Array> {
  const calm = toBytes(picture);
  const faces = PHOTO_EXPRESSIONS.map((expression) => {
    if (expression === 'calm') return [expression, calm];
    const { part, box } = express(picture, mesh, expression);
    return [expression, patched(calm, picture.width, toBytes(part), box)];
  });
  return Object.fromEntries(faces) as Record<PhotoExpression, Uint8Array>;
}

/** A copy of a picture's bytes with a part replaced in a box. */
function patched(bytes: Uint8Array, width: number, part: Uint8Array, box: Box): Uint8Array {
  const all = bytes.slice();
  const row = 3 * (box.right - box.left);
  for (let y = box.top; y < box.bottom; y++) {
    const from = (y - box.top) * row;
    all.set(part.subarray(from, from + row), 3 * (y * width + box.left));
  }
  return all;
}

/** The part of the head that changes with an expression, and its box. The rest of the picture stays. */
function express(
  calm: Picture,
  mesh: HeadPoint[],
  expression: Exclude<PhotoExpression, 'calm'>,
): { part: Picture; box: Box } {
  const change = CHANGES[expression];
  const { held, free, swellings } = partsOf(change, mesh);
  const spots = [...held, ...free, ...swellings, ...lipsOf(change, mesh)];
  const box = boxReached(spots, calm.width, calm.height);
  const before = pictureIn(calm, box);
  const here = mesh.map(({ x, y }) => ({ x: x - box.left, y: y - box.top }));
  const warp = warpOf(before.width, before.height, partsOf(change, here));
  const { mouth: parted } = change;
  if (!parted) return { part: applyWarp(before, warp), box };
  const unit = unitOf(here);
  const gap = partLips(warp, here, parted.up * unit, parted.down * unit);
  const part = applyWarp(before, warp);
  drawGap(part, gap, 0.018 * unit);
  return { part, box };
}

function partsOf({ brows, rest, eyes }: Change, mesh: HeadPoint[]): WarpParts {
  const unit = unitOf(mesh);
  const pupils = pupilsOf(mesh);
  const nose = pointOf(mesh, MESH.noseTip);
  const toMove = ({ at, x, y, reach }: Pull) => {
    const point = pointOf(mesh, at);
    return { ...point, dx: x * unit * Math.sign(point.x - nose.x), dy: y * unit, reach: reach * unit };
  };
  return {
    held: brows.map(toMove),
    // Eyes keep their shape, however strongly the brows are pulled.
    holds: pupils.map((pupil) => ({ ...pupil, reach: 0.17 * unit })),
    free: rest.map(toMove),
    swellings: pupils.map((pupil) => ({ ...pupil, factor: eyes, reach: 0.22 * unit })),
  };
}

/** The lips and the distance to which the face follows when they part. */
function lipsOf({ mouth: parted }: Change, mesh: HeadPoint[]): { x: number; y: number; reach: number }[] {
  if (!parted) return [];
  const unit = unitOf(mesh);
  return [
    { ...pointOf(mesh, mouth.innerTop), reach: 3 * parted.up * unit },
    { ...pointOf(mesh, mouth.innerBottom), reach: 2 * parted.down * unit },
  ];
}

function pupilsOf(mesh: HeadPoint[]): [HeadPoint, HeadPoint] {
  const pupil = (eye: (typeof MESH)['leftEye' | 'rightEye']) =>
    middle(mesh, [eye.outer, eye.inner, eye.upper, eye.lower]);
  return [pupil(leftEye), pupil(rightEye)];
}

/** The distance between the eyes. */
function unitOf(mesh: HeadPoint[]): number {
  const [left, right] = pupilsOf(mesh);
  return Math.hypot(right.x - left.x, right.y - left.y);
}
