import { graphemes, plain } from '../lettering/graphemes.ts';
import { SLOTS } from '../layout/telling.ts';
import { LONGEST_CUSTOM_STORY } from './longest.ts';
import { splitSentences } from './sentences.ts';
import { wordsOf } from './words.ts';

/**
 * What keeps a text from becoming a book, and where. Lines and columns count from 1; a column is a letter.
 */
export interface TextProblem {
  /**
   * `empty`: nothing to tell; `too-long`: more than a book holds; `letters`: a script that we do not print;
   * `slot`: a slot in braces that no book fills; `brace`: a brace without its partner.
   */
  rule: 'empty' | 'too-long' | 'letters' | 'slot' | 'brace';
  line: number;
  column: number;
  /** The letters in question. If the text is too long, these are the first letters that do not fit. */
  text: string;
}

export interface TextReport {
  /** Empty when the text can become a book. */
  problems: TextProblem[];
  words: number;
  letters: number;
  /** The most letters that a book holds. */
  most: number;
  sentences: number;
}

/** Checks a parent's own story before a book is made of it. Braces in it are plain text. */
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

/** Checks a story template as `checkCustomStory` does. Every `{slot}` must also be one that books fill. */
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

/** The sentences of a text; a director's note names one by its index here. */
export function storyBeats(text: string): string[] {
  return splitSentences(text).map((sentence) => sentence.text);
}

function placeOf(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split(/\r\n|[\n\r]/);
  return { line: lines.length, column: graphemes(lines.at(-1) ?? '').length + 1 };
}
