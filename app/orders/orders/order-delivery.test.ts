import { describe, expect, it } from 'vitest';
import { awaitsOwner } from './order-delivery.ts';

const printed = { source: 'wizard' as const, lines: [{ format: 'print' }], addOns: [], total: 0 };

describe('an order', () => {
  it.each([
    ['printed for nothing', {}, 0, true],
    ['of both copies for nothing', { lines: [{ format: 'digital' }, { format: 'combo' }] }, 0, true],
    ['digital for nothing', { lines: [{ format: 'digital' }] }, 0, false],
    [
      'digital for nothing, with a printed copy of it',
      { lines: [{ format: 'digital' }], addOns: [{ id: 'extra-printed-copy' as const }] },
      0,
      true,
    ],
    ['printed for a rupee', { total: 1 }, 0, false],
    ['printed for less than the floor', { total: 49 }, 50, true],
    ['printed for the floor', { total: 50 }, 50, false],
    ['of the cart for nothing', { source: 'cart' as const }, 0, true],
    ['of the phone for nothing', { source: 'phone' as const }, 0, false],
    ['in another one’s place', { source: 'replacement' as const }, 50, false],
  ])('%s', (_, changes, floor, waits) => {
    expect(awaitsOwner({ ...printed, ...changes }, floor)).toBe(waits);
  });
});
