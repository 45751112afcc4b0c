import type { HeadPoint } from '../../hero.ts';
import type { FaceShape } from '../../likeness-features.ts';
import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import { faceHeight, MESH, middle, pointOf } from '../landmarks.ts';

/** From a point of the drawn head to the pixels of an upright picture. */
export type HeadMap = (point: HeadPoint) => HeadPoint;

/** Head units that a face height is above the forehead and below the chin. */
const FACE = 262;
/** What lies beside the face is pressed toward it. */
const BESIDE = 0.6;
/** The style's own crown, how far a child's own may leave it, and its bounds. */
const CROWN = { y: -402, share: 0.55, least: -390, most: -480 };

/** The mesh's points at the face's edge: beside the brows, the cheeks and the mouth. */
const EDGES = [
  [162, 389],
  [MESH.leftCheekEdge, MESH.rightCheekEdge],
  [132, 361],
] as const;

/**
 * Lays a child's own face over the drawn one, feature on feature and edge on edge, which undoes a turned head.
 * @param crown the height of the highest hair in the picture, undefined without any
 */
export function headMap(mesh: HeadPoint[], shape: FaceShape, crown?: number): HeadMap {
  const height = faceHeight(mesh);
  const at = (...indices: number[]): HeadPoint => middle(mesh, indices);
  const [forehead, chin] = [pointOf(mesh, MESH.forehead), pointOf(mesh, MESH.chin)];
  const browY = shape.eye.y - shape.brow.y;
  const foreheadY = Math.min(-262 + 0.35 * (shape.eye.y + 142), browY - 26);
  const down = knots([
    [chin.y, 0],
    [at(MESH.mouth.innerTop, MESH.mouth.innerBottom).y, shape.mouth.y],
    [at(MESH.leftEye.outer, MESH.leftEye.inner, MESH.rightEye.outer, MESH.rightEye.inner).y, shape.eye.y],
    [at(MESH.leftBrow.middle, MESH.rightBrow.middle).y, browY],
    [forehead.y, foreheadY],
  ]);
  const unit = FACE / height;
  const top = crown === undefined ? undefined : crownOf(foreheadY - (forehead.y - crown) * unit);
  const above =
    top === undefined || crown! >= forehead.y - 4 ? unit : (foreheadY - top) / (forehead.y - crown!);
  const rows = [
    [chin.y + height, height * unit] as const,
    ...down,
    [forehead.y - height, foreheadY - height * above] as const,
  ].map(([picture, head]): Knot => [head, picture]);
  rows.sort((a, b) => a[0] - b[0]);

  const middleAt = (y: number): number => {
    const share = (y - forehead.y) / (chin.y - forehead.y || 1);
    return forehead.x + (chin.x - forehead.x) * Math.min(1.2, Math.max(-0.4, share));
  };
  /** By side, how far the face's edge is from its middle in the picture, by height in it. */
  const edges = [0, 1].map((side) =>
    EDGES.map((pair): Knot => {
      const { x, y } = pointOf(mesh, pair[side]!);
      return [y, Math.max(height * 0.12, Math.abs(x - middleAt(y)))];
    }),
  );
  const edgeAt = (side: number, y: number): number => between(edges[side]!, y, false);
  const drawnEdge = (y: number): number => skullHalfWidth(shape, Math.min(-60, Math.max(browY, y)));

  return ({ x, y }) => {
    const pictureY = between(rows, y);
    const side = x < 0 ? 0 : 1;
    const [edge, drawn] = [edgeAt(side, pictureY), drawnEdge(y)];
    const off = Math.abs(x);
    const out = off <= drawn ? (off / drawn) * edge : edge + ((off - drawn) / (drawn * BESIDE)) * edge;
    return { x: middleAt(pictureY) + (side === 0 ? -out : out), y: pictureY };
  };
}

/** Where the drawn crown is for one that would be at this height. */
function crownOf(raw: number): number {
  return Math.min(CROWN.least, Math.max(CROWN.most, CROWN.y + CROWN.share * (raw - CROWN.y)));
}

type Knot = readonly [from: number, to: number];

/** In the order of the face from below; a feature that stands where another one should be is held a little away from it. */
function knots(list: readonly Knot[]): Knot[] {
  const kept: Knot[] = [];
  for (const [from, to] of list) {
    const last = kept.at(-1);
    kept.push(last ? [Math.min(from, last[0] - 2), Math.min(to, last[1] - 4)] : [from, to]);
  }
  return kept;
}

/** The value between knots, which are in the order of what they go from. */
function between(list: readonly Knot[], value: number, onward = true): number {
  const after = list.findIndex(([from]) => from > value);
  if (!onward && after === 0) return list[0]![1];
  if (!onward && after < 0) return list.at(-1)![1];
  const index = after < 0 ? list.length - 1 : Math.max(1, after);
  const [[a, from], [b, to]] = [list[index - 1]!, list[index]!];
  return from + ((value - a) / (b - a || 1)) * (to - from);
}
