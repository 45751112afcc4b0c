import { plainLine } from '../../platform/strings/plain-line.ts';

/** The characters that begin a formula in a spreadsheet, in any width, also after invisible characters. */
const BEGINS_FORMULA = /^[=+\-@|%]/;
/** Numbers that a spreadsheet would change: without leading zeros, rounded, or as a date. */
const CHANGED_NUMBER = /^(?:[0+-]\d.*|\d{12,}|\d+[eE][+-]?\d+|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?)$/;

/**
 * A value as a cell of the file. An apostrophe before it makes it text in every spreadsheet, and changes nothing else.
 * `="…"` would keep the zeros as well, but is a formula itself, which tools that disarm formulas would break.
 */
export function spreadsheetCell(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const seen = plainLine(value);
  const risky = BEGINS_FORMULA.test(seen) || /^[\t\r]/.test(value) || CHANGED_NUMBER.test(seen);
  return risky ? `'${value}` : value;
}
