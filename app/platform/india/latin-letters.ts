/** Unicode blocks of scripts that share one layout: a letter stands at the same place in each block. */
const FIRST_BLOCK = 0x09_00;
const LAST_LETTER = 0x0d_7f;
const BLOCK = 0x80;

const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ');
const CONSONANTS =
  'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const VOWEL_SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const CHILLU = 'n n r l l k'.split(' ');
const VIRAMA = 0x4d;
/** Dots below letters for sounds of other languages, and joiners. */
const DOTS = /\u093C|\u09BC|\u0A3C|\u0ABC|\u0B3C|\u0CBC|\u200C|\u200D/g;

/**
 * Writes words in Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada or Malayalam in Latin
 * letters, roughly as they sound: `ಕರ್ನಾಟಕ` becomes `karnataka`. Other letters stay.
 */
export function inLatinLetters(text: string): string {
  const places = Array.from(
    text.normalize('NFC').replaceAll(DOTS, ''),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return places.map((code, index) => sound(code, places[index + 1] ?? 0)).join('');
}

function sound(code: number, next: number): string {
  const place = placeOf(code);
  if (place === null) return String.fromCodePoint(code);
  if (place >= 0x01 && place <= 0x02) return 'n';
  if (place >= 0x05 && place <= 0x14) return VOWELS[place - 0x05] ?? '';
  const consonant = code === 0x09_ce ? 't' : code === 0x0b_5f ? 'y' : CONSONANTS[place - 0x15];
  if (consonant !== undefined) return code === 0x09_ce || !carriesA(next) ? consonant : `${consonant}a`;
  if (place >= 0x3e && place <= 0x4c) return VOWEL_SIGNS[place - 0x3e] ?? '';
  if (code >= 0x0d_7a) return CHILLU[code - 0x0d_7a] ?? '';
  if (place >= 0x66 && place <= 0x6f) return String(place - 0x66);
  return code === 0x0a_70
    ? 'n'
    : code === 0x09_f0
      ? carriesA(next)
        ? 'ra'
        : 'r'
      : code === 0x09_f1
        ? 'v'
        : '';
}

const placeOf = (code: number): number | null =>
  code >= FIRST_BLOCK && code <= LAST_LETTER ? (code - FIRST_BLOCK) % BLOCK : null;

/**
 * Whether the consonant before `next` is spoken with an a, which holds unless a vowel sign or virama follows.
 */
function carriesA(next: number): boolean {
  const place = placeOf(next);
  return place === null || !((place >= 0x3e && place <= 0x4c) || place === VIRAMA);
}

/** Consonants of the Arabic script, as in Urdu and Kashmiri. Vowels are mostly not written. */
const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  'ب:b پ:p ت:t ٹ:t ط:t ث:s س:s ص:s ش:s ج:j ز:j ذ:j ض:j ظ:j ژ:j چ:k خ:k ک:k ك:k ق:k د:d ڈ:d ر:r ڑ:r غ:g گ:g ف:p ل:l م:m ن:n ں:n'
    .split(' ')
    .map((pair) => pair.split(':')),
) as Record<string, string>;

/**
 * The consonants of words in the Arabic script: `کرناٹک` becomes `krntk`.
 * '' when the text has none of its letters.
 */
export const arabicConsonants = (text: string): string =>
  Array.from(text, (letter) => ARABIC[letter] ?? '').join('');
