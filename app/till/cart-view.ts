import { favouriteWords } from '../checkout/favourites.ts';
import type { PricedCart } from '../cart/price-cart.server.ts';
import { whenItComes } from '../orders/order-dates.ts';
import type { Format } from '../pricing/price-list.ts';
import type { PricedAddOn } from '../pricing/add-ons.ts';
import type { Coupon } from '../pricing/coupons.server.ts';
import type { Totals } from '../pricing/quote.ts';

/** The cart as its customer sees it. Amounts are whole rupees. */
export interface CartView {
  lines: LineView[];
  addOns: PricedAddOn[];
  coupon: Coupon | null;
  totals: Totals;
  whenItComes: string;
}

export interface LineView {
  id: string;
  title: string;
  image: string;
  format: Format;
  characterName: string | null;
  customTitle: string | null;
  /** “Elephant, red”. */
  favourites: string | null;
  wheelchair: boolean;
  quantity: number;
  lineTotal: number;
  /** Until when its photo is kept, as ISO text; null without one. */
  photoUntil: string | null;
  /** It had a photo, which is gone. */
  photoHasLeft: boolean;
}

/** @param photos until when the photos of its books are kept, by the books’ ids. */
export function cartView(
  { items, addOns, coupon, totals }: PricedCart,
  photos: ReadonlyMap<string, Date>,
  today: Date,
): CartView {
  const lines = items.map((item) => ({
    id: item.id,
    title: item.productTitle,
    image: item.productImage,
    format: item.format,
    characterName: item.characterName,
    customTitle: item.customTitle,
    favourites: favouriteWords(item.book.favourites),
    wheelchair: item.book.wheelchair === true,
    quantity: item.quantity,
    lineTotal: item.price * item.quantity,
    photoUntil: photos.get(item.id)?.toISOString() ?? null,
    photoHasLeft: item.photoHasLeft,
  }));
  const formats = lines.map(({ format }) => format);
  const chosen = addOns.map(({ id }) => id);
  return { lines, addOns, coupon, totals, whenItComes: whenItComes(formats, chosen, today) };
}
