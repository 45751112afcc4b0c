import { cancelCheckout, type Checkout, checkoutById } from '../../buying/checkout/checkouts.server.ts';
import { isSetAside } from '../set-aside/set-aside.server.ts';
import { findPayment } from './find-payment.server.ts';
import { checkoutState } from './payments.server.ts';
import type { PaymentState } from '../../buying/payment-window/payment-window.ts';
import { ProviderDown, ProviderRefused } from './razorpay.server.ts';

/**
 * Cancels a checkout because the customer closed its payment window. A payment that succeeded by then is
 * settled instead. When the provider cannot answer, the checkout stays open for the reconciler, which also
 * asks about cancelled checkouts.
 */
export async function cancelPayment(checkout: Checkout): Promise<PaymentState> {
  if (checkout.settledAt || checkout.cancelledAt) return checkoutState(checkout);
  try {
    if (await findPayment(checkout)) return await checkoutState(checkout);
    // Money arrived that the shop could not record yet, so the checkout is neither paid nor given up.
    if (await isSetAside(checkout.id)) return { state: 'open' };
  } catch (error) {
    if (error instanceof ProviderDown) return { state: 'open' };
    if (!(error instanceof ProviderRefused)) throw error;
  }
  return checkoutState(await cancelCheckout(checkout.id));
}

/**
 * Closes other open checkouts of the same books, so that the books are paid for once.
 * @returns a checkout that turned out to be paid, if any.
 * @throws ProviderDown when the provider cannot answer; that checkout then stays open.
 */
export async function closeOthers(others: readonly Checkout[]): Promise<Checkout | null> {
  for (const other of others) {
    const { state } = await cancelPayment(other);
    if (state === 'paid') return checkoutById(other.id);
    if (state === 'open') throw new ProviderDown('Nobody knows whether these books are paid.');
    if (state === 'returned') await cancelCheckout(other.id);
  }
  return null;
}
