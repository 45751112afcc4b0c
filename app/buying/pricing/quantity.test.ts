import { expect, it } from 'vitest';
import { fitsInCart, MOST_COPIES, MOST_LINES } from './quantity.ts';

it.each([
  { lines: 1, copies: 1, fits: true },
  { lines: 30, copies: 30, fits: true },
  { lines: MOST_LINES, copies: MOST_COPIES, fits: true },
  { lines: MOST_LINES + 1, copies: MOST_LINES + 1, fits: false },
  { lines: 6, copies: MOST_COPIES + 1, fits: false },
])('a cart of $lines lines and $copies copies fits: $fits', ({ fits, ...cart }) => {
  expect(fitsInCart(cart)).toBe(fits);
});
