import { describe, expect, it } from 'vitest';
import { codeSchema, couponFormSchema, wrongOf } from './coupon-form.schema.ts';

const FORM = { kind: 'percent', worth: '20', inWizard: 'on', inCart: 'on' };

describe('the form of a coupon', () => {
  it('without anything optional has no limits and no end', () => {
    expect(couponFormSchema.parse(FORM)).toEqual({
      percent: 20,
      amount: 0,
      startsAt: null,
      endsAt: null,
      customersLimit: null,
      customerLimit: null,
      minimum: 0,
      validInWizard: true,
      validInCart: true,
      validOnProductPage: false,
    });
  });

  it('counts the last day to its end, in India', () => {
    const filled = { ...FORM, kind: 'amount', worth: '200', from: '2026-11-01', until: '2026-11-30' };
    expect(
      couponFormSchema.parse({ ...filled, totalLimit: '50', customerLimit: '2', minimum: '500' }),
    ).toMatchObject({
      percent: 0,
      amount: 200,
      startsAt: new Date('2026-10-31T18:30:00Z'),
      endsAt: new Date('2026-11-30T18:30:00Z'),
      customersLimit: 50,
      customerLimit: 2,
      minimum: 500,
    });
  });

  it.each([
    [{ worth: '' }, 'worth', 'A whole number from 1 to 100.'],
    [{ worth: '101' }, 'worth', 'A whole number from 1 to 100.'],
    [{ worth: '12.5' }, 'worth', 'A whole number from 1 to 100.'],
    [{ kind: 'amount', worth: '0' }, 'worth', 'Whole rupees, 1 or more.'],
    [{ totalLimit: '0' }, 'totalLimit', 'A whole number from 1, or nothing.'],
    [{ customerLimit: '-1' }, 'customerLimit', 'A whole number from 1, or nothing.'],
    [{ minimum: 'much' }, 'minimum', 'Whole rupees, or nothing.'],
    [{ from: '2026-02-30' }, 'from', 'Please choose a day.'],
    [{ from: '2026-11-20', until: '2026-11-19' }, 'until', 'The last day is before the first.'],
    [{ inWizard: undefined, inCart: undefined }, 'inWizard', 'Please say where it may be typed.'],
  ])('%j is answered at %s', (changes, field, message) => {
    const read = couponFormSchema.safeParse({ ...FORM, ...changes });
    expect(wrongOf(read.error)).toEqual({ [field]: message });
  });

  it.each([
    [' diwali-24 ', 'DIWALI-24'],
    ['ab', null],
    ['with blank', null],
    ['-START', null],
    ['A'.repeat(41), null],
  ])('takes the code %j as %j', (typed, code) => {
    const read = codeSchema.safeParse(typed);
    expect(read.success ? read.data : null).toBe(code);
  });
});
