import { describe, expect, it } from 'vitest';
import { couponState, generosityWarning } from './coupon-state.ts';

const NOW = new Date('2026-11-20T12:00:00+05:30');
const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);
const COUPON = { switchedOffAt: null, startsAt: null, endsAt: null, customersLimit: null, uses: 7 };

describe('a coupon is', () => {
  it.each([
    ['on', {}],
    ['on', { startsAt: NOW, endsAt: after, customersLimit: 8 }],
    ['waiting', { startsAt: after }],
    ['over', { endsAt: NOW }],
    ['over', { endsAt: before, customersLimit: 7 }],
    ['used-up', { customersLimit: 7 }],
    ['off', { switchedOffAt: before, endsAt: before }],
  ] as const)('%s with %j', (state, changes) => {
    expect(couponState({ ...COUPON, ...changes }, NOW)).toBe(state);
  });

  it.each([
    [90, null],
    [91, 'Whoever knows this code pays 9% of the price.'],
    [98, 'Whoever knows this code pays 2% of the price.'],
    [100, 'Whoever knows this code pays nothing.'],
  ])('warned of at %i%%: %j', (percent, warning) => {
    expect(generosityWarning({ percent, amount: 0, minimum: 0 })).toBe(warning);
  });

  it.each([
    [359, 0, false],
    [360, 0, true],
    [10_000, 0, true],
    [900, 1_000, false],
    [901, 1_000, true],
  ])('%i rupees off from %i rupees on is warned of: %j', (amount, minimum, warned) => {
    expect(generosityWarning({ percent: 0, amount, minimum }) !== null).toBe(warned);
  });
});
