import { daysAfter, wholeDaysBetween } from './order-dates.ts';

/** The customer's steps of an order, in sequence, with the number of days after which each is projected. */
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

/** How long a parent may answer a proof. After that, the shop decides as `outcomeWhenDue` says. */
export const PROOF_HOURS = 48;

export function proofDue(sentAt: Date): Date {
  return new Date(sentAt.getTime() + PROOF_HOURS * 3_600_000);
}

/** The facts about an order that decide the status that its customer sees. */
export interface Progress {
  /** The stored status. */
  status: string;
  createdAt: Date;
  /** When the shop first recorded progress; null before that. */
  progressAt: Date | null;
}

export interface TimelineStep {
  label: string;
  /** When it happened or is expected; null when unknown. */
  date: Date | null;
  done: boolean;
  current: boolean;
}

/**
 * The status on the order's own page. It is projected from the order's age in whole days until the shop
 * records progress; from then on it is the stored one.
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

/**
 * The five steps; those up to and including the present one are done. Their dates are projected until the
 * shop records progress. After that, past dates are the recorded ones and future dates are counted from the
 * present step. A cancelled or refunded order shows the steps that it reached, then how it ended.
 * @param reached when the order reached each status, by the shop's record.
 */
export function timeline(
  order: Progress,
  at: Date,
  reached: ReadonlyMap<string, Date> = new Map(),
): TimelineStep[] {
  const status = shownStatus(order, at);
  if (order.progressAt && status in ENDS) return endedTimeline(order, reached);
  const present = STEPS.findIndex((step) => step.status === status);
  return STEPS.map((step, index) => ({
    label: step.label,
    date: order.progressAt
      ? recordedDate(order, at, reached, present, index)
      : daysAfter(order.createdAt, step.afterDays),
    done: index <= present,
    current: index === present,
  }));
}

function recordedDate(
  order: Progress,
  at: Date,
  reached: ReadonlyMap<string, Date>,
  present: number,
  index: number,
): Date | null {
  const step = STEPS[index]!;
  if (index === 0) return order.createdAt;
  if (index <= present) return reached.get(step.status) ?? null;
  const from = STEPS[present];
  const since = from && (reached.get(from.status) ?? order.createdAt);
  const expected = since
    ? daysAfter(since, step.afterDays - from.afterDays)
    : daysAfter(order.createdAt, step.afterDays);
  return expected > at ? expected : null;
}

/**
 * The steps of an order without a parcel, by the real progress of its books; nothing is projected.
 * @param present the status of its stage, or `delivered` once its books can be read.
 */
export function digitalTimeline(
  { createdAt, deliveredAt }: { createdAt: Date; deliveredAt: Date | null },
  present: string,
): TimelineStep[] {
  const steps = [
    { status: 'pending', label: 'Order placed', date: createdAt },
    { status: 'preparing', label: 'Preparing', date: null },
    { status: 'delivered', label: 'In your account', date: deliveredAt },
  ];
  const at = steps.findIndex(({ status }) => status === present);
  return steps.map(({ label, date }, index) => ({ label, date, done: index <= at, current: index === at }));
}

const ENDS: Readonly<Record<string, string>> = { cancelled: 'Cancelled', refunded: 'Refunded' };

function endedTimeline(order: Progress, reached: ReadonlyMap<string, Date>): TimelineStep[] {
  const passed = STEPS.filter(({ status }, index) => index === 0 || reached.has(status)).map(
    ({ status, label }, index) => ({
      label,
      date: index === 0 ? order.createdAt : (reached.get(status) ?? null),
    }),
  );
  const ends = Object.entries(ENDS)
    .filter(([status]) => status === order.status || reached.has(status))
    .map(([status, label]) => ({ label, date: reached.get(status) ?? order.progressAt }));
  const steps = [...passed, ...ends];
  return steps.map((step, index) => ({ ...step, done: true, current: index === steps.length - 1 }));
}

export function statusColour(status: string): BadgeColour {
  return COLOURS.get(status) ?? 'grey';
}

/** Makes a status such as `out_for_delivery` readable. */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
