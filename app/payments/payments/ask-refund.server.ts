import { enqueue } from '../../platform/jobs/jobs.server.ts';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { orderPaidWith } from '../../orders/orders/orders.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { lockPayment, type Payment } from './payments.server.ts';
import { disputedPaise } from '../disputes/disputes.server.ts';
import { refundPaymentJob } from './refund-payment.job.server.ts';
import { givenBack, hasFailedRefund, type Refund, refundOfForm, writeRefund } from './refunds.server.ts';

/** A request to refund money. */
export interface RefundWish {
  paymentId: string;
  /** Null when the payment never became an order. */
  orderId: string | null;
  /** `rest`: everything that has not been refunded yet. */
  amountPaise: number | 'rest';
  reason: string;
  /** The name of a staff member, `customer` or `shop`. */
  askedBy: string;
  /** The same key finds the same refund again. */
  formKey?: string;
}

/**
 * Why a refund is refused.
 * `nothing-left`: everything was refunded, or is about to be.
 * `too-much`: more than is left.
 * `too-little`: less than the provider's minimum.
 * `disputed`: a bank took the money back, or is still deciding about it.
 * `not-paid`: no money was taken.
 * `changed`: the same form was used for another amount before.
 */
export type RefundRefused = 'nothing-left' | 'disputed' | 'too-much' | 'too-little' | 'not-paid' | 'changed';
export type RefundAsked = { asked: Refund; again: boolean } | { refused: RefundRefused; leftPaise: number };

/** The minimum of a partial refund, in paise. A refund of everything that is left may be smaller. */
const LEAST_PAISE = 100;

/**
 * Records a refund and has the provider asked for it after the transaction commits. A caller that also locks
 * the order must lock it first. All refunds of a payment together never exceed what was taken.
 */
export async function askRefund(tx: Transaction, wish: RefundWish): Promise<RefundAsked> {
  const payment = await lockPayment(tx, wish.paymentId);
  const known = wish.formKey ? await refundOfForm(tx, wish.formKey) : null;
  if (!payment?.capturedAt) return { refused: 'not-paid', leftPaise: 0 };
  const disputed = await disputedPaise(tx, payment);
  const leftPaise = await leftOf(tx, payment);
  if (known && isSameWish(known, wish)) return { asked: known, again: true };
  if (known) return { refused: 'changed', leftPaise };
  if (leftPaise <= 0) return { refused: disputed > 0 ? 'disputed' : 'nothing-left', leftPaise: 0 };
  const amountPaise = wish.amountPaise === 'rest' ? leftPaise : wish.amountPaise;
  if (amountPaise > leftPaise) return { refused: 'too-much', leftPaise };
  if (amountPaise < Math.min(LEAST_PAISE, leftPaise)) return { refused: 'too-little', leftPaise };
  const { paymentId, orderId, reason, askedBy, formKey = null } = wish;
  const asked = await writeRefund(tx, {
    paymentId,
    orderId,
    amountPaise,
    reason,
    askedBy,
    askedAt: now(),
    formKey,
  });
  await enqueue(tx, refundPaymentJob, { refundId: asked.id });
  return { asked, again: false };
}

/**
 * Paise of a payment that may still be refunded. Not included are the provider's fee, which the shop never
 * received, earlier refunds, and what a bank took back or is still deciding about. Reliable only while the
 * payment is locked.
 */
export async function leftOf(database: Queryable, payment: Payment): Promise<number> {
  const gone = (await givenBack(database, payment.id)) + (await disputedPaise(database, payment));
  return Math.max(0, payment.amountPaise - payment.feeOnTopPaise - gone);
}

function isSameWish(known: Refund, { paymentId, amountPaise }: RefundWish): boolean {
  return known.paymentId === paymentId && (amountPaise === 'rest' || known.amountPaise === amountPaise);
}

/**
 * Makes up for a refund that a dispute prevented, because the payment became no order or its order was
 * cancelled. Refunds what the bank left.
 */
export async function handBackAfterDispute(paymentId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const kept = await keptByDispute(tx, paymentId);
    if (kept)
      await askRefund(tx, {
        paymentId,
        orderId: kept.orderId,
        amountPaise: 'rest',
        reason: 'The dispute is over, and the money goes back.',
        askedBy: 'shop',
      });
  });
}

/**
 * Finds a payment whose refund only a dispute prevented, and locks it with its order until the transaction
 * ends. When a refund failed, staff are already dealing with it.
 * @returns null when nothing is to be refunded.
 */
export async function keptByDispute(
  tx: Transaction,
  paymentId: string,
): Promise<{ orderId: string | null } | null> {
  const found = await orderPaidWith(tx, paymentId);
  const order = found && (await lockOrder(tx, found.id));
  const payment = await lockPayment(tx, paymentId);
  const goesBack = order ? order.stage === 'cancelled' : payment?.refundAskedAt;
  if (!payment || !goesBack || (await hasFailedRefund(tx, paymentId))) return null;
  return (await leftOf(tx, payment)) > 0 ? { orderId: order?.id ?? null } : null;
}
