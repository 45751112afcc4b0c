import { drawnFaceShape, earSteps, knownFace } from '../../drawn-face.ts';
import type { DrawnHero } from '../../hero.ts';
import { DRAWN_FACE } from '../../usual-face.ts';
import { fitHair } from './hair.ts';
import { skullOf } from './likeness-skull.ts';
import { anyStyle } from './more-hair.ts';
import { type HeadShape, USUAL } from './usual-head.ts';

/** The shape of a head with a chosen face or chosen hair. */
export function chosenShape({ face: chosen, hairStyle }: DrawnHero): HeadShape {
  const hair = anyStyle(hairStyle);
  if (!chosen) return { ...USUAL, shaped: DRAWN_FACE, hair };
  const face = knownFace(chosen);
  const shaped = drawnFaceShape(face);
  return {
    skull: skullOf(shaped),
    earsAt: shaped.width.face - 2,
    earSteps: earSteps(face),
    shaped,
    hair: fitHair(hair, shaped),
    face,
  };
}
