import { eq } from 'drizzle-orm';
import { type ClaimView, claimView } from '../../payments/claims/claim-view.ts';
import { claimsOfOrder } from '../../payments/claims/claims.server.ts';
import { invoicesOfOrder } from '../../orders/invoices/invoices.server.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { type OrderWithItems, orders } from '../../orders/orders/tables.server.ts';
import { movesFrom } from '../../orders/orders/stages.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { paymentRow } from '../../payments/payments/payments.server.ts';
import { leftOf } from '../../payments/payments/ask-refund.server.ts';
import { refundsOfOrder } from '../../payments/payments/refunds.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { ownRefundView, type RefundView, refundView } from '../../payments/refunds/refund-view.ts';

/** Everything about the money of an order and what came after it, for staff; amounts and dates are printed. */
export interface Money {
  paid: string | null;
  method: string | null;
  /** What has not gone back yet; null when nothing was paid, or nothing is left. */
  left: string | null;
  refunds: RefundView[];
  /** Derived from the number of refunds, so that two tabs with the same list make one refund. */
  refundKey: string;
  mayCancel: boolean;
  claims: ClaimView[];
  papers: { id: string; kind: string; number: string }[];
  items: { id: string; title: string; quantity: number }[];
  /** An additional printed copy was bought with them. */
  extraCopy: boolean;
  /** Derived from the number of replacements, for the same reason. */
  replacementKey: string;
  /** Orders that this one replaces, or that replace it. */
  replaces: OrderLink | null;
  replacedBy: OrderLink[];
}

interface OrderLink {
  id: string;
  orderNumber: string;
}

export async function moneyOf(order: OrderWithItems): Promise<Money> {
  const payment = order.paymentId ? await paymentRow(db(), order.paymentId) : null;
  const left = payment?.capturedAt ? await leftOf(db(), payment) : 0;
  const refunds = await refundsOfOrder(order.id);
  const method = payment?.method ?? null;
  const own = refunds.map((row) => ownRefundView(row, method));
  const link = { id: orders.id, orderNumber: orders.orderNumber };
  const [replaces] = order.replacesOrderId
    ? await db().select(link).from(orders).where(eq(orders.id, order.replacesOrderId))
    : [];
  const replacedBy = await db().select(link).from(orders).where(eq(orders.replacesOrderId, order.id));
  return {
    paid: payment && printedAmount(payment.amountPaise),
    method,
    left: left > 0 ? printedAmount(left) : null,
    refunds: refunds.map((row) => refundView(row, method)),
    refundKey: `${order.id}/${refunds.length}`,
    mayCancel: movesFrom(order.stage, !isDigitalOnly(order)).includes('cancelled'),
    claims: (await claimsOfOrder(order.id)).map((claim) => claimView(claim, own)),
    papers: (await invoicesOfOrder(order.id)).map(({ id, kind, number }) => ({ id, kind, number })),
    items: order.items.map(({ id, customTitle, productTitle, quantity }) => ({
      id,
      title: customTitle ?? productTitle,
      quantity,
    })),
    extraCopy: order.addOns.some(({ id }) => id === 'extra-printed-copy'),
    replacementKey: `replacement-${replacedBy.length}`,
    replaces: replaces ?? null,
    replacedBy,
  };
}
