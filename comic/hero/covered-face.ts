import type { HeadPoint } from '../hero.ts';
import { LEFT_EYE, LIPS, MESH, OVAL, pointOf, RIGHT_EYE } from './landmarks.ts';
import { PARTS_SIDE } from './parts.ts';
import type { Parts } from './parts.ts';
import { fillPolygon, grow } from './pixels/shape.ts';

/** How far around lips and eyes to look, as a multiple of their size. */
const AROUND = { mouth: 1.3, eye: 1.5 } as const;
/**
 * The jaw lies between these shares of the face's size, below the mouth. Even a wide open mouth does not
 * reach into it.
 */
const JAW = { from: 0.72, to: 0.96 } as const;
/** A hand or arm that only lies beside the face does not reach into this inner share of the face. */
const WITHIN = 0.85;
/**
 * An eye is hidden when less than `most` of it is visible, and at least `less` less than of the other eye.
 * Glasses cover both.
 */
const HIDDEN_EYE = { most: 0.5, less: 0.4 } as const;

/**
 * How much of the mouth is face or beard, 0 to 1. The mesh places lips even under a hand. The parts model
 * seldom takes that hand for body skin; it takes it for a thing or for the background.
 */
export function mouthShown(mesh: HeadPoint[], parts: Parts): number {
  return bareShare(blownUp(mesh, LIPS, AROUND.mouth), parts);
}

/**
 * How much of the jaw on both sides of the chin is face or beard, 0 to 1. A bib, a rail or another person's
 * shoulder may hide it.
 */
export function jawShown(mesh: HeadPoint[], parts: Parts): number {
  const [inner, outer] = [JAW.from, JAW.to].map((factor) => blownUp(mesh, OVAL, factor));
  const mouth = pointOf(mesh, MESH.mouth.innerTop).y;
  const jaw = outer!.map((inside, at) =>
    inside && !inner![at] && Math.floor(at / PARTS_SIDE) > mouth ? 1 : 0,
  );
  return bareShare(jaw, parts);
}

/** Whether something hides one of the eyes. */
export function oneEyeHidden(mesh: HeadPoint[], parts: Parts): boolean {
  const [left, right] = [LEFT_EYE, RIGHT_EYE].map((eye) => bareShare(blownUp(mesh, eye, AROUND.eye), parts));
  return Math.min(left!, right!) < HIDDEN_EYE.most && Math.abs(left! - right!) >= HIDDEN_EYE.less;
}

/** How much of the inner face is the skin of hands and arms, 0 to 1. */
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
