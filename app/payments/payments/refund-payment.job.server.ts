import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { ProviderRefused, type ProviderRefund, refundPayment, refundsOfPayment } from './razorpay.server.ts';
import { refundFailed, refundTold } from './refund-outcome.server.ts';
import { type Refund, refundRow, rememberProviderRefund } from './refunds.server.ts';

/**
 * Asks the provider for a refund. The pauses between attempts double, from a minute to most of a day. Another
 * attempt finds the refund that an earlier one made: in the provider's list, and by the key of the request.
 */
export const refundPaymentJob = defineJob<{ refundId: string }>({
  name: 'refund-payment',
  retryLimit: 10,
  retryDelay: 60,
  async run({ refundId }) {
    const refund = await refundRow(db(), refundId ?? '');
    if (!refund || refund.refundedAt || refund.failedAt) return;
    const told = await askProvider(refund);
    if (!told) return;
    await rememberProviderRefund(db(), refund.id, told.id);
    await refundTold(told);
  },
});

async function askProvider(refund: Refund): Promise<ProviderRefund | null> {
  const { id, paymentId, amountPaise } = refund;
  const all = await refundsOfPayment(paymentId);
  const known = all.find((told) => told.receipt === id || told.id === refund.providerRefundId);
  if (known) return known;
  try {
    return await refundPayment(paymentId, amountPaise, id);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await refundFailed(id, error.message.slice(0, 300), null);
    // Somebody may have refunded it at the provider. That could not be recorded while this one was pending.
    for (const told of all) await refundTold(told);
    return null;
  }
}
