/** A code as the shop keeps it: without outer blanks, in capitals. */
export function normaliseCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Where a coupon is typed. */
export type CouponPlace = 'wizard' | 'cart' | 'product';

export const COUPON_APPLIED = 'Coupon Applied!';
export const INVALID_COUPON = 'Invalid Coupon';

export function couponAppliedMessage(percent: number): string {
  return `${percent}% discount applied successfully!`;
}

export function invalidCouponMessage(place: CouponPlace): string {
  return place === 'wizard'
    ? 'Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.'
    : 'Please enter a valid coupon code.';
}
