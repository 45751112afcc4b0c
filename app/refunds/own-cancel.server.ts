import { madeBooksOf } from '../books/made-books.server.ts';
import { booksOfOrder } from '../orders/order-books.ts';
import type { OrderWithItems } from '../orders/orders.server.ts';

/** Whether a digital copy of an order can be downloaded already: then its work is done. */
export async function copyIsOut(order: OrderWithItems): Promise<boolean> {
  const made = await madeBooksOf(order.items.map(({ id }) => id));
  return Object.values(booksOfOrder(order, made)).some(({ unlocked }) => unlocked);
}
