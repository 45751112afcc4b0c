import {
  ordersWithoutInvoice,
  writeCreditNote,
  writeInvoice,
} from '../../orders/invoices/invoices.server.ts';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { isOver } from '../../orders/orders/stages.ts';
import { lockPayment } from '../payments/payments.server.ts';
import { refundsOfOrder } from '../payments/refunds.server.ts';
import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';

/** Writes the invoices of orders whose hold was lifted, and of orders from before the shop wrote invoices. */
export const writeInvoices = defineJob<Record<string, never>>({
  name: 'write-invoices',
  retryLimit: 2,
  retryDelay: 60,
  cron: '*/10 * * * *',
  async run() {
    const failures: unknown[] = [];
    for (const { id } of await ordersWithoutInvoice())
      await writeInvoiceOf(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  },
});

/** Runs in a transaction of its own, so that an invoice that cannot be written does not block the others. */
async function writeInvoiceOf(orderId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.paymentId || order.heldAt || isOver(order.stage)) return;
    const payment = await lockPayment(tx, order.paymentId);
    const method = payment?.method ?? null;
    const written = await writeInvoice(tx, order, { id: order.paymentId, method });
    // When more was paid than is invoiced, earlier refunds returned the excess and need no credit note.
    if (written && payment && payment.amountPaise - payment.feeOnTopPaise === order.totalAmount * 100)
      await creditEarlier(tx, order);
  });
}

/** Writes credit notes for refunds that were made before there was an invoice. */
async function creditEarlier(tx: Transaction, order: Order): Promise<void> {
  for (const refund of await refundsOfOrder(order.id, tx))
    if (refund.refundedAt) await writeCreditNote(tx, order, refund);
}
