import { enqueue } from '../../platform/jobs/jobs.server.ts';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { orderPaidWith } from '../../orders/orders/orders.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { lockPayment, type Payment } from './payments.server.ts';
import { disputedPaise } from '../disputes/disputes.server.ts';
import { refundPaymentJob } from './refund-payment.job.server.ts';
import { givenBack, hasFailedRefund, type Refund, refundOfForm, writeRefund } from './refunds.server.ts';

/** A wish to hand money back. */
export interface RefundWish {
  paymentId: string;
  /** Null when the payment never became an order. */
  orderId: string | null;
  /** `rest`: all that has not gone back yet. */
  amountPaise: number | 'rest';
  reason: string;
  /** The name of a staff member, `customer` or `shop`. */
  askedBy: string;
  /** The same key again finds the same refund. */
  formKey?: string;
}

/**
 * `nothing-left`: all of it went back or is about to; `too-much`: more than is left; `too-little`: less than the
 * provider hands back; `disputed`: a bank took it back, or is deciding about it; `not-paid`: no money was taken; `changed`: the same form asked for another amount before.
 */
export type RefundRefused = 'nothing-left' | 'disputed' | 'too-much' | 'too-little' | 'not-paid' | 'changed';
export type RefundAsked = { asked: Refund; again: boolean } | { refused: RefundRefused; leftPaise: number };

/** The minimum of a partial refund. A refund of all that is left may be less. */
const LEAST_PAISE = 100;

/**
 * Writes a refund down and has the provider asked once the transaction is done. Whoever locks the order as well does so
 * before. All refunds of a payment together never exceed what was taken.
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
 * Paise of a payment that may still go back: neither the provider's fee, which the shop never got, nor what went back,
 * nor what a bank took or is deciding about. Right only while the payment is locked.
 */
export async function leftOf(database: Queryable, payment: Payment): Promise<number> {
  const gone = (await givenBack(database, payment.id)) + (await disputedPaise(database, payment));
  return Math.max(0, payment.amountPaise - payment.feeOnTopPaise - gone);
}

function isSameWish(known: Refund, { paymentId, amountPaise }: RefundWish): boolean {
  return known.paymentId === paymentId && (amountPaise === 'rest' || known.amountPaise === amountPaise);
}

/**
 * A bank had a payment in its hands while it should have gone back, because it became no order or its order was cancelled.
 * What the bank left goes back now.
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
 * Money that only a dispute kept from going back; it stays as it is until the transaction ends. Where a refund failed,
 * somebody sees to it already.
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
