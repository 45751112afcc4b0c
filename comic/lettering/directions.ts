import bidiModule from 'bidi-js';

// The module's types describe another form than the one that Node loads.
const openBidi = bidiModule as unknown as typeof bidiModule.default;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Words of one writing direction. */
export interface Directed {
  text: string;
  rightToLeft: boolean;
}

let bidi: ReturnType<typeof openBidi> | undefined;

/** Invisible control characters that change the direction of the text after them. People never type them. */
const ORDERS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The parts of one line from left to right, by the Unicode rules for text in both directions (bidi). */
export function directions(typed: string): readonly Directed[] {
  const line = typed.replaceAll(ORDERS, '');
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, rightToLeft: false }];
  bidi ??= openBidi();
  const { levels } = bidi.getEmbeddingLevels(line);
  const parts: { text: string; level: number }[] = [];
  levels.forEach((level, at) => {
    const last = parts.at(-1);
    if (last?.level === level) last.text += line[at]!;
    else parts.push({ text: line[at]!, level });
  });
  for (let level = Math.max(...levels); level > 0; level--) turnAround(parts, level);
  return parts.map(({ text, level: deep }) => ({ text, rightToLeft: deep % 2 === 1 }));
}

/** Reverses every group of neighbouring parts of this level or a deeper one. */
function turnAround(parts: { level: number }[], level: number): void {
  for (let from = 0; from < parts.length; from++) {
    let to = from;
    while (to < parts.length && parts[to]!.level >= level) to++;
    if (to > from) parts.splice(from, to - from, ...parts.slice(from, to).toReversed());
    from = to;
  }
}
