import { familyPackDiscount } from './family-pack.ts';
import type { Format } from '../../books/book/formats.ts';
import { shippingCharge } from './shipping-charge.ts';

/** A basket to price. Prices are whole rupees read from the shop's own rows, never from a request. */
export interface Basket {
  /** Where the basket is shown. `product`, a book's own page, is priced without shipping. */
  source: 'wizard' | 'cart' | 'product';
  lines: readonly { format: Format; unitPrice: number; quantity: number }[];
  addOns: readonly { price: number }[];
  /** 0 to 100; 0 without a coupon. */
  couponPercent: number;
  /** Whole rupees that a coupon takes off books and add-ons, instead of a percentage. */
  couponAmount?: number;
}

/** Whole rupees. subtotal − discount = total, and couponDiscount + familyPackDiscount = discount. */
export interface Totals {
  /** Books, add-ons and shipping before any discount. */
  subtotal: number;
  shipping: number;
  couponDiscount: number;
  familyPackDiscount: number;
  discount: number;
  total: number;
}

/**
 * Prices a basket. The total is rounded once, half up; the discount is the rest of the subtotal. The coupon
 * applies to books and add-ons, the family pack takes off a fixed amount. Neither reduces shipping, and
 * together they never exceed the price of books and add-ons.
 */
export function quote(basket: Basket): Totals {
  const goods = goodsOf(basket);
  const shipping = basket.source === 'product' ? 0 : shippingCharge(basket.lines);
  const afterPercent = Math.floor((goods * (100 - basket.couponPercent) + 50) / 100);
  const afterCoupon = Math.max(0, afterPercent - (basket.couponAmount ?? 0));
  const pack = basket.source === 'cart' ? familyPackDiscount(quantityOf(basket)) : 0;
  const goodsTotal = Math.max(0, afterCoupon - pack);
  return {
    subtotal: goods + shipping,
    shipping,
    couponDiscount: goods - afterCoupon,
    familyPackDiscount: afterCoupon - goodsTotal,
    discount: goods - goodsTotal,
    total: goodsTotal + shipping,
  };
}

/** The price of books and add-ons in whole rupees, before any discount and without shipping. */
export function goodsOf({ lines, addOns }: Pick<Basket, 'lines' | 'addOns'>): number {
  const books = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  return addOns.reduce((sum, addOn) => sum + addOn.price, books);
}

function quantityOf(basket: Basket): number {
  return basket.lines.reduce((sum, line) => sum + line.quantity, 0);
}
