import { oneLine, withFewMarks } from './typed-text.ts';

/** A digit of any script as one of 0 to 9: `९`, `௯` and `９` are `9`. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // They stand in rows of ten, some of them one after another.
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * What machines compare, in the one way of writing it: a code, a number, an e-mail address. Letters and digits of another
 * width, style or script become plain ones, and so do dashes; capitals stay as they are.
 */
export function plainLine(typed: string): string {
  const line = oneLine(withFewMarks(typed.toWellFormed()).normalize('NFKC'));
  return plainDigits(line)
    .replaceAll(/\u200C|\u200D|\uFE0F/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}

/** The same without any blanks: a coupon, a PIN, a tracking number. */
export function plainCode(typed: string): string {
  return plainLine(typed).replaceAll(' ', '');
}

/** An e-mail address as accounts keep it. */
export function plainEmail(typed: string): string {
  return plainLine(typed).toLowerCase();
}
