import { expect, it } from 'vitest';
import { discountName } from './discount-name.ts';

it.each([
  ['harshi10', [3], 'Discount (harshi10 and family pack)'],
  ['harshi10', [1], 'Discount (harshi10)'],
  [null, [1, 1], 'Discount (family pack)'],
  [null, [1], 'Discount'],
])('with the code %s and %j books says %s', (code, quantities, name) => {
  expect(
    discountName(
      code,
      quantities.map((quantity) => ({ quantity })),
    ),
  ).toBe(name);
});
