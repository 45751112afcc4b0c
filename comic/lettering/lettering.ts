import type { Point } from '../drawing/tree.ts';

/**
 * The faces of a book: `display` for titles and effects, `speech` for balloons, `caption` for captions, and
 * `devanagari` for balloons and captions in Devanagari.
 */
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
  /**
   * Fonts for letters that the four lack, in order of preference. Each is loaded when `bring` meets the
   * first of its letters.
   */
  further?: readonly FurtherFont[];
  /**
   * The parts of a line from left to right, with their direction. Without it, all text runs from left to
   * right.
   */
  directions?: (line: string) => readonly { text: string; rightToLeft: boolean }[];
  /**
   * Draws a frame with the code point's number for a letter that no font has. Without it, such a letter is
   * left out.
   */
  showMissing?: boolean;
}

export interface FurtherFont {
  /** The letters for which the font is loaded. */
  letters: RegExp;
  /** Letters that the font has but is not used for. */
  without?: RegExp;
  plain: () => ArrayBuffer | Promise<ArrayBuffer>;
  /** The weight for every face except `speech`. Without it, the font has one weight. */
  bold?: () => ArrayBuffer | Promise<ArrayBuffer>;
}

/** For a font that is used for Latin letters with any marks, but not for its Greek and Cyrillic letters. */
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

/** Lays out text, made by `loadLettering`. Results are cached: the same text is shaped once. */
export interface Lettering {
  /** Loads the further fonts that a text needs. Call it before laying out the text. */
  bring(text: string): Promise<void>;
  /** The letters of a text that some face cannot draw. Emoji and control characters do not count. */
  lacks(text: string): string[];
  /** Lays out one line. */
  line(text: string, face: Face): Line;
  /**
   * The text without what cannot be lettered: emoji, right-to-left and other unknown scripts, control
   * characters.
   */
  readable(text: string, face: Face): string;
}
