import { describe, expect, it } from 'vitest';
import { oneLine, severalLines } from './typed-text.ts';

const cases: [typed: string, lines: string, line: string][] = [
  ['  Asha  Rao ', 'Asha  Rao', 'Asha Rao'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd', 'a b c d'],
  ['a\u000Bb\u000Cc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf', 'a b c d e f'],
  ['x\r\nBcc: victim@example.in', 'x\nBcc: victim@example.in', 'x Bcc: victim@example.in'],
  ['null\u0000 bell\u0007 \u2028', 'null bell', 'null bell'],
  ['half \uD83D', 'half \uFFFD', 'half \uFFFD'],
  ['नन्हे वीर 👩‍👧', 'नन्हे वीर 👩‍👧', 'नन्हे वीर 👩‍👧'],
];

describe('typed text', () => {
  it.each(cases)('%j', (typed, lines, line) => {
    expect(severalLines(typed)).toBe(lines);
    expect(oneLine(typed)).toBe(line);
  });
});

/** One of each kind that a keyboard, a copied page or somebody hostile leaves in a field. */
const UNSEEN = [
  ...'\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B\u180E\u180F\u200B\u200C\u200D\u200E\u200F',
  ...'\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2064\u2066\u2067\u2068\u2069\u206F\u3164\uFE00\uFE0E\uFE0F',
  ...'\uFEFF\uFFA0\uFFF9\uFFFB\uFFFC\uFFFE\u0001\u001F\u007F\u0080\u{1BCA0}\u{1D159}\u{1D173}\u{E0001}\u{E0041}\u{E007F}\u{E0100}',
];
const BLANK = [
  ...'\t\n\r\u000B\u000C\u0085\u00A0\u1680\u2000\u2003\u2009\u200A\u2028\u202F\u205F\u2800\u3000',
];
const hex = (letter: string) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

describe('an invisible character', () => {
  it.each(UNSEEN.map((letter) => [hex(letter), letter]))('%s is taken out', (_, letter) => {
    expect(oneLine(`${letter}As${letter}ha${letter} ${letter}Rao${letter}${letter}`)).toBe('Asha Rao');
    expect(oneLine(letter.repeat(3))).toBe('');
    expect(severalLines(`a${letter}\n${letter}b`)).toBe('a\nb');
  });

  it.each(BLANK.map((letter) => [hex(letter), letter]))('%s is a blank like any other', (_, letter) => {
    expect(oneLine(`${letter}Asha${letter}${letter}Rao${letter}`)).toBe('Asha Rao');
    expect(oneLine(letter)).toBe('');
  });
});

describe('a joiner', () => {
  it.each([
    ['क्\u200Dषितिज', 'half a letter of Hindi'],
    ['क्\u200Cष', 'a virama that is seen'],
    ['র\u200D্যাম', 'a Bengali ra before ya'],
    ['മോഹന്\u200D', 'a Malayalam chillu at the end of a name'],
    ['മോഹന്\u200D കുമാര്\u200D', 'and of two'],
    ['ශ්\u200Dරී', 'Sinhala'],
    ['می\u200Cخواهم', 'Persian'],
    ['👩🏽\u200D🚀', 'an emoji of two'],
    ['❤\uFE0F\u200D🔥', 'a coloured one'],
    ['1\uFE0F\u20E3', 'a key'],
  ])('stays in %s: %s', (word) => {
    expect(oneLine(word)).toBe(word);
  });

  it.each([
    ['\u200Dक्षितिज\u200D', 'क्षितिज'],
    ['मी\u200Dरा', 'मीरा'],
    ['क\u200Cल', 'कल'],
    ['क्\u200D\u200D\u200Dष', 'क्\u200Dष'],
    ['क्\u200C', 'क्'],
    ['انیتا\u200C', 'انیتا'],
    ['انیتا\u200D خان', 'انیتا خان'],
    ['Mi\u200Dra', 'Mira'],
    ['Mira\u200D🦁\u200D', 'Mira🦁'],
    ['2\uFE0F', '2'],
    ['🦁\uFE0F\uFE0F', '🦁\uFE0F'],
  ])('is taken out of %j, where it does nothing', (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });
});

describe('marks on one letter', () => {
  it.each(['क्ष्म्य', 'Zẹ̀̀̀', 'שָׁ֑לוֹם', 'ཧཱུྃ', 'a\u0315\u0316'])('stay as they are: %s', (word) => {
    expect(oneLine(word)).toBe(word);
  });

  it('end after thirty', () => {
    expect(oneLine(`a${'\u0315\u0316'.repeat(5_000)} b`)).toBe(`a${'\u0315\u0316'.repeat(15)} b`);
  });
});

it('takes a megabyte of anything in no time', () => {
  const begun = performance.now();
  for (const letter of ['\u200D', '\u200B', ' ', '\r', 'क्\u200D', '👩\u200D'])
    oneLine(letter.repeat(200_000));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
