import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADD_ON_IDS, ADD_ONS, FORMAT_PRICE } from './price-list.ts';
import { FORMATS, type Format } from '../../books/book/formats.ts';
import { type Basket, quote } from './quote.ts';

const book = (format: Format, quantity = 1) => ({ format, unitPrice: FORMAT_PRICE[format], quantity });
const wizard = (format: Format, couponPercent = 0, addOns: { price: number }[] = []): Basket => ({
  source: 'wizard',
  lines: [book(format)],
  addOns,
  couponPercent,
});

const cart = (lines: Basket['lines'], couponPercent = 0): Basket => ({
  source: 'cart',
  lines,
  addOns: [],
  couponPercent,
});

describe('the quote of a book from the wizard', () => {
  it.each([
    ['digital', 0, 399, 0],
    ['print', 0, 799, 0],
    ['combo', 0, 999, 0],
    ['digital', 10, 359, 40],
    ['print', 10, 719, 80],
    ['combo', 10, 899, 100],
    ['digital', 98, 8, 391],
    ['print', 98, 16, 783],
    ['combo', 98, 20, 979],
    ['digital', 95, 20, 379],
    ['print', 95, 40, 759],
    ['combo', 95, 50, 949],
    ['digital', 50, 200, 199],
    ['print', 50, 400, 399],
    ['print', 100, 0, 799],
  ] as const)('%s with %i%% off costs ₹%i', (format, percent, total, discount) => {
    expect(quote(wizard(format, percent))).toMatchObject({ total, discount, couponDiscount: discount });
  });

  it('agrees with the recorded formula at every whole percent', () => {
    for (const format of FORMATS) {
      for (let percent = 0; percent <= 100; percent += 1) {
        const price = FORMAT_PRICE[format];
        expect(quote(wizard(format, percent)).total).toBe(
          Math.round(Number((price - (price * percent) / 100).toFixed(6))),
        );
      }
    }
  });

  it('adds chosen add-ons before the coupon', () => {
    const addOns = [ADD_ONS['gift-box'], ADD_ONS['rush-delivery']];
    expect(quote(wizard('print', 0, addOns))).toMatchObject({ subtotal: 1149, total: 1149 });
    expect(quote(wizard('print', 10, addOns))).toMatchObject({ subtotal: 1149, discount: 115, total: 1034 });
  });

  it('never earns the family pack', () => {
    expect(quote({ ...wizard('print'), lines: [book('print', 2)] }).familyPackDiscount).toBe(0);
  });
});

const page = (unitPrice: number, quantity: number, couponPercent = 0): Basket => ({
  source: 'product',
  lines: [{ format: 'print', unitPrice, quantity }],
  addOns: [],
  couponPercent,
});

describe('a coupon of an amount', () => {
  it.each([
    ['takes it off', 200, 599, 200],
    ['never takes more than there is', 2000, 0, 799],
    ['of nothing takes nothing', 0, 799, 0],
  ])('%s', (_, couponAmount, total, couponDiscount) => {
    expect(quote({ ...wizard('print'), couponAmount })).toMatchObject({ total, couponDiscount });
  });

  it('leaves shipping, and what is left of the books to the family pack', () => {
    const cheap = [{ format: 'print' as const, unitPrice: 150, quantity: 2 }];
    expect(quote({ ...cart(cheap), couponAmount: 200 })).toMatchObject({
      subtotal: 350,
      couponDiscount: 200,
      familyPackDiscount: 100,
      discount: 300,
      total: 50,
    });
  });
});

describe('the quote on a book’s own page', () => {
  it.each([
    [799, 1, 0, 799],
    [799, 3, 0, 2397],
    [799, 3, 10, 2157],
    [399, 1, 10, 359],
    [450, 1, 0, 450],
  ])('₹%i × %i less %i%% is ₹%i', (unitPrice, quantity, percent, total) => {
    expect(quote(page(unitPrice, quantity, percent))).toMatchObject({
      total,
      discount: unitPrice * quantity - total,
      familyPackDiscount: 0,
      shipping: 0,
    });
  });
});

