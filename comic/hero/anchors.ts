import type { HeadPoint, PhotoHero } from '../hero.ts';
import { LIPS, MESH, middle, pointOf } from './landmarks.ts';

/** The positions of the face in a head's picture, from its mesh and the points of its outline. */
export function anchorsOf(mesh: HeadPoint[], outline: HeadPoint[]): PhotoHero['anchors'] {
  const eye = ({ outer, inner, upper, lower }: (typeof MESH)['leftEye' | 'rightEye']) =>
    middle(mesh, [outer, inner, upper, lower]);
  return {
    leftEye: eye(MESH.leftEye),
    rightEye: eye(MESH.rightEye),
    nose: pointOf(mesh, MESH.noseTip),
    mouth: middle(mesh, LIPS),
    chin: pointOf(mesh, MESH.chin),
    crown: outline.reduce((a, b) => (b.y < a.y ? b : a)),
  };
}

export const inPixels = ({ x, y }: HeadPoint): HeadPoint => ({ x: Math.round(x), y: Math.round(y) });
