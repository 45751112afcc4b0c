import type { CouponPlace } from './coupon-codes.ts';

/** The conditions of a coupon. */
export interface CouponRules {
  startsAt: Date | null;
  endsAt: Date | null;
  switchedOffAt: Date | null;
  /** Whole rupees. */
  minimum: number;
  validInWizard: boolean;
  validInCart: boolean;
  validOnProductPage: boolean;
}

/**
 * An attempt to use a coupon: where and when it was typed, and the price of books and add-ons (`goods`) in
 * whole rupees.
 */
export interface CouponTry {
  place: CouponPlace;
  at: Date;
  goods: number;
}

/** `unknown` looks to the customer as if the code did not exist. */
export type CouponVerdict = 'counts' | 'unknown' | 'below-minimum';

/** Whether a coupon counts here and now. Only a coupon that would count otherwise is `below-minimum`. */
export function judgeCoupon(coupon: CouponRules, { place, at, goods }: CouponTry): CouponVerdict {
  const here = {
    wizard: coupon.validInWizard,
    cart: coupon.validInCart,
    product: coupon.validOnProductPage,
  }[place];
  if (!here || coupon.switchedOffAt) return 'unknown';
  if (coupon.startsAt && at < coupon.startsAt) return 'unknown';
  if (coupon.endsAt && at >= coupon.endsAt) return 'unknown';
  return goods < coupon.minimum ? 'below-minimum' : 'counts';
}
