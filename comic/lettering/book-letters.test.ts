import { expect, it } from 'vitest';
import { fontBytes } from '../node-fonts.ts';
import { BOOK_LETTERS, lettersLacking } from './book-letters.ts';
import { writeRanges } from './letter-ranges.ts';
import { loadLettering } from './load-lettering.ts';
import { spellings } from './spellings.ts';

const OTHERWISE = /\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point}|\p{ExtPict}|\p{RI}|\p{EMod}/u;

/** A letter in the form in which it occurs in a word: a combining mark gets a base letter. */
const inWord = (letter: string): string =>
  /\p{M}/u.test(letter) ? `${/\p{Script=Devanagari}/u.test(letter) ? 'क' : 'a'}${letter}` : letter;

function* everyLetter(): Generator<string> {
  for (let code = 0x21; code < 0x1e000; code++) {
    if (code === 0xd800) code = 0xf900;
    const letter = String.fromCodePoint(code);
    if (!OTHERWISE.test(letter)) yield letter;
  }
}

it('is what the fonts of books have', async () => {
  const lettering = await loadLettering(fontBytes());
  await lettering.bring('ṛ̥ ɬ');
  const drawn = new Set([...everyLetter()].filter((each) => lettering.lacks(inWord(each)).length === 0));
  const plainer = (letter: string): boolean =>
    spellings(letter)
      .slice(1)
      .some((other) => Array.from(other).every((each) => drawn.has(each) || OTHERWISE.test(each)));
  const codes = [...drawn].filter((each) => !plainer(each)).map((each) => each.codePointAt(0)!);
  expect(BOOK_LETTERS).toBe(writeRanges(new Set(codes)));
  const asked = [...everyLetter()].filter((each) => lettersLacking(inWord(each)).length === 0);
  expect(asked.filter((each) => !drawn.has(each)).join(' ')).toBe('');
  expect([...drawn].filter((each) => lettersLacking(inWord(each)).length > 0).join(' ')).toBe('');
}, 60_000);

it.each([
  ['Mira', []],
  ['𝐌𝐢𝐫𝐚', []],
  ['Ｍｉｒａ', []],
  ['Kr̥ṣṇa', []],
  ['ﬁona №1 ½', []],
  ['श्री ज़ोया', []],
  ['Zoë 🦄👩🏽‍🚀', []],
  ['Mira ஆதித்யா and মিরা', ['ஆதித்யா', 'মিরা']],
  ['Иван', ['Иван']],
  ['Mira ↹', ['↹']],
])('%s lacks %j', (text, lacking) => {
  expect(lettersLacking(text)).toEqual(lacking);
});
