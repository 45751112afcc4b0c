import { and, eq, isNull, sql } from 'drizzle-orm';
import { bookRefusedLetter } from '../books/book-refused.mail.tsx';
import { type FrozenBook, makeWaitingBook, markQueued, markQueuedAgain } from '../books/made-books.server.ts';
import { madeBooks } from '../books/tables.server.ts';
import { queueLetter } from '../mail/outbox.server.ts';
import { announceOrder } from '../order-news/announce-order.server.ts';
import { defineJob, enqueue } from '../platform/jobs.server.ts';
import { log } from '../platform/log.server.ts';
import { db, environment, type Transaction } from '../platform/machine.server.ts';
import { formatName } from './order-bill.ts';
import { queueCopyReadyLetter } from './order-letters.server.ts';
import type { OrderItem, OrderWithItems } from './orders.server.ts';
import { orderItems, orders } from './tables.server.ts';

/** Makes the book of one ordered item, from what the order froze and nothing else. */
export const makeBookJob = defineJob<{ orderItemId: string }>({
  name: 'make-book',
  retryLimit: 6,
  retryDelay: 5,
  async run({ orderItemId }) {
    const [row] = await db()
      .select({ item: orderItems, order: orders })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orderItems.id, orderItemId), isNull(orders.heldAt)));
    if (!row) return;
    const { item, order } = row;
    await makeWaitingBook(item.id, frozenBook(item), async (tx, { madeAt, problems }) => {
      await announceOrder(tx, order);
      if (madeAt && item.format !== 'print') await queueCopyReadyLetter(tx, order, item);
      if (!problems) return;
      log.warn('A book did not pass preflight.', { orderNumber: order.orderNumber });
      const { OWNER_EMAIL, publicUrl } = environment();
      const facts: [string, string][] = [
        ['Order number', order.orderNumber],
        ['Book', item.productTitle],
        ['Format', formatName(item.format)],
        ['Hero', item.characterName ?? 'a hero'],
      ];
      await queueLetter(tx, {
        event: `book-refused/${item.id}`,
        to: OWNER_EMAIL,
        ...bookRefusedLetter(publicUrl, facts, problems),
      });
    });
  },
});

function frozenBook(item: OrderItem): FrozenBook {
  const { story, drawnHero, photoId, language } = item.book;
  return {
    words: {
      story,
      name: item.characterName ?? '',
      ...(language && { language }),
      ...(item.customTitle !== null && { title: item.customTitle }),
      ...(item.customMessage !== null && { message: item.customMessage }),
    },
    drawnHero,
    photoId,
    printed: item.format !== 'digital',
  };
}

/** Has the books of a new order made once its transaction is done; those of a held one wait for staff. */
export async function queueBooks(tx: Transaction, { heldAt, items }: OrderWithItems): Promise<void> {
  if (heldAt) return;
  for (const orderItemId of await markQueued(
    tx,
    items.map(({ id }) => id),
  ))
    await enqueue(tx, makeBookJob, { orderItemId });
}

/**
 * Has a refused book made once more, from the same frozen choices: what was wrong was the program's, or staff mended
 * it. @returns whether there is such a book.
 */
export async function makeRefusedBookAgain(orderItemId: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    if (!(await markQueuedAgain(tx, orderItemId))) return false;
    const [order] = await tx
      .select({ id: orders.id, userId: orders.userId, orderNumber: orders.orderNumber })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(eq(orderItems.id, orderItemId));
    if (!order) return false;
    await announceOrder(tx, order);
    await enqueue(tx, makeBookJob, { orderItemId });
    return true;
  });
}

/**
 * Finds books that are neither made nor refused and have no job: their job was given up, their order's hold was
 * lifted, or it is older than the workshop.
 */
export const sweepBooks = defineJob<Record<string, never>>({
  name: 'sweep-books',
  retryLimit: 0,
  retryDelay: 1,
  cron: '*/10 * * * *',
  async run() {
    await db().transaction(async (tx) => {
      const forgotten = await tx
        .select({ orderItemId: orderItems.id })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .leftJoin(madeBooks, eq(madeBooks.orderItemId, orderItems.id))
        .where(
          and(
            isNull(orders.heldAt),
            isNull(madeBooks.madeAt),
            isNull(madeBooks.failedAt),
            sql`not exists (
              select 1 from pgboss.job
              where job.name = ${makeBookJob.name} and job.data ->> 'orderItemId' = ${orderItems.id}::text
                and job.state in ('created', 'retry', 'active')
            )`,
          ),
        )
        .limit(MOST_AT_ONCE);
      if (forgotten.length === 0) return;
      await markQueued(
        tx,
        forgotten.map(({ orderItemId }) => orderItemId),
      );
      for (const { orderItemId } of forgotten) await enqueue(tx, makeBookJob, { orderItemId });
      log.warn('Books without a job were found.', { count: forgotten.length });
    });
  },
});

/** A book takes seconds: the rest comes with the next sweep. */
const MOST_AT_ONCE = 100;
