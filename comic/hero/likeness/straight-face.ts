import type { HeadPoint } from '../../hero.ts';
import { MESH, type Face } from '../landmarks.ts';

type Vector = readonly [number, number, number];

/** Pairs of the mesh's points that lie level with each other in a straight face, the viewer's left one first. */
const LEVEL = [
  [234, 454],
  [33, 263],
  [133, 362],
  [61, 291],
  [127, 356],
  [93, 323],
  [132, 361],
  [64, 294],
] as const;

/** The face's points as they would be seen from straight ahead: x right, y down, in photo pixels about the chin. */
export function straightFace({ points, depths }: Pick<Face, 'points' | 'depths'>): HeadPoint[] {
  const at = (index: number): Vector => [points[index]!.x, points[index]!.y, depths[index]!];
  const right = unit(LEVEL.map(([left, other]) => minus(at(other), at(left))).reduce(plus));
  const long = minus(at(MESH.chin), at(MESH.forehead));
  const down = unit(minus(long, times(right, dot(long, right))));
  const origin = at(MESH.chin);
  return points.map((_, index) => {
    const from = minus(at(index), origin);
    return { x: dot(from, right), y: dot(from, down) };
  });
}

function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function times(a: Vector, much: number): Vector {
  return [a[0] * much, a[1] * much, a[2] * much];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(a: Vector): Vector {
  return times(a, 1 / (Math.sqrt(dot(a, a)) || 1));
}
