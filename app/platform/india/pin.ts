import { plainLine } from '../strings/plain-line.ts';

/** A PIN as six digits, where six digits were typed: `560 003`, `PIN: 560-003`, `५६०००३`. Anything else stays. */
export function plainPin(typed: string): string {
  const line = plainLine(typed);
  const [, first, last] =
    /^(?:pin ?(?:code)?|postal code)?[ :.-]*(\d{3})[ -]*(\d{3})[ .,-]*(?:india)?\.?$/i.exec(line) ?? [];
  return first && last ? first + last : line;
}
