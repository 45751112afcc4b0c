import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it.each([
  ['short words', 'short words'],
  ['x'.repeat(280), 'x'.repeat(280)],
  ['x'.repeat(281), `${'x'.repeat(280)}…`],
  [`${'word '.repeat(60)}`, `${'word '.repeat(56).trim()}…`],
])('%j begins %j', (words, start) => {
  expect(excerpt(words)).toBe(start);
});
