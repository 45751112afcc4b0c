import { findVerb } from './lexicon.ts';
import { paragraphsOf, wordsOf } from './words.ts';

/** A sentence of a custom story: the unit that a director's note refers to. */
export interface Sentence {
  text: string;
  /** Whether it is the first sentence of its paragraph. */
  opens: boolean;
  /** Where its quotes are. */
  quotes: readonly Quote[];
}

/** From the opening mark to just after the closing one. */
export interface Quote {
  from: number;
  to: number;
}

const LONGEST_QUOTE = 400;
/** The most words in a sentence that only says who spoke. */
const MOST_SAYING = 7;
const CLOSES: Readonly<Record<string, string>> = {
  '“': '”',
  '«': '»',
  '„': '”',
  '"': '"',
  '‘': '’',
  "'": "'",
};
const SHORTENED = /(?:^|[\s("“])(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|Smt|Shri|\p{Lu}|डॉ|श्री|पं|कु)\.$/u;

/**
 * The sentences of a text, in order and complete except for blanks. A sentence ends at its mark, but never
 * inside a quote or before a small letter: “Stop!” said Mira. `Intl.Segmenter` is no use here: browsers
 * disagree about sentences, and the made book must have the same pages as its preview.
 */
export function splitSentences(text: string): Sentence[] {
  return paragraphsOf(text).flatMap((paragraph) => sentencesOf(paragraph));
}

function sentencesOf(paragraph: string): Sentence[] {
  const quotes = quotesIn(paragraph);
  const sentences: Sentence[] = [];
  let from = 0;
  const take = (to: number): void => {
    const whole = paragraph.slice(from, to);
    const start = from + whole.length - whole.trimStart().length;
    const sentence = whole.trim();
    if (sentence !== '')
      sentences.push({
        text: sentence,
        opens: sentences.length === 0,
        quotes: quotes
          .filter((quote) => quote.from >= start && quote.to <= start + sentence.length)
          .map((quote) => ({ from: quote.from - start, to: quote.to - start })),
      });
    from = to;
  };
  for (const found of paragraph.matchAll(/(?:[.!?…]+["”’»)\]']*(?=\s|$)|[।॥]+["”’»)\]']*)/gu)) {
    const end = found.index + found[0].length;
    const after = paragraph.slice(end).trimStart();
    if (/^\p{Ll}/u.test(after) || (/["”’»']$/.test(found[0]) && saysWho(after))) continue;
    if (found[0] === '.' && SHORTENED.test(paragraph.slice(Math.max(0, end - 12), end))) continue;
    if (quotes.some((quote) => quote.from < end && end < quote.to)) continue;
    take(end);
  }
  take(paragraph.length);
  return sentences;
}

/** Whether the words after a quote say who spoke: “रुको!” मीरा ने कहा। */
function saysWho(after: string): boolean {
  const next = /^[^.!?…।॥"“«]*[.!?…।॥]/.exec(after)?.[0];
  const words = next === undefined ? [] : wordsOf(next);
  return words.length > 0 && words.length <= MOST_SAYING && words.some(findVerb);
}

/** Quotes that open and close within the paragraph. Apostrophes and inch marks do not count. */
function quotesIn(paragraph: string): Quote[] {
  const quotes: Quote[] = [];
  for (let at = 0; at < paragraph.length; at++) {
    const closing = CLOSES[paragraph[at] ?? ''];
    if (closing === undefined || !opens(paragraph, at)) continue;
    const to = closingAt(paragraph, at, closing);
    if (to === null || to - at > LONGEST_QUOTE) continue;
    quotes.push({ from: at, to });
    at = to - 1;
  }
  return quotes;
}

function opens(paragraph: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(paragraph[at - 1] ?? '') && /[^\s]/.test(paragraph[at + 1] ?? '');
}

function closingAt(paragraph: string, at: number, closing: string): number | null {
  const single = closing === '’' || closing === "'";
  for (let end = paragraph.indexOf(closing, at + 2); end !== -1; end = paragraph.indexOf(closing, end + 1)) {
    const ended = !/[\p{L}\p{M}\p{N}]/u.test(paragraph[end + 1] ?? '');
    // An apostrophe looks like a closing mark, so a single quote closes only after a pause.
    if (single && /\s['‘]\S/.test(paragraph.slice(at + 1, end))) return null;
    if (ended && (!single || /[.,!?…।—-]/u.test(paragraph[end - 1] ?? ''))) return end + 1;
  }
  return null;
}
