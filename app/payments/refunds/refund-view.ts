import { orderDay } from '../../orders/orders/order-dates.ts';
import { refundTime } from '../../buying/pricing/refund-time.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import type { Refund } from '../payments/refunds.server.ts';
import { businessDaysAfter, mostDays } from './business-days.ts';

/** A refund for display; amounts and dates are formatted text. */
export interface RefundView {
  id: string;
  amount: string;
  reason: string;
  askedBy: string;
  asked: string;
  /**
   * `asked`: the provider has not confirmed it yet. `gone`: the money has left. `failed`: the provider
   * refused or failed it.
   */
  state: 'asked' | 'gone' | 'failed';
  gone: string | null;
  /** The last day on which the money should arrive. */
  arrivesBy: string | null;
  /** The payment method, as the refund page calls it. */
  method: string | null;
  time: string;
  failedBecause: string | null;
  /** A failure that staff have not dealt with yet. */
  needsYou: boolean;
  /** A failure that staff have dealt with: another refund replaces it, or it was settled another way. */
  seenTo: boolean;
  /** The id of the failed refund that this one replaces. */
  insteadOf: string | null;
}

const AGAIN = 'again/';
/** The form key of the refund that replaces a failed one. */
export const againKey = (failedId: string): string => `${AGAIN}${failedId}`;

/**
 * A refund for its customer, without who asked for it and why it failed. A failed refund still counts as on
 * its way.
 */
export type OwnRefundView = Omit<RefundView, 'askedBy' | 'failedBecause' | 'needsYou'>;

export function ownRefundView(refund: Refund, method: string | null): OwnRefundView {
  const { askedBy: _by, failedBecause: _why, needsYou: _needs, ...view } = refundView(refund, method);
  return { ...view, state: view.state === 'failed' ? 'asked' : view.state };
}

/** @param method the provider's name of the payment method. */
export function refundView(refund: Refund, method: string | null): RefundView {
  const { id, amountPaise, reason, askedBy, askedAt, refundedAt, failedAt, failedBecause, seenAt, formKey } =
    refund;
  const { method: way, time } = refundTime(method);
  return {
    id,
    amount: printedAmount(amountPaise),
    reason,
    askedBy,
    asked: orderDay(askedAt),
    state: failedAt ? 'failed' : refundedAt ? 'gone' : 'asked',
    gone: refundedAt && orderDay(refundedAt),
    arrivesBy: refundedAt && orderDay(businessDaysAfter(refundedAt, mostDays(time))),
    method: way,
    time,
    failedBecause,
    needsYou: failedAt !== null && seenAt === null,
    seenTo: seenAt !== null,
    insteadOf: formKey?.startsWith(AGAIN) ? formKey.slice(AGAIN.length) : null,
  };
}
