import { graphemes } from './graphemes.ts';

/**
 * Breaks words into `count` lines of the most even width.
 * @returns the lines, fewer when there are fewer words.
 */
export function balancedLines(words: readonly string[], count: number, measure: (text: string) => number): string[] {
  const lines = Math.max(1, Math.min(count, words.length));
  const width = (from: number, to: number): number => measure(words.slice(from, to).join(' '));
  // best[n][end]: the smallest possible widest line when the first `end` words fill n lines.
  let best: { widest: number; cuts: number[] }[] = words.map((_, end) => ({ widest: width(0, end + 1), cuts: [] }));
  for (let line = 2; line <= lines; line++) {
    best = words.map((_, end) => {
      let choice = { widest: Infinity, cuts: [] as number[] };
      for (let cut = line - 1; cut <= end; cut++) {
        const before = best[cut - 1]!;
        const widest = Math.max(before.widest, width(cut, end + 1));
        if (widest < choice.widest) choice = { widest, cuts: [...before.cuts, cut] };
      }
      return choice;
    });
  }
  const cuts = [0, ...(best.at(-1)?.cuts ?? []), words.length];
  return cuts.slice(1).map((end, index) => words.slice(cuts[index], end).join(' '));
}

/** Words no wider than `limit`; longer ones are cut between letters with a hyphen. */
export function cutWords(text: string, limit: number, measure: (text: string) => number): string[] {
  return text.split(' ').flatMap((word) => {
    if (measure(word) <= limit) return [word];
    const parts: string[] = [];
    let part = '';
    for (const letter of graphemes(word)) {
      if (part !== '' && measure(`${part}${letter}-`) > limit) {
        parts.push(`${part}-`);
        part = '';
      }
      part += letter;
    }
    return [...parts, part];
  });
}
