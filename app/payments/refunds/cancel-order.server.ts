import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { lockOrder, moveOrder } from '../../orders/orders/move-order.server.ts';
import { accountEmail } from '../../orders/orders/order-letters.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { askRefund } from '../payments/ask-refund.server.ts';
import { refundTime } from '../../buying/pricing/refund-time.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { paymentRow } from '../payments/payments.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { orderCancelledLetter } from './order-cancelled.mail.tsx';

/** The cancelled order; `again` when it was cancelled before. Null when there is no such order. */
export type Cancelled = { order: Order; again: boolean } | null;

/**
 * Cancels an order in one transaction: its books are no longer made, the whole payment is refunded, and the
 * customer gets a letter. The caller has checked that it may be cancelled.
 * @param by the name of a staff member, or `customer`.
 * @param reason for the customer to read.
 * @returns null when there is no such order.
 * @throws IllegalMove when it is too late.
 */
export async function cancelOrder(
  tx: Transaction,
  orderId: string,
  { by, reason }: { by: string; reason: string },
): Promise<Cancelled> {
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  if (order.stage === 'cancelled') return { order, again: true };
  await moveOrder(tx, order, 'cancelled', by, { reason });
  const back = await giveBackAll(tx, order, by, reason);
  await queueCancelledLetter(tx, order, { by, reason, back });
  return { order, again: false };
}

/**
 * The refund in paise. `already`: everything was refunded, or is about to be. `bank`: a bank is deciding
 * about the money or has taken it. Null when there is nothing to refund.
 */
type Back = number | 'already' | 'bank' | null;

async function giveBackAll(tx: Transaction, order: Order, by: string, reason: string): Promise<Back> {
  if (!order.paymentId) return null;
  const answer = await askRefund(tx, {
    paymentId: order.paymentId,
    orderId: order.id,
    amountPaise: 'rest',
    reason: `Order cancelled: ${reason}`,
    askedBy: by,
  });
  if ('asked' in answer) return answer.asked.amountPaise;
  if (answer.refused === 'disputed') return 'bank';
  return answer.refused === 'nothing-left' ? 'already' : null;
}

async function queueCancelledLetter(
  tx: Transaction,
  order: Order,
  { by, reason, back }: { by: string; reason: string; back: Back },
): Promise<void> {
  const { publicUrl: shopUrl } = environment();
  const payment = order.paymentId ? await paymentRow(tx, order.paymentId) : null;
  await queueLetter(tx, {
    event: `order-cancelled/${order.id}`,
    orderId: order.id,
    to: await accountEmail(tx, order.userId),
    ...orderCancelledLetter({
      shopUrl,
      fullName: order.shippingAddress.fullName,
      orderNumber: order.orderNumber,
      orderUrl: `${shopUrl}/orders/${order.id}`,
      byCustomer: by === 'customer',
      reason,
      amount: typeof back === 'number' ? printedAmount(back) : null,
      already: back === 'already',
      byBank: back === 'bank',
      time: refundTime(payment?.method ?? null).time,
    }),
  });
}
