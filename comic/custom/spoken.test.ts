import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';
import { partsOf } from './spoken.ts';

const heard = (text: string): string[] =>
  partsOf(splitSentences(text), 'Meera').map(({ kind, text, speaker }) =>
    kind === 'told' ? text : `${kind} ${speaker}: ${text}`,
  );

it.each<[string, string, string[]]>([
  ['who says it, after', '“Hello,” said Meera.', ['speech hero: Hello', 'said Meera.']],
  [
    'who says it, before',
    'The frog croaked and asked, “Who is there?”',
    ['The frog croaked and asked,', 'speech tarru: Who is there?'],
  ],
  ['in Hindi', '“कौन है?” मेंढक ने पूछा।', ['speech tarru: कौन है?', 'मेंढक ने पूछा।']],
  [
    'the sentence before',
    'Grandma sat. Meera asked the same question. “Why?”',
    ['Grandma sat.', 'Meera asked the same question.', 'speech hero: Why?'],
  ],
  [
    'she is who was told of',
    'Grandma came in. “Tea?” she asked.',
    ['Grandma came in.', 'speech nani: Tea?', 'she asked.'],
  ],
  ['nobody has drawn her mother', '“Bed!” said Mother.', ['speech unseen: Bed!', 'said Mother.']],
  ['thoughts', '“I am six,” thought Meera.', ['thought hero: I am six', 'thought Meera.']],
  ['shouts', '“Stop!” shouted the bear.', ['shout jamba: Stop!', 'shouted the bear.']],
  ['words in quotes that nobody says', 'She found the “magic” stone.', ['She found the “magic” stone.']],
  ['a lone mark stays where it was', 'He said “yes, yes”.', ['He said “yes, yes”.']],
])('%s', (_, text, parts) => {
  expect(heard(text)).toEqual(parts);
});
