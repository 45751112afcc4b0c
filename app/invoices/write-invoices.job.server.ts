import { lockOrder } from '../orders/move-order.server.ts';
import { isOver } from '../orders/stages.ts';
import { defineJob } from '../platform/jobs.server.ts';
import { db } from '../platform/machine.server.ts';
import { ordersWithoutInvoice, writeInvoice } from './invoices.server.ts';

/** Writes the invoices of orders whose hold was lifted, and of those that are older than invoices. */
export const writeInvoices = defineJob<Record<string, never>>({
  name: 'write-invoices',
  retryLimit: 2,
  retryDelay: 60,
  cron: '*/10 * * * *',
  async run() {
    for (const { id } of await ordersWithoutInvoice())
      await db().transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order?.paymentId || order.heldAt || isOver(order.stage)) return;
        await writeInvoice(tx, order, { id: order.paymentId, method: null });
      });
  },
});
