import { shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { shape, type Node, type Point } from '../../drawing/tree.ts';
import type { FaceShape } from '../../likeness-features.ts';
import { featureAt } from './face-place.ts';
import type { Weights } from './limbs.ts';

/** Positions relative to the middle of a cheek. */
const FRECKLES: readonly Point[] = [
  [-22, -4],
  [-8, -12],
  [-2, 4],
  [12, -6],
  [20, 6],
  [-14, 10],
];

export function drawFreckles(skin: string, turn: number, { eye, nose }: FaceShape): Node[] {
  const dots = [-1, 1].flatMap((side) =>
    FRECKLES.map(([x, y]) =>
      ellipse(...featureAt(side * (eye.x + 16 + x), (eye.y + eye.ry + nose.y) / 2 + 22 + y, turn), 3.6),
    ),
  );
  return [shape(dots.join(''), { fill: shade(skin, 0.45), opacity: 0.8 })];
}

export function drawDimples(skin: string, turn: number, { mouth }: FaceShape, weights: Weights): Node[] {
  const lines = [-1, 1].map((side) => {
    const [x, y] = featureAt(side * (mouth.halfWidth + 25), mouth.y - 6, turn);
    return curve([
      [x, y - 11],
      [x + side * 5, y],
      [x, y + 10],
    ]);
  });
  return [shape(lines.join(''), { stroke: shade(skin, 0.55), width: Math.max(5, weights.inner * 0.9) })];
}
