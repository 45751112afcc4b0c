/** Every way to end a line. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters without a meaning: controls, direction marks, soft hyphens, fillers, tags. Those in
 * `IN_WORDS` are checked one by one.
 */
const UNSEEN = /(?!\n|\t|\u200C|\u200D|\uFE0F)(?:\p{Cc}|\p{DI}|\p{NChar}|[\uFFF9-\uFFFC]|\u{1D159})/gu;

/** Blanks of any width. U+2800 is a Braille letter without dots. */
const BLANKS = /[\p{Zs}\u2800]/gu;

/** Joiners, and the mark for a coloured emoji. They are part of some words and mean nothing in others. */
const IN_WORDS = /(?:\u200C|\u200D|\uFE0F)+/g;

/**
 * More than thirty marks on one letter, joiners included. Thirty is Unicode's own limit, and far more than
 * any word has.
 */
const HEAP_OF_MARKS = /((?:\p{M}|\u200C|\u200D|\uFF9E|\uFF9F){30})(?:\p{M}|\u200C|\u200D|\uFF9E|\uFF9F)+/gu;

/**
 * Removes excess marks on a letter, so that the text can be normalised in time. Thousands of marks on one
 * letter would take seconds.
 */
export const withFewMarks = (text: string): string => text.replaceAll(HEAP_OF_MARKS, '$1');

/**
 * Cleans typed text of several lines for storage: whole, visible characters, one kind of line break, trimmed.
 */
export function severalLines(typed: string): string {
  const seen = typed
    .toWellFormed()
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(BLANKS, ' ')
    .replaceAll(IN_WORDS, (run: string, at: number, text: string) =>
      partOfWord(
        lastOf(text.slice(Math.max(0, at - 2), at)),
        run,
        firstOf(text.slice(at + run.length, at + run.length + 2)),
      ),
    );
  return withFewMarks(seen).trim();
}

/** Like `severalLines`, for a field of one line. */
export function oneLine(typed: string): string {
  return severalLines(typed).replaceAll(/\s+/g, ' ');
}

const lastOf = (text: string) => Array.from(text).at(-1) ?? '';
const firstOf = (text: string) => Array.from(text)[0] ?? '';

const JOINED_LETTER = /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Adlm}\p{scx=Rohg}]/u;
/** The sign that joins two consonants into one. Half letters, conjuncts and chillu are made with it. */
const VIRAMA = /\u094D|\u09CD|\u0A4D|\u0ACD|\u0B4D|\u0BCD|\u0C4D|\u0CCD|\u0D4D|\u0DCA|\u1039|\u17D2/;
const PICTURE = /\p{ExtPict}/u;

/** The part of a run of joiners that has a meaning between two letters: one joiner, or none. */
function partOfWord(before: string, run: string, after: string): string {
  const joiner = /[\u200C\u200D]/.exec(run)?.[0] ?? '';
  const coloured = run.startsWith('\uFE0F') ? '\uFE0F' : '';
  if (PICTURE.test(before) || /\p{EMod}|\u20E3/u.test(before))
    return joiner === '\u200D' && PICTURE.test(after) ? `${coloured}\u200D` : coloured;
  if (/[\d#*]/.test(before) && after === '\u20E3') return coloured;
  if (JOINED_LETTER.test(before) && JOINED_LETTER.test(after)) return joiner;
  if (VIRAMA.test(before)) return joiner === '\u200D' || /\p{L}/u.test(after) ? joiner : '';
  return VIRAMA.test(after) && /[\p{L}\p{M}]/u.test(before) ? joiner : '';
}
