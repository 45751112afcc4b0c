import type { HeroRefusal } from './hero-state.ts';

const ORDER_WAITS =
  'If you order with this one, the book waits until you send another or choose the drawn hero.';

const COVERED = `Something hides part of the face, perhaps a hand. A photo with the whole face works best. ${ORDER_WAITS}`;

/**
 * What a parent reads when no hero could be drawn: what happened, what helps, and what an order then does.
 */
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
