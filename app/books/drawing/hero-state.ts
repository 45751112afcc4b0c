import type { FaceBox, LikenessHero, PhotoHero, QuarterTurns, Refusal, Step } from '#comic';

/** What is made of a photo: the child drawn, or its own face. */
export const DRAWS = ['likeness', 'photo'] as const;
export type Draw = (typeof DRAWS)[number];

/** Why there is no hero; `unavailable` is a closed drawing table, `hand-in-front` what was stored for `covered` before. */
export type HeroRefusal = Refusal | 'not-a-picture' | 'unavailable' | 'hand-in-front';

/** How far the hero of a draft's photo is; `place` counts the photos before it. */
export type HeroState =
  | { state: 'none' }
  | { state: 'queued'; place: number }
  | { state: 'working'; step: Step }
  | ({ state: 'ready'; hero: PhotoHero | LikenessHero; message?: string } & Seen)
  | ({ state: 'refused'; reason: HeroRefusal; message: string } & Seen);

/** Whom the photo shows. */
interface Seen {
  /** Those who may be meant, from the left. */
  faces: FaceBox[];
  /** Which of them the parent chose; null while nobody did. */
  face: number | null;
  upright: QuarterTurns;
}

/** Whether a tap on one of the faces is a way on: nobody was chosen among several, or the chosen one gives no hero. */
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

/** What the drawing table is busy with. */
export function underWayWords(state: HeroState): string {
  if (state.state === 'working') return STEP_WORDS[state.step];
  return state.state === 'queued' && state.place > 1
    ? `Your photo is number ${state.place} on the drawing table…`
    : 'Your photo is next on the drawing table…';
}
