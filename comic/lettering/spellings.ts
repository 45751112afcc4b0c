const known = new Map<string, readonly string[]>();

/** Beyond this it is no letter of any word: it is left as it is, and not remembered. */
const LONGEST = 64;

/**
 * The ways to write a letter, best first: as it is, put together with its marks, taken apart, and the plain letter of
 * which it is only another style (bold, full width, in a circle, joined to its neighbour).
 */
export function spellings(letter: string): readonly string[] {
  if ((letter.length === 1 && letter < '\u0300') || letter.length > LONGEST) return [letter];
  let ways = known.get(letter);
  if (!ways) {
    const forms = /\p{L}/u.test(letter)
      ? (['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
      : (['NFC', 'NFKC'] as const);
    ways = [...new Set([letter, ...forms.map((form) => letter.normalize(form))])];
    if (known.size > 4000) known.clear();
    known.set(letter, ways);
  }
  return ways;
}
