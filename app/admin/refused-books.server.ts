import { desc, eq, isNotNull } from 'drizzle-orm';
import { madeBooks } from '../books/tables.server.ts';
import { orderMoment } from '../orders/order-dates.ts';
import { orderItems, orders } from '../orders/tables.server.ts';
import { db } from '../platform/machine.server.ts';
import { problemLines } from './problem-lines.ts';

const HOW_MANY = 50;

/** A book that the check before printing kept back. Nothing of the child is in it. */
export interface RefusedBook {
  orderItemId: string;
  orderNumber: string;
  title: string;
  refused: string;
  /** What is wrong and where, one sentence each. */
  problems: string[];
}

/** Books that are neither printed nor offered until somebody has looked, newest first. */
export async function refusedBooks(): Promise<RefusedBook[]> {
  const rows = await db()
    .select({ item: orderItems, orderNumber: orders.orderNumber, book: madeBooks })
    .from(madeBooks)
    .innerJoin(orderItems, eq(orderItems.id, madeBooks.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(isNotNull(madeBooks.failedAt))
    .orderBy(desc(madeBooks.failedAt))
    .limit(HOW_MANY);
  return rows.map(({ item, orderNumber, book }) => ({
    orderItemId: item.id,
    orderNumber,
    title: item.productTitle,
    refused: orderMoment(book.failedAt ?? book.queuedAt),
    problems: problemLines(book.problems ?? []),
  }));
}
