import { enqueue } from '../platform/jobs.server.ts';
import { now, type Transaction } from '../platform/machine.server.ts';
import { lockPayment } from './payments.server.ts';
import { refundPaymentJob } from './refund-payment.job.server.ts';
import { givenBack, type Refund, refundOfForm, writeRefund } from './refunds.server.ts';

/** A wish to hand money back. */
export interface RefundWish {
  paymentId: string;
  /** Null when the payment never became an order. */
  orderId: string | null;
  /** `rest`: all that has not gone back yet. */
  amountPaise: number | 'rest';
  reason: string;
  /** Somebody behind the counter by name, `customer` or `shop`. */
  askedBy: string;
  /** The same key again finds the same refund. */
  formKey?: string;
}

/**
 * `nothing-left`: all of it went back or is about to; `too-much`: more than is left; `too-little`: less than the
 * provider hands back; `not-paid`: no money was taken; `changed`: the same form asked for another amount before.
 */
export type RefundRefused = 'nothing-left' | 'too-much' | 'too-little' | 'not-paid' | 'changed';
export type RefundAsked = { asked: Refund; again: boolean } | { refused: RefundRefused; leftPaise: number };

/** Of a refund in part; all that is left may be less. */
const LEAST_PAISE = 100;

/**
 * Writes a refund down and has the provider asked once the transaction is done. Whoever locks the order as well does so
 * before. All refunds of a payment together never exceed what was taken.
 */
export async function askRefund(tx: Transaction, wish: RefundWish): Promise<RefundAsked> {
  const payment = await lockPayment(tx, wish.paymentId);
  const known = wish.formKey ? await refundOfForm(tx, wish.formKey) : null;
  if (!payment?.capturedAt) return { refused: 'not-paid', leftPaise: 0 };
  const leftPaise = payment.amountPaise - (await givenBack(tx, payment.id));
  if (known && isSameWish(known, wish)) return { asked: known, again: true };
  if (known) return { refused: 'changed', leftPaise };
  if (leftPaise <= 0) return { refused: 'nothing-left', leftPaise: 0 };
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

function isSameWish(known: Refund, { paymentId, amountPaise }: RefundWish): boolean {
  return known.paymentId === paymentId && (amountPaise === 'rest' || known.amountPaise === amountPaise);
}
