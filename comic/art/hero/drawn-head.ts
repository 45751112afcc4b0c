import { mix } from '../../drawing/colour.ts';
import type { DrawnHero } from '../../hero.ts';
import type { Back } from './back-head.ts';
import { earPaths } from './bare-head.ts';
import { backOfCloth, backOfHair, kindOfHair } from './drawn-back.ts';
import { DRAWN_FACE } from '../../usual-face.ts';
import { hairStyles, isFirstStyle } from './hair.ts';
import type { Head, HeadRequest } from './head.ts';
import { wearOf } from './headwear.ts';
import { inkedHead } from './inked-head.ts';
import { type HeadShape, USUAL } from './usual-head.ts';

/** Styles that fall to the shoulders. */
const HIDES_NAPE: readonly DrawnHero['hairStyle'][] = ['bob', 'long', 'hairband', 'locs', 'long-curls'];

/** The head of a child drawn from choices, in the same ink as the body. */
export function drawnHead(hero: DrawnHero, request: HeadRequest): Head {
  const { skull, earsAt, earSteps, shaped, hair, face } = shapeOf(hero);
  const parts = {
    skull,
    earsAt,
    shaped,
    look: { ...face, ...hero, eyes: face.eyeColour },
    earSteps,
    wear: wearOf(hero),
    hair,
    leastReach: hair.reach,
    browWidth: 2 * shaped.width.face - 28,
  };
  return inkedHead(hero, parts, request);
}

let chosen: typeof import('./chosen-face.ts') | undefined;

/** Loads the code for chosen faces and the newer hair. Call it before such a head is drawn. */
export async function loadChosenFaces(): Promise<void> {
  chosen ??= await import('./chosen-face.ts');
}

/** @throws Error when the face or newer hair was chosen and `loadChosenFaces` has not loaded its code. */
function shapeOf(hero: DrawnHero): HeadShape {
  const { face, hairStyle } = hero;
  if (!face && isFirstStyle(hairStyle)) return { ...USUAL, shaped: DRAWN_FACE, hair: hairStyles[hairStyle] };
  if (!chosen) throw new Error('What draws chosen faces was not brought: see loadChosenFaces.');
  return chosen.chosenShape(hero);
}

export function drawnBack(hero: DrawnHero, front: Head): Back {
  const { skull, earsAt, earSteps, hair } = shapeOf(hero);
  const head = { skull, ears: earPaths(0, earsAt, earSteps) };
  if (hero.headwear !== 'none') return backOfCloth(hero.headwear, head, front, hero.cloth);
  const { behind, over } = hair;
  return backOfHair(head, front, {
    colour: mix(hero.skin, hero.hair, hair.dense ?? 1),
    paths: [...behind, ...over],
    kind: kindOfHair(hero.hairStyle),
    nape: !HIDES_NAPE.includes(hero.hairStyle),
  });
}
