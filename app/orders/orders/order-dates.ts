import type { AddOnId } from '../../buying/pricing/price-list.ts';
import type { Format } from '../../books/book/formats.ts';
import { DELIVERY } from '../../platform/facts/facts.ts';
import { isDone, type Stage } from './stages.ts';

/** Every date of an order is a day in India, wherever the server and the customer are. */
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

/** The number of whole days between two moments. */
export function wholeDaysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY_MS);
}

export function expectedDelivery(placedAt: Date): Date {
  return daysAfter(placedAt, DELIVERY.expectedAfterDays);
}

/** When an order placed today arrives, in words. If anything is printed, this is the day of the parcel. */
export function whenItComes(formats: readonly Format[], addOns: readonly AddOnId[], today: Date): string {
  if (formats.every((format) => format === 'digital')) {
    const inAccount = 'Your digital copy comes to your account as soon as it is drawn, often within minutes.';
    return addOns.includes('extra-printed-copy')
      ? `${inAccount} The printed copy is expected with you by ${orderDay(expectedDelivery(today))}.`
      : `${inAccount} No parcel is sent.`;
  }
  if (addOns.includes('rush-delivery'))
    return `Expected with you from ${orderDay(daysAfter(today, 1))} once it is printed.`;
  return `Expected with you by ${orderDay(expectedDelivery(today))} if you order today.`;
}

/** Orders placed before this moment should have arrived by now. */
export function promisedBefore(at: Date): Date {
  return daysAfter(at, -DELIVERY.expectedAfterDays);
}

/** Whether an order is still open although the promised days have passed. */
export function isLate({ stage, createdAt }: { stage: Stage; createdAt: Date }, at: Date): boolean {
  return !isDone(stage) && createdAt < promisedBefore(at);
}

/** The start of a day in India such as `2026-11-20`; null when the text is not a valid day. */
export function startOfDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const start = new Date(`${day}T00:00:00+05:30`);
  return Number.isNaN(start.getTime()) || indianDay(start) !== day ? null : start;
}

const ISO_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in India at a moment, `2026-11-20`. */
export function indianDay(at: Date): string {
  return ISO_DAY.format(at);
}

const ISO_MINUTE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and time in India in a form that spreadsheets read and sort: `2026-11-20 17:40`. */
export function indianMinute(at: Date): string {
  return ISO_MINUTE.format(at);
}
