const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters as a reader counts them: a base with its marks, or a Devanagari cluster. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export const countLetters = (text: string): number => graphemes(text).length;

/**
 * One line of plain text: composed, with single spaces, without control characters, direction marks or
 * emoji.
 */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, '')
    .replace(/\uFE0E|\uFE0F|\u20E3|[\u{E0020}-\u{E007F}]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD\uFFFC\p{Co}\p{Cn}]/gu, '')
    .replace(/(?<!\p{Script=Devanagari})[\u200C\u200D]|[\u200C\u200D](?!\p{Script=Devanagari})/gu, '')
    .replace(/ +/g, ' ')
    .trim();
}
