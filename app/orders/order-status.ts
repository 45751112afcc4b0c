import { daysAfter, wholeDaysBetween } from './order-dates.ts';

/** The way of an order, in order, and after how many days each step is projected. */
const STEPS = [
  { status: 'pending', label: 'Order placed', afterDays: 0 },
  { status: 'preparing', label: 'Preparing', afterDays: 2 },
  { status: 'shipped', label: 'Shipped', afterDays: 4 },
  { status: 'out_for_delivery', label: 'Out for delivery', afterDays: 6 },
  { status: 'delivered', label: 'Delivered', afterDays: 7 },
] as const;

export type BadgeColour = 'yellow' | 'blue' | 'purple' | 'orange' | 'green' | 'grey';

const COLOURS: ReadonlyMap<string, BadgeColour> = new Map([
  ['pending', 'yellow'],
  ['preparing', 'blue'],
  ['shipped', 'purple'],
  ['out_for_delivery', 'orange'],
  ['delivered', 'green'],
]);

/** What the status rule reads of an order. */
export interface Progress {
  /** As stored. */
  status: string;
  createdAt: Date;
  /** When the shop first recorded progress; null before that. */
  progressAt: Date | null;
}

export interface TimelineStep {
  label: string;
  date: Date;
  done: boolean;
  current: boolean;
}

/**
 * The status that the detail view shows: projected from the order's age in whole days until the shop records
 * progress, and from then on the stored one.
 */
export function shownStatus({ status, createdAt, progressAt }: Progress, at: Date): string {
  if (progressAt) return status;
  const days = wholeDaysBetween(createdAt, at);
  if (days < 1) return 'pending';
  if (days < 2) return 'preparing';
  if (days < 4) return 'shipped';
  if (days < 6) return 'out_for_delivery';
  return 'delivered';
}

/** The five steps with their projected dates; those up to and including the present one are done. */
export function timeline(order: Progress, at: Date): TimelineStep[] {
  const present = STEPS.findIndex(({ status }) => status === shownStatus(order, at));
  return STEPS.map(({ label, afterDays }, index) => ({
    label,
    date: daysAfter(order.createdAt, afterDays),
    done: index <= present,
    current: index === present,
  }));
}

export function statusColour(status: string): BadgeColour {
  return COLOURS.get(status) ?? 'grey';
}

/** `out_for_delivery` as people read it. */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
