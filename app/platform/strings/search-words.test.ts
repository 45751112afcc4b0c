import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('the words of a text', () => {
  it.each([
    ['Asha Rao', ['asha', 'rao']],
    ['  A.P. Rao-Mehta ', ['a', 'p', 'rao', 'mehta']],
    ['Sean O’Brien', ['sean', 'obrien']],
    ['आशा राव', ['आशा', 'राव']],
    ['ＡＳＨＡ', ['asha']],
    ['१०० %_', ['100']],
    ['क्\u200Dषितिज', ['क्षितिज']],
    ['…', []],
  ])('%j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});
