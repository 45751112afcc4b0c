import { expect, it } from 'vitest';
import { cutAtPauses, cutText, weightOf, wordsOf } from './words.ts';

it('compares words without case, nukta and moon', () => {
  expect(wordsOf('Mira’s बाग़, चाँद! {name} well-known')).toEqual([
    'mira',
    'बाग',
    'चांद',
    '{name}',
    'well-known',
  ]);
});

it.each([
  ['a comma near the middle', 'The bear, who was old and slow, looked at the moon for a long while', 40],
  ['one endless word', 'x'.repeat(500), 100],
  ['Hindi', 'एक गाँव में एक लड़की अपनी नानी के साथ रहती थी और रोज़ नदी पर जाती थी', 30],
  ['letters under a heap of marks', `a${'\u0301'.repeat(3000)} b`, 10],
])('cuts a text and loses nothing: %s', (_, text, most) => {
  const pieces = cutText(text, most);
  for (const piece of pieces) expect(weightOf(piece)).toBeLessThanOrEqual(most);
  expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

it('cuts at pauses where both sides are worth a picture', () => {
  expect(
    cutAtPauses('Yes, the bear slept under the tree, and the rain fell on its nose, softly', 18),
  ).toEqual(['Yes, the bear slept under the tree,', 'and the rain fell on its nose, softly']);
});
