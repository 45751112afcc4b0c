import type { Point } from '../drawing/tree.ts';

/** The three voices of a book, titles and effects, balloons, captions; and that of balloons and captions in Devanagari. */
export type Face = 'display' | 'speech' | 'caption' | 'devanagari';

/**
 * Full TrueType files, as bytes: Bangers, Comic Neue Bold, Comic Neue Bold Italic and Baloo 2 ExtraBold.
 * The last one also draws every letter that the first three lack (Devanagari, ₹, rare accents).
 */
export interface FontBytes {
  display: ArrayBuffer;
  speech: ArrayBuffer;
  caption: ArrayBuffer;
  fallback: ArrayBuffer;
  /** For letters that the four lack, asked in this order. Each is loaded when `bring` meets the first of its letters. */
  further?: readonly FurtherFont[];
  /** Tells which way the parts of a line run, from left to right; left out, all run to the right. */
  directions?: (line: string) => readonly { text: string; rightToLeft: boolean }[];
  /** Draws a frame with its number for a letter that no font has; left out, nothing is drawn for it. */
  showMissing?: boolean;
}

export interface FurtherFont {
  /** What it is loaded for. */
  letters: RegExp;
  /** What it is not used for, though it has it. */
  without?: RegExp;
  plain: () => ArrayBuffer | Promise<ArrayBuffer>;
  /** For every face but `speech`; left out, there is one weight. */
  bold?: () => ArrayBuffer | Promise<ArrayBuffer>;
}

/** What books take from a font that has Latin letters with any marks, and Greek and Cyrillic ones that they do not want. */
export const LATIN_WITH_ANY_MARKS = { letters: /[^]/, without: /[\p{Script=Greek}\p{Script=Cyrillic}]/u };

/** A glyph's outline in em units, y down. */
export type Outline = readonly Command[];
export type Command = readonly [letter: 'M' | 'L' | 'C' | 'Q' | 'Z', ...points: Point[]];

/** One line of text, laid out at size 1; multiply by the wanted size. */
export interface Line {
  text: string;
  /** Advance width. */
  width: number;
  /** Extent of the ink; `top` is negative above the baseline. */
  ink: { left: number; top: number; right: number; bottom: number };
  glyphs: readonly { outline: Outline; x: number; y: number }[];
}

/** Shaped text, made by `loadLettering`. Every answer is cached: the same text is shaped once. */
export interface Lettering {
  /** Loads the further fonts that a text needs: before it is laid out. */
  bring(text: string): Promise<void>;
  /** The letters of a text that some face cannot draw; emoji and controls are none. */
  lacks(text: string): string[];
  /** Lays out one line. */
  line(text: string, face: Face): Line;
  /** The text without what cannot be lettered: emoji, right-to-left and other unknown scripts, controls. */
  readable(text: string, face: Face): string;
}
