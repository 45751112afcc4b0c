import type { HeadPoint } from '../hero.ts';
import { LEFT_EYE, LIPS, MESH, OVAL, pointOf, RIGHT_EYE } from './landmarks.ts';
import { PARTS_SIDE } from './parts.ts';
import type { Parts } from './parts.ts';
import { fillPolygon, grow } from './pixels/shape.ts';

/** As many times the size of lips and eyes is looked at. */
const AROUND = { mouth: 1.3, eye: 1.5 } as const;
/** The jaw is what lies between these shares of the face's size, below the mouth: a mouth however wide open leaves it. */
const JAW = { from: 0.72, to: 0.96 } as const;
/** Within this share of its size a face shows no hand or arm that only lies beside it. */
const WITHIN = 0.85;
/** Something before one eye hides more than half of it, and leaves the other. Glasses are before both. */
const HIDDEN_EYE = { most: 0.5, less: 0.4 } as const;

/**
 * How much of the mouth is face or beard, 0 to 1. Where a hand hides it the mesh lays lips all the same, and the model of a
 * person's parts seldom says that it is skin of the body: it takes the hand for a thing, or for the room.
 */
export function mouthShown(mesh: HeadPoint[], parts: Parts): number {
  return bareShare(blownUp(mesh, LIPS, AROUND.mouth), parts);
}

/** How much of the jaw on both sides of the chin is face or beard, 0 to 1: a bib, a rail or somebody's shoulder may hide it. */
export function jawShown(mesh: HeadPoint[], parts: Parts): number {
  const [inner, outer] = [JAW.from, JAW.to].map((factor) => blownUp(mesh, OVAL, factor));
  const mouth = pointOf(mesh, MESH.mouth.innerTop).y;
  const jaw = outer!.map((inside, at) =>
    inside && !inner![at] && Math.floor(at / PARTS_SIDE) > mouth ? 1 : 0,
  );
  return bareShare(jaw, parts);
}

/** Whether something is held before one of the eyes. */
export function oneEyeHidden(mesh: HeadPoint[], parts: Parts): boolean {
  const [left, right] = [LEFT_EYE, RIGHT_EYE].map((eye) => bareShare(blownUp(mesh, eye, AROUND.eye), parts));
  return Math.min(left!, right!) < HIDDEN_EYE.most && Math.abs(left! - right!) >= HIDDEN_EYE.less;
}

/** How much of the face, its edge left out, is the skin of hands and arms, 0 to 1. */
export function handBefore(mesh: HeadPoint[], { bodySkin }: Parts): number {
  return shareOf(blownUp(mesh, OVAL, WITHIN), (at) => bodySkin.values[at]!);
}

function blownUp(mesh: HeadPoint[], indices: readonly number[], factor: number): Float32Array {
  const corners = indices.map((index) => pointOf(mesh, index));
  return fillPolygon(grow(corners, factor), PARTS_SIDE, PARTS_SIDE).values;
}

function bareShare(where: Float32Array, { faceSkin, hair }: Parts): number {
  return shareOf(where, (at) => faceSkin.values[at]! + hair.values[at]!);
}

function shareOf(where: Float32Array, amount: (at: number) => number): number {
  let [found, area] = [0, 0];
  where.forEach((inside, at) => {
    if (!inside) return;
    area += 1;
    found += amount(at);
  });
  return area > 0 ? found / area : 1;
}
