import { plainCode } from '../../platform/strings/plain-line.ts';

/** A code as the shop keeps it: in capitals, without blanks and whatever else was pasted along with it. */
export function normaliseCode(typed: string): string {
  return plainCode(typed).toUpperCase();
}
