import type * as HarfBuzzModule from 'harfbuzzjs';
import type { Point } from '../drawing/tree.ts';
import { graphemes, plain } from './graphemes.ts';
import type { Command, Face, FontBytes, Lettering, Line, Outline } from './lettering.ts';

type HarfBuzz = typeof HarfBuzzModule;

interface LoadedFont {
  font: HarfBuzzModule.Font;
  unitsPerEm: number;
  /** Baloo's letters are bigger on their em than the comic faces': this brings them together. */
  scale: number;
  outlines: Map<number, Outline>;
  has: Map<number, boolean>;
}

/**
 * Makes the letterer. HarfBuzz (WebAssembly, 444 kB) is loaded on the first call; its file is found beside its own
 * module, in a bundle as the asset that the bundler makes of it, never on a foreign host.
 * @throws when a font's bytes cannot be read.
 */
export async function loadLettering(bytes: FontBytes): Promise<Lettering> {
  const harfbuzz = await import('harfbuzzjs');
  const fallback = openFont(harfbuzz, bytes.fallback, 0.86);
  const faces: Record<Face, LoadedFont> = {
    display: openFont(harfbuzz, bytes.display, 1),
    speech: openFont(harfbuzz, bytes.speech, 1),
    caption: openFont(harfbuzz, bytes.caption, 1),
    devanagari: fallback,
  };
  const lines = new Map<string, Line>();
  const runs = (text: string, face: Face): Run[] =>
    splitRuns(text, faces[face], face === 'devanagari' ? faces.speech : fallback);
  return {
    line(text, face) {
      const key = `${face} ${text}`;
      let line = lines.get(key);
      if (!line) {
        if (lines.size > 4000) lines.clear();
        line = layOut(harfbuzz, text, runs(text, face), face === 'display' ? faces.display : undefined);
        lines.set(key, line);
      }
      return line;
    },
    readable: (text, face) =>
      runs(plain(text), face)
        .map((run) => run.text)
        .join('')
        .replace(/ +/g, ' ')
        .trim(),
  };
}

interface Run {
  font: LoadedFont;
  text: string;
}

function openFont(
  { Blob, Face: FontFace, Font: HarfBuzzFont }: HarfBuzz,
  bytes: ArrayBuffer,
  scale: number,
): LoadedFont {
  const face = new FontFace(new Blob(bytes));
  const font = new HarfBuzzFont(face);
  if (face.upem < 16 || font.nominalGlyph(0x41) === undefined)
    throw new Error('These bytes are not a usable font.');
  return { font, unitsPerEm: face.upem, scale, outlines: new Map(), has: new Map() };
}

/**
 * Each grapheme goes to the first font that has all of it; without one it loses its marks, then itself. What stands
 * beside the letters of a Devanagari word comes from their font: a thin, slanted "?" looked like a misprint there.
 */
function splitRuns(text: string, main: LoadedFont, fallback: LoadedFont): Run[] {
  const runs: Run[] = [];
  for (const word of text.split(/(?<= )|(?= )/)) {
    const letters = word.match(/\p{L}/gu) ?? [];
    const foreign = letters.length > 0 && letters.every((letter) => !covers({ font: main, text: letter }));
    const fonts = foreign ? [fallback, main] : [main, fallback];
    for (const grapheme of graphemes(word)) {
      const bare = grapheme.normalize('NFD').replace(/\p{M}/gu, '');
      const choice =
        fonts.map((font) => ({ font, text: grapheme })).find(covers) ??
        (bare === '' ? undefined : fonts.map((font) => ({ font, text: bare })).find(covers));
      if (!choice) continue;
      const last = runs.at(-1);
      if (last?.font === choice.font) last.text += choice.text;
      else runs.push(choice);
    }
  }
  return runs;
}

function covers({ font, text }: Run): boolean {
  return Array.from(text).every((letter) => {
    const code = letter.codePointAt(0)!;
    if (code === 0x200c || code === 0x200d) return true;
    let has = font.has.get(code);
    if (has === undefined) {
      has = (font.font.nominalGlyph(code) ?? 0) !== 0;
      font.has.set(code, has);
    }
    return has;
  });
}

/** Letters of titles stand this far apart, in ems, so that their ink meets and their faces do not. */
const TRACKING = 0.045;

/** `spaced` is the font whose letters are set apart; a script that joins its letters has another. */
function layOut(
  { Buffer, shape }: HarfBuzz,
  text: string,
  runs: readonly Run[],
  spaced: LoadedFont | undefined,
): Line {
  const glyphs: Line['glyphs'][number][] = [];
  let x = 0;
  for (const { font, text: words } of runs) {
    const buffer = new Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font.font, buffer);
    const em = font.scale / font.unitsPerEm;
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const outline = outlineOf(font, glyph.codepoint);
      // Before a letter, not after one: a mark keeps its place on its letter.
      if (font === spaced && x > 0 && (glyph.xAdvance ?? 0) > 0) x += TRACKING;
      if (glyph.codepoint !== 0 && outline.length > 0) {
        glyphs.push({ outline, x: x + (glyph.xOffset ?? 0) * em, y: -(glyph.yOffset ?? 0) * em });
      }
      x += (glyph.xAdvance ?? 0) * em;
    }
  }
  return { text, width: x, ink: inkOf(glyphs, x), glyphs };
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

/** Remembered: the same letters are laid out in thousands of trial lines. */
const inks = new WeakMap<Outline, Line['ink']>();

function inkOfGlyph(outline: Outline): Line['ink'] {
  let ink = inks.get(outline);
  if (!ink) {
    const points = outline.flatMap(([, ...each]) => each);
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
    ink = {
      left: Math.min(...across),
      top: Math.min(...down),
      right: Math.max(...across),
      bottom: Math.max(...down),
    };
    inks.set(outline, ink);
  }
  return ink;
}

function outlineOf(font: LoadedFont, glyph: number): Outline {
  let outline = font.outlines.get(glyph);
  if (!outline) {
    const em = font.scale / font.unitsPerEm;
    outline = font.font.glyphToJson(glyph).map(({ type, values }): Command => {
      const points: Point[] = [];
      for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i]! * em, -values[i + 1]! * em]);
      return [type as Command[0], ...points];
    });
    font.outlines.set(glyph, outline);
  }
  return outline;
}
