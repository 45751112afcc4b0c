import { graphemes, plain } from '../lettering/graphemes.ts';
import { SLOTS } from '../layout/telling.ts';
import { LONGEST_CUSTOM_STORY } from './longest.ts';
import { splitSentences } from './sentences.ts';
import { wordsOf } from './words.ts';

/** What keeps a text from becoming a book, and where: lines and columns count from 1, columns in letters. */
export interface TextProblem {
  /**
   * `empty` nothing to tell; `too-long` more than a book holds; `letters` of a script that is not printed;
   * `slot` braces that are filled by nothing; `brace` one that opens or closes alone.
   */
  rule: 'empty' | 'too-long' | 'letters' | 'slot' | 'brace';
  line: number;
  column: number;
  /** The letters in question; of a text that is too long, the first that finds no room. */
  text: string;
}

export interface TextReport {
  /** Empty when a book can be made of it. */
  problems: TextProblem[];
  words: number;
  letters: number;
  /** The most letters that a book holds. */
  most: number;
  sentences: number;
}

/** Looks a parent's own story over before a book is made of it. Braces are the parent's own. */
export function checkCustomStory(text: string): TextReport {
  const letters = Array.from(text);
  const problems: TextProblem[] = [];
  const say = (rule: TextProblem['rule'], at: number, found: string): void => {
    problems.push({ rule, ...placeOf(text, at), text: found });
  };
  if (plain(text) === '') say('empty', 0, '');
  if (letters.length > LONGEST_CUSTOM_STORY) {
    const at = letters.slice(0, LONGEST_CUSTOM_STORY).join('').length;
    say('too-long', at, letters.slice(LONGEST_CUSTOM_STORY, LONGEST_CUSTOM_STORY + 12).join(''));
  }
  const foreign =
    /(?:(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])\p{L}\p{M}*)+/gu;
  for (const found of text.matchAll(foreign)) say('letters', found.index, found[0]);
  return {
    problems,
    words: wordsOf(text).filter((word) => /\p{L}|\p{N}/u.test(word)).length,
    letters: letters.length,
    most: LONGEST_CUSTOM_STORY,
    sentences: splitSentences(text).length,
  };
}

/** Looks a story template over: as `checkCustomStory`, and every `{slot}` must be one that books fill. */
export function checkTemplate(text: string): TextReport {
  const report = checkCustomStory(text);
  const problems = [...report.problems];
  for (const found of text.matchAll(/\{([^{}\n]*)\}|[{}]/g)) {
    const slot = found[1];
    if (slot !== undefined && SLOTS.includes(slot)) continue;
    const rule = slot === undefined ? 'brace' : 'slot';
    problems.push({ rule, ...placeOf(text, found.index), text: found[0] });
  }
  return { ...report, problems: problems.toSorted((a, b) => a.line - b.line || a.column - b.column) };
}

/** The sentences as director's notes count them. */
export function storyBeats(text: string): string[] {
  return splitSentences(text).map((sentence) => sentence.text);
}

function placeOf(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split(/\r\n|[\n\r]/);
  return { line: lines.length, column: graphemes(lines.at(-1) ?? '').length + 1 };
}
