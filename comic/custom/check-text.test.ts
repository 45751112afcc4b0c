import { expect, it } from 'vitest';
import { checkCustomStory, checkTemplate, storyBeats } from './check-text.ts';
import { readNotes } from './notes.ts';

const rules = (text: string) =>
  checkTemplate(text).problems.map(
    ({ rule, line, column, text: found }) => `${rule} ${line}:${column} ${found}`,
  );

it.each<[string, string, string[]]>([
  ['a sound template', 'Once {name} met {animal}.\n{NAME} said “{sound}”', []],
  ['an unknown slot', 'Hello {nmae}!\nand {Hero name}', ['slot 1:7 {nmae}', 'slot 2:5 {Hero name}']],
  ['a lone brace', 'Hello {name!\nso }', ['brace 1:7 {', 'brace 2:4 }']],
  ['other letters', 'Hi\n😀 வணக்கம் and 你好', ['letters 2:3 வணக்கம்', 'letters 2:13 你好']],
  ['nothing', ' \n😀', ['empty 1:1 ']],
  ['too much', `${'a'.repeat(5999)}\nbcd`, ['too-long 2:1 bcd']],
])('%s', (_, text, problems) => {
  expect(rules(text)).toEqual(problems);
});

it('counts, and leaves a parent’s own braces alone', () => {
  expect(checkCustomStory('Meera {ran}. And sat!')).toMatchObject({
    problems: [],
    words: 4,
    letters: 21,
    most: 6000,
    sentences: 2,
  });
});

it('counts sentences as notes do', () => {
  expect(storyBeats('One.\nTwo three. “Four?” she said.')).toEqual([
    'One.',
    'Two three.',
    '“Four?” she said.',
  ]);
});

it('reads notes from outside: the unknown is left open, nonsense dropped', () => {
  expect(readNotes('no')).toEqual([]);
  expect(
    readNotes([
      { beat: 0, place: 'forest', pose: 'run', mood: 'brave', words: 'Hello' },
      { beat: 1, place: 'sewer', mood: 'happy' },
      { beat: 2, pose: 'explode' },
      { beat: -1, place: 'forest' },
      { beat: '3', place: 'forest' },
      null,
    ]),
  ).toEqual([
    { beat: 0, place: 'forest', pose: 'run', mood: 'brave' },
    { beat: 1, mood: 'happy' },
  ]);
});
