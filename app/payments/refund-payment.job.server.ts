import { defineJob } from '../platform/jobs.server.ts';
import { db } from '../platform/machine.server.ts';
import { markRefunded, paymentRow } from './payments.server.ts';
import { paymentById, refundPayment } from './razorpay.server.ts';

/**
 * Asks the provider to hand a payment back whole. The pauses between tries double from a minute to most of a day;
 * asking again finds the refund that an earlier try made.
 */
export const refundPaymentJob = defineJob<{ paymentId: string }>({
  name: 'refund-payment',
  retryLimit: 10,
  retryDelay: 60,
  async run({ paymentId }) {
    const payment = await paymentRow(db(), paymentId);
    if (!payment?.refundAskedAt || payment.refundedAt) return;
    const { status } = await paymentById(paymentId);
    if (status !== 'refunded') await refundPayment(paymentId, payment.amountPaise);
    await markRefunded(db(), paymentId);
  },
});
