import { at, curveTail } from '../../drawing/path.ts';
import type { Point } from '../../drawing/tree.ts';
import type { Head } from './head.ts';

/** The least distance between two points of a mirrored edge. */
const STEP = 14;

/**
 * A head's edge, mirrored: from one foot over the crown to the other, then back along a hem from right to
 * left.
 * @param feet how far down the edge is followed, at the left and the right
 */
export function mirrored(
  { edges, middle: [x] }: Pick<Head, 'edges' | 'middle'>,
  [left, right]: readonly [number, number],
  hem: (from: Point, to: Point) => readonly Point[],
): string {
  const edge = pointsAlong(edges.join('')).map((point): Point => [2 * x - point[0], point[1]]);
  const crown = edge.indexOf(edge.reduce((a, b) => (b[1] < a[1] ? b : a)));
  const ring = [...edge.slice(crown), ...edge.slice(0, crown)];
  const below = ([px, y]: Point): boolean => y > (px < x ? left : right) - 3;
  const over = [
    ...ring.slice(ring.findLastIndex(below) + 1),
    ...ring.slice(0, Math.max(1, ring.findIndex(below))),
  ];
  if (over[0]![0] > over.at(-1)![0]) over.reverse();
  let last = over[0]!;
  const even = over.filter((point, i) => {
    const far = i === 0 || i === over.length - 1 || Math.hypot(point[0] - last[0], point[1] - last[1]) > STEP;
    if (far) last = point;
    return far;
  });
  const [first, end] = [even[0]!, even.at(-1)!];
  return `M${at(first)}${curveTail(even, false)}${curveTail([end, ...hem(end, first), first], false)}Z`;
}

/** Points along the lines and curves of path data. */
export function pointsAlong(d: string): Point[] {
  const points: Point[] = [];
  for (const [, letter, numbers] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const ends = [...numbers!.matchAll(/(\S+)[ ,](\S+)/g)].map(([, px, py]): Point => [
      Number(px),
      Number(py),
    ]);
    if (letter !== 'C') points.push(...ends);
    else
      for (let i = 0; i + 2 < ends.length; i += 3)
        points.push(...alongCurve(points.at(-1)!, ends.slice(i, i + 3)));
  }
  return points;
}

function alongCurve(from: Point, [first, second, to]: Point[]): Point[] {
  return [0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const s = 1 - t;
    const on = (k: 0 | 1) =>
      s ** 3 * from[k] + 3 * s * s * t * first![k] + 3 * s * t * t * second![k] + t ** 3 * to![k];
    return [on(0), on(1)];
  });
}
