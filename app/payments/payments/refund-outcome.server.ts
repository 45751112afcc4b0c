import { eq } from 'drizzle-orm';
import { writeCreditNote } from '../../orders/invoices/invoices.server.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { lockOrder, moveOrder } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { type Order, orders } from '../../orders/orders/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { setAside } from '../set-aside/set-aside.server.ts';
import { queueRefundFailedLetter, queueRefundLetter } from './payment-letters.server.ts';
import { lockPayment, markRefunded, type Payment } from './payments.server.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import type { ProviderRefund } from './razorpay.server.ts';
import {
  arrivedBack,
  givenBack,
  markFailed,
  markGone,
  type Refund,
  refundRow,
  refundToldOf,
  writeRefund,
} from './refunds.server.ts';

/**
 * Processes the provider's report about a refund, from an answer or a webhook event. Whoever learns of it
 * first calls this; every later call changes nothing. A refund that was made at the provider itself is
 * recorded, too.
 */
export async function refundTold(told: ProviderRefund): Promise<void> {
  if (told.status === 'pending') return;
  const asked = await refundToldOf(db(), told);
  if (!asked) return writeDownForeign(told);
  if (told.status === 'failed') await refundFailed(asked.id, 'The provider says that it failed.', told.id);
  else await refundArrived(asked.id, told.id);
}

/**
 * Records that a refund failed. The shop still has the money, and staff must deal with it.
 * @param told the provider's id of the refund; null when the provider refused to start it.
 */
export async function refundFailed(refundId: string, why: string, told: string | null): Promise<void> {
  await withRefund(refundId, async (tx, { refund, payment, order }) => {
    if (!(await markFailed(tx, refund.id, why, told))) return;
    await markRefunded(tx, payment.id, false);
    await queueRefundFailedLetter(tx, refund, why);
    if (!order) return;
    await recordEvent(tx, order.id, {
      kind: 'refund failed',
      by: 'shop',
      details: { amount: printedAmount(refund.amountPaise), why },
    });
    await announceOrder(tx, order);
  });
}

async function refundArrived(refundId: string, providerRefundId: string): Promise<void> {
  await withRefund(refundId, async (tx, { refund, payment, order }) => {
    if (await markGone(tx, refund.id, providerRefundId)) await afterMoney(tx, refund, payment, order);
  });
}

/**
 * What follows a successful refund: payment record, timeline, order stage, letter, the customer's open page
 * and credit note.
 */
async function afterMoney(
  tx: Transaction,
  refund: Refund,
  payment: Payment,
  order: Order | null,
): Promise<void> {
  const whole = (await arrivedBack(tx, payment.id)) >= payment.amountPaise - payment.feeOnTopPaise;
  if (whole) await markRefunded(tx, payment.id, true);
  if (!order) return;
  await recordEvent(tx, order.id, {
    kind: 'refunded',
    by: 'shop',
    details: { amount: printedAmount(refund.amountPaise) },
  });
  await queueRefundLetter(tx, refund, order, payment.method);
  if (whole && order.stage !== 'refunded') await moveOrder(tx, order, 'refunded', 'shop');
  else await announceOrder(tx, order);
  await writeCreditNote(tx, order, refund);
}

/**
 * Records a refund that was made on the provider's own pages; it counts like any other. A failed one is
 * recorded as failed, because a report of its success may still arrive and would otherwise count.
 */
async function writeDownForeign(told: ProviderRefund): Promise<void> {
  const written = await db().transaction(async (tx) => {
    const [found] = await tx.select().from(orders).where(eq(orders.paymentId, told.payment_id));
    const order = found ? await lockOrder(tx, found.id) : null;
    const payment = await lockPayment(tx, told.payment_id);
    if (await refundToldOf(tx, told)) return true;
    const failed = told.status === 'failed';
    if (!payment) return failed;
    if (!failed && told.amount > payment.amountPaise - (await givenBack(tx, payment.id))) return false;
    const refund = await writeRefund(tx, {
      paymentId: payment.id,
      orderId: order?.id ?? null,
      amountPaise: told.amount,
      reason: 'Refunded at the payment provider.',
      askedBy: 'provider',
      askedAt: now(),
      providerRefundId: told.id,
      ...(failed
        ? { failedAt: now(), failedBecause: 'The provider says that it failed.', seenAt: now() }
        : { refundedAt: now() }),
    });
    if (!failed) await afterMoney(tx, refund, payment, order);
    return true;
  });
  if (!written)
    await setAside({
      kind: 'refund',
      raw: told,
      why: 'It is of a payment that the shop does not know, or more than is left of it.',
    });
}

interface InHand {
  refund: Refund;
  payment: Payment;
  order: Order | null;
}

/** Locks the order first, then the payment, as all callers do. */
async function withRefund(
  refundId: string,
  work: (tx: Transaction, inHand: InHand) => Promise<void>,
): Promise<void> {
  await db().transaction(async (tx) => {
    const refund = await refundRow(tx, refundId);
    if (!refund) return;
    const order = refund.orderId ? await lockOrder(tx, refund.orderId) : null;
    const payment = await lockPayment(tx, refund.paymentId);
    if (payment) await work(tx, { refund, payment, order });
  });
}
