const known = new Map<string, readonly string[]>();

/** A longer grapheme is not a letter of any word. It is returned unchanged and not cached. */
const LONGEST = 64;

/**
 * The ways to write a letter, best first: unchanged, composed with its marks, decomposed, and the plain
 * letter of which it is another style (bold, full width, circled, joined to its neighbour).
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
