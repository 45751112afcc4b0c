const LONGEST = 280;

/** The beginning of a long message, to the end of a word. */
export function excerpt(words: string): string {
  if (words.length <= LONGEST) return words;
  const start = words.slice(0, LONGEST);
  const space = start.search(/\s\S*$/);
  return `${space > LONGEST / 2 ? start.slice(0, space) : start}…`;
}
