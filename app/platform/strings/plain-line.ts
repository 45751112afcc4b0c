import { oneLine, withFewMarks } from './typed-text.ts';

/** Replaces the digits of every script by 0 to 9: `९`, `௯` and `９` become `9`. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode keeps digits in rows of ten. Some rows follow directly after one another.
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Normalises what machines compare: a code, a number, an e-mail address. Letters of another width or style
 * become plain ones, and so do the digits of every script, and dashes. Capitals stay as they are.
 */
export function plainLine(typed: string): string {
  const line = oneLine(withFewMarks(typed.toWellFormed()).normalize('NFKC'));
  return plainDigits(line)
    .replaceAll(/\u200C|\u200D|\uFE0F/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}

/** Like `plainLine`, without any blanks: for a coupon, a PIN, a tracking number. */
export function plainCode(typed: string): string {
  return plainLine(typed).replaceAll(' ', '');
}

/** An e-mail address as accounts keep it. */
export function plainEmail(typed: string): string {
  return plainLine(typed).toLowerCase();
}
