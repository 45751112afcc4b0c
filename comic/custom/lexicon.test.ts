import { expect, it } from 'vitest';
import { EXPRESSIONS } from '../hero.ts';
import { findMood } from './lexicon.ts';

it.each([
  ['proud', 'Meera won a medal', 'मीरा को इनाम मिला'],
  ['laughing', 'everybody giggled', 'सब खिलखिलाए'],
  ['sad', 'she was lonely', 'वह उदास थी'],
  ['thinking', 'they wondered', 'उसने सोचा'],
  ['worried', 'a frightened cat', 'वह डर गई'],
  ['happy', 'a lovely garden', 'सुंदर बाग'],
  ['surprised', 'suddenly', 'अचानक'],
  ['brave', 'a fearless child', 'साहस'],
  ['calm', 'quietly', 'चुपचाप'],
] as const)('%s is told by words of both languages', (mood, english, hindi) => {
  for (const text of [english, hindi]) {
    const moods = text.split(' ').flatMap((word) => findMood(word.toLowerCase()) ?? []);
    expect({ text, moods: [...new Set(moods)] }).toEqual({ text, moods: [mood] });
  }
});

it('words of every face are in the list', () => {
  const words = ['proud', 'laugh', 'sad', 'plan', 'afraid', 'smile', 'wow', 'brave', 'calm'];
  expect(new Set(words.map(findMood))).toEqual(new Set(EXPRESSIONS));
});
