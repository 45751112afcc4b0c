import { type State, stateOfCode } from './states.ts';

const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is wrong with a GSTIN, in words; null when nothing is. */
export function gstinProblem(gstin: string): string | null {
  if (!SHAPE.test(gstin)) return 'A GSTIN has 15 letters and digits, such as 29ABCDE1234F1ZW.';
  if (!stateOfCode(gstin.slice(0, 2)))
    return `A GSTIN begins with the number of a state, and ${gstin.slice(0, 2)} is not one.`;
  if (checkDigit(gstin) !== gstin.at(-1))
    return 'The last character of the GSTIN does not fit the others. Please compare it with your registration certificate.';
  return null;
}

/** The state that a seller is registered in; null while there is no GSTIN. */
export const stateOfGstin = (gstin: string): State | null => stateOfCode(gstin.slice(0, 2));

/** The last character, which follows from the fourteen before it. */
function checkDigit(gstin: string): string | undefined {
  const sum = Array.from(gstin.slice(0, 14)).reduce((all, letter, index) => {
    const product = DIGITS.indexOf(letter) * (index % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36];
}
