import type { Expression, HeadPoint } from '../hero.ts';
import { MESH, middle, pointOf } from './landmarks.ts';
import { valueAt } from './raster.ts';
import type { Picture } from './raster.ts';

/** A pull at one landmark. Lengths in eye distances; `x` points away from the nose, `y` down. */
interface Pull {
  at: number;
  x: number;
  y: number;
  /** Standard deviation of the pull around the landmark. */
  reach: number;
}

const { leftBrow, rightBrow, leftEye, rightEye, mouth } = MESH;

/** The same pull on both sides of the face. */
function both(left: number, right: number, x: number, y: number, reach: number): Pull[] {
  return [left, right].map((at) => ({ at, x, y, reach }));
}

const PULLS: Record<Exclude<Expression, 'calm'>, Pull[]> = {
  happy: [
    ...both(mouth.left, mouth.right, 0.09, -0.11, 0.2),
    ...both(MESH.leftCheek, MESH.rightCheek, 0, -0.05, 0.25),
    ...both(leftEye.lower, rightEye.lower, 0, -0.035, 0.1),
    ...both(leftBrow.middle, rightBrow.middle, 0, -0.06, 0.22),
    { at: mouth.bottom, x: 0, y: 0.03, reach: 0.2 },
  ],
  surprised: [
    ...both(leftBrow.middle, rightBrow.middle, 0, -0.17, 0.24),
    ...both(leftEye.upper, rightEye.upper, 0, -0.055, 0.1),
    ...both(leftEye.lower, rightEye.lower, 0, 0.03, 0.1),
    ...both(mouth.left, mouth.right, -0.13, 0.02, 0.16),
    { at: mouth.top, x: 0, y: -0.03, reach: 0.15 },
    { at: mouth.bottom, x: 0, y: 0.13, reach: 0.2 },
  ],
  brave: [
    ...both(leftBrow.inner, rightBrow.inner, -0.02, 0.1, 0.15),
    ...both(leftBrow.outer, rightBrow.outer, 0, -0.06, 0.16),
    ...both(leftEye.upper, rightEye.upper, 0, 0.03, 0.1),
    { at: mouth.right, x: 0.06, y: -0.1, reach: 0.18 },
    { at: mouth.left, x: 0, y: 0.03, reach: 0.16 },
    { at: mouth.top, x: 0, y: 0.02, reach: 0.12 },
  ],
  worried: [
    ...both(leftBrow.inner, rightBrow.inner, -0.02, -0.13, 0.15),
    ...both(leftBrow.outer, rightBrow.outer, 0, 0.06, 0.16),
    ...both(mouth.left, mouth.right, -0.03, 0.1, 0.18),
    { at: mouth.bottom, x: 0, y: -0.05, reach: 0.18 },
    ...both(leftEye.upper, rightEye.upper, 0, -0.02, 0.1),
  ],
};

/** The same head with another expression; the picture's edge does not move. */
export function express(calm: Picture, mesh: HeadPoint[], expression: Expression): Picture {
  if (expression === 'calm') return calm;
  const eyes = [leftEye, rightEye].map((eye) => middle(mesh, [eye.outer, eye.inner]));
  const unit = Math.hypot(eyes[1]!.x - eyes[0]!.x, eyes[1]!.y - eyes[0]!.y);
  const nose = pointOf(mesh, MESH.noseTip).x;
  const pulls = PULLS[expression].map(({ at, x, y, reach }) => {
    const point = pointOf(mesh, at);
    return { ...point, dx: x * unit * Math.sign(point.x - nose), dy: y * unit, reach: reach * unit };
  });
  const { width, height } = calm;
  const area = width * height;
  const planes = calm.planes.slice();
  const sources = [0, 1, 2].map((k) => ({
    width,
    height,
    values: calm.planes.subarray(k * area, (k + 1) * area),
  }));
  const left = Math.max(0, Math.floor(Math.min(...pulls.map((pull) => pull.x - 3 * pull.reach))));
  const right = Math.min(width, Math.ceil(Math.max(...pulls.map((pull) => pull.x + 3 * pull.reach))));
  const top = Math.max(0, Math.floor(Math.min(...pulls.map((pull) => pull.y - 3 * pull.reach))));
  const bottom = Math.min(height, Math.ceil(Math.max(...pulls.map((pull) => pull.y + 3 * pull.reach))));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let dx = 0;
      let dy = 0;
      for (const pull of pulls) {
        const off = ((x - pull.x) ** 2 + (y - pull.y) ** 2) / (2 * pull.reach * pull.reach);
        if (off > 4.5) continue;
        const weight = Math.exp(-off);
        dx += pull.dx * weight;
        dy += pull.dy * weight;
      }
      if (dx * dx + dy * dy < 0.002) continue;
      for (let k = 0; k < 3; k++)
        planes[k * area + y * width + x] = valueAt(sources[k]!, x + 0.5 - dx, y + 0.5 - dy);
    }
  }
  return { width, height, planes };
}
