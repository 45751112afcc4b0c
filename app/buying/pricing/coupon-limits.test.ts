import { describe, expect, it } from 'vitest';
import { mayHoldAnother, mayUse } from './coupon-limits.ts';

const NONE = { paid: 0, heldByOthers: 0, ownPaid: 0, ownHeld: 0 };

describe('a customer', () => {
  it.each([
    ['nobody used it', 1, 1, {}, true, true],
    ['somebody else paid with the last', 1, 1, { paid: 1 }, false, false],
    ['somebody else holds the last', 1, 1, { heldByOthers: 1 }, false, false],
    ['they hold the last themselves', 1, 1, { ownHeld: 1 }, true, false],
    ['they paid with it', 100, 1, { paid: 1, ownPaid: 1 }, false, false],
    ['they hold the one they may', 100, 1, { ownHeld: 1 }, true, false],
    ['they hold one of two', 100, 2, { ownHeld: 1 }, true, false],
    ['they hold one, and there is no limit for one', 3, null, { ownHeld: 1 }, true, false],
    ['they hold one, and there is no limit in all', null, 5, { ownHeld: 1 }, true, false],
    ['they paid one of two', 100, 2, { paid: 1, ownPaid: 1 }, true, true],
    ['they paid one and hold the other', 100, 2, { paid: 1, ownPaid: 1, ownHeld: 1 }, true, false],
    ['they paid both', 100, 2, { paid: 2, ownPaid: 2 }, false, false],
    ['all but theirs are gone', 5, 2, { paid: 3, heldByOthers: 1, ownHeld: 1 }, true, false],
    ['there is no limit for one', 3, null, { paid: 2, ownPaid: 2 }, true, true],
    ['there is no limit in all', null, 1, { paid: 5_000, heldByOthers: 20 }, true, true],
    ['there is no limit', null, null, { paid: 5_000, ownPaid: 40, ownHeld: 3 }, true, true],
  ])('%s: %s in all, %s each', (_, total, perCustomer, uses, may, another) => {
    const limits = { total, perCustomer };
    expect(mayUse(limits, { ...NONE, ...uses })).toBe(may);
    expect(mayHoldAnother(limits, { ...NONE, ...uses })).toBe(another);
  });
});
