import type { Checkout } from '../../buying/checkout/checkouts.server.ts';
import { enqueue } from '../../platform/jobs/jobs.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { confirmPaymentJob } from './confirm-payment.job.server.ts';
import { findPayment } from './find-payment.server.ts';
import type { Settlement } from './payment-succeeded.server.ts';
import { checkoutState } from './payments.server.ts';
import type { PaymentState } from '../../buying/payment-window/payment-window.ts';
import { ProviderDown, ProviderRefused } from './razorpay.server.ts';

/**
 * Asks the provider whether a checkout is paid, and settles it if so.
 * @param reported whether the payment window proved a payment. Then a job asks again until the provider can
 * answer.
 */
export async function confirmPayment(
  checkout: Checkout,
  { reported }: { reported: boolean },
): Promise<PaymentState> {
  const found = await ask(checkout);
  if (found?.outcome === 'ordered')
    return { state: 'paid', orderNumber: found.orderNumber, paymentId: found.paymentId };
  const state = await checkoutState(checkout);
  if (!reported || state.state === 'paid' || state.state === 'returned') return state;
  await enqueue(db(), confirmPaymentJob, { checkoutId: checkout.id });
  return { state: 'confirming' };
}

async function ask(checkout: Checkout): Promise<Settlement | null> {
  try {
    return await findPayment(checkout);
  } catch (error) {
    if (!(error instanceof ProviderDown || error instanceof ProviderRefused)) throw error;
    return null;
  }
}
