import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditLines, type GrossLine, halves, invoiceLines, shareOut } from './invoice-sums.ts';

const line = (gross: number, ratePercent = 0, discounted = true): GrossLine => ({
  name: 'Book',
  details: '',
  hsn: '4901',
  quantity: 1,
  gross,
  ratePercent,
  discounted,
});
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

describe('the sums of an invoice', () => {
  it.each([
    [[line(79_900)], 0, [[79_900, 0]]],
    [[line(79_900)], 7_990, [[71_910, 0]]],
    [[line(39_900, 5)], 0, [[38_000, 1_900]]],
    [[line(15_000, 18)], 0, [[12_712, 2_288]]],
    // The discount of 10 % applies to book and gift box, not to delivery.
    [
      [line(40_000, 5), line(15_000, 18), line(5_000, 18, false)],
      5_500,
      [
        [34_286, 1_714],
        [11_441, 2_059],
        [4_237, 763],
      ],
    ],
    // The reduction of a phone order may exceed the goods; the rest comes off the delivery.
    [
      [line(30_000, 5), line(5_000, 18, false)],
      34_000,
      [
        [0, 0],
        [847, 153],
      ],
    ],
  ])('%#: taxable value and tax of each line', (lines, discount, expected) => {
    expect(invoiceLines(lines, discount, false).map(({ taxable, tax }) => [taxable, tax])).toEqual(expected);
  });

  const anyLines = fc.array(
    fc.record({
      gross: fc.integer({ min: 0, max: 500_000 }),
      rate: fc.constantFrom(0, 5, 12, 18, 28),
      discounted: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  );

  it('add up to the paisa, whatever was bought and taken off', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (some, part, back, withinState) => {
          const lines = some.map(({ gross, rate, discounted }) => line(gross, rate, discounted));
          const goods = sum(lines.filter((each) => each.discounted).map(({ gross }) => gross));
          const discount = Math.floor(goods * part);
          const done = invoiceLines(lines, discount, withinState);
          const total = sum(lines.map(({ gross }) => gross)) - discount;
          expect(sum(done.map((each) => each.discount))).toBe(discount);
          expect(sum(done.map((each) => each.taxable + each.tax))).toBe(total);
          expect(
            done.every((each) => each.discount <= each.gross && each.tax >= 0 && each.taxable >= 0),
          ).toBe(true);
          const refund = Math.floor(total * back);
          expect(sum(creditLines(done, refund, withinState).map((each) => each.taxable + each.tax))).toBe(
            refund,
          );
        },
      ),
    );
  });

  it('are half central and half state tax within the state, to the paisa', () => {
    fc.assert(
      fc.property(anyLines, fc.double({ min: 0, max: 1, noNaN: true }), (some, part) => {
        const lines = some.map(({ gross, rate, discounted }) => line(gross, rate, discounted));
        const done = invoiceLines(lines, 0, true);
        const back = creditLines(done, Math.floor(sum(lines.map(({ gross }) => gross)) * part), true);
        for (const { tax, taxable, ratePercent } of [...done, ...back]) {
          const [central, state] = halves(tax);
          expect(central).toBe(state);
          expect(Math.abs(central - (taxable * ratePercent) / 200)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('share an amount out without losing any', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(100, [0, 0])).toEqual([0, 0]);
    expect(halves(763)).toEqual([382, 381]);
  });
});
