import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const texts = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text);

it.each<[string, string, string[]]>([
  ['marks', 'It rained. Did it? Yes! Well…', ['It rained.', 'Did it?', 'Yes!', 'Well…']],
  ['a small letter goes on', '“Stop!” said Mira. She ran.', ['“Stop!” said Mira.', 'She ran.']],
  ['quotes stay whole', '"Stop! Wait for me!" Mira cried.', ['"Stop! Wait for me!" Mira cried.']],
  [
    'danda and who said it',
    '“रुको!” मीरा ने कहा। वह दौड़ी।फिर रुकी।',
    ['“रुको!” मीरा ने कहा।', 'वह दौड़ी।', 'फिर रुकी।'],
  ],
  [
    'shortened words',
    'Dr. Rao met A. Khan at 3.30. They sat.',
    ['Dr. Rao met A. Khan at 3.30.', 'They sat.'],
  ],
  ['lines', 'One\r\n\r\n  two \nthree', ['One', 'two', 'three']],
  ['nothing', ' \n\t ', []],
])('%s', (_, text, sentences) => {
  expect(texts(text)).toEqual(sentences);
});

it('knows where quotes stand, and that apostrophes are none', () => {
  const [one, two] = splitSentences("Don't say 'no'. 'Come, the dog's asleep,' said Mira.");
  expect(one?.quotes).toEqual([]);
  expect(two?.quotes.map(({ from, to }) => two.text.slice(from, to))).toEqual(["'Come, the dog's asleep,'"]);
});

it('tells the first of a paragraph', () => {
  expect(splitSentences('A b. C d.\nE f.').map(({ opens }) => opens)).toEqual([true, false, true]);
});
