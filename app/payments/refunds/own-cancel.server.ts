import { booksNow } from '../../orders/orders/orders.server.ts';
import type { OrderWithItems } from '../../orders/orders/tables.server.ts';

/** Whether a digital copy of an order can be downloaded already. Then the customer can no longer cancel. */
export async function copyIsOut(order: OrderWithItems): Promise<boolean> {
  return Object.values(await booksNow(order)).some(({ unlocked }) => unlocked);
}
