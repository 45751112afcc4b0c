import type { CouponWorth } from '../../buying/pricing/coupon-codes.ts';
import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';

/** How a coupon stands now. */
export const COUPON_STATES = {
  on: 'On',
  waiting: 'Not begun',
  over: 'Over',
  'used-up': 'Used up',
  off: 'Switched off',
} as const;
export type CouponState = keyof typeof COUPON_STATES;

interface Standing {
  switchedOffAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  customersLimit: number | null;
  uses: number;
}

export function couponState(coupon: Standing, at: Date): CouponState {
  if (coupon.switchedOffAt) return 'off';
  if (coupon.endsAt && at >= coupon.endsAt) return 'over';
  if (coupon.customersLimit !== null && coupon.uses >= coupon.customersLimit) return 'used-up';
  return coupon.startsAt && at < coupon.startsAt ? 'waiting' : 'on';
}

/** A larger discount gets a warning, because such codes spread quickly. */
const GENEROUS_PERCENT = 90;
const CHEAPEST = Math.min(...Object.values(FORMAT_PRICE));

type Worth = CouponWorth & { minimum: number };

/** Whether the page shows the coupon's cost: it takes nearly everything off the smallest order that it applies to. */
export const isGenerous = ({ percent, amount, minimum }: Worth): boolean =>
  percent > GENEROUS_PERCENT || amount * 100 > Math.max(minimum, CHEAPEST) * GENEROUS_PERCENT;

/** The warning for a code that takes off nearly everything; null for any other. */
export function generosityWarning(coupon: Worth): string | null {
  if (!isGenerous(coupon)) return null;
  const { percent, amount } = coupon;
  if (amount > 0) return 'Whoever knows this code may pay nothing, or next to nothing, for a small order.';
  return percent === 100
    ? 'Whoever knows this code pays nothing.'
    : `Whoever knows this code pays ${100 - percent}% of the price.`;
}
