import type { DrawnFace } from '../../drawn-face.ts';
import type { FaceShape } from '../../likeness-features.ts';
import type { Hair } from './hair.ts';

/** The bare head, chin at the origin. */
export const SKULL =
  'M-152 -186C-156 -306 -94 -372 0 -372C94 -372 156 -306 152 -186C158 -120 150 -66 104 -28C74 -4 34 5 0 5C-34 5 -74 -4 -104 -28C-150 -66 -158 -120 -152 -186Z';

/** How far the ears are from its middle. */
const EARS = 150;

/** What distinguishes one drawn head from another. */
export interface HeadShape {
  skull: string;
  earsAt: number;
  /** How much larger than usual the ears are, in steps. */
  earSteps: number;
  shaped: FaceShape;
  hair: Hair;
  face: DrawnFace;
}

/** What all heads without a chosen face have in common. */
export const USUAL = { skull: SKULL, earsAt: EARS, earSteps: 0, face: {} } as const;
