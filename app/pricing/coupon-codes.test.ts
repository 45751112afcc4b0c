import { describe, expect, it } from 'vitest';
import { couponAppliedMessage, invalidCouponMessage, normaliseCode } from './coupon-codes.ts';

describe('a coupon code', () => {
  it.each(['harshi10', 'Harshi10', ' HARSHI10 ', 'HARSHI10\n'])('%j is HARSHI10', (typed) => {
    expect(normaliseCode(typed)).toBe('HARSHI10');
  });

  it('is answered in the recorded words', () => {
    expect(couponAppliedMessage(10)).toBe('10% discount applied successfully!');
    expect(invalidCouponMessage('wizard')).toBe('Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.');
    expect(invalidCouponMessage('cart')).toBe('Please enter a valid coupon code.');
    expect(invalidCouponMessage('product')).toBe('Please enter a valid coupon code.');
  });
});
