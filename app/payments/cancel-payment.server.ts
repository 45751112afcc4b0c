import { cancelCheckout, type Checkout } from '../checkout/checkouts.server.ts';
import { findPayment } from './find-payment.server.ts';
import { checkoutState } from './payment-state.server.ts';
import type { PaymentState } from './payment-window.ts';
import { ProviderDown, ProviderRefused } from './razorpay.server.ts';

/**
 * The customer closed the payment window. What was paid by then is settled, not cancelled; when the provider cannot
 * say, the checkout stays open for the reconciler.
 */
export async function cancelPayment(checkout: Checkout): Promise<PaymentState> {
  if (checkout.settledAt) return checkoutState(checkout);
  try {
    if (await findPayment(checkout)) return await checkoutState(checkout);
  } catch (error) {
    if (error instanceof ProviderDown) return { state: 'open' };
    if (!(error instanceof ProviderRefused)) throw error;
  }
  return checkoutState(await cancelCheckout(checkout.id));
}
