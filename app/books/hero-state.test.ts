import { expect, it } from 'vitest';
import { REFUSAL_WORDS, type HeroRefusal } from './hero-state.ts';

it.each(Object.keys(REFUSAL_WORDS) as HeroRefusal[])('%s: the words say what helps', (reason) => {
  expect(REFUSAL_WORDS[reason]).toMatch(/works best|Tap the one|choose another|try again/);
});

it('no-face: the words name every way to a photo that has one', () => {
  expect(REFUSAL_WORDS['no-face']).toMatch(/closer.*looking at the camera.*daylight/);
});

it.each(['no-face', 'profile'] as const)('%s: the way on needs no other photo', (reason) => {
  expect(REFUSAL_WORDS[reason]).toMatch(/camera|from the front/);
  expect(REFUSAL_WORDS[reason]).toMatch(/the drawn hero stands in/);
});
