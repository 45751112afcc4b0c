import { graphemes } from './graphemes.ts';
import type { LoadedFont } from './open-font.ts';
import { scriptOf } from './scripts.ts';
import { spellings } from './spellings.ts';
import { wellMarked } from './well-marked.ts';

/** Letters of one font and one script, which are shaped together. */
export interface Run {
  font: LoadedFont;
  text: string;
  script: string | undefined;
}

/** What no font has. */
export interface Missing {
  missing: string;
}

/**
 * Each word goes to the first font that has all of it, and where none has, each of its letters to the first that has
 * it: in the middle of a word another face looks like a misprint. Punctuation follows the letters of its word.
 * @param fonts in the order in which they are asked; the first is the wanted face.
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

/** Everything a font is asked for but ignores when it is drawn: joiners, selectors, marks of direction. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

export function covers({ letters }: LoadedFont, text: string): boolean {
  for (const letter of text) if (!letters.has(letter.codePointAt(0)!) && !UNSEEN.test(letter)) return false;
  return true;
}

/** Whether a font has all of a letter and knows where its marks go. */
const draws = (font: LoadedFont, letter: string): boolean => covers(font, letter) && wellMarked(font, letter);

/** Whether some font draws a letter, however it has to be spelled for it. */
export const drawable = (letter: string, fonts: readonly LoadedFont[]): boolean =>
  spellings(letter).some((spelling) => fonts.some((font) => draws(font, spelling)));

/** The wanted face first; where it lacks a letter of the word, after all others. */
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
