import type { Checkout } from '../checkout/checkouts.server.ts';
import { paymentSucceeded, type Settlement } from './payment-succeeded.server.ts';
import {
  capturePayment,
  paymentById,
  paymentsOfOrder,
  type ProviderPayment,
  ProviderRefused,
} from './razorpay.server.ts';

/**
 * Asks the provider whether a checkout has been paid, and settles what it finds.
 * @returns null when no money was taken; `news` when any of it was not known.
 * @throws ProviderDown
 */
export async function findPayment(checkout: Checkout): Promise<Settlement | null> {
  if (!checkout.providerOrderId) return null;
  let found: Settlement | null = null;
  let news = false;
  for (const payment of await paymentsOfOrder(checkout.providerOrderId)) {
    const captured = await takeMoney(checkout, payment);
    if (!captured) continue;
    const settlement = await paymentSucceeded(captured);
    news ||= settlement.news;
    if (found?.outcome !== 'ordered') found = settlement;
  }
  return found && { ...found, news };
}

/**
 * The payment as captured. Money that a bank has only set aside is taken when its checkout is waiting for it, and
 * otherwise left to go back by itself.
 */
async function takeMoney(checkout: Checkout, payment: ProviderPayment): Promise<ProviderPayment | null> {
  if (payment.status === 'captured') return payment;
  if (payment.status !== 'authorized' || checkout.settledAt || checkout.cancelledAt) return null;
  try {
    return await capturePayment(payment);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // The provider, or another process, may have taken it since the list was made.
    const since = await paymentById(payment.id);
    return since.status === 'captured' ? since : null;
  }
}
