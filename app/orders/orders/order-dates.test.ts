import { describe, expect, it } from 'vitest';
import type { AddOnId } from '../../buying/pricing/price-list.ts';
import type { Format } from '../../books/book/formats.ts';
import { indianDay, isLate, startOfDay, whenItComes } from './order-dates.ts';

const NOW = new Date('2026-11-20T12:00:00+05:30');

describe('an order is late', () => {
  it.each([
    ['printing', '2026-11-13T11:59:59+05:30', true],
    ['printing', '2026-11-13T12:00:00+05:30', false],
    ['out_for_delivery', '2026-11-01T12:00:00+05:30', true],
    ['paid', '2026-11-20T11:00:00+05:30', false],
    ['delivered', '2026-01-01T00:00:00+05:30', false],
    ['cancelled', '2026-01-01T00:00:00+05:30', false],
    ['refunded', '2026-01-01T00:00:00+05:30', false],
  ] as const)('%s since %s: %s', (stage, placed, late) => {
    expect(isLate({ stage, createdAt: new Date(placed) }, NOW)).toBe(late);
  });
});

describe('a day in India', () => {
  it('begins at half past six in the evening, UTC', () => {
    expect(startOfDay('2026-11-20')?.toISOString()).toBe('2026-11-19T18:30:00.000Z');
    expect(indianDay(new Date('2026-11-19T18:29:59Z'))).toBe('2026-11-19');
    expect(indianDay(new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20');
  });

  it.each(['', '2026-02-30', '20-11-2026', '2026-11-20T00:00', '2026-13-01'])('is not %j', (day) => {
    expect(startOfDay(day)).toBeNull();
  });
});

describe('when a book comes that is ordered today', () => {
  it.each<[Format[], AddOnId[], string]>([
    [
      ['digital'],
      [],
      'Your digital copy comes to your account as soon as it is drawn, often within minutes. No parcel is sent.',
    ],
    [
      ['digital', 'digital'],
      ['extra-printed-copy'],
      'Your digital copy comes to your account as soon as it is drawn, often within minutes. The printed copy is expected with you by 27 November 2026.',
    ],
    [['print'], ['gift-box'], 'Expected with you by 27 November 2026 if you order today.'],
    [['digital', 'combo'], [], 'Expected with you by 27 November 2026 if you order today.'],
    [['combo'], ['rush-delivery'], 'Expected with you from 21 November 2026 once it is printed.'],
  ])('%j with %j is told: %s', (formats, addOns, told) => {
    expect(whenItComes(formats, addOns, NOW)).toBe(told);
  });
});
