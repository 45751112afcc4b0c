import {
  cancelCheckout,
  type Checkout,
  rememberProviderOrder,
} from '../../buying/checkout/checkouts.server.ts';
import { orderOfCheckout } from '../../orders/orders/orders.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import { findPayment } from './find-payment.server.ts';
import { nothingToPay } from './payment-succeeded.server.ts';
import type { PaymentWindow } from '../../buying/payment-window/payment-window.ts';
import { returnedPayments } from './payments.server.ts';
import { createOrder } from './razorpay.server.ts';

/**
 * `settled`: there is an order, and nothing (more) to pay. `pay`: open the payment window. `over`: this
 * checkout can no longer be paid, because its payment is being refunded or its coupon is used up.
 */
export type PaymentOpened =
  | { outcome: 'settled'; orderNumber: string; paymentId: string | null }
  | { outcome: 'pay'; payment: PaymentWindow }
  | { outcome: 'over' };

/**
 * Prepares the payment of a frozen checkout. Each checkout has one order at the provider, which can be paid
 * once.
 * @param again whether the checkout was opened before. It may be paid already, with the answer lost.
 * @throws ProviderDown, ProviderRefused; the checkout stays and can be opened again.
 */
export async function openPayment(checkout: Checkout, again: boolean): Promise<PaymentOpened> {
  if (checkout.settledAt) return settled(checkout, await orderOfCheckout(db(), checkout.id));
  if (checkout.total === 0) return settled(checkout, await nothingToPay(checkout.id));
  if (again && checkout.providerOrderId) {
    const found = await findPayment(checkout);
    if (found?.outcome === 'ordered') return settled(checkout, await orderOfCheckout(db(), checkout.id));
    if (found || (await returnedPayments(db(), checkout.id)).length > 0) return over(checkout);
  }
  const orderId = checkout.providerOrderId ?? (await openOrder(checkout));
  return { outcome: 'pay', payment: windowFor(checkout, orderId) };
}

async function settled(checkout: Checkout, order: Order | null): Promise<PaymentOpened> {
  if (!order) return over(checkout);
  return { outcome: 'settled', orderNumber: order.orderNumber, paymentId: order.paymentId };
}

/** Cancels a checkout that can no longer be paid, so that it holds no coupon place and is not found again. */
async function over(checkout: Checkout): Promise<PaymentOpened> {
  await cancelCheckout(checkout.id);
  return { outcome: 'over' };
}

async function openOrder(checkout: Checkout): Promise<string> {
  const { id } = await createOrder(checkout.id, checkout.total * 100);
  return rememberProviderOrder(checkout.id, id);
}

function windowFor(checkout: Checkout, orderId: string): PaymentWindow {
  const { RAZORPAY_CHECKOUT_URL, RAZORPAY_KEY_ID, publicUrl } = environment();
  const { fullName, email, phone } = checkout.shippingAddress;
  return {
    scriptUrl: RAZORPAY_CHECKOUT_URL,
    key: RAZORPAY_KEY_ID ?? '',
    orderId,
    amountPaise: checkout.total * 100,
    currency: 'INR',
    name: 'Nanhe Veer',
    description: 'A comic book with your child as the hero',
    image: `${publicUrl}/icon-192.png`,
    prefill: { name: fullName, email, contact: phone },
    notes: { address: 'Nanhe Veer comic books', order_type: 'personalised comic book' },
    themeColor: '#ff9a1f',
    callbackUrl: `${publicUrl}/api/payments/return${backToCart(checkout)}`,
  };
}

/** The query that restores the same cart when a payment fails and the whole page returns. */
function backToCart({ source, couponCode, addOns }: Checkout): string {
  if (source === 'phone') return '?from=phone';
  if (source !== 'cart') return '';
  const choices = new URLSearchParams(addOns.map(({ id }) => ['extra', id]));
  if (couponCode) choices.set('coupon', couponCode);
  choices.set('from', 'cart');
  return `?${choices.toString()}`;
}
