import { FRAMES, type Frames, type Colour } from './hero.ts';
import type { FaceShape } from './likeness-features.ts';
import { DRAWN_FACE } from './usual-face.ts';

/** The choices for a face that is drawn without a photo. The first of each is the default. */
export const FACE_CHOICES = {
  age: ['child', 'toddler', 'big'],
  shape: ['oval', 'round', 'long', 'square', 'heart'],
  eyes: ['large', 'round', 'almond', 'wide', 'soft'],
  brows: ['full', 'thin', 'thick', 'arched', 'straight'],
  nose: ['tiny', 'button', 'soft', 'wide'],
  smile: ['gentle', 'small', 'wide', 'full'],
  ears: ['usual', 'small', 'large'],
} as const;

/** A face drawn from choices. An absent choice means the default. */
export type DrawnFace = {
  [Part in keyof typeof FACE_CHOICES]?: (typeof FACE_CHOICES)[Part][number];
} & {
  eyeColour?: Colour;
  frames?: Frames;
  frameColour?: Colour;
  freckles?: boolean;
  dimples?: boolean;
  toothGap?: boolean;
};

type Change = { [Part in keyof FaceShape]?: Partial<FaceShape[Part]> };
type Changes = { [Part in keyof typeof FACE_CHOICES]: Partial<Record<string, Change>> };

/** What each choice changes in the usual face. */
const ADDS: Changes = {
  age: {
    toddler: {
      width: { face: 3, temple: 1, jaw: 6, lowJaw: 4 },
      eye: { x: 1, y: 13, rx: 2, ry: 2 },
      brow: { y: -6 },
      nose: { y: 9 },
      mouth: { y: 8, halfWidth: -7 },
    },
    big: {
      width: { face: -5, temple: -3, jaw: -5, lowJaw: -4, chin: 1 },
      eye: { x: -3, y: -9, rx: -4, ry: -10 },
      brow: { y: -11 },
      nose: { y: -1 },
      mouth: { y: -1, halfWidth: 2 },
    },
  },
  shape: {
    round: { width: { face: 7, temple: 3, jaw: 9, lowJaw: 8, chin: 2 } },
    long: { width: { face: -12, temple: -9, jaw: -10, lowJaw: -6, chin: 2 }, eye: { x: -4, y: -5 } },
    square: { width: { jaw: 8, lowJaw: 14, chin: 9 } },
    heart: { width: { face: 2, temple: 4, jaw: -13, lowJaw: -17, chin: -11 }, mouth: { halfWidth: -2 } },
  },
  eyes: {
    round: { eye: { rx: 2, ry: 4 }, brow: { y: 4 } },
    almond: { eye: { rx: 3, ry: -9, tilt: 7 }, brow: { y: -7 } },
    wide: { eye: { x: 8, rx: 1 } },
    soft: { eye: { ry: -6, tilt: -7 }, brow: { y: -3, inner: -4, outer: 5 } },
  },
  brows: {
    thin: { brow: { thickness: -6, middle: -2 } },
    thick: { brow: { thickness: 7, from: 3, to: 2 } },
    arched: { brow: { inner: 5, middle: -6, outer: 6, thickness: -2 } },
    straight: { brow: { inner: -4, middle: 6, outer: -4 } },
  },
  nose: {
    button: { nose: { halfWidth: 12 } },
    soft: { nose: { halfWidth: 19 } },
    wide: { nose: { halfWidth: 28 } },
  },
  smile: {
    small: { mouth: { halfWidth: -10, smile: -3 } },
    wide: { mouth: { halfWidth: 10, smile: 3 } },
    full: { mouth: { fullness: 1, halfWidth: 1, smile: -1 } },
  },
  ears: {},
};

const EAR_STEPS = { usual: 0, small: -2, large: 2 } as const;

/** How much larger than usual the ears are, in steps of `ears`. */
export const earSteps = ({ ears = 'usual' }: DrawnFace): number => EAR_STEPS[ears];

/**
 * Keeps the choices that this release knows. Unknown ones, from a newer release or a damaged draft, are
 * dropped and drawn as usual.
 */
export function knownFace(face: DrawnFace): DrawnFace {
  const choices: Record<string, readonly unknown[]> = { ...FACE_CHOICES, frames: FRAMES };
  return Object.fromEntries(
    Object.entries(face).filter(
      ([part, choice]) => !Object.hasOwn(choices, part) || choices[part]!.includes(choice),
    ),
  );
}

/** The shape of a face that is drawn from choices. */
export function drawnFaceShape(face: DrawnFace): FaceShape {
  const shape: FaceShape = {
    width: { ...DRAWN_FACE.width },
    eye: { ...DRAWN_FACE.eye },
    brow: { ...DRAWN_FACE.brow },
    nose: { ...DRAWN_FACE.nose },
    mouth: { ...DRAWN_FACE.mouth },
  };
  for (const part of Object.keys(FACE_CHOICES) as (keyof typeof FACE_CHOICES)[])
    add(shape, ADDS[part][face[part] ?? ''] ?? {});
  const { eye, brow, nose, mouth } = shape;
  return {
    ...shape,
    brow: { ...brow, y: Math.max(brow.y, eye.ry + 14) },
    nose: { ...nose, y: Math.max(nose.y, eye.y + 38) },
    mouth: { ...mouth, y: Math.min(-43, Math.max(mouth.y, nose.y + 34)) },
  };
}

function add(shape: FaceShape, change: Change): void {
  for (const [part, values] of Object.entries(change)) {
    const own = shape[part as keyof FaceShape] as Record<string, number>;
    for (const [name, value] of Object.entries(values)) own[name] = (own[name] ?? 0) + value;
  }
}
