import { describe, expect, it } from 'vitest';
import { STAGES } from '../../orders/orders/stages.ts';
import { cancelUntil } from './own-cancel.ts';

const createdAt = new Date('2026-11-20T10:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);

describe('customers cancel an order themselves', () => {
  it.each(STAGES)('at the stage %s only before anything is printed', (stage) => {
    const before = ['paid', 'photo_check', 'drawing', 'proof'].includes(stage);
    expect(cancelUntil({ stage, createdAt, copyOut: false }, after(1))).toEqual(before ? after(24) : null);
  });

  it.each([
    [0, false, true],
    [23.99, false, true],
    [24, false, false],
    [48, false, false],
    [1, true, false],
  ])('after %d hours, copy out: %s, may: %s', (hours, copyOut, may) => {
    expect(cancelUntil({ stage: 'paid', createdAt, copyOut }, after(hours)) !== null).toBe(may);
  });
});
