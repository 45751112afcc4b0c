import { isDeepStrictEqual } from 'node:util';
import {
  cartItemsOf,
  type Checkout,
  type NewCheckout,
  openCheckout,
} from '../../buying/checkout/checkouts.server.ts';
import { INIT_FAILED } from '../../buying/payment-window/payment-window.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { invalidCouponMessage } from '../../buying/pricing/coupon-codes.ts';
import { closeOthers } from './cancel-payment.server.ts';
import { openPayment } from './open-payment.server.ts';
import { ProviderDown, ProviderRefused } from './razorpay.server.ts';

/** How many times another request may get in between before the customer is asked to try again. */
const MOST_TRIES = 3;

/** Freezes the checkout and opens its payment. @returns the answer for the customer's page. */
export async function freezeAndOpen(content: NewCheckout, triesLeft = MOST_TRIES): Promise<Response> {
  const opened = await openCheckout(content);
  switch (opened.outcome) {
    case 'opened':
      return payable(opened.checkout.id, () => openPayment(opened.checkout, opened.again));
    case 'others-open':
      return triesLeft > 0 ? takeOver(content, opened.others, triesLeft - 1) : changed();
    case 'coupon-gone':
      return refuse(422, 'coupon', invalidCouponMessage(content.source === 'wizard' ? 'wizard' : 'cart'));
    case 'bought':
      return bought();
    case 'changed':
      return changed();
  }
}

/** The newest checkout of the same books replaces older ones, unless an older one turns out to be paid. */
function takeOver(content: NewCheckout, others: readonly Checkout[], triesLeft: number): Promise<Response> {
  return withProvider(others[0]?.id ?? '', async () => {
    const paid = await closeOthers(others);
    if (!paid) return freezeAndOpen(content, triesLeft);
    const sameBooks = isDeepStrictEqual(
      new Set(cartItemsOf(paid.lines)),
      new Set(cartItemsOf(content.lines)),
    );
    return sameBooks ? payable(paid.id, () => openPayment(paid, true)) : bought();
  });
}

/** Opens the payment of a frozen checkout. */
export function payable(checkoutId: string, openIt: () => ReturnType<typeof openPayment>): Promise<Response> {
  return withProvider(checkoutId, async () => {
    const opened = await openIt();
    if (opened.outcome === 'over') return changed();
    return opened.outcome === 'pay'
      ? Response.json({ checkoutId, free: false, payment: opened.payment })
      : Response.json({
          checkoutId,
          free: true,
          orderNumber: opened.orderNumber,
          paymentId: opened.paymentId,
        });
  });
}

async function withProvider(checkoutId: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderDown || error instanceof ProviderRefused)) throw error;
    log.warn('A payment could not be opened.', { checkoutId, error });
    return refuse(503, 'provider', INIT_FAILED);
  }
}

/**
 * The refusal for a checkout that was frozen with other content or can no longer be paid. The browser starts
 * a new intent.
 */
export function changed(): Response {
  return refuse(409, 'changed', 'Something in your order changed. Please try again.');
}

/** The refusal when the books were paid for in another window or on another phone. */
function bought(): Response {
  return refuse(409, 'bought', 'Some of these books are already paid. Your cart shows what is left.');
}

export function refuse(
  status: number,
  problem: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ problem, message }, { status, headers });
}
