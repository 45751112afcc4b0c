import { graphemes, plain } from './graphemes.ts';
import { LineMaker } from './lay-out.ts';
import type { Face, FontBytes, FurtherFont, Lettering, Line } from './lettering.ts';
import { type HarfBuzz, type LoadedFont, openFont } from './open-font.ts';
import { covers, drawable, type Missing, type Run, splitRuns } from './split-runs.ts';
import { substitute } from './substitute.ts';

/** Scale for Baloo 2, whose letters are larger on the em than those of the comic faces. */
const BALOO = 0.86;
const FACES: readonly Face[] = ['display', 'speech', 'caption', 'devanagari'];

/**
 * Loads HarfBuzz and the fonts. HarfBuzz (WebAssembly, 444 kB) is loaded on the first call. Its file lies
 * beside its own module, or is an asset of the bundle; it never comes from a foreign host.
 * @throws when a font's bytes cannot be read.
 */
export async function loadLettering(bytes: FontBytes): Promise<Lettering> {
  const harfbuzz = await import('harfbuzzjs');
  const fallback = openFont(harfbuzz, bytes.fallback, BALOO);
  const faces: Record<Face, LoadedFont> = {
    display: openFont(harfbuzz, bytes.display),
    speech: openFont(harfbuzz, bytes.speech),
    caption: openFont(harfbuzz, bytes.caption),
    devanagari: fallback,
  };
  const further = new FurtherFonts(harfbuzz, bytes.further ?? []);
  const fontsOf = (face: Face): LoadedFont[] => [
    faces[face],
    face === 'devanagari' ? faces.speech : fallback,
    ...further.loadedFor(face),
  ];
  const lacks = (text: string): string[] =>
    graphemes(plain(text)).filter((letter) => FACES.some((face) => !drawable(letter, fontsOf(face))));
  const directed = bytes.directions ?? ((text) => [{ text, rightToLeft: false }]);
  const digits = new Map<string, Line>();
  const digitOf = (digit: string) => {
    if (!digits.has(digit)) digits.set(digit, drawLine(digit, 'speech'));
    const { glyphs, width } = digits.get(digit)!;
    return { outline: glyphs.flatMap(({ outline }) => outline), width };
  };
  const substituteFor = bytes.showMissing ? (code: number) => substitute(code, digitOf) : undefined;

  const drawLine = (text: string, face: Face): Line => {
    const fonts = fontsOf(face);
    const spaced = face === 'display' ? faces.display : undefined;
    const maker = new LineMaker({ spaced, substituteFor });
    for (const { text: part, rightToLeft } of directed(text)) {
      const runs = splitRuns(part, fonts).flatMap((run) => piecesOf(run, fonts));
      for (const run of rightToLeft ? runs.toReversed() : runs)
        if ('missing' in run) maker.missing(run.missing.codePointAt(0)!);
        else maker.put(run, rightToLeft);
    }
    return maker.finish(text);
  };

  const lines = new Map<string, Line>();
  return {
    async bring(text) {
      if (await further.bring(text, lacks)) lines.clear();
    },
    lacks,
    line(text, face) {
      const key = `${face} ${text}`;
      let line = lines.get(key);
      if (!line) {
        if (lines.size > 4000) lines.clear();
        line = drawLine(text, face);
        lines.set(key, line);
      }
      return line;
    },
    readable: (text, face) =>
      splitRuns(plain(text), fontsOf(face))
        .flatMap((run) => piecesOf(run, fontsOf(face)))
        .map((run) => ('missing' in run ? '' : run.text))
        .join('')
        .replace(/ +/g, ' ')
        .trim(),
  };
}

/**
 * The best that can be drawn for a missing letter: all of it with a mark out of place, or else its code
 * points one by one.
 */
function piecesOf(run: Run | Missing, fonts: readonly LoadedFont[]): (Run | Missing)[] {
  if (!('missing' in run)) return [run];
  const whole = fonts.find((each) => covers(each, run.missing));
  if (whole) return [{ font: whole, text: run.missing, script: undefined }];
  return Array.from(run.missing)
    .filter((letter) => !/\p{Default_Ignorable_Code_Point}/u.test(letter))
    .map((letter) => {
      const font = fonts.find((each) => covers(each, letter));
      return font ? { font, text: letter, script: undefined } : { missing: letter };
    });
}

/** Fonts for letters that the other fonts lack. Each is loaded when the first of its letters occurs. */
class FurtherFonts {
  private readonly loaded = new Map<FurtherFont, { plain: LoadedFont; bold: LoadedFont }>();
  private readonly harfbuzz: HarfBuzz;
  private readonly fonts: readonly FurtherFont[];

  constructor(harfbuzz: HarfBuzz, fonts: readonly FurtherFont[]) {
    this.harfbuzz = harfbuzz;
    this.fonts = fonts;
  }

  loadedFor(face: Face): LoadedFont[] {
    const weight = face === 'speech' ? 'plain' : 'bold';
    return this.fonts.flatMap((font) => this.loaded.get(font)?.[weight] ?? []);
  }

  /** @returns whether a font was loaded. */
  async bring(text: string, lacks: (text: string) => string[]): Promise<boolean> {
    let missing = lacks(text).join('');
    let came = false;
    for (const font of this.fonts) {
      if (this.loaded.has(font) || !font.letters.test(missing)) continue;
      const light = this.open(await font.plain(), font);
      this.loaded.set(font, { plain: light, bold: font.bold ? this.open(await font.bold(), font) : light });
      missing = lacks(text).join('');
      came = true;
    }
    return came;
  }

  private open(bytes: ArrayBuffer, { without }: FurtherFont): LoadedFont {
    const font = openFont(this.harfbuzz, bytes);
    if (without)
      for (const code of font.letters)
        if (without.test(String.fromCodePoint(code))) font.letters.delete(code);
    return font;
  }
}
