import { expect, it } from 'vitest';
import type { HeroRefusal } from './hero-state.ts';
import { REFUSAL_WORDS } from './refusal-words.ts';

it.each(Object.keys(REFUSAL_WORDS) as HeroRefusal[])('%s: the words say what helps', (reason) => {
  expect(REFUSAL_WORDS[reason]).toMatch(/works best|Tap the one|choose another|try again/);
});

it('no-face: the words name every way to a photo that has one', () => {
  expect(REFUSAL_WORDS['no-face']).toMatch(/closer.*looking at the camera.*daylight/);
});

it.each(['no-face', 'profile'] as const)('%s: the way on needs no other photo', (reason) => {
  expect(REFUSAL_WORDS[reason]).toMatch(/camera|from the front/);
  expect(REFUSAL_WORDS[reason]).toMatch(/choose the drawn hero/);
});

const LACKS = Object.keys(REFUSAL_WORDS).filter((reason) => reason !== 'unavailable') as HeroRefusal[];
it.each(LACKS)('%s: nobody is told that an order goes on with another hero', (reason) => {
  expect(REFUSAL_WORDS[reason]).toMatch(/If you order .*the book waits/);
  expect(REFUSAL_WORDS[reason]).not.toMatch(/stands? in/);
});
