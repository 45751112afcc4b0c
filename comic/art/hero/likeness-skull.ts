import type { FaceShape } from '../../likeness-features.ts';
import { blob } from '../../drawing/path.ts';
import type { Point } from '../../drawing/tree.ts';

/** The right half of the skull's edge, from the crown down to the chin. */
function halfSkull({ width: { face, temple, jaw, lowJaw, chin } }: FaceShape): Point[] {
  return [
    [face * 0.44, -357],
    [temple * 0.78, -313],
    [temple * 0.955, -254],
    [face, -186],
    [face * 0.993, -128],
    [jaw, -68],
    [lowJaw, -29],
    [chin, -3],
  ];
}

const [CROWN, CHIN]: [Point, Point] = [
  [0, -372],
  [0, 7],
];

/** The bare head of a face, chin at the origin. */
export function skullOf(shape: FaceShape): string {
  const right = halfSkull(shape);
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return blob([CROWN, ...right, CHIN, ...left]);
}

/** How far the skull's edge is from the middle at height `y`. */
export function skullHalfWidth(shape: FaceShape, y: number): number {
  const edge = [CROWN, ...halfSkull(shape), CHIN];
  const below = edge.findIndex((point) => point[1] >= y);
  if (below <= 0) return 0;
  const [[x0, y0], [x1, y1]] = [edge[below - 1]!, edge[below]!];
  return x0 + ((y - y0) / (y1 - y0 || 1)) * (x1 - x0);
}
