import { rupees } from './rupees.ts';

/** Where a coupon is typed. */
export type CouponPlace = 'wizard' | 'cart' | 'product';

/** What a coupon takes off: a percentage, or an amount in whole rupees. The other is 0. */
export interface CouponWorth {
  percent: number;
  amount: number;
}

/** `10%`, `₹200`. */
export function couponWorth({ percent, amount }: CouponWorth): string {
  return amount > 0 ? rupees(amount) : `${percent}%`;
}

export const COUPON_APPLIED = 'Coupon Applied!';
export const INVALID_COUPON = 'Invalid Coupon';

export function couponAppliedMessage(worth: CouponWorth): string {
  return `${couponWorth(worth)} discount applied successfully!`;
}

export function invalidCouponMessage(place: CouponPlace): string {
  return place === 'wizard'
    ? 'Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.'
    : 'Please enter a valid coupon code.';
}

/** The message for a coupon that would count if the order were larger. */
export function belowMinimumMessage(code: string, minimum: number): string {
  return `${code} is for orders of ${rupees(minimum)} or more, delivery not counted.`;
}
