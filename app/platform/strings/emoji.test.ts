import { expect, it } from 'vitest';
import { withoutEmoji } from './emoji.ts';

it.each([
  ['Mira 🦁', 'Mira'],
  ['🦁 Mira  K ', 'Mira K'],
  ['Ved 👩🏽‍🚀🇮🇳❤️', 'Ved'],
  ['👨‍👩‍👧🏴󠁧󠁢󠁳󠁣󠁴󠁿', ''],
  ['Mira 2', 'Mira 2'],
  ['क्‍षितिज', 'क्‍षितिज'],
])('reads %s as “%s”', (typed, read) => {
  expect(withoutEmoji(typed)).toBe(read);
});
