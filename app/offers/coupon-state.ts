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

/** More than this off is worth a second look: such a code soon gets around. */
const GENEROUS_PERCENT = 90;

/** What to know of a code that gives nearly everything away; null for any other. */
export function generosityWarning(percent: number): string | null {
  if (percent <= GENEROUS_PERCENT) return null;
  return percent === 100
    ? 'Whoever knows this code pays nothing.'
    : `Whoever knows this code pays ${100 - percent}% of the price.`;
}
