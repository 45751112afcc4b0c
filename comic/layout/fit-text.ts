import { balancedLines, cutWords } from '../lettering/break-lines.ts';
import type { Face, Lettering, Line } from '../lettering/lettering.ts';
import { outline } from '../lettering/outline.ts';
import { SMALLEST_POINTS, units } from './measures.ts';

/** A set block of text with its middle at (0, 0). */
export interface TextBlock {
  lines: readonly Line[];
  /** Type size in page units. */
  size: number;
  leading: number;
  width: number;
  height: number;
}

const BALLOON_POINTS = 13;
const STEPS = [1, 0.93, 0.86, 0.79, SMALLEST_POINTS / BALLOON_POINTS];

/** Type sizes to try, largest first, down to 9 pt. */
export function textSizes(points = BALLOON_POINTS): number[] {
  return STEPS.map((step) => units(Math.max(SMALLEST_POINTS, points * step)));
}

/** Breaks the text into `count` even lines at most `limit` wide. Longer words are cut. */
export function setText(
  lettering: Lettering,
  text: string,
  {
    face,
    size,
    count,
    limit,
    leading = 1.16,
  }: { face: Face; size: number; count: number; limit: number; leading?: number },
): TextBlock {
  const voice = face !== 'display' && isDevanagari(text) ? 'devanagari' : face;
  const measure = (words: string): number => lettering.line(words, voice).width * size;
  const words = cutWords(text, limit, measure);
  const lines = balancedLines(words, count, measure).map((words) => lettering.line(words, voice));
  return {
    lines,
    size,
    leading: size * leading,
    width: Math.max(...lines.map((line) => line.width * size)),
    height: size * leading * lines.length,
  };
}

/**
 * Whether at least half of the words are in Devanagari. A Latin name among them then has the same weight,
 * instead of the thinner comic faces.
 */
function isDevanagari(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const foreign = words.filter((word) => /\p{Script=Devanagari}/u.test(word));
  return foreign.length > 0 && foreign.length * 2 >= words.length;
}

/**
 * Every way to break the text into 1 to `most` lines within the limit, widest first. A way with more lines
 * is left out when it is not narrower. Text that needs more than `most` lines gets them, so there is always
 * at least one way.
 */
export function settings(
  lettering: Lettering,
  text: string,
  face: Face,
  size: number,
  limit: number,
  most = 8,
): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (let count = 1; count <= most || blocks.length === 0; count++) {
    const block = setText(lettering, text, { face, size, count, limit });
    const last = block.lines.length < count;
    if (!last && block.width <= limit && block.width < (blocks.at(-1)?.width ?? Infinity)) blocks.push(block);
    if (last) return blocks.length > 0 ? blocks : [block];
  }
  return blocks;
}

/** Whether a block shows every word of its text uncut. */
export function isWhole({ lines }: TextBlock, text: string): boolean {
  return lines.map((line) => line.text).join(' ') === text;
}

/** The block's letters as one path, centred on a point or flush left. */
export function textPath(
  block: TextBlock,
  x: number,
  y: number,
  align: 'centre' | 'left' = 'centre',
): string {
  const top = y - block.height / 2;
  return block.lines
    .map((line, index) => {
      const start = align === 'centre' ? x - (line.width * block.size) / 2 : x - block.width / 2;
      return outline(line, start, top + block.leading * (index + 0.5) + block.size * 0.31, block.size);
    })
    .join('');
}
