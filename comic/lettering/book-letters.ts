import { graphemes, plain } from './graphemes.ts';
import { readRanges } from './letter-ranges.ts';
import { spellings } from './spellings.ts';

/**
 * All letters that the fonts of books can draw, written by `writeRanges`. Other styles of the same letters
 * are left out. `book-letters.test.ts` compares the text with the fonts, and prints a new one when they
 * differ.
 */
export const BOOK_LETTERS =
  'x 2m y 8 1 3 2 i9 2 1 2 a 1 w 28 1 5g 2 vt 15 1 7 1 2 1 z 8 w 1h7 1 1x0 h 4 1 1 6 1 1 fl 12 9 1 b 1 i 1 s d 1 y 11 1m 1 5 4c 4 2i 6 7k 1 1 5 1 c 3 1 8 3 2 1 2 4 1 1 1 8 3 d 1 7 1t 8 1 o y 1 c 1 j 1 3 1 b 1 2 2 5 2 3 1 1 1 1 1 1 1 4 1 3 1 2 4 1 1 2 3 1 4 5 6 1f 2 b 4 32 1 2 2 8 1 1 2 2 1 3 2 3 1 c 1 s 1 n 1 3 2 my 1 h 2 3 1 4 2 3 1 4 1 3 1 1 1 1ar s 2 2 ao 2m ntu 34 1 2i 5 2 1 1 1 5 r 3 2 6 6z 1 3 1 1a 1 e9 18 4 5 1 3 1 2 gc4 e cu 2 1he 1 16kf v';

const has = readRanges(BOOK_LETTERS);
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\s/u;

const isDrawn = (text: string): boolean =>
  Array.from(text).every((letter) => has(letter.codePointAt(0)!) || UNSEEN.test(letter));

/**
 * The words or parts of words that a book cannot letter, in their order. A letter in another style (bold,
 * full width) or with separate marks counts as the plain letter. Emoji do not count: books leave them out.
 */
export function lettersLacking(text: string): string[] {
  const runs: string[] = [];
  let last = false;
  for (const letter of graphemes(plain(text))) {
    const lacking = !spellings(letter).some(isDrawn);
    if (lacking && last) runs[runs.length - 1] += letter;
    else if (lacking) runs.push(letter);
    last = lacking;
  }
  return runs;
}
