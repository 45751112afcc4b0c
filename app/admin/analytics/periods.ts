import { daysAfter, indianDay, startOfDay } from '../../orders/orders/order-dates.ts';

export const PERIODS = [
  { id: 'today', name: 'Today', days: 1, before: 'yesterday until now' },
  { id: '7', name: '7 days', days: 7, before: 'the 7 days before' },
  { id: '30', name: '30 days', days: 30, before: 'the 30 days before' },
  { id: '90', name: '90 days', days: 90, before: 'the 90 days before' },
] as const;
export type PeriodId = (typeof PERIODS)[number]['id'];

/** Includes the first moment, excludes the second. */
export interface Span {
  from: Date;
  to: Date;
}

/** A period until now, and the equally long period before it. Days are days in India. */
export interface Period {
  id: PeriodId;
  days: number;
  now: Span;
  before: Span;
}

export function isPeriod(word: string | null): word is PeriodId {
  return PERIODS.some(({ id }) => id === word);
}

export function periodOf(id: PeriodId, at: Date): Period {
  const { days } = PERIODS.find((period) => period.id === id) ?? PERIODS[0];
  const today = startOfDay(indianDay(at)) ?? at;
  const from = daysAfter(today, 1 - days);
  return {
    id,
    days,
    now: { from, to: at },
    before: { from: daysAfter(from, -days), to: daysAfter(at, -days) },
  };
}

/** How a number changed against the time before: `+12%`; null where there was nothing to compare with. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)}%`;
}

/** The days of a span as `2026-11-20`, or for one day its hours as `00` to `23`. */
export function stretchesOf({ days, now }: Period): string[] {
  return days === 1
    ? Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
    : Array.from({ length: days }, (_, day) => indianDay(daysAfter(now.from, day)));
}
