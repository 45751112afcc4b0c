import { describe, expect, it } from 'vitest';
import { businessDaysAfter, mostDays } from './business-days.ts';

describe('business days', () => {
  it.each([
    ['2026-11-20T09:00:00+05:30', 1, '2026-11-23T09:00:00+05:30', 'a Friday leads to Monday'],
    ['2026-11-21T09:00:00+05:30', 1, '2026-11-23T09:00:00+05:30', 'a Saturday leads to Monday'],
    ['2026-11-23T09:00:00+05:30', 5, '2026-11-30T09:00:00+05:30', 'five from a Monday are a week'],
    ['2026-11-23T09:00:00+05:30', 0, '2026-11-23T09:00:00+05:30', 'none stays where it is'],
    // Friday evening in London is Saturday in India.
    ['2026-11-20T20:00:00Z', 1, '2026-11-22T20:00:00Z', 'the day is India’s'],
  ])('%s and %i more is %s: %s', (from, days, to) => {
    expect(businessDaysAfter(new Date(from), days)).toEqual(new Date(to));
  });

  it.each([
    ['5-7 business days', 7],
    ['3 days', 3],
    ['soon', 0],
  ])('%s takes %i at most', (promise, days) => {
    expect(mostDays(promise)).toBe(days);
  });
});
