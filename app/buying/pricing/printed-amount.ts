import { rupees } from './rupees.ts';

/** Formats paise as rupees, with decimals only when the amount is not a whole number of rupees. */
export function printedAmount(paise: number): string {
  const whole = rupees(Math.floor(paise / 100));
  return paise % 100 === 0 ? whole : `${whole}.${String(paise % 100).padStart(2, '0')}`;
}
