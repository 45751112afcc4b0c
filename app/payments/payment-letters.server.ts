import type { Checkout } from '../checkout/checkouts.server.ts';
import { queueLetter } from '../mail/outbox.server.ts';
import { accountEmail } from '../orders/order-letters.server.ts';
import type { Order } from '../orders/orders.server.ts';
import { environment, type Transaction } from '../platform/machine.server.ts';
import { rupees } from '../pricing/rupees.ts';
import { paymentProblemLetter } from './payment-problem.mail.tsx';
import { paymentReturnedLetter } from './payment-returned.mail.tsx';
import type { ProviderPayment } from './razorpay.server.ts';

/** Why money that was taken goes back. */
export type ReturnReason = 'paid twice' | 'books paid before' | 'paid after cancelling' | 'offer full';

/** Alerts the owner to an order that is not made by itself. */
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
        'Look at the payment with the provider, or ask the customer how the hero shall look. The order is not made until the hold is lifted.',
      ],
    ]),
  });
}

/** Alerts the owner to money that the provider could not hand back. */
export async function queueRefundFailedLetter(
  tx: Transaction,
  refundId: string,
  paymentId: string,
): Promise<void> {
  const { OWNER_EMAIL, publicUrl } = environment();
  await queueLetter(tx, {
    event: `refund-failed/${refundId}`,
    to: OWNER_EMAIL,
    ...paymentProblemLetter(publicUrl, `The refund of payment ${paymentId} failed`, [
      ['Payment', paymentId],
      ['Refund', refundId],
      [
        'What to do',
        'Ask the provider why, and hand the money back another way: the customer is waiting for it.',
      ],
    ]),
  });
}

/** Tells the customer that a payment goes back and alerts the owner. */
export async function queueReturnedLetters(
  tx: Transaction,
  checkout: Checkout,
  payment: ProviderPayment,
  reason: ReturnReason,
): Promise<void> {
  const { OWNER_EMAIL, publicUrl } = environment();
  const amount = printedAmount(payment.amount);
  const { fullName, email } = checkout.shippingAddress;
  await queueLetter(tx, {
    event: `payment-returned/${payment.id}/owner`,
    to: OWNER_EMAIL,
    ...paymentProblemLetter(publicUrl, `Payment ${payment.id} is being refunded`, [
      ['Payment', payment.id],
      ['Amount', amount],
      ['Customer', `${fullName}, ${email}`],
      ['Why', reason],
      ['What to do', 'Nothing: the refund has been asked for. Check in two days that it arrived.'],
    ]),
  });
  await queueLetter(tx, {
    event: `payment-returned/${payment.id}/customer`,
    to: await accountEmail(tx, checkout.userId),
    ...paymentReturnedLetter({ shopUrl: publicUrl, fullName, amount, paymentId: payment.id, reason }),
  });
}

/** Paise as rupees; decimals only where there are some. */
function printedAmount(paise: number): string {
  const whole = rupees(Math.floor(paise / 100));
  return paise % 100 === 0 ? whole : `${whole}.${String(paise % 100).padStart(2, '0')}`;
}
