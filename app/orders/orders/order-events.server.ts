import { asc, eq } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { isStage, statusOfStage } from './stages.ts';
import { type EventDetails, orderEvents } from './tables.server.ts';

export type OrderEvent = typeof orderEvents.$inferSelect;

/** Something that happened to an order. */
export interface Happening {
  /** Small words: `moved`, `note`. */
  kind: string;
  /** The name of a staff member, `customer` or `shop`. */
  by: string;
  details?: EventDetails;
}

/** Writes it on the order's timeline, in the transaction in which it happens. */
export async function recordEvent(tx: Queryable, orderId: string, happening: Happening): Promise<void> {
  const { kind, by, details = {} } = happening;
  await tx.insert(orderEvents).values({ orderId, at: now(), kind, by, details });
}

/** An order's timeline, oldest first. */
export async function eventsOf(orderId: string): Promise<OrderEvent[]> {
  return db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

/** When an order came to each of its statuses, for its customer: the first time it was prepared, the last of the others. */
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
