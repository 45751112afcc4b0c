import type * as HarfBuzzModule from 'harfbuzzjs';
import type { Point } from '../drawing/tree.ts';
import type { Command, Outline } from './lettering.ts';

export type HarfBuzz = typeof HarfBuzzModule;

export interface LoadedFont {
  harfbuzz: HarfBuzz;
  font: HarfBuzzModule.Font;
  /** The factor from font units to page units at size 1. */
  em: number;
  outlines: Map<number, Outline>;
  letters: Set<number>;
  /** A cache of the letters with marks that were checked, and whether the font draws them well. */
  marked: Map<string, boolean>;
}

/**
 * @param scale adapts fonts whose letters are larger on the em than those of others.
 * @throws when these bytes are not a font.
 */
export function openFont(harfbuzz: HarfBuzz, bytes: ArrayBuffer, scale = 1): LoadedFont {
  const { Blob, Face, Font } = harfbuzz;
  const face = new Face(new Blob(bytes));
  const letters = new Set(face.collectUnicodes());
  if (face.upem < 16 || letters.size === 0) throw new Error('These bytes are not a usable font.');
  const em = scale / face.upem;
  return { harfbuzz, font: new Font(face), em, outlines: new Map(), letters, marked: new Map() };
}

/** The glyphs of text in one script, positioned as the font says. */
export function shapeWords(
  { harfbuzz: { Buffer, Direction, shape }, font }: LoadedFont,
  text: string,
  rightToLeft: boolean,
) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** The outline of a glyph, cached: the same glyphs are drawn again and again. */
export function outlineOf({ font, em, outlines }: LoadedFont, glyph: number): Outline {
  let outline = outlines.get(glyph);
  if (!outline) {
    outline = font.glyphToJson(glyph).map(({ type, values }): Command => {
      const points: Point[] = [];
      for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i]! * em, -values[i + 1]! * em]);
      return [type as Command[0], ...points];
    });
    outlines.set(glyph, outline);
  }
  return outline;
}
