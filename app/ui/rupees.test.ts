import { describe, expect, it } from 'vitest';
import { rupees } from './rupees.ts';

describe('rupees', () => {
  it.each([
    [0, '₹0'],
    [399, '₹399'],
    [1199, '₹1,199'],
    [100_000, '₹1,00,000'],
  ])('writes %d as %s', (amount, expected) => {
    expect(rupees(amount)).toBe(expected);
  });
});
