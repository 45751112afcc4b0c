import { asc, eq, inArray, sql } from 'drizzle-orm';
import { READING, writeTermsAnew } from '../../orders/orders/order-terms.server.ts';
import { orderItems, orders, orderTerms } from '../../orders/orders/tables.server.ts';
import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';

const AT_ONCE = 200;

/**
 * Finds orders whose words are older than the way in which the search reads them today, and writes them anew. Each
 * batch is a transaction of its own: when it ends early, the next run goes on where it was.
 */
export const sweepTerms = defineJob<Record<string, never>>({
  name: 'sweep-order-terms',
  retryLimit: 0,
  retryDelay: 1,
  cron: '*/10 * * * *',
  async run() {
    let written = 0;
    for (let batch = await writeMissing(); batch > 0; batch = await writeMissing()) written += batch;
    if (written > 0) log.info('The search terms of orders were saved.', { count: written });
  },
});

/** @returns how many orders it was. */
function writeMissing(): Promise<number> {
  return db().transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(orders)
      .where(
        sql`not exists (select 1 from ${orderTerms} where ${eq(orderTerms.orderId, orders.id)} and ${eq(orderTerms.term, READING)})`,
      )
      .orderBy(asc(orders.createdAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    const items = await tx
      .select()
      .from(orderItems)
      .where(
        inArray(
          orderItems.orderId,
          rows.map(({ id }) => id),
        ),
      );
    const ofOrder = Map.groupBy(items, ({ orderId }) => orderId);
    await writeTermsAnew(tx, ...rows.map((order) => ({ ...order, items: ofOrder.get(order.id) ?? [] })));
    return rows.length;
  });
}
