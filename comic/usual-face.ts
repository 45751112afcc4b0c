import type { FaceShape } from './likeness-features.ts';

/** The usual face, in head units. */
export const DRAWN_FACE: FaceShape = {
  width: { face: 152, temple: 152, jaw: 138, lowJaw: 104, chin: 47 },
  eye: { x: 70, y: -140, rx: 37, ry: 46, tilt: 0 },
  brow: { y: 66, thickness: 13, inner: 5, middle: -7, outer: 6, from: 30, to: 34 },
  nose: { y: -98, halfWidth: 0 },
  mouth: { y: -54, halfWidth: 40, fullness: 0, smile: 14 },
};
