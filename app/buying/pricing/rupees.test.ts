import { expect, it } from 'vitest';
import { rupees } from './rupees.ts';

it.each([
  [0, '₹0'],
  [399, '₹399'],
  [1598, '₹1,598'],
  [123456, '₹1,23,456'],
])('%i rupees are written %s, without decimals and grouped as in India', (amount, written) => {
  expect(rupees(amount)).toBe(written);
});
