import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { checkouts } from '../../buying/checkout/tables.server.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { payments, refunds } from '../../payments/payments/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { ownRefundView } from '../../payments/refunds/refund-view.ts';

/** Payments that no order was made from: declined, or handed back. */
export async function paymentsWithoutOrder(userId: string): Promise<object[]> {
  const rows = await db()
    .select({ payment: payments })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .leftJoin(orders, eq(orders.paymentId, payments.id))
    .where(and(eq(checkouts.userId, userId), isNull(orders.id)))
    .orderBy(asc(payments.firstSeenAt));
  const ids = rows.map(({ payment }) => payment.id);
  const back = await db()
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, ids))
    .orderBy(asc(refunds.askedAt), asc(refunds.id));
  return rows.map(({ payment }) => ({
    ...payment,
    refunds: back
      .filter(({ paymentId }) => paymentId === payment.id)
      .map((refund) => ownRefundView(refund, payment.method)),
  }));
}
