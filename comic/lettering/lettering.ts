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
}

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
  /** Lays out one line. Letters that no font has are left out. */
  line(text: string, face: Face): Line;
  /** The text without what cannot be lettered: emoji, right-to-left and other unknown scripts, controls. */
  readable(text: string, face: Face): string;
}
