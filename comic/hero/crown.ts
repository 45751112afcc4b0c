import type { HeadPoint } from '../hero.ts';
import { faceHeight, MESH, pointOf } from './landmarks.ts';
import { boxBlur } from './pixels/blur.ts';
import type { Plane } from './pixels/raster.ts';
import { fillPolygon } from './pixels/shape.ts';

/**
 * Lengths are in face heights. Parts that the photo's edge cuts belong to one head when they are no further
 * apart than this.
 */
const PARTING = 0.25;
/**
 * Near the photo's edge, the model is unsure about hair. Within this distance, it may have missed a part of
 * the head.
 */
const UNSURE = 0.12;
/** The height of the piece in which the lean of a head's side is measured. */
const SIDE = 0.16;
/** The greatest lean of a side in radians. Anything flatter is the top of the head. */
const FLAT = 1.4;
/** The height of heads with hair above the middle of the forehead. */
const CROWN = 0.45;
/**
 * The least limit for the height of the arc, as a share of the cut's width. It applies when the cut is high
 * on the head.
 */
const LEAST_RISE = 0.12;

/**
 * Rounds a head that the photo's upper edge cuts off: an arc continues from the lean of its two sides.
 * Returns where the head is visible. The added part does not count as visible, even within the photo.
 */
export function roundCrown(head: Plane, seen: Plane, mesh: HeadPoint[]): Plane {
  const { width, height, values } = head;
  const tall = faceHeight(mesh);
  const edge = Array.from({ length: width }, (_, x) => topOf(seen, x));
  const shown = { ...seen, values: seen.values.slice() };
  for (const [first, last] of cuts(head, edge, PARTING * tall)) {
    const left = sideAt(head, { x: first, y: edge[first]! }, 1, tall);
    const right = sideAt(head, { x: last + 1, y: edge[last]! }, -1, tall);
    const room = (left.y + right.y) / 2 - (pointOf(mesh, MESH.forehead).y - CROWN * tall);
    const arc = arcOver(left, right, Math.max(room, LEAST_RISE * (right.x - left.x)));
    const cap = boxBlur(fillPolygon(arc, width, height).values, width, height, 1);
    for (let x = 0; x < width; x++) {
      const reached = Math.min(height, edge[x]! + Math.round(UNSURE * tall));
      for (let at = x; at < reached * width; at += width) {
        if (cap[at]! <= values[at]!) continue;
        values[at] = cap[at]!;
        shown.values[at] = 0;
      }
    }
  }
  return shown;
}

/** The first row of a column where the photo is visible. */
function topOf({ width, height, values }: Plane, x: number): number {
  let y = 0;
  while (y < height && !values[y * width + x]) y++;
  return y;
}

/** The first and last columns of each part of the head that the photo's upper edge cuts. */
function cuts({ width, values }: Plane, edge: number[], parting: number): [number, number][] {
  const found: [number, number][] = [];
  edge.forEach((top, x) => {
    if (top === 0 || !(values[(top + 1) * width + x]! >= 0.5)) return;
    const before = found.at(-1);
    if (before && x - before[1] <= parting) before[1] = x;
    else found.push([x, x]);
  });
  return found;
}

/** A point of a head's outline. `lean` is how far the outline leans inward there, going up, in radians. */
interface Side extends HeadPoint {
  lean: number;
}

/**
 * The point where a side of the head is most upright, at the edge or a little below. Near the edge, the
 * unsure model rounds corners off.
 * @param inward 1 for the left side, -1 for the right one
 */
function sideAt({ width, height, values }: Plane, corner: HeadPoint, inward: 1 | -1, tall: number): Side {
  const inside = (x: number, y: number) => x >= 0 && x < width && y < height && values[y * width + x]! >= 0.5;
  const [unsure, high] = [Math.round(UNSURE * tall), Math.round(SIDE * tall)];
  const line: number[] = [];
  let x = inward === 1 ? corner.x : corner.x - 1;
  for (let y = corner.y + 1; y <= corner.y + unsure + high; y++) {
    while (inside(x - inward, y)) x -= inward;
    while (x >= 0 && x < width && !inside(x, y)) x += inward;
    line.push(x);
  }
  const leanAt = (row: number) => {
    let lean = 0;
    for (let down = 1; down < high; down++) lean += ((line[row]! - line[row + down]!) * inward) / down;
    return Math.min(FLAT, Math.max(0, Math.atan(lean / (high - 1))));
  };
  const leans = Array.from({ length: unsure }, (_, row) => leanAt(row));
  const row = leans.indexOf(Math.min(...leans));
  return { x: line[row]! + (inward === 1 ? 0 : 1), y: corner.y + row, lean: leans[row]! };
}

/**
 * A curve from one side to the other that starts and ends at their leans. It is part of a circle when both
 * lean alike, and flatter when it would rise by more than `most`.
 */
function arcOver(left: Side, right: Side, most: number): HeadPoint[] {
  const turn = Math.PI - left.lean - right.lean;
  const radius = Math.hypot(right.x - left.x, right.y - left.y) / 2 / Math.sin(turn / 2);
  const round = (4 / 3) * Math.tan(turn / 4) * radius;
  const reach = Math.min(round, most / (0.375 * (Math.cos(left.lean) + Math.cos(right.lean))));
  const [a, d] = [left, right];
  const b = { x: a.x + reach * Math.sin(a.lean), y: a.y - reach * Math.cos(a.lean) };
  const c = { x: d.x - reach * Math.sin(d.lean), y: d.y - reach * Math.cos(d.lean) };
  return Array.from({ length: 65 }, (_, i) => {
    const t = i / 64;
    const along = (k: 'x' | 'y') =>
      (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t ** 2 * c[k] + t ** 3 * d[k];
    return { x: along('x'), y: along('y') };
  });
}
