import { eq, sql } from 'drizzle-orm';
import { together } from '../../platform/database/fewer-journeys.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { publishNews } from '../../platform/runtime/notifications.server.ts';
import { orderNews } from './tables.server.ts';

/**
 * Announces a change that the customer can see in an order: its status, its hold, or the progress of its
 * books. Call it in the transaction that makes the change; open pages show the change after the commit.
 */
export async function announceOrder(
  tx: Queryable,
  { id, userId, orderNumber }: { id: string; userId: string; orderNumber: string },
): Promise<void> {
  const changedAt = now();
  const counted = tx
    .insert(orderNews)
    .values({ orderId: id, userId, orderNumber, revision: 1, changedAt })
    .onConflictDoUpdate({
      target: orderNews.orderId,
      set: { revision: sql`${orderNews.revision} + 1`, changedAt },
    });
  await together(counted.execute(), publishNews(tx, ordersOfCustomer(userId)));
}

/** The subject under which changes of a customer's orders are published. */
export const ordersOfCustomer = (userId: string): string => `orders/${userId}`;

/** How often each of a customer's orders has changed, by order number; without orders that never changed. */
export async function revisionsOf(userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db()
    .select({ orderNumber: orderNews.orderNumber, revision: orderNews.revision })
    .from(orderNews)
    .where(eq(orderNews.userId, userId));
  return new Map(rows.map(({ orderNumber, revision }) => [orderNumber, revision]));
}
