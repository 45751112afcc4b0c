import { expect, it } from 'vitest';
import { tooManyTries } from './too-many-tries.ts';

it.each([
  [900, 'Too many tries. Please wait 15 minutes and try again.'],
  [61, 'Too many tries. Please wait 2 minutes and try again.'],
  [60, 'Too many tries. Please wait 1 minute and try again.'],
  [1, 'Too many tries. Please wait 1 minute and try again.'],
])('%i seconds are told in whole minutes', (seconds, words) => {
  expect(tooManyTries(seconds)).toBe(words);
});
