import { plainDigits } from './plain-line.ts';
import { withFewMarks } from './typed-text.ts';

/**
 * A text as the words by which it is found: small letters, without punctuation, digits of every script
 * as plain ones. Apostrophes join, `O'Brien` is `obrien`; everything else that is no letter or digit parts.
 */
export function searchWords(text: string): string[] {
  const plain = plainDigits(withFewMarks(text).normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/['’\u200C\u200D]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
