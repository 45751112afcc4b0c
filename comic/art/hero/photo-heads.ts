import type { PhotoHero } from '../../hero.ts';
import type { Back } from './back-head.ts';
import { folds, gleam, shineOfHair } from './back-lines.ts';
import { bodySkin } from './body-skin.ts';
import { hangingCloth, woundCloth } from './cloth-of-photo.ts';
import { hairFromBehind } from './hair-of-photo.ts';
import type { Head } from './head.ts';

export { photoHead as front } from './photo-head.ts';

/** A photo's hair or cloth, seen from behind. */
export function back(hero: PhotoHero, front: Head): Back {
  const { box, middle } = front;
  const [x] = middle;
  if (hero.cloth) {
    const { colour, hangs } = hero.cloth;
    if (hangs) return { ...hangingCloth(front), colour, nape: false };
    const lines = folds(front).join('');
    return { ...woundCloth(front), colour, lines, shine: gleam(x, box.y, box.height), nape: false };
  }
  const { hair, ears, hangs, bald, combing } = hairFromBehind(hero, front);
  const head = { cloth: [hair], ears, shine: shineOfHair(x, box.y, box.width / 2), lines: '' };
  if (bald) return { ...head, colour: bodySkin(hero), nape: false };
  return { ...head, combing, colour: hero.hair, nape: !hangs };
}
