import { firstOf } from '../../orders/orders/orders.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { isDisputed } from './disputes.server.ts';

/**
 * Whether a bank is still deciding about the payment of an order. A free replacement depends on the payment
 * of the original order.
 */
export async function waitsForBank(database: Queryable, order: Order): Promise<boolean> {
  const paymentId = (await firstOf(database, order))?.paymentId ?? null;
  return paymentId !== null && isDisputed(database, paymentId);
}
