import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { bookRefusedLetter, heroWantedLetter } from '../../books/drawing/book-refused.mail.tsx';
import {
  clearShelf,
  type FrozenBook,
  type MadeBook,
  makeWaitingBook,
  markQueued,
  markQueuedAgain,
  markWantingHero,
  markWaitingAnew,
  takeOffShelf,
} from '../../books/drawing/made-books.server.ts';
import { hasSeveralFaces, heroWanting } from '../../books/drawing/problem-lines.ts';
import { madeBooks } from '../../books/drawing/tables.server.ts';
import { askForNotes } from '../../books/drawing/story-notes.server.ts';
import { customStoryOf, customText, markOf } from '../../books/book/custom-story.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { announceOrder } from '../order-updates/announce-order.server.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { formatName } from './order-bill.ts';
import { lockOrder, moveOrder } from './move-order.server.ts';
import { isDigitalOnly, printedCopies } from './order-delivery.ts';
import { accountEmail, queueCopyReadyLetter } from './order-letters.server.ts';
import { itemsOf } from './orders.server.ts';
import { type Order, type OrderItem, orderItems, orders } from './tables.server.ts';
import { isOver, OVER } from './stages.ts';

/** Makes the book of one ordered item, from what the order froze and nothing else. */
export const makeBookJob = defineJob<{ orderItemId: string }>({
  name: 'make-book',
  retryLimit: 6,
  retryDelay: 5,
  heavy: {
    turnOf: sql`
      select ${orders.userId} from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId}
      where ${orderItems.id} = (job.data ->> 'orderItemId')::uuid`,
  },
  async run({ orderItemId }) {
    await freezeNotes(orderItemId);
    await makeWaitingBook(orderItemId, {
      prepare: preparing(orderItemId),
      onNews: async (tx, book) => {
        const found = await lockOrderOfItem(tx, orderItemId);
        if (found) await tellOfBook(tx, found.order, found.item, book);
      },
    });
  },
});

const preparing = (orderItemId: string) => async (tx: Transaction) => {
  const found = await lockOrderOfItem(tx, orderItemId);
  return found && { frozen: frozenBook(found), wanted: isMade(found.order) };
};

/** Deletes the drawings that an ordered book no longer needs. Call it once the change is committed. */
export const clearShelfOf = (orderItemId: string): Promise<void> =>
  clearShelf(orderItemId, { prepare: preparing(orderItemId) });

/** Whether books are made for an order: not while it is held, and not when it was cancelled or refunded. */
const isMade = ({ heldAt, stage }: Pick<Order, 'heldAt' | 'stage'>): boolean => !heldAt && !isOver(stage);

/** The item, its number of printed copies, and its order, which stays locked until the transaction ends. */
async function lockOrderOfItem(tx: Transaction, orderItemId: string) {
  const [of] = await tx
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.id, orderItemId));
  const order = of && (await lockOrder(tx, of.orderId));
  if (!order) return null;
  const items = await itemsOf([order.id], tx);
  const item = items.find(({ id }) => id === orderItemId);
  const copies = printedCopies({ items, addOns: order.addOns }).get(orderItemId) ?? 0;
  return item ? { order, item, copies } : null;
}

async function tellOfBook(tx: Transaction, order: Order, item: OrderItem, book: MadeBook): Promise<void> {
  await announceOrder(tx, order);
  await moveWithBooks(tx, order, book);
  if (book.madeAt && item.format !== 'print') await queueCopyReadyLetter(tx, order, item, book.revision);
  if (!book.problems) return;
  const because = heroWanting(book.problems);
  log.warn(because ? 'A book waits for its hero.' : 'A book did not pass preflight.', {
    orderNumber: order.orderNumber,
  });
  const { OWNER_EMAIL, publicUrl } = environment();
  const times = book.revision > 1 ? `/${book.revision}` : '';
  const facts: [string, string][] = [
    ['Order number', order.orderNumber],
    ['Book', item.productTitle],
    ['Format', formatName(item.format)],
    ['Hero', item.characterName ?? 'a hero'],
  ];
  await queueLetter(tx, {
    event: `book-refused/${item.id}${times}`,
    orderId: order.id,
    to: OWNER_EMAIL,
    ...bookRefusedLetter(publicUrl, facts, book.problems),
  });
  if (!because) return;
  await queueLetter(tx, {
    event: `hero-wanted/${item.id}${times}`,
    orderId: order.id,
    to: await accountEmail(tx, order.userId),
    ...heroWantedLetter({
      shopUrl: publicUrl,
      fullName: order.shippingAddress.fullName,
      title: item.customTitle ?? item.productTitle,
      because,
      severalFaces: hasSeveralFaces(book.problems),
      orderUrl: `${publicUrl}/orders/${order.id}#photos`,
    }),
  });
}

/**
 * Moves the order along with its books. Once the first book is being drawn, the order moves to `drawing`.
 * Once the last copy of a digital order is made, the order is delivered.
 */
async function moveWithBooks(tx: Transaction, order: Order, book: MadeBook): Promise<void> {
  if (order.heldAt) return;
  if (order.stage === 'paid' && !book.failedAt) await moveOrder(tx, order, 'drawing', null);
  if (!book.madeAt || (order.stage !== 'paid' && order.stage !== 'drawing')) return;
  const books = await tx
    .select({ format: orderItems.format, madeAt: madeBooks.madeAt })
    .from(orderItems)
    .leftJoin(madeBooks, eq(madeBooks.orderItemId, orderItems.id))
    .where(eq(orderItems.orderId, order.id));
  const allThere = books.every(({ format, madeAt }) => format === 'digital' && madeAt);
  if (allThere && isDigitalOnly({ items: books, addOns: order.addOns }))
    await moveOrder(tx, { ...order, stage: 'drawing' }, 'delivered', null);
}

