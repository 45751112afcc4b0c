import { booksNow, type OrderWithItems } from '../../orders/orders/orders.server.ts';

/** Whether a digital copy of an order can be downloaded already: then its work is done. */
export async function copyIsOut(order: OrderWithItems): Promise<boolean> {
  return Object.values(await booksNow(order)).some(({ unlocked }) => unlocked);
}
