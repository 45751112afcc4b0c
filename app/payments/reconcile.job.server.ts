import {
  type Checkout,
  checkoutsToReconcile,
  countToReconcile,
  markReconciled,
} from '../checkout/checkouts.server.ts';
import { defineJob } from '../platform/jobs.server.ts';
import { log } from '../platform/log.server.ts';
import { now } from '../platform/machine.server.ts';
import { overdueCheckouts, unreportedPayments } from '../watch/metrics.server.ts';
import { findPayment } from './find-payment.server.ts';
import { forgetOldNotices } from './payment-notices.server.ts';
import { ProviderRefused } from './razorpay.server.ts';
import { refundPaymentJob } from './refund-payment.job.server.ts';
import { overdueRefunds } from './refunds.server.ts';

/**
 * Finds what was paid without anyone telling the shop: browser closed, notices lost, authorised days late. Also asks
 * once more for refunds that are overdue.
 */
export const reconcileJob = defineJob({
  name: 'reconcile-payments',
  retryLimit: 2,
  retryDelay: 30,
  cron: '*/5 * * * *',
  async run() {
    await forgetOldNotices();
    for (const { id } of await overdueRefunds()) await refundAgain(id);
    overdueCheckouts.set(await reconcileAll(now()));
  },
});

/** The next run begins five minutes after this one. */
const LONGEST_MS = 4 * 60_000;

/** @returns how many are left to the next run. */
async function reconcileAll(begun: Date): Promise<number> {
  for (;;) {
    const due = await checkoutsToReconcile(begun);
    if (due.length === 0) return 0;
    for (const checkout of due) {
      if (now().getTime() - begun.getTime() > LONGEST_MS) return countToReconcile(begun);
      await reconcile(checkout);
    }
  }
}

async function refundAgain(refundId: string): Promise<void> {
  try {
    await refundPaymentJob.run({ refundId });
  } catch (error) {
    log.error('A refund is a day late: please look at it with the provider.', { refundId, error });
  }
}

/** One that cannot be settled ends the run, and from then on stands behind the others: it keeps none of them waiting. */
async function reconcile(checkout: Checkout): Promise<void> {
  try {
    const found = await findPayment(checkout);
    if (!found?.news) return;
    unreportedPayments.inc();
    log.warn('A payment was found that nobody had reported.', { checkoutId: checkout.id });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.error('The provider does not know a checkout’s order.', { checkoutId: checkout.id, error });
  } finally {
    await markReconciled(checkout.id);
  }
}
