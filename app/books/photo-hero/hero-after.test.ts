import { expect, it } from 'vitest';
import { photoSample } from '../../../comic/sample-heroes.ts';
import { LIKENESSES } from '../../../comic/sample-likenesses.ts';
import { type ChosenHero, heroOf } from '../drawing/chosen-hero.ts';
import { FIRST_DRAWN_HERO } from '../drawing/drawn-hero.ts';
import type { HeroState } from '../drawing/hero-state.ts';
import { heroAfter } from './hero-after.ts';

const [CHILD, SIBLING] = LIKENESSES as [(typeof LIKENESSES)[number], (typeof LIKENESSES)[number]];
const RIGHT = { ...CHILD, wishes: { freckles: true } };
const SEEN = { faces: [], face: null, upright: 0 as const };
const ready = (hero: (HeroState & { state: 'ready' })['hero']): HeroState => ({
  state: 'ready',
  hero,
  ...SEEN,
});
const refused = (reason: 'no-face' | 'unavailable'): HeroState => ({
  state: 'refused',
  reason,
  message: '',
  ...SEEN,
});

it.each<[string, HeroState, ChosenHero | null, ChosenHero | null]>([
  ['a child that is drawn comes into the book', ready(CHILD), null, CHILD],
  ['and takes the place of a hero from choices', ready(CHILD), FIRST_DRAWN_HERO, CHILD],
  ['and of another child', ready(SIBLING), RIGHT, SIBLING],
  ['the same child stays as its parent made it right', ready(CHILD), RIGHT, RIGHT],
  ['the photo’s own face sends it away', ready(photoSample), RIGHT, null],
  ['another photo that is being drawn sends it away', { state: 'queued', place: 1 }, RIGHT, null],
  ['and one that gives none', refused('no-face'), RIGHT, null],
  ['a closed drawing table changes nothing', refused('unavailable'), RIGHT, RIGHT],
  ['nor does a photo that left', { state: 'none' }, RIGHT, RIGHT],
  [
    'a hero from choices stays beside a photo’s own face',
    ready(photoSample),
    FIRST_DRAWN_HERO,
    FIRST_DRAWN_HERO,
  ],
])('%s', (_what, news, chosen, next) => expect(heroAfter(news, chosen)).toBe(next));

it('the workshop gets a child as it is kept, and else a hero from choices', () => {
  expect(heroOf(RIGHT)).toBe(RIGHT);
  expect(heroOf(null)).toEqual({ kind: 'drawn', ...FIRST_DRAWN_HERO });
});
