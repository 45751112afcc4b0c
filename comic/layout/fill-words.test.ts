import { expect, it } from 'vitest';
import { fillWords } from './fill-words.ts';

it('puts the name in, plain or in capitals', () => {
  expect(fillWords('{name}! {NAME}!', 'Zoë')).toBe('Zoë! ZOË!');
});

it('takes the name as it is, never as a pattern or a slot', () => {
  expect(fillWords('Hi {name}.', '$& {NAME}')).toBe('Hi $& {NAME}.');
});
