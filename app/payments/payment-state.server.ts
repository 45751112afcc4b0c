import type { Checkout } from '../checkout/checkouts.server.ts';
import { orderOfCheckout } from '../orders/orders.server.ts';
import { db } from '../platform/machine.server.ts';
import type { PaymentState } from './payment-window.ts';
import { returnedPayments } from './payments.server.ts';

/** How a checkout stands in the shop's own books. */
export async function checkoutState(checkout: Checkout | null): Promise<PaymentState> {
  if (!checkout) return { state: 'none' };
  const order = await orderOfCheckout(db(), checkout.id);
  if (order) return { state: 'paid', orderNumber: order.orderNumber, paymentId: order.paymentId };
  if ((await returnedPayments(db(), checkout.id)).length > 0) return { state: 'returned' };
  return { state: checkout.cancelledAt ? 'cancelled' : 'open' };
}
