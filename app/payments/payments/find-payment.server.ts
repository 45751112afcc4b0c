import type { Checkout } from '../../buying/checkout/checkouts.server.ts';
import { field } from '../set-aside/webhook-event.ts';
import { isPassingTrouble } from '../set-aside/passing-trouble.ts';
import { setAside } from '../set-aside/set-aside.server.ts';
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
 * @returns null when no money was taken, or none that can be recorded; `news` when any of it was new to the
 * shop.
 * @throws ProviderDown
 */
export async function findPayment(checkout: Checkout): Promise<Settlement | null> {
  if (!checkout.providerOrderId) return null;
  let found: Settlement | null = null;
  let news = false;
  const { payments, unreadable } = await paymentsOfOrder(checkout.providerOrderId);
  for (const raw of unreadable)
    if (mayBeMoney(raw))
      await setAside({
        kind: 'payment',
        raw,
        why: 'The provider’s list has a payment for this checkout that cannot be read.',
        checkoutId: checkout.id,
      });
  for (const payment of payments) {
    const captured = await takeMoney(checkout, payment);
    if (!captured) continue;
    const settlement = await takeNews(captured, { checkoutId: checkout.id });
    if (!settlement) continue;
    news ||= settlement.news;
    if (found?.outcome !== 'ordered') found = settlement;
  }
  return found && { ...found, news };
}

/** Whether an unreadable payment may have taken money. An attempt that failed or only began has not. */
function mayBeMoney(raw: unknown): boolean {
  const status = field(raw, 'status');
  return status !== 'failed' && status !== 'created';
}

/**
 * Settles a captured payment, whoever reported it. A payment that cannot be recorded is set aside, so that
 * the next one can be processed.
 * @returns null when it was set aside.
 * @throws when the problem may pass, so that trying again later makes sense.
 */
export async function takeNews(
  payment: ProviderPayment,
  from: { noticeId?: string; checkoutId?: string },
): Promise<Settlement | null> {
  try {
    const settlement = await paymentSucceeded(payment);
    if (settlement.outcome === 'unknown')
      await setAside({
        kind: 'payment',
        raw: payment,
        why: 'It was taken for an order that the shop does not know.',
        ...from,
      });
    return settlement;
  } catch (error) {
    if (isPassingTrouble(error)) throw error;
    await setAside({
      kind: 'payment',
      raw: payment,
      why: `It could not be recorded (${nameOf(error)}).`,
      ...from,
    });
    return null;
  }
}

/** PostgreSQL's error code, or the name of the error class; nothing of what was to be written. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = field(error.cause, 'code') ?? field(error, 'code');
  return typeof code === 'string' && /^\w{1,20}$/.test(code) ? code : error.name;
}

/**
 * Returns the payment as captured. Authorised money is captured while its checkout waits for a payment.
 * Otherwise it is left uncaptured and returns to the customer by itself.
 */
async function takeMoney(checkout: Checkout, payment: ProviderPayment): Promise<ProviderPayment | null> {
  if (payment.status === 'captured') return payment;
  if (payment.status !== 'authorized' || checkout.settledAt || checkout.cancelledAt) return null;
  try {
    return await capturePayment(payment);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // The provider or another process may have captured it since the list was made.
    const since = await paymentById(payment.id);
    return since.status === 'captured' ? since : null;
  }
}
