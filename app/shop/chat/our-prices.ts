import { ADD_ONS, FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { DELIVERY } from '../../platform/facts/facts.ts';
import { OFFERS } from '../../buying/pricing/offers.ts';

const RUPEES = new Set<number>([
  ...Object.values(FORMAT_PRICE),
  ...Object.values(ADD_ONS).map((addOn) => addOn.price),
  OFFERS.familyPackRupees,
  DELIVERY.domesticFeeRupees,
  DELIVERY.freeFromRupees,
]);
const PERCENTS = new Set<number>([OFFERS.launch.percent]);

const AMOUNT =
  /(?:₹|\brs\.?|\binr|\brupees?)\s*([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?)\s*(?:\/-|₹|rs\b|inr\b|rupees?)/giu;
const PERCENT_OFF = /(\d+(?:\.\d+)?)\s*(?:%|per\s?cent)\s*(?:off|discount)/giu;

/** Whether every amount and every discount in an answer is one of the shop's, or was named by the visitor. */
export function namesOnlyOurPrices(answer: string, question: string): boolean {
  const named = new Set(numbersIn(question));
  const ours = (known: ReadonlySet<number>) => (amount: number) => known.has(amount) || named.has(amount);
  return found(answer, AMOUNT).every(ours(RUPEES)) && found(answer, PERCENT_OFF).every(ours(PERCENTS));
}

function found(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map((match) => toNumber(match[1] ?? match[2] ?? ''));
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/[\d,]+(?:\.\d+)?/g)].map(([digits]) => toNumber(digits));
}

function toNumber(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}
