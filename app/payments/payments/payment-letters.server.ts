import type { Checkout } from '../../buying/checkout/checkouts.server.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { emailOfAccount } from '../../orders/orders/order-letters.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { refundTime } from '../../buying/pricing/refund-time.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { paymentProblemLetter } from './payment-problem.mail.tsx';
import { paymentReturnedLetter, type ReturnReason } from './payment-returned.mail.tsx';
import type { ProviderPayment } from './razorpay.server.ts';
import { refundLetter } from './refund.mail.tsx';
import type { Refund } from './refunds.server.ts';

/** Alerts the owner to an order that is on hold. */
export async function queueHeldLetter(tx: Transaction, order: Order, why: string): Promise<void> {
  const { OWNER_EMAIL, publicUrl } = environment();
  await queueLetter(tx, {
    event: `order-held/${order.id}`,
    to: OWNER_EMAIL,
    ...paymentProblemLetter(publicUrl, `Order ${order.orderNumber} is on hold`, [
      ['Order number', order.orderNumber],
      ['Payment', order.paymentId ?? ''],
      ['Order total', rupees(order.totalAmount)],
      ['Why', why],
      [
        'What to do',
        order.awaitsOwnerAt
          ? 'Release it or cancel it under “Needs you”. Until then nothing of it is drawn or printed.'
          : 'Look at the payment with the provider, or ask the customer how the hero should look. The order is not made until the hold is lifted.',
      ],
    ]),
  });
}

/** Alerts the owner to a refund that the provider could not make. */
export async function queueRefundFailedLetter(tx: Transaction, refund: Refund, why: string): Promise<void> {
  const { OWNER_EMAIL, publicUrl } = environment();
  await queueLetter(tx, {
    event: `refund-failed/${refund.id}`,
    to: OWNER_EMAIL,
    ...paymentProblemLetter(publicUrl, `A refund of payment ${refund.paymentId} failed`, [
      ['Payment', refund.paymentId],
      ['Amount', printedAmount(refund.amountPaise)],
      ['Refund', refund.providerRefundId ?? refund.id],
      ['Why', why],
      [
        'What to do',
        'Ask the provider why, and ask for it again in the staff room or hand the money back another way: the customer is waiting for it.',
      ],
    ]),
  });
}

/** Tells the customer that a refund of an order is on its way, how much it is and how long it takes. */
export async function queueRefundLetter(
  tx: Transaction,
  refund: Refund,
  order: Order,
  method: string | null,
): Promise<void> {
  const to = await emailOfAccount(tx, order.userId);
  if (to === null) return;
  const { publicUrl: shopUrl } = environment();
  await queueLetter(tx, {
    event: `refund/${refund.id}`,
    orderId: order.id,
    to,
    ...refundLetter({
      shopUrl,
      fullName: order.shippingAddress.fullName,
      amount: printedAmount(refund.amountPaise),
      orderNumber: order.orderNumber,
      orderUrl: `${shopUrl}/orders/${order.id}`,
      reason: refund.reason,
      time: refundTime(method),
    }),
  });
}

/**
 * Tells the customer that the payment is being refunded, less the provider's fee, and alerts the owner. The
 * owner's letter names no person, because it is kept longer than the account.
 */
export async function queueReturnedLetters(
  tx: Transaction,
  checkout: Checkout,
  payment: ProviderPayment,
  reason: ReturnReason,
  feePaise: number,
): Promise<void> {
  const { OWNER_EMAIL, publicUrl } = environment();
  const amount = printedAmount(payment.amount - feePaise);
  const fee = feePaise > 0 ? printedAmount(feePaise) : null;
  await queueLetter(tx, {
    event: `payment-returned/${payment.id}/owner`,
    to: OWNER_EMAIL,
    ...paymentProblemLetter(publicUrl, `Payment ${payment.id} is being refunded`, [
      ['Payment', payment.id],
      ['Amount', amount],
      ['Why', reason],
      ['What to do', 'Nothing: the refund has been asked for. Check in two days that it arrived.'],
    ]),
  });
  const to = await emailOfAccount(tx, checkout.userId);
  if (to === null) return;
  const { fullName } = checkout.shippingAddress;
  await queueLetter(tx, {
    event: `payment-returned/${payment.id}/customer`,
    to,
    ...paymentReturnedLetter({ shopUrl: publicUrl, fullName, amount, fee, paymentId: payment.id, reason }),
  });
}
