import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { forgetLeftTitles, takeOffShelf } from '../../books/drawing/made-books.server.ts';
import { madeBooks } from '../../books/drawing/tables.server.ts';
import { OVER } from '../../orders/orders/stages.ts';
import { orderItems, orders } from '../../orders/orders/tables.server.ts';
import { photosMayLeave } from '../../books/photos/photos.server.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import { forgetFiles } from './forget-files.job.server.ts';

const AT_ONCE = 100;

/** Every night: deletes books and photos of cancelled and refunded orders after their retention period. The orders stay. */
export const forgetEndedBooks = defineJob({
  name: 'forget-ended-books',
  retryLimit: 3,
  retryDelay: 300,
  cron: '25 3 * * *',
  async run() {
    const since = await keptSince('endedBooks');
    let count = 0;
    for (let more = AT_ONCE; more === AT_ONCE; count += more) more = await forgetSome(since);
    await forgetLeftTitles();
    if (count > 0) log.info('Books of cancelled and refunded orders were forgotten.', { count });
  },
});

/** @returns how many books were removed; a later job deletes their files. */
async function forgetSome(since: Date): Promise<number> {
  return db().transaction(async (tx) => {
    const due = await tx
      .select({ itemId: orderItems.id, orderId: orders.id })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(madeBooks, eq(madeBooks.orderItemId, orderItems.id))
      .where(
        and(
          inArray(orders.stage, [...OVER]),
          // A refund may come long after the cancelling.
          sql`coalesce(${orders.cancelledAt}, ${orders.stageAt}) <= ${since.toISOString()}::timestamptz`,
          or(isNull(madeBooks.madeAt), isNotNull(madeBooks.pdfKey)),
        ),
      )
      .limit(AT_ONCE);
    if (due.length === 0) return 0;
    const books = await takeOffShelf(
      tx,
      due.map(({ itemId }) => itemId),
    );
    await photosMayLeave(tx, [...new Set(due.map(({ orderId }) => orderId))]);
    await enqueue(tx, forgetFiles, { books, claimPhotos: [] });
    return due.length;
  });
}
