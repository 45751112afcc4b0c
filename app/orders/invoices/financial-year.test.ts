import { expect, it } from 'vitest';
import { financialYear } from './financial-year.ts';

it.each([
  ['2026-03-31T23:59:59+05:30', '25-26'],
  ['2026-04-01T00:00:00+05:30', '26-27'],
  // Still 31 March in London.
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2026-12-31T12:00:00+05:30', '26-27'],
  ['2027-01-01T12:00:00+05:30', '26-27'],
  ['2099-04-01T00:00:00+05:30', '99-00'],
])('%s is in the financial year %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year);
});
