import { graphemes } from './graphemes.ts';
import type { LoadedFont } from './open-font.ts';
import { scriptOf } from './scripts.ts';
import { spellings } from './spellings.ts';
import { wellMarked } from './well-marked.ts';

/** Letters in one font and one script, which are shaped together. */
export interface Run {
  font: LoadedFont;
  text: string;
  script: string | undefined;
}

/** A letter that no font has. */
export interface Missing {
  missing: string;
}

/**
 * Gives each word to the first font that has all of it, because a change of face within a word looks like a
 * misprint. If no font has the whole word, each letter goes to the first font that has it. Punctuation
 * follows the letters of its word.
 * @param fonts in order of preference; the first is the wanted face.
 */
export function splitRuns(text: string, fonts: readonly LoadedFont[]): (Run | Missing)[] {
  const runs: (Run | Missing)[] = [];
  for (const word of text.split(/(?<= )|(?= )/)) {
    const letters = graphemes(word);
    for (const letter of letters.map(inFonts(fontsFor(letters, fonts)))) {
      const last = runs.at(-1);
      if (!last || 'missing' in last || 'missing' in letter || !joins(last, letter)) runs.push(letter);
      else {
        last.text += letter.text;
        last.script ??= letter.script;
      }
    }
  }
  return runs;
}

/** Invisible characters that a font need not have: joiners, selectors, direction marks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

export function covers({ letters }: LoadedFont, text: string): boolean {
  for (const letter of text) if (!letters.has(letter.codePointAt(0)!) && !UNSEEN.test(letter)) return false;
  return true;
}

/** Whether a font has all of a letter and places its marks correctly. */
const draws = (font: LoadedFont, letter: string): boolean => covers(font, letter) && wellMarked(font, letter);

/** Whether any font draws the letter in any of its spellings. */
export const drawable = (letter: string, fonts: readonly LoadedFont[]): boolean =>
  spellings(letter).some((spelling) => fonts.some((font) => draws(font, spelling)));

/** The order of fonts for a word: the wanted face first, but last when it lacks a letter of the word. */
function fontsFor(letters: readonly string[], fonts: readonly LoadedFont[]): readonly LoadedFont[] {
  const [wanted, ...others] = fonts;
  if (!wanted || letters.every((letter) => !/\p{L}/u.test(letter) || drawable(letter, [wanted])))
    return fonts;
  const whole = others.find((font) => letters.every((letter) => drawable(letter, [font])));
  return whole ? [whole] : [...others, wanted];
}

const inFonts =
  (fonts: readonly LoadedFont[]) =>
  (letter: string): Run | Missing => {
    for (const text of spellings(letter)) {
      const font = fonts.find((each) => draws(each, text));
      if (font) return { font, text, script: scriptOf(text) };
    }
    return { missing: letter };
  };

const joins = (run: Run, next: Run): boolean =>
  run.font === next.font && (!run.script || !next.script || run.script === next.script);
