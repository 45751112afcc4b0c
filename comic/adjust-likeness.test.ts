import { expect, it } from 'vitest';
import { adjustLikeness, type LikenessWishes } from './adjust-likeness.ts';
import { checkHero } from './check-hero.ts';
import { hairOf, wishedShape } from './art/hero/likeness-head.ts';
import { EXAGGERATION, type faceShape } from './likeness-features.ts';
import { pathBox } from './drawing/path.ts';
import { photoSample } from './sample-heroes.ts';
import { LIKENESSES } from './sample-likenesses.ts';

const [own] = LIKENESSES as [(typeof LIKENESSES)[number]];

it.each<[LikenessWishes, (face: ReturnType<typeof faceShape>) => number]>([
  [{ eyeSize: 1 }, ({ eye }) => eye.ry],
  [{ brows: 1 }, ({ brow }) => brow.thickness],
  [{ faceWidth: 1 }, ({ width }) => width.face],
])('%o makes it more, the opposite less, and nothing leaves it as it was', (wish, measure) => {
  const [[name, steps]] = Object.entries(wish) as [[string, number]];
  const shown = (wishes: LikenessWishes) => {
    return measure(wishedShape(adjustLikeness({ ...own, wishes })));
  };
  expect(shown(wish)).toBeGreaterThan(shown({}));
  expect(shown({ [name]: -steps })).toBeLessThan(shown({}));
  expect(adjustLikeness({ ...own, wishes: {} })).toEqual(own);
});

it.each(LIKENESSES.map((hero, i) => [i, hero] as const))(
  'shows the whole range of the face’s width in likeness %i, hair and all',
  (_i, hero) => {
    const at = (faceWidth: number) => adjustLikeness({ ...hero, wishes: { faceWidth } });
    const [narrow, wide] = [at(-2), at(2)];
    expect(wishedShape(wide).width.face / wishedShape(narrow).width.face).toBeGreaterThan(1.15);
    for (const { eye, width } of [narrow, wide].map(wishedShape))
      expect(eye.x + eye.rx).toBeLessThan(width.face - 20);
    const across = (of: typeof wide) => pathBox((hairOf(of, wishedShape(of))?.over ?? []).join('')).width;
    expect(across(wide)).toBeGreaterThanOrEqual(across(narrow) * 1.1);
  },
);

it('takes what is chosen, with the hair’s tones, and leaves what is not', () => {
  const changed = adjustLikeness({
    ...own,
    wishes: { hair: '#c58a3a', backHair: 'braids', freckles: true },
  });
  expect(changed).toMatchObject({ hair: '#c58a3a', backHair: 'braids', freckles: true, glasses: false });
  expect(changed.hairTones).not.toEqual(own.hairTones);
  expect(changed.skin).toBe(own.skin);
});

it('takes every choice that there is', () => {
  const wishes: Required<Omit<LikenessWishes, 'eyeSize' | 'brows' | 'faceWidth' | 'exaggeration'>> = {
    skin: '#5b3724',
    hair: '#c58a3a',
    hairStyle: 'bob',
    backHair: 'plait',
    eyes: '#4d86b0',
    headwear: 'patka',
    cloth: '#7a1f3d',
    glasses: true,
    frames: 'cat',
    bindi: true,
    hearingAid: true,
    freckles: true,
    dimples: true,
    toothGap: true,
    teeth: true,
    ears: 2,
  };
  expect(adjustLikeness({ ...own, wishes })).toMatchObject(wishes);
});

it('is nothing but a likeness, whatever else stands among the wishes', () => {
  const { skin, hair } = own;
  const others = { ...photoSample, features: {}, traced: { over: ['x'] }, wishes: {}, freckles: true };
  expect(adjustLikeness({ ...own, wishes: { ...others, skin, hair } as LikenessWishes })).toEqual({
    ...own,
    freckles: true,
  });
});

it('stays a hero that can be drawn, whatever is wished', () => {
  for (const steps of [-99, 99])
    for (const hero of LIKENESSES) {
      const changed = adjustLikeness({
        ...hero,
        wishes: { eyeSize: steps, brows: steps, faceWidth: steps, exaggeration: steps },
      });
      expect(checkHero(changed)).toBe(changed);
      expect(changed.exaggeration).toBeGreaterThanOrEqual(EXAGGERATION.least);
    }
});
