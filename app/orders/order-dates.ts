import { DELIVERY } from '../storefront/facts.ts';

/** Every date of an order is a day in India, wherever server and customer are. */
const ZONE = 'Asia/Kolkata';
const DAY_MS = 86_400_000;

const DAY = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const MOMENT = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `20 November 2026`. */
export function orderDay(date: Date): string {
  return DAY.format(date);
}

/** `20 November 2026 at 5:40 pm`. */
export function orderMoment(date: Date): string {
  return MOMENT.format(date);
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

/** Whole days that have passed between two moments. */
export function wholeDaysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY_MS);
}

export function expectedDelivery(placedAt: Date): Date {
  return daysAfter(placedAt, DELIVERY.expectedAfterDays);
}
