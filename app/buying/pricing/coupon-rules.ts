import type { CouponPlace } from './coupon-codes.ts';

/** What a coupon asks before it counts. */
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

/** Where it was typed, when, and what books and add-ons cost there, in whole rupees. */
export interface CouponTry {
  place: CouponPlace;
  at: Date;
  goods: number;
}

/** `unknown`: as if there were no such code. */
export type CouponVerdict = 'counts' | 'unknown' | 'below-minimum';

/** Whether a coupon counts here and now. A minimum is told only of a coupon that would count otherwise. */
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
