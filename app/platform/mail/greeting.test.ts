import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['Asha Rao', 'Namaste Asha,'],
  ['आशा राव', 'Namaste आशा,'],
  ['D’Souza', 'Namaste D’Souza,'],
  ['', 'Namaste,'],
  ['https://evil.example/prize now', 'Namaste,'],
  ['evil.example', 'Namaste,'],
  ['x'.repeat(31), 'Namaste,'],
])('%s is greeted by %s', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});
