import type { FaceBox, LikenessHero, PhotoHero, QuarterTurns, Refusal, Step } from '#comic';

/** What is made from a photo: a likeness, or the photo's own face. */
export const DRAWS = ['likeness', 'photo'] as const;
export type Draw = (typeof DRAWS)[number];

/**
 * Why there is no hero. `unavailable`: the drawing table is closed. `hand-in-front`: the older name of
 * `covered`, as rows still have it.
 */
export type HeroRefusal = Refusal | 'not-a-picture' | 'unavailable' | 'hand-in-front';

/** The progress of the hero of a draft's photo; `place` is the photo's place in the queue, from 1. */
export type HeroState =
  | { state: 'none' }
  | { state: 'queued'; place: number }
  | { state: 'working'; step: Step }
  | ({ state: 'ready'; hero: PhotoHero | LikenessHero; message?: string } & Seen)
  | ({ state: 'refused'; reason: HeroRefusal; message: string } & Seen);

/** Whom the photo shows. */
interface Seen {
  /** The faces that may be the hero's, from the left. */
  faces: FaceBox[];
  /** The index of the face that the parent chose; null while none is chosen. */
  face: number | null;
  upright: QuarterTurns;
}

/**
 * Whether the parent can go on by tapping a face: none of several is chosen yet, or the chosen one gives no
 * hero.
 */
export const waitsForFace = (state: HeroState): state is Extract<HeroState, { state: 'refused' }> =>
  state.state === 'refused' &&
  state.faces.length > 1 &&
  (state.reason === 'several-faces' || state.face !== null);

/** What the studio is doing, as a caption below the waiting picture. */
const STEP_WORDS: Record<Step, string> = {
  'finding the face': 'Finding the face…',
  'cutting out': 'Cutting out the hero…',
  inking: 'Inking the lines…',
  faces: 'Practising brave, happy and surprised…',
};

/** A caption for what the drawing table is doing. */
export function underWayWords(state: HeroState): string {
  if (state.state === 'working') return STEP_WORDS[state.step];
  return state.state === 'queued' && state.place > 1
    ? `Your photo is number ${state.place} on the drawing table…`
    : 'Your photo is next on the drawing table…';
}
