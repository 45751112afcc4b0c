import type { FaceBox, PhotoHero, QuarterTurns, Refusal, Step } from '#comic';

/** Why there is no hero; `unavailable` is a closed drawing table, `hand-in-front` what was stored for `covered` before. */
export type HeroRefusal = Refusal | 'not-a-picture' | 'unavailable' | 'hand-in-front';

/** How far the hero of a draft's photo is; `place` counts the photos before it. */
export type HeroState =
  | { state: 'none' }
  | { state: 'queued'; place: number }
  | { state: 'working'; step: Step }
  | ({ state: 'ready'; hero: PhotoHero; message?: string } & Seen)
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

/** How the photo of a hero stands upright, as far as it is known. */
export const uprightOf = (state: HeroState): QuarterTurns => ('upright' in state ? state.upright : 0);

const ORDER_WAITS =
  'If you order with this one, the book waits until you send another or choose the drawn hero.';

const COVERED = `Something hides part of the face, perhaps a hand. A photo with the whole face works best. ${ORDER_WAITS}`;

/** What a parent reads when no hero could be drawn: what happened, what helps, and what becomes of an order. */
export const REFUSAL_WORDS: Record<HeroRefusal, string> = {
  'no-face': `We could not find a face in this photo. A closer picture of your child looking at the camera, in daylight, works best. ${ORDER_WAITS}`,
  'several-faces':
    'There is more than one face here. Tap the one who is the hero of this book. If you order before that, the book waits for it.',
  'tiny-face': `The face is too small in this photo to draw it well. A closer picture works best. ${ORDER_WAITS}`,
  profile: `The face looks to the side. A photo that looks at the camera works best. ${ORDER_WAITS}`,
  covered: COVERED,
  'hand-in-front': COVERED,
  'too-dark': `The photo is too dark to draw from. One taken near a window works best. ${ORDER_WAITS}`,
  'not-a-picture': `We could not open this photo. Please choose another one. ${ORDER_WAITS}`,
  unavailable:
    'Our drawing table is closed for a moment. Your photo is safe: try again, or take the drawn hero instead.',
};

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