/**
 * Has the pictures of a custom story chosen once, before its book is first made, and stores the choice with
 * the order. So a book that is made again has the same pages. A book whose preview was seen brings its own
 * choice.
 */
async function freezeNotes(orderItemId: string): Promise<void> {
  const [found] = await db()
    .select({ item: orderItems, heldAt: orders.heldAt, stage: orders.stage })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.id, orderItemId));
  if (!found || !isMade(found)) return;
  const { item } = found;
  const text = customText(item.customStory, item.book.told);
  if (text === null || item.book.storyNotes?.of === markOf(text)) return;
  const storyNotes = { of: markOf(text), notes: await askForNotes(text, item.characterName ?? '') };
  const before = item.book.storyNotes?.of ?? null;
  await db()
    .update(orderItems)
    .set({ book: sql`${orderItems.book} || ${JSON.stringify({ storyNotes })}::jsonb` })
    .where(
      and(
        eq(orderItems.id, orderItemId),
        sql`${orderItems.book} -> 'storyNotes' ->> 'of' is not distinct from ${before}`,
      ),
    );
}

function frozenBook({ order, item, copies }: { order: Order; item: OrderItem; copies: number }): FrozenBook {
  const { drawnHero, photoId, drawingOf } = item.book;
  return {
    words: frozenWords(item),
    drawnHero,
    photoId,
    drawingOf,
    orderedAt: order.createdAt,
    printed: copies > 0,
  };
}

/** Everything that an ordered book is made from, except its hero. */
export function frozenWords(item: OrderItem): FrozenBook['words'] {
  const { story, language, favourites, wheelchair, told } = item.book;
  const customStory = customStoryOf(item.customStory, item.book);
  const title = item.customTitle ?? told?.title;
  return {
    story,
    name: item.characterName ?? '',
    ...(language && { language }),
    ...(favourites && { favourites }),
    ...(wheelchair && { wheelchair }),
    ...(title !== undefined && { title }),
    ...(item.customMessage !== null && { message: item.customMessage }),
    ...(customStory && { customStory }),
  };
}

/**
 * Queues the books of an order, so that they are made after the transaction commits. Books of a held order
 * wait for staff.
 */
export async function queueBooks(
  tx: Transaction,
  { heldAt, items }: { heldAt: Date | null; items: readonly { id: string }[] },
): Promise<void> {
  if (heldAt) return;
  for (const orderItemId of await markQueued(
    tx,
    items.map(({ id }) => id),
  ))
    await enqueue(tx, makeBookJob, { orderItemId });
}

/** Queues the books that waited while their order was held. */
export async function resumeBooks(tx: Transaction, orderItemIds: readonly string[]): Promise<void> {
  for (const orderItemId of await markWaitingAnew(tx, orderItemIds))
    await enqueue(tx, makeBookJob, { orderItemId });
}

/**
 * Queues a book of an order to be made again, from the choices as they are now. The caller has locked the
 * order and checked that it may still be changed.
 */
export async function redrawBook(tx: Transaction, orderItemId: string): Promise<void> {
  await markQueuedAgain(tx, orderItemId);
  await enqueue(tx, makeBookJob, { orderItemId });
}

/**
 * Makes an unfinished book wait until its parent has sent another photo, and deletes what was drawn of it so
 * far. The caller has locked the order.
 */
export async function waitForPhoto(tx: Transaction, orderItemId: string): Promise<void> {
  await markWantingHero(tx, orderItemId);
  await enqueue(tx, makeBookJob, { orderItemId });
}

/**
 * Withdraws a book of a cancelled or refunded order and deletes every drawing of it. The caller has locked
 * the order.
 */
export async function leaveShelf(tx: Transaction, orderItemId: string): Promise<void> {
  await takeOffShelf(tx, [orderItemId]);
  await enqueue(tx, makeBookJob, { orderItemId });
}

/**
 * Queues books that are neither made nor refused and have no job: their job ran out of retries, the hold on
 * their order was lifted, or their order is older than the workshop.
 */
export const sweepBooks = defineJob<Record<string, never>>({
  name: 'sweep-books',
  retryLimit: 0,
  retryDelay: 1,
  cron: '*/10 * * * *',
  async run() {
    await db().transaction(async (tx) => {
      const unmade = tx
        .select({ orderItemId: sql<string>`${orderItems.id}::text` })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .leftJoin(madeBooks, eq(madeBooks.orderItemId, orderItems.id))
        .where(
          and(
            isNull(orders.heldAt),
            notInArray(orders.stage, [...OVER]),
            isNull(madeBooks.madeAt),
            isNull(madeBooks.failedAt),
          ),
        );
      const atWork = tx
        .select({ orderItemId: sql<string>`job.data ->> 'orderItemId'` })
        .from(sql`pgboss.job`)
        .where(sql`job.name = ${makeBookJob.name} and job.state in ('created', 'retry', 'active')`);
      const forgotten = await unmade.except(atWork).limit(MOST_AT_ONCE);
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

/** A book takes seconds to make, so the next sweep takes the rest. */
const MOST_AT_ONCE = 100;
