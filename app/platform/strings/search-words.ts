import { plainDigits } from './plain-line.ts';
import { withFewMarks } from './typed-text.ts';

/**
 * Splits a text into the words by which it is found: in lower case, without punctuation, with the digits of
 * every script as plain ones. An apostrophe joins, so `O'Brien` becomes `obrien`. Anything else that is not a
 * letter or a digit separates words.
 */
export function searchWords(text: string): string[] {
  const plain = plainDigits(withFewMarks(text).normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/['’\u200C\u200D]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
