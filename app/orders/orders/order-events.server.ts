import { asc, eq } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { isStage, statusOfStage } from './stages.ts';
import { type EventDetails, orderEvents } from './tables.server.ts';

export type OrderEvent = typeof orderEvents.$inferSelect;

/** An event on an order's timeline. */
export interface Happening {
  /** In small letters, such as `moved` or `note`. */
  kind: string;
  /** The name of a staff member, `customer` or `shop`. */
  by: string;
  details?: EventDetails;
}

/** Adds an event to the order's timeline, in the transaction in which it happens. */
export async function recordEvent(tx: Queryable, orderId: string, happening: Happening): Promise<void> {
  const { kind, by, details = {} } = happening;
  await tx.insert(orderEvents).values({ orderId, at: now(), kind, by, details });
}

/** An order's timeline, oldest first. */
export async function eventsOf(orderId: string): Promise<OrderEvent[]> {
  return db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

/**
 * The date on which an order reached each customer status: the first time for `preparing`, the last time for
 * the others.
 */
export function statusDates(events: readonly OrderEvent[]): ReadonlyMap<string, Date> {
  const dates = new Map<string, Date>();
  for (const { kind, details, at } of events) {
    const to = kind === 'moved' ? details['to'] : null;
    if (typeof to !== 'string' || !isStage(to)) continue;
    const status = statusOfStage(to);
    if (status !== 'preparing' || !dates.has(status)) dates.set(status, at);
  }
  return dates;
}
