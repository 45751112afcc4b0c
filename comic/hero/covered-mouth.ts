import type { HeadPoint } from '../hero.ts';
import { LIPS, pointOf } from './landmarks.ts';
import { PARTS_SIDE } from './parts.ts';
import type { Parts } from './parts.ts';
import { fillPolygon, grow } from './pixels/shape.ts';

/** As many times the lips' size is looked at. */
const AROUND = 1.3;

/**
 * How much of the mouth is face or beard, 0 to 1. Where a hand hides it the mesh lays lips all the same, and the model of a
 * person's parts seldom says that it is skin of the body: it takes the hand for a thing, or for the room.
 */
export function mouthShown(mesh: HeadPoint[], { faceSkin, hair }: Parts): number {
  const lips = grow(
    LIPS.map((index) => pointOf(mesh, index)),
    AROUND,
  );
  let [shown, area] = [0, 0];
  fillPolygon(lips, PARTS_SIDE, PARTS_SIDE).values.forEach((inside, at) => {
    area += inside;
    shown += inside * (faceSkin.values[at]! + hair.values[at]!);
  });
  return area > 0 ? shown / area : 1;
}
