import { describe, expect, it } from 'vitest';
import {
  belowMinimumMessage,
  couponAppliedMessage,
  couponWorth,
  invalidCouponMessage,
} from './coupon-codes.ts';
import { normaliseCode } from './normalise-code.ts';

describe('a coupon code', () => {
  it.each(['harshi10', 'Harshi10', ' HARSHI10 ', 'HARSHI10\n'])('%j is HARSHI10', (typed) => {
    expect(normaliseCode(typed)).toBe('HARSHI10');
  });

  it('is answered in the recorded words', () => {
    expect(couponAppliedMessage({ percent: 10, amount: 0 })).toBe('10% discount applied successfully!');
    expect(invalidCouponMessage('wizard')).toBe('Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.');
    expect(invalidCouponMessage('cart')).toBe('Please enter a valid coupon code.');
    expect(invalidCouponMessage('product')).toBe('Please enter a valid coupon code.');
  });

  it('of an amount is answered in the same words', () => {
    expect(couponWorth({ percent: 0, amount: 1200 })).toBe('₹1,200');
    expect(couponAppliedMessage({ percent: 0, amount: 200 })).toBe('₹200 discount applied successfully!');
    expect(belowMinimumMessage('DIWALI', 1000)).toBe(
      'DIWALI is for orders of ₹1,000 or more, delivery not counted.',
    );
  });
});
