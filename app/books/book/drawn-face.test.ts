import { expect, it } from 'vitest';
import { FACE_CHOICES as DRAWN } from '../../../comic/drawn-face.ts';
import { FACE_CHOICES } from '../drawing/drawn-face.ts';
import { FIRST_DRAWN_HERO } from '../drawing/drawn-hero.ts';
import { surprise } from '../hero-maker/surprise.ts';
import { chosenHeroSchema } from './book.schema.ts';

const taken = (face: unknown) => chosenHeroSchema.parse({ ...FIRST_DRAWN_HERO, face });

it('takes every choice that the maker offers, and the maker offers all that is drawn', () => {
  const { frames: _, ...choices } = FACE_CHOICES;
  expect(choices).toEqual(DRAWN);
  for (const [part, names] of Object.entries(FACE_CHOICES))
    for (const name of names) expect(taken({ [part]: name })).toMatchObject({ face: { [part]: name } });
});

it('takes every child that the dice draw', () => {
  for (let throws = 0; throws < 200; throws += 1) {
    const drawn = surprise(FIRST_DRAWN_HERO);
    expect(chosenHeroSchema.parse(drawn)).toEqual(drawn);
  }
});

it.each([
  ['an unknown shape', { shape: 'star', nose: 'wide' }, { nose: 'wide' }],
  ['script in a colour', { eyeColour: '"><script>', frameColour: '#2f62d9' }, { frameColour: '#2f62d9' }],
  ['another kind of value', { freckles: 'yes', ears: 2, age: 'toddler' }, { age: 'toddler' }],
  ['more than a face has', { wings: true, dimples: true }, { dimples: true }],
])('leaves out %s: it is drawn as usual', (_what, sent, kept) => {
  expect(JSON.parse(JSON.stringify(taken(sent)))).toMatchObject({ face: kept });
  expect(Object.keys(JSON.parse(JSON.stringify(taken(sent))).face)).toEqual(Object.keys(kept));
});

it.each([
  ['a face that is none', 'round'],
  ['a list', []],
])('refuses %s', (_what, face) => {
  expect(chosenHeroSchema.safeParse({ ...FIRST_DRAWN_HERO, face }).success).toBe(false);
});
