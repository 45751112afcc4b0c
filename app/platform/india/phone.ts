import { plainLine } from '../strings/plain-line.ts';

/** A phone number, however it was typed. */
interface Phone {
  /** The digits as dialled inside India. A number of another country keeps its country code. */
  digits: string;
  country: 'India' | 'another' | 'not said';
  /** Typed with the 0 that comes before an area code. */
  trunk: boolean;
}

/**
 * The digits of one phone number as dialled inside India, however it was typed. Meant for comparing numbers.
 */
export const phoneDigits = (typed: string): string => {
  const plain = plainLine(typed);
  return read(plain).digits || plain.replaceAll(/\D/g, '');
};

/** Each number of a field that may hold several: `98450 12345 / 080 2345 6789`. */
export function phonesIn(typed: string): Phone[] {
  const numbers = plainLine(typed).split(/[^\d\s()+.-]+|(?=\+)/);
  return numbers.filter((number) => /\d/.test(number)).map(read);
}

/** @param number digits and the characters between them. */
function read(number: string): Phone {
  const typed = number.replaceAll(/\(\s*0\s*\)/g, '');
  const all = typed.replaceAll(/\D/g, '');
  const international = /^[\s(]*\+/.test(typed) || all.startsWith('00');
  let digits = all.replace(/^0+/, '');
  let india = false;
  // After a plus, the first 91 is the country code. A later 91, or one without a plus, is the country code
  // only when there are too many digits.
  for (let least = international ? 2 : 11; digits.startsWith('91') && digits.length >= least; least = 11) {
    digits = digits.slice(2).replace(/^0+/, '');
    india = true;
  }
  if (india) return { digits, country: 'India', trunk: false };
  return { digits, country: international ? 'another' : 'not said', trunk: /^0[1-9]/.test(all) };
}

/** Whether a courier in India reaches somebody by a number: for certain, perhaps, or not at all. */
function rings({ digits, country, trunk }: Phone): 'yes' | 'perhaps' | 'no' {
  if (/^(\d)\1+$/.test(digits)) return digits.length === 10 ? 'perhaps' : 'no';
  if (country === 'another') return /^[1-9]\d{7,14}$/.test(digits) ? 'yes' : 'no';
  if (/^[6-9]\d{9}$/.test(digits)) return 'yes';
  if (/^[1-5]\d{9}$/.test(digits)) return trunk || country === 'India' ? 'yes' : 'perhaps';
  if (/^18[06]0\d{6,7}$/.test(digits)) return 'perhaps';
  if (country === 'India') return 'no';
  if (trunk) return 'no';
  // A local number without its area code, or a number of another country without its plus.
  return /^[2-7]\d{5,7}$/.test(digits) || /^(?:[1-5]\d{10}|\d{12,15})$/.test(digits) ? 'perhaps' : 'no';
}

/** Whether a courier can call, by the best of the numbers that were typed. */
export function canRing(typed: string): 'yes' | 'perhaps' | 'no' {
  const found = phonesIn(typed).map(rings);
  return found.includes('yes') ? 'yes' : found.includes('perhaps') ? 'perhaps' : 'no';
}
