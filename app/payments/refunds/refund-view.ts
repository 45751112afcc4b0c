import { orderDay } from '../../orders/orders/order-dates.ts';
import { refundTime } from '../../buying/pricing/refund-time.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import type { Refund } from '../payments/refunds.server.ts';
import { businessDaysAfter, mostDays } from './business-days.ts';

/** A refund as it is shown; amounts and dates are printed. */
export interface RefundView {
  id: string;
  amount: string;
  reason: string;
  askedBy: string;
  asked: string;
  /** `asked`: the provider has not said yes yet; `gone`: it left; `failed`: it will not happen. */
  state: 'asked' | 'gone' | 'failed';
  gone: string | null;
  /** The last day on which the money should arrive. */
  arrivesBy: string | null;
  /** The way it was paid, as the refund page calls it. */
  method: string | null;
  time: string;
  failedBecause: string | null;
  /** A failure that staff have not dealt with yet. */
  needsYou: boolean;
  /** A failure that staff have seen to: another refund takes its place, or it was settled another way. */
  seenTo: boolean;
  /** The one that failed and whose place it takes. */
  insteadOf: string | null;
}

const AGAIN = 'again/';
/** The key under which a refund that failed is asked for once more. */
export const againKey = (failedId: string): string => `${AGAIN}${failedId}`;

/**
 * The same for the customer: who asked for it, and why it failed, is for staff. A refund that failed and is being seen
 * to is still on its way.
 */
export type OwnRefundView = Omit<RefundView, 'askedBy' | 'failedBecause' | 'needsYou'>;

export function ownRefundView(refund: Refund, method: string | null): OwnRefundView {
  const { askedBy: _by, failedBecause: _why, needsYou: _needs, ...view } = refundView(refund, method);
  return { ...view, state: view.state === 'failed' ? 'asked' : view.state };
}

/** @param method what the provider calls the way it was paid. */
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
