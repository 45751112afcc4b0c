import { checkoutById } from '../../buying/checkout/checkouts.server.ts';
import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { findPayment } from './find-payment.server.ts';
import { isSetAside } from '../set-aside/set-aside.server.ts';
import { returnedPayments } from './payments.server.ts';

/**
 * Asks the provider about a payment that was reported but is not confirmed yet, until the provider can
 * answer.
 */
export const confirmPaymentJob = defineJob<{ checkoutId: string }>({
  name: 'confirm-payment',
  retryLimit: 8,
  retryDelay: 4,
  async run({ checkoutId }) {
    const checkout = await checkoutById(checkoutId);
    if (!checkout || checkout.settledAt) return;
    const settlement = await findPayment(checkout);
    if (settlement || (await returnedPayments(db(), checkout.id)).length > 0) return;
    // Staff are dealing with it. Asking again would give the same result.
    if (await isSetAside(checkout.id)) return;
    throw new Error('The provider has not taken this payment yet.');
  },
});
