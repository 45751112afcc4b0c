import type { Line } from './lettering.ts';
import { type LoadedFont, outlineOf, shapeWords } from './open-font.ts';
import { inkOfGlyph } from './glyph-ink.ts';
import type { Run } from './split-runs.ts';

/** Extra space between the letters of titles, in ems: their outlines meet, but their faces do not. */
const TRACKING = 0.045;

type Glyph = Line['glyphs'][number];

interface Habits {
  /** The font whose letters are spaced. Scripts with joined letters use other fonts. */
  spaced?: LoadedFont | undefined;
  /** Draws a substitute for a letter that no font has. Without this function, the letter is left out. */
  substituteFor?: ((code: number) => Drawing) | undefined;
}

interface Drawing {
  outline: Glyph['outline'];
  width: number;
}

/** Sets runs of text beside each other, from left to right. */
export class LineMaker {
  private readonly habits: Habits;
  private readonly glyphs: Glyph[] = [];
  private x = 0;

  constructor(habits: Habits) {
    this.habits = habits;
  }

  put({ font, text }: Run, rightToLeft = false): void {
    for (const glyph of shapeWords(font, text, rightToLeft)) {
      const outline = outlineOf(font, glyph.codepoint);
      // The space goes before a letter, not after it, so that a mark keeps its place on its letter.
      if (font === this.habits.spaced && this.x > 0 && (glyph.xAdvance ?? 0) > 0) this.x += TRACKING;
      if (glyph.codepoint === 0) {
        this.missing(text.codePointAt(glyph.cluster) ?? 0);
        continue;
      }
      if (outline.length > 0)
        this.glyphs.push({
          outline,
          x: this.x + (glyph.xOffset ?? 0) * font.em,
          y: -(glyph.yOffset ?? 0) * font.em,
        });
      this.x += (glyph.xAdvance ?? 0) * font.em;
    }
  }

  missing(code: number): void {
    const drawing = this.habits.substituteFor?.(code);
    if (!drawing) return;
    this.glyphs.push({ outline: drawing.outline, x: this.x, y: 0 });
    this.x += drawing.width;
  }

  finish(text: string): Line {
    return { text, width: this.x, ink: inkOf(this.glyphs, this.x), glyphs: this.glyphs };
  }
}

function inkOf(glyphs: Line['glyphs'], width: number): Line['ink'] {
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { outline, x, y } of glyphs) {
    const box = inkOfGlyph(outline);
    ink.left = Math.min(ink.left, x + box.left);
    ink.right = Math.max(ink.right, x + box.right);
    ink.top = Math.min(ink.top, y + box.top);
    ink.bottom = Math.max(ink.bottom, y + box.bottom);
  }
  return glyphs.length > 0 ? ink : { left: 0, top: -0.7, right: width, bottom: 0 };
}
