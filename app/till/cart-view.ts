import type { PricedCart } from '../cart/price-cart.server.ts';
import type { Format } from '../pricing/price-list.ts';
import type { PricedAddOn } from '../pricing/add-ons.ts';
import type { Coupon } from '../pricing/coupons.server.ts';
import type { Totals } from '../pricing/quote.ts';

/** The most copies of one book that a cart takes. */
export const MOST_OF_ONE = 99;

/** The cart as its customer sees it. Amounts are whole rupees. */
export interface CartView {
  lines: LineView[];
  addOns: PricedAddOn[];
  coupon: Coupon | null;
  totals: Totals;
}

export interface LineView {
  id: string;
  title: string;
  image: string;
  format: Format;
  characterName: string | null;
  quantity: number;
  lineTotal: number;
}

export function cartView({ items, addOns, coupon, totals }: PricedCart): CartView {
  const lines = items.map((item) => ({
    id: item.id,
    title: item.productTitle,
    image: item.productImage,
    format: item.format,
    characterName: item.characterName,
    quantity: item.quantity,
    lineTotal: item.price * item.quantity,
  }));
  return { lines, addOns, coupon, totals };
}
