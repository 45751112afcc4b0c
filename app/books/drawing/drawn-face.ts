import type { DrawnFace } from '#comic';

/**
 * The choices for a drawn face, the usual one first. The workshop has the same list; this one is for code
 * that draws nothing.
 */
export const FACE_CHOICES = {
  age: ['child', 'toddler', 'big'],
  shape: ['oval', 'round', 'long', 'square', 'heart'],
  eyes: ['large', 'round', 'almond', 'wide', 'soft'],
  brows: ['full', 'thin', 'thick', 'arched', 'straight'],
  nose: ['tiny', 'button', 'soft', 'wide'],
  smile: ['gentle', 'small', 'wide', 'full'],
  ears: ['usual', 'small', 'large'],
  frames: ['round', 'square', 'cat'],
} as const satisfies { [Part in keyof DrawnFace]: readonly DrawnFace[Part][] };
