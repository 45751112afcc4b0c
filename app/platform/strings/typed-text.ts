/** Every way to end a line. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** What nobody sees and nothing is read by: controls, marks of direction, soft hyphens, fillers, tags. Those of `IN_WORDS` are looked at one by one. */
const UNSEEN = /(?!\n|\t|\u200C|\u200D|\uFE0F)(?:\p{Cc}|\p{DI}|\p{NChar}|[\uFFF9-\uFFFC]|\u{1D159})/gu;

/** Blanks of any width. U+2800 is a Braille letter without dots. */
const BLANKS = /[\p{Zs}\u2800]/gu;

/** Joiners and the mark for a coloured emoji: a part of some words, and nothing in others. */
const IN_WORDS = /(?:\u200C|\u200D|\uFE0F)+/g;

/** Marks on one letter, joiners among them: after so many, which is how Unicode bounds them, and far more than any word has. */
const HEAP_OF_MARKS = /((?:\p{M}|\u200C|\u200D|\uFF9E|\uFF9F){30})(?:\p{M}|\u200C|\u200D|\uFF9E|\uFF9F)+/gu;

/** Text whose letters can be put into their one way of writing in time: thousands of marks on one take seconds. */
export const withFewMarks = (text: string): string => text.replaceAll(HEAP_OF_MARKS, '$1');

/** Typed text of several lines as it can be kept: whole characters that can be seen, line breaks of one kind, trimmed. */
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

/** The same for a field of one line. */
export function oneLine(typed: string): string {
  return severalLines(typed).replaceAll(/\s+/g, ' ');
}

const lastOf = (text: string) => Array.from(text).at(-1) ?? '';
const firstOf = (text: string) => Array.from(text)[0] ?? '';

const JOINED_LETTER = /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Adlm}\p{scx=Rohg}]/u;
/** The sign between two consonants that stand for one: half letters, conjuncts and chillu are made with it. */
const VIRAMA = /\u094D|\u09CD|\u0A4D|\u0ACD|\u0B4D|\u0BCD|\u0C4D|\u0CCD|\u0D4D|\u0DCA|\u1039|\u17D2/;
const PICTURE = /\p{ExtPict}/u;

/** What of joiners has a meaning between two letters: one of them, or none. */
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
