/** The scripts that the fonts of books and papers support together, by their names in Unicode. */
const SCRIPTS = [
  'Latin',
  'Devanagari',
  'Arabic',
  'Bengali',
  'Chakma',
  'Cyrillic',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Lepcha',
  'Limbu',
  'Malayalam',
  'Meetei_Mayek',
  'Ol_Chiki',
  'Oriya',
  'Sinhala',
  'Syloti_Nagri',
  'Tamil',
  'Telugu',
  'Thaana',
  'Tibetan',
].map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'u') }));

const known = new Map<number, string | undefined>();

/** The script of the first letter. Undefined for punctuation and digits, which scripts share. */
export function scriptOf(text: string): string | undefined {
  const code = text.codePointAt(0) ?? 0;
  if (!known.has(code)) {
    const letter = String.fromCodePoint(code);
    known.set(code, SCRIPTS.find(({ letters }) => letters.test(letter))?.name);
  }
  return known.get(code);
}