describe('the quote of a cart', () => {
  it('is nothing for nothing', () => {
    expect(quote(cart([]))).toMatchObject({ subtotal: 0, discount: 0, total: 0 });
  });

  it.each([
    ['one book', [book('print')], 0, 799],
    ['two of one book', [book('print', 2)], 200, 1398],
    ['two different books', [book('digital'), book('combo')], 200, 1198],
    ['many books', [book('digital', 5)], 200, 1795],
  ])('gives the family pack for %s', (_, lines, familyPackDiscount, total) => {
    expect(quote(cart(lines))).toMatchObject({ familyPackDiscount, total });
  });

  it('takes the coupon of the subtotal and the family pack beside it', () => {
    expect(quote(cart([book('print', 2)], 10))).toMatchObject({
      subtotal: 1598,
      couponDiscount: 160,
      familyPackDiscount: 200,
      discount: 360,
      total: 1238,
    });
  });

  it('never falls below nothing', () => {
    expect(quote(cart([book('digital', 2)], 98))).toMatchObject({
      subtotal: 798,
      couponDiscount: 782,
      familyPackDiscount: 16,
      discount: 798,
      total: 0,
    });
  });

  it('charges shipping only for printed books under ₹500, whatever the coupon', () => {
    const cheap = { format: 'print' as const, unitPrice: 450, quantity: 1 };
    expect(quote(cart([cheap]))).toMatchObject({ subtotal: 500, shipping: 50, total: 500 });
    expect(quote(cart([cheap], 100))).toMatchObject({ shipping: 50, total: 50 });
    expect(quote(cart([{ ...cheap, unitPrice: 499 }])).shipping).toBe(50);
    expect(quote(cart([{ ...cheap, unitPrice: 500 }])).shipping).toBe(0);
    expect(quote(cart([book('digital')])).shipping).toBe(0);
    expect(quote(cart([book('print')], 98))).toMatchObject({ shipping: 0, total: 16 });
  });
});

describe('any basket', () => {
  const percents = fc.oneof(fc.constantFrom(0, 10, 50, 95, 98), fc.integer({ min: 0, max: 100 }));
  const coupons = fc.oneof(
    fc.record({ couponPercent: percents }),
    fc.record({ couponPercent: fc.constant(0), couponAmount: fc.integer({ min: 0, max: 5000 }) }),
  );
  const goods = fc.record({
    source: fc.constantFrom('wizard' as const, 'cart' as const, 'product' as const),
    lines: fc.array(
      fc.record({
        format: fc.constantFrom(...FORMATS),
        unitPrice: fc.integer({ min: 1, max: 5000 }),
        quantity: fc.integer({ min: 1, max: 50 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    addOns: fc.subarray([...ADD_ON_IDS]).map((ids) => ids.map((id) => ADD_ONS[id])),
  });
  const baskets = fc.tuple(goods, coupons).map(([basket, coupon]): Basket => ({ ...basket, ...coupon }));

  it('costs what exact fractions say', () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        const priced = quote(basket);
        expect(BigInt(priced.total)).toBe(exactTotal(basket));
        expect(priced.subtotal - priced.discount).toBe(priced.total);
        expect(priced.couponDiscount + priced.familyPackDiscount).toBe(priced.discount);
        expect(Object.values(priced).every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

/** The recorded formulas in hundredths of a rupee, rounded once, half up; independent of the shop's code. */
function exactTotal(basket: Basket): bigint {
  let hundredths = 0n;
  let printed = 0n;
  let books = 0n;
  for (const { format, unitPrice, quantity } of basket.lines) {
    const rupees = BigInt(unitPrice) * BigInt(quantity);
    hundredths += rupees * 100n;
    books += BigInt(quantity);
    if (format === 'print' || format === 'combo') printed += rupees;
  }
  for (const { price } of basket.addOns) hundredths += BigInt(price) * 100n;
  hundredths -= (hundredths / 100n) * BigInt(basket.couponPercent);
  hundredths -= BigInt(basket.couponAmount ?? 0) * 100n;
  if (hundredths < 0n) hundredths = 0n;
  if (basket.source === 'cart' && books > 1n) hundredths -= 20_000n;
  if (hundredths < 0n) hundredths = 0n;
  const shipping = basket.source !== 'product' && printed > 0n && printed < 500n ? 50n : 0n;
  return hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n) + shipping;
}
