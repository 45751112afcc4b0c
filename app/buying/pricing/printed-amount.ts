import { rupees } from './rupees.ts';

/** Paise as rupees; decimals only where there are some. */
export function printedAmount(paise: number): string {
  const whole = rupees(Math.floor(paise / 100));
  return paise % 100 === 0 ? whole : `${whole}.${String(paise % 100).padStart(2, '0')}`;
}
