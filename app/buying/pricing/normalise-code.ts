import { plainCode } from '../../platform/strings/plain-line.ts';

/** A code as the shop stores it: in capitals, without spaces, and in plain letters and digits. */
export function normaliseCode(typed: string): string {
  return plainCode(typed).toUpperCase();
}
