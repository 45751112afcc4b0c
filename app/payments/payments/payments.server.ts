import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import type { Checkout } from '../../buying/checkout/checkouts.server.ts';
import { checkouts } from '../../buying/checkout/tables.server.ts';
import { orderOfCheckout } from '../../orders/orders/orders.server.ts';
import type { PaymentState } from '../../buying/payment-window/payment-window.ts';
import type { ProviderPayment } from './razorpay.server.ts';
import { webhookEvents, payments } from './tables.server.ts';

/**
 * Records that money was taken.
 * @param feeOnTopPaise the part of it that the customer paid for the provider's fee.
 * @returns false when the capture is already recorded: the shop hears of each payment more than once.
 */
export async function recordCapture(
  tx: Transaction,
  checkoutId: string,
  payment: ProviderPayment,
  feeOnTopPaise: number,
): Promise<boolean> {
  const told = {
    amountPaise: payment.amount,
    feeOnTopPaise,
    currency: payment.currency,
    method: payment.method ?? null,
  };
  const written = await tx
    .insert(payments)
    .values({ id: payment.id, checkoutId, ...told, firstSeenAt: now(), capturedAt: now() })
    .onConflictDoUpdate({
      target: payments.id,
      set: { ...told, capturedAt: now(), failedAt: null },
      setWhere: isNull(payments.capturedAt),
    })
    .returning({ id: payments.id });
  return written.length > 0;
}

/** Records a declined attempt and changes nothing else: the same payment may still succeed for three days. */
export async function recordFailure(
  database: Queryable,
  checkoutId: string,
  payment: ProviderPayment,
): Promise<void> {
  const { id, amount, currency, method } = payment;
  await database
    .insert(payments)
    .values({
      id,
      checkoutId,
      amountPaise: amount,
      currency,
      method: method ?? null,
      firstSeenAt: now(),
      failedAt: now(),
    })
    .onConflictDoNothing();
}

export async function markRefundAsked(tx: Transaction, paymentId: string): Promise<void> {
  await tx.update(payments).set({ refundAskedAt: now() }).where(eq(payments.id, paymentId));
}

/** Marks a payment as refunded in full, or removes that mark because a refund failed after all. */
export async function markRefunded(tx: Transaction, paymentId: string, whole: boolean): Promise<void> {
  await tx
    .update(payments)
    .set({ refundedAt: whole ? now() : null })
    .where(and(eq(payments.id, paymentId), whole ? isNull(payments.refundedAt) : undefined));
}

export type Payment = typeof payments.$inferSelect;

export async function paymentRow(database: Queryable, paymentId: string): Promise<Payment | null> {
  const [row] = await database.select().from(payments).where(eq(payments.id, paymentId));
  return row ?? null;
}

/** Reads a payment and locks it until the transaction ends. Lock its order first, never after. */
export async function lockPayment(tx: Transaction, paymentId: string): Promise<Payment | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  return row ?? null;
}

/** The payments of a checkout that the shop has refunded or is about to refund. */
export async function returnedPayments(database: Queryable, checkoutId: string): Promise<Payment[]> {
  const rows = await database.select().from(payments).where(eq(payments.checkoutId, checkoutId));
  return rows.filter((row) => row.refundAskedAt !== null);
}

/** The state of a checkout by the shop's own records, without asking the provider. */
export async function checkoutState(checkout: Checkout | null): Promise<PaymentState> {
  if (!checkout) return { state: 'none' };
  const order = await orderOfCheckout(db(), checkout.id);
  if (order) return { state: 'paid', orderNumber: order.orderNumber, paymentId: order.paymentId };
  if ((await returnedPayments(db(), checkout.id)).length > 0) return { state: 'returned' };
  return { state: checkout.cancelledAt ? 'cancelled' : 'open' };
}

/**
 * Deletes the webhook events about an account's payments, including payments that became no order, because
 * they repeat the payer's data. Events that are not handled yet are emptied once they are.
 * @param email of the account. It finds the events of purchases whose checkouts were deleted earlier.
 */
export async function forgetWebhookEventsOf(tx: Transaction, userId: string, email: string): Promise<void> {
  const rows = await tx
    .select({ orderId: checkouts.providerOrderId, paymentId: payments.id })
    .from(checkouts)
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .where(eq(checkouts.userId, userId));
  const ids = rows.flatMap(({ orderId, paymentId }) => [orderId, paymentId]);
  const words = new Set([...ids.filter((id) => id !== null).map((id) => `"${id}"`), `"${email}"`]);
  const named = [...words].map(
    (word) => sql`strpos(lower(${webhookEvents.body}), ${word.toLowerCase()}) > 0`,
  );
  await tx.delete(webhookEvents).where(and(isNotNull(webhookEvents.handledAt), or(...named)));
}
