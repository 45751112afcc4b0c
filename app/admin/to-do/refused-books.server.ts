import { desc, eq, isNotNull } from 'drizzle-orm';
import { problemLines } from '../../books/drawing/problem-lines.ts';
import { madeBooks } from '../../books/drawing/tables.server.ts';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { orderItems, orders } from '../../orders/orders/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { MOST_LINES, type ToDo } from './to-do.ts';

/** Books that failed the check before printing, newest first. They are neither printed nor offered until staff act. */
export async function refusedBooks(): Promise<ToDo | null> {
  const refused = isNotNull(madeBooks.failedAt);
  const count = await db().$count(madeBooks, refused);
  if (count === 0) return null;
  const rows = await db()
    .select({ item: orderItems, orderNumber: orders.orderNumber, book: madeBooks })
    .from(madeBooks)
    .innerJoin(orderItems, eq(orderItems.id, madeBooks.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(refused)
    .orderBy(desc(madeBooks.failedAt))
    .limit(MOST_LINES);
  return {
    kind: 'refused-books',
    title: 'Books that need a look',
    count,
    what: 'These are neither printed nor offered for download. When the cause is gone, have them drawn again.',
    lines: rows.map(({ item, orderNumber, book }) => ({
      text: `${orderNumber}, ${item.productTitle}`,
      to: `/admin/orders/${item.orderId}`,
      details: [
        `Kept back on ${orderMoment(book.failedAt ?? book.queuedAt)}`,
        ...problemLines(book.problems ?? []),
      ],
      deeds: [
        {
          to: `/admin/orders/${item.orderId}/redraw`,
          label: 'Draw it again',
          fields: { orderItemId: item.id },
        },
      ],
    })),
  };
}
