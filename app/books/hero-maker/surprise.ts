import { FACE_CHOICES } from '../drawing/drawn-face.ts';
import type { DrawnChoices } from '../drawing/drawn-hero.ts';
import { EYES, HAIR_COLOURS, HAIR_STYLES, SKINS } from './drawn-choices.ts';
import { FRAME_COLOURS } from './face-choices.ts';

/** The hero with random features. Headwear stays as it is, because it belongs to a family. */
export function surprise(hero: DrawnChoices, lot: () => number = Math.random): DrawnChoices {
  const one = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(lot() * choices.length)]!;
  const seldom = (share: number): boolean => lot() < share;
  const face = Object.fromEntries(
    Object.entries(FACE_CHOICES).map(([part, choices]) => [part, one<string>(choices)]),
  ) as DrawnChoices['face'];
  return {
    ...hero,
    skin: one(SKINS).colour,
    hair: one(HAIR_COLOURS).colour,
    hairStyle: one(HAIR_STYLES).id,
    glasses: seldom(0.25),
    face: {
      ...face,
      // Most children's eyes are brown.
      eyeColour: one(EYES.slice(0, seldom(0.2) ? EYES.length : 3)).colour,
      frameColour: one(FRAME_COLOURS).colour,
      ...(seldom(0.2) && { freckles: true }),
      ...(seldom(0.2) && { dimples: true }),
      ...(seldom(0.15) && { toothGap: true }),
    },
  };
}
