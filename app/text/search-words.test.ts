import { describe, expect, it } from 'vitest';
import { phoneDigits, searchWords } from './search-words.ts';

describe('the words of a text', () => {
  it.each([
    ['Asha Rao', ['asha', 'rao']],
    ['  A.P. Rao-Mehta ', ['a', 'p', 'rao', 'mehta']],
    ['Sean O’Brien', ['sean', 'obrien']],
    ['आशा राव', ['आशा', 'राव']],
    ['ＡＳＨＡ', ['asha']],
    ['100%_', ['100']],
    ['…', []],
  ])('%j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});

describe('a phone number', () => {
  it.each([
    ['98450 12345', '9845012345'],
    ['+91 98450-12345', '9845012345'],
    ['919845012345', '9845012345'],
    ['098450 12345', '9845012345'],
    ['+91 98450', '98450'],
    ['080 2345 6789', '8023456789'],
    ['+44 20 7946 0018', '442079460018'],
  ])('%s is %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });
});
