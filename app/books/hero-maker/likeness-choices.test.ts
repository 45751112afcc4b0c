import { expect, it } from 'vitest';
import { BACK_HAIR, EXAGGERATION as OF_THE_WORKSHOP, SKIN_SCALE } from '#comic';
import { headwears } from '../../../comic/art/hero/headwear.ts';
import { CLOTHS, USUAL_CLOTH } from './drawn-choices.ts';
import { BACKS, EXAGGERATION, nearestSkin, SKINS, SLIDERS, stepWords } from './likeness-choices.ts';

it('names the workshop’s whole scale of skin, every back, and its bounds', () => {
  expect(SKINS.map(({ colour }) => colour)).toEqual(SKIN_SCALE);
  expect(BACKS.map(({ id }) => id)).toEqual(BACK_HAIR);
  expect(EXAGGERATION).toEqual(OF_THE_WORKSHOP);
});

it('names the usual colour of all that is worn on the head', () => {
  const { none, ...worn } = USUAL_CLOTH;
  for (const [wear, colour] of Object.entries(worn)) {
    expect(headwears[wear as keyof typeof worn].colour).toBe(colour);
    expect(CLOTHS.map((cloth) => cloth.colour)).toContain(colour);
  }
  expect(none).toBe('');
});

it.each([
  [-2, 'Much narrower'],
  [-1, 'A little narrower'],
  [0, 'As in the photo'],
  [1, 'A little wider'],
  [2, 'Much wider'],
])('reads step %i of the face’s width as %s', (step, words) => {
  const { ends } = SLIDERS.find(({ id }) => id === 'faceWidth')!;
  expect(stepWords(step, ends)).toBe(words);
});

it.each(SKINS.map(({ colour, name }) => [colour, name] as const))('keeps %s, %s, as it is', (colour) => {
  expect(nearestSkin(colour)).toBe(colour);
});

it('shows a tone of an earlier scale as the step nearest to it', () => {
  expect(nearestSkin('#a8734a')).toBe('#a37459');
  expect(nearestSkin('#fbe3d2')).toBe('#fce3d2');
});
