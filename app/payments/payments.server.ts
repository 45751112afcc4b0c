import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { db, now, type Queryable, type Transaction } from '../platform/machine.server.ts';
import type { ProviderPayment } from './razorpay.server.ts';
import { payments } from './tables.server.ts';

/**
 * Writes down that money was taken.
 * @returns false when that is already known, because every news of a payment comes more than once.
 */
export async function recordCapture(
  tx: Transaction,
  checkoutId: string,
  payment: ProviderPayment,
): Promise<boolean> {
  const told = { amountPaise: payment.amount, currency: payment.currency, method: payment.method ?? null };
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

/** Writes down a declined try. It changes nothing else: the same payment may still succeed for three days. */
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

export async function markRefunded(database: Queryable, paymentId: string): Promise<void> {
  await database
    .update(payments)
    .set({ refundedAt: now() })
    .where(and(eq(payments.id, paymentId), isNull(payments.refundedAt)));
}

/** The provider could not hand it back after all. @returns false when the shop never asked for that refund. */
export async function markRefundFailed(tx: Transaction, paymentId: string): Promise<boolean> {
  const asked = and(eq(payments.id, paymentId), isNotNull(payments.refundAskedAt));
  const failed = await tx
    .update(payments)
    .set({ refundedAt: null })
    .where(asked)
    .returning({ id: payments.id });
  return failed.length > 0;
}

export type Payment = typeof payments.$inferSelect;

export async function paymentRow(database: Queryable, paymentId: string): Promise<Payment | null> {
  const [row] = await database.select().from(payments).where(eq(payments.id, paymentId));
  return row ?? null;
}

/** Payments of a checkout that the shop has handed back or is about to. */
export async function returnedPayments(database: Queryable, checkoutId: string): Promise<Payment[]> {
  const rows = await database.select().from(payments).where(eq(payments.checkoutId, checkoutId));
  return rows.filter((row) => row.refundAskedAt !== null);
}

/** Refunds that were asked for a day ago and are still not confirmed: their job has given up by now. */
export async function overdueRefunds(): Promise<Payment[]> {
  const yesterday = new Date(now().getTime() - 24 * 3_600_000);
  return db()
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.refundAskedAt),
        isNull(payments.refundedAt),
        lte(payments.refundAskedAt, yesterday),
      ),
    )
    .limit(50);
}
