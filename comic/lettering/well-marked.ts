import type { Line } from './lettering.ts';
import { inkOfGlyph } from './glyph-ink.ts';
import { type LoadedFont, outlineOf, shapeWords } from './open-font.ts';
import { scriptOf } from './scripts.ts';

type Ink = Line['ink'];

/** How far outside its letter the middle of a mark may be, as a share of the letter's width. */
const BESIDE = 0.15;
/** The greatest share of a mark that may overlap its letter or another mark. */
const OVER_EACH_OTHER = 0.4;
/** Marks that belong elsewhere: on their letter, at its corner, beside it or over the next one. */
const ELSEWHERE = /[\u0315\u031a\u031b\u0321\u0322\u0327\u0328\u0334-\u0338\u0358\u035c-\u0362]/;

/**
 * Whether a font places the marks of a Latin letter correctly. Some fonts have a mark without a position for
 * every letter. Other scripts have their own rules, so their letters always pass.
 */
export function wellMarked(font: LoadedFont, letter: string): boolean {
  if (!/\p{Mn}/u.test(letter) || ELSEWHERE.test(letter.normalize('NFD')) || scriptOf(letter) !== 'Latin')
    return true;
  let well = font.marked.get(letter);
  if (well === undefined) font.marked.set(letter, (well = marksInPlace(inksOf(font, letter))));
  return well;
}

function inksOf(font: LoadedFont, letter: string): Ink[] {
  let x = 0;
  return shapeWords(font, letter, false).flatMap((glyph) => {
    const outline = outlineOf(font, glyph.codepoint);
    const left = x + (glyph.xOffset ?? 0) * font.em;
    const down = -(glyph.yOffset ?? 0) * font.em;
    x += (glyph.xAdvance ?? 0) * font.em;
    if (outline.length === 0) return [];
    const ink = inkOfGlyph(outline);
    return [
      { left: left + ink.left, right: left + ink.right, top: down + ink.top, bottom: down + ink.bottom },
    ];
  });
}

function marksInPlace([letter, ...marks]: Ink[]): boolean {
  if (!letter) return false;
  const ease = (letter.right - letter.left) * BESIDE;
  return marks.every((mark, index) => {
    const middle = (mark.left + mark.right) / 2;
    return (
      middle > letter.left - ease &&
      middle < letter.right + ease &&
      [letter, ...marks.slice(0, index)].every((other) => overlap(mark, other) <= OVER_EACH_OTHER)
    );
  });
}

/** The overlap of two boxes as a share of the smaller one. */
function overlap(one: Ink, other: Ink): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? (width * height) / Math.min(area(one), area(other)) : 0;
}

const area = ({ left, right, top, bottom }: Ink): number => (right - left) * (bottom - top);
