import type { DrawnFace } from '#comic';

/** What can be chosen of a drawn face, the usual first. Code that draws nothing reads it, so it is here as well as in the workshop. */
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
