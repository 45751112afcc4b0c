import { graphemes } from './graphemes.ts';

/** A single word on the last line looks forlorn when it is narrower than this share of the widest line. */
const FORLORN = 0.6;
/** How much the last line may exceed the widest line when a second word joins a forlorn one. */
const EASE = 1.06;

/**
 * Breaks words into `count` lines so that the widest is as narrow as possible. It may be slightly wider
 * where this keeps a short word from standing alone on the last line.
 * @returns the lines; fewer than `count` when there are fewer words.
 */
export function balancedLines(
  words: readonly string[],
  count: number,
  measure: (text: string) => number,
): string[] {
  const widths = words.map(measure);
  const space = measure(' ');
  const lines = Math.max(1, Math.min(count, words.length));
  let low = Math.max(0, ...widths);
  let high = widths.reduce((sum, width) => sum + width + space, 0);
  if (fill(widths, space, low) <= lines) high = low;
  for (let step = 0; step < 24 && high - low > 1e-4 * high; step++) {
    const middle = (low + high) / 2;
    if (fill(widths, space, middle) <= lines) high = middle;
    else low = middle;
  }
  const starts: number[] = [];
  fill(widths, space, high + 1e-9 * high, starts);
  // Break further lines until the wanted count is reached.
  while (starts.length < lines) starts.push(splitAt(starts, words.length));
  starts.sort((a, b) => a - b);
  joinForlorn(words, widths, space, starts, high);
  return starts.map((start, index) => words.slice(start, starts[index + 1] ?? words.length).join(' '));
}

/**
 * Moves the word before a forlorn one down to it, if both fit and the line above stays longer. A word that
 * is a sentence of its own is left alone.
 */
function joinForlorn(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  starts: number[],
  widest: number,
): void {
  const last = words.length - 1;
  const word = widths[last]!;
  if (starts.length < 2 || starts.at(-1)! < last || word > widest * FORLORN) return;
  if (/[.!?…।]["”’)]*$/u.test(words[last - 1]!)) return;
  const left = widths.slice(starts.at(-2), last - 1).reduce((sum, width) => sum + width + space, -space);
  if (left > word && widths[last - 1]! + space + word <= widest * EASE) starts[starts.length - 1] = last - 1;
}

/**
 * How many lines the words take when each line is filled up to `limit`. Pushes the index of each line's
 * first word to `starts`.
 */
function fill(widths: readonly number[], space: number, limit: number, starts: number[] = []): number {
  let line = Infinity;
  let lines = 0;
  widths.forEach((width, index) => {
    line += space + width;
    if (line <= limit) return;
    line = width;
    lines++;
    starts.push(index);
  });
  return lines;
}

/** The middle of the line with the most words. */
function splitAt(starts: readonly number[], end: number): number {
  const sorted = starts.toSorted((a, b) => a - b);
  let best = { words: 0, at: 0 };
  sorted.forEach((start, index) => {
    const words = (sorted[index + 1] ?? end) - start;
    if (words > best.words) best = { words, at: start + Math.ceil(words / 2) };
  });
  return best.at;
}

/**
 * Keeps words no wider than `limit`. Longer ones are cut between letters with a hyphen, into as few and as
 * even pieces as possible.
 */
export function cutWords(text: string, limit: number, measure: (text: string) => number): string[] {
  return text.split(' ').flatMap((word) => {
    const width = measure(word);
    if (width <= limit) return [word];
    const letters = graphemes(word);
    const fewest = cutAt(letters, limit, measure);
    let [best, low, high] = [fewest, width / fewest.length, limit];
    for (let step = 0; step < 8; step++) {
      const middle = (low + high) / 2;
      const pieces = cutAt(letters, middle, measure);
      if (pieces.length > fewest.length) low = middle;
      else [best, high] = [pieces, middle];
    }
    return best;
  });
}

function cutAt(letters: readonly string[], limit: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  letters.forEach((letter, index) => {
    const hyphen = index < letters.length - 1 ? '-' : '';
    if (piece !== '' && measure(`${piece}${letter}${hyphen}`) > limit) {
      pieces.push(`${piece}-`);
      piece = '';
    }
    piece += letter;
  });
  return [...pieces, piece];
}

/** Whether a line has a cut word with both pieces on it: a hyphen, a space, and the rest of the word. */
export const cutInside = (line: string): boolean => /\S- \S/u.test(line);
