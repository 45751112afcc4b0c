import { plainLine } from '../strings/plain-line.ts';

/** Reduces a typed PIN to its six digits: `560 003`, `PIN: 560-003`, `५६०००३`. Any other text stays. */
export function plainPin(typed: string): string {
  const line = plainLine(typed);
  const [, first, last] =
    /^(?:pin ?(?:code)?|postal code)?[ :.-]*(\d{3})[ -]*(\d{3})[ .,-]*(?:india)?\.?$/i.exec(line) ?? [];
  return first && last ? first + last : line;
}
