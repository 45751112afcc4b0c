import {
  type Checkout,
  checkoutsToReconcile,
  countToReconcile,
  markReconciled,
} from '../../buying/checkout/checkouts.server.ts';
import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import { overdueCheckouts, unreportedPayments } from '../../platform/telemetry/metrics.server.ts';
import { stopDisputedOrders } from '../disputes/dispute-told.server.ts';
import { findPayment, nameOf } from './find-payment.server.ts';
import { forgetOldWebhookEvents } from './webhook-events.server.ts';
import { setAside } from '../set-aside/set-aside.server.ts';
import { isPassingTrouble } from '../set-aside/passing-trouble.ts';
import { ProviderDown, ProviderRefused } from './razorpay.server.ts';
import { refundPaymentJob } from './refund-payment.job.server.ts';
import { overdueRefunds } from './refunds.server.ts';

/**
 * Finds payments that nobody reported to the shop: the browser was closed, webhook events were lost, or the
 * payment was authorised days later. Also asks again for overdue refunds.
 */
export const reconcileJob = defineJob({
  name: 'reconcile-payments',
  retryLimit: 2,
  retryDelay: 30,
  cron: '*/5 * * * *',
  async run() {
    await stopDisputedOrders();
    for (const { id } of await overdueRefunds()) await refundAgain(id);
    overdueCheckouts.set(await reconcileAll(now()));
    await forgetOldWebhookEvents();
  },
});

/** The next run begins five minutes after this one. */
const LONGEST_MS = 4 * 60_000;
/**
 * After this many checkouts in a row without an answer, the provider counts as down and the rest waits for
 * the next run.
 */
const MOST_UNANSWERED = 5;

/**
 * Asks about every checkout that is due. One that cannot be settled does not block the others.
 * @returns the number of checkouts left to the next run.
 */
async function reconcileAll(begun: Date): Promise<number> {
  let unanswered: unknown[] = [];
  for (;;) {
    const due = await checkoutsToReconcile(begun);
    if (due.length === 0) break;
    for (const checkout of due) {
      if (now().getTime() - begun.getTime() > LONGEST_MS) return countToReconcile(begun);
      const trouble = await reconcile(checkout);
      unanswered = trouble ? [...unanswered, trouble] : [];
      if (unanswered.length >= MOST_UNANSWERED) throw unanswered[0];
    }
  }
  if (unanswered.length > 0) throw unanswered[0];
  return 0;
}

async function refundAgain(refundId: string): Promise<void> {
  try {
    await refundPaymentJob.run({ refundId });
  } catch (error) {
    log.error('A refund is a day late: please look at it with the provider.', { refundId, error });
  }
}

/**
 * Reconciles one checkout.
 * @returns the error when the provider or the database did not answer; else null.
 */
async function reconcile(checkout: Checkout): Promise<unknown> {
  try {
    const found = await findPayment(checkout);
    if (!found?.news) return null;
    unreportedPayments.inc();
    log.warn('A payment was found that nobody had reported.', { checkoutId: checkout.id });
    return null;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      log.error('The provider does not know a checkout’s order.', { checkoutId: checkout.id, error });
      return null;
    }
    if (error instanceof ProviderDown || isPassingTrouble(error)) return error;
    await setAside({
      kind: 'payment',
      raw: { id: checkout.providerOrderId },
      why: `Nobody could find out whether this checkout is paid (${nameOf(error)}).`,
      checkoutId: checkout.id,
    });
    return null;
  } finally {
    await markReconciled(checkout.id);
  }
}
