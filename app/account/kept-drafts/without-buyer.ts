import type { KeptName, KeptNotes } from './kept-names.ts';

const BUYERS = new Set(['shipping', 'anyway', 'couponText', 'couponCode']);
const ALL_OF_THE_BUYER: readonly KeptName[] = ['nv.till', 'nv.coupon', 'nv.resume'];

/** Notes without addresses and coupons. The forms read what is missing as empty. */
export function withoutBuyer(notes: KeptNotes): KeptNotes {
  const left = Object.entries(notes).filter(([name]) => !ALL_OF_THE_BUYER.includes(name as KeptName));
  return Object.fromEntries(left.map(([name, text]) => [name, text && withoutFields(text)]));
}

function withoutFields(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (name, value) => (BUYERS.has(name) ? undefined : value)));
  } catch {
    // The note is not JSON, so no form could read it.
    return '{}';
  }
}
