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
 * The provider says how a refund stands, in an answer or in a notice: whoever learns of it first calls this, and
 * everyone after that finds it done. A refund that somebody made at the provider itself is written down, too.
 */
export async function refundTold(told: ProviderRefund): Promise<void> {
  if (told.status === 'pending') return;
  const asked = await refundToldOf(db(), told);
  if (!asked) return writeDownForeign(told);
  if (told.status === 'failed') await refundFailed(asked.id, 'The provider says that it failed.', told.id);
  else await refundArrived(asked.id, told.id);
}

/**
 * It will not happen: the money is still the shop's, and somebody has to see to it.
 * @param told the provider's id of it; null when the provider would not even begin it.
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

/** What follows when money went back: the books, the order's stage, the letter, the customer's open page. */
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
 * Money that left by the provider's own pages counts like any other. One that failed is written down as that: word that it
 * went through may come later, and would count.
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

/** The order first, then the payment: everybody locks them in this order. */
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
