import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { printedCopies } from '../../orders/orders/order-delivery.ts';
import { itemsOf } from '../../orders/orders/orders.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';

/** The reason why the books of an order cannot be printed yet; null when they can. */
export async function whyNotPrinted(database: Queryable, order: Order): Promise<string | null> {
  const items = await itemsOf([order.id], database);
  const copies = printedCopies({ items, addOns: order.addOns });
  if (copies.size === 0) return 'Nothing of this order is printed.';
  const made = await madeBooksOf([...copies.keys()], database);
  for (const { id, productTitle } of items.filter((item) => copies.has(item.id))) {
    const book = made.get(id);
    if (book?.failedAt) return `“${productTitle}” did not pass its check before printing.`;
    if (!book?.madeAt || !book.printKey) return `“${productTitle}” is not drawn yet.`;
  }
  return null;
}
