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
 * @returns null when no money was taken, or none that can be booked; `news` when any of it was not known.
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

/** Nothing was taken by a try that failed or only began, whatever else is wrong with it. */
function mayBeMoney(raw: unknown): boolean {
  const status = field(raw, 'status');
  return status !== 'failed' && status !== 'created';
}

/**
 * Settles a captured payment, whoever told of it. One that cannot be booked is set aside, so that the next can be read.
 * @returns null when it was set aside.
 * @throws when it may well be booked a little later.
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

/** PostgreSQL's code, or the kind of the error: nothing of what was to be written. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = field(error.cause, 'code') ?? field(error, 'code');
  return typeof code === 'string' && /^\w{1,20}$/.test(code) ? code : error.name;
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
