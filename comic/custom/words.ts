import { graphemes, plain } from '../lettering/graphemes.ts';

/**
 * A word as the word lists compare it: lower case, no possessive, and without the nukta and the chandrabindu
 * that many writers of Hindi leave out.
 */
export function bareWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s$/, '');
}

/** The words of a text, each as `bareWord` gives it; `{name}` stays one word. */
export function wordsOf(text: string): string[] {
  return (text.match(/\{\w+\}|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []).map(bareWord);
}

/** The paragraphs of a text, each as one line of what can be lettered; empty ones are left out. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map(plain)
    .filter(Boolean);
}

/**
 * How much room a text takes, in small Latin letters. Wide and Devanagari letters count more; marks on
 * letters count nothing.
 */
export function weightOf(text: string): number {
  let weight = 0;
  for (const letter of text) weight += weightOfLetter(letter);
  return weight;
}

function weightOfLetter(letter: string): number {
  if (/[ -~]/.test(letter)) return /[WMmw@%]/.test(letter) ? 1.6 : /[A-Z]/.test(letter) ? 1.25 : 1;
  if (/\p{Mn}/u.test(letter)) return 0;
  if (/\p{Script=Devanagari}/u.test(letter)) return /\p{Mc}/u.test(letter) ? 0.6 : 1.35;
  return /\p{Script=Latin}|\p{P}/u.test(letter) ? 1.2 : 1.9;
}

/**
 * Cuts a text into even pieces of at most `most`, as `weightOf` measures them. Cuts after commas and the like
 * where these are near, else between words, and inside a word only when it is longer than a piece. Only the
 * blanks at the cuts are lost.
 */
export function cutText(text: string, most: number): string[] {
  const whole = weightOf(text);
  if (whole <= most) return [text];
  const aim = whole / Math.ceil(whole / most);
  let best = { at: 0, cost: Infinity };
  let before = 0;
  let at = 0;
  for (const letter of graphemes(text.slice(0, most * 12))) {
    if (before > most) break;
    if (letter === ' ') {
      const pause = /[,;:—–।.!?…]["”’»)]*$/u.test(text.slice(0, at)) ? 0 : aim * 0.3;
      const cost = Math.abs(before - aim) + pause;
      if (before > 0 && cost <= best.cost) best = { at, cost };
    }
    before += weightOf(letter);
    at += letter.length;
  }
  const cut = best.at || withoutBlank(text, aim);
  return [text.slice(0, cut).trim(), ...cutText(text.slice(cut).trim(), most)];
}

/** Where to cut a word that is longer than a piece. */
function withoutBlank(text: string, aim: number): number {
  let weight = 0;
  let at = 0;
  for (const letter of graphemes(text.slice(0, aim * 12))) {
    if (at > 0 && weight + weightOf(letter) > aim) return at;
    weight += weightOf(letter);
    at += letter.length;
  }
  return at;
}

/**
 * Cuts after commas, semicolons, colons and dashes, where both sides are long enough for a picture of their
 * own.
 */
export function cutAtPauses(text: string, least: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of text.split(/(?<=[,;:—–]["”’»)]*) /u)) {
    part = part === '' ? piece : `${part} ${piece}`;
    if (weightOf(part) < least) continue;
    parts.push(part);
    part = '';
  }
  if (part === '') return parts;
  const last = parts.pop();
  return last !== undefined && weightOf(part) < least
    ? [...parts, `${last} ${part}`]
    : [...parts, ...(last === undefined ? [] : [last]), part];
}
