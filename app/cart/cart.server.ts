import { eq, sql } from 'drizzle-orm';
import { db } from '../platform/machine.server.ts';
import { cartItems } from './tables.server.ts';

/** How many books are in a customer's cart, by total quantity. */
export async function cartCount(userId: string): Promise<number> {
  const [row] = await db()
    .select({ count: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(cartItems)
    .where(eq(cartItems.userId, userId));
  return row?.count ?? 0;
}
