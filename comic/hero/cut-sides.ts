import type { HeadPoint } from '../hero.ts';
import { faceHeight, faceOval, MESH, middle, OVAL, pointOf } from './landmarks.ts';
import { distanceFrom } from './pixels/distance.ts';
import type { Plane } from './pixels/raster.ts';
import { fillPolygon, grow } from './pixels/shape.ts';

/** Half the least thickness of a missing part, in face heights. */
const THICK = 0.05;

/** Scale of the face's oval, because the mesh reaches a little beyond the skin. */
const WITHIN = 0.96;

/** How much of a face its photo shows, 0 to 1. */
export function faceShown(mesh: HeadPoint[], seen: Plane): number {
  const oval = faceOval(mesh, seen.width, seen.height).values;
  let [all, shown] = [0, 0];
  oval.forEach((inside, at) => {
    all += inside;
    shown += inside * seen.values[at]!;
  });
  return all > 0 ? shown / all : 0;
}

/**
 * Completes a head that leaves the photo at one side with the mirror image of its other side. `bleed`
 * extends the colours over it.
 */
export function mirrorCutSides(head: Plane, seen: Plane, mesh: HeadPoint[]): void {
  const { width, height, values } = head;
  const axis = middle(mesh, [MESH.forehead, MESH.chin]).x;
  const missing = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    if (seen.values[at]) continue;
    const x = at % width;
    const other = Math.round(2 * axis) - x;
    if (other < 0 || other >= width || !seen.values[at - x + other]) continue;
    missing[at] = values[at - x + other]!;
  }
  const bare = missing.map((value) => (value < 0.5 ? 1 : 0));
  const thick = THICK * faceHeight(mesh);
  const core = distanceFrom(bare, width, height).map((depth) => (depth > thick ? 1 : 0));
  distanceFrom(core, width, height).forEach((away, at) => {
    if (away < 2 * thick) values[at] = Math.max(values[at]!, missing[at]!);
  });
}

/**
 * Adds to a head the part of its face that something hides, such as a shoulder or a blanket. In `seen`, that
 * part becomes hidden.
 */
export function completeFace(head: Plane, seen: Plane, mesh: HeadPoint[]): void {
  const { width, height, values } = head;
  const face = grow(
    OVAL.map((index) => pointOf(mesh, index)),
    WITHIN,
  );
  fillPolygon(face, width, height).values.forEach((inside, at) => {
    if (!inside || values[at]! >= 0.5) return;
    values[at] = 1;
    seen.values[at] = 0;
  });
}
