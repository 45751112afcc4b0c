import type { CheckoutLine } from '../checkout/checkout-line.ts';
import { keptPhotos } from '../../books/photos/photos.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { type PricedAddOn, priceAddOns } from '../pricing/add-ons.ts';
import { type Coupon, findCoupon, whyNoCoupon } from '../pricing/coupons.server.ts';
import type { AddOnId } from '../pricing/price-list.ts';
import { goodsOf, quote, type Totals } from '../pricing/quote.ts';
import { type CartItem, cartOf } from './cart.server.ts';

/** A book of the cart as it can be made today. */
interface PricedItem extends CartItem {
  /** The photo was deleted, as promised, so the book that is bought has a drawn hero. */
  photoHasLeft: boolean;
}

/** A customer's cart and what it costs now. */
export interface PricedCart {
  items: PricedItem[];
  addOns: PricedAddOn[];
  /** Null without a code, or when the code is unknown. */
  coupon: Coupon | null;
  /** Why the typed code gives no discount, in words for the customer. */
  couponProblem: string | null;
  totals: Totals;
}

/** Prices a customer's cart from its own rows. */
export async function priceCart(
  database: Queryable,
  userId: string,
  { couponCode, addOns }: { couponCode: string | null; addOns: readonly AddOnId[] },
): Promise<PricedCart> {
  const items = await withoutLeftPhotos(database, await cartOf(database, userId));
  const formats = items.map(({ format }) => format);
  const priced = items.length > 0 ? priceAddOns(addOns, formats) : [];
  const basket = {
    source: 'cart' as const,
    lines: items.map(({ format, price, quantity }) => ({ format, unitPrice: price, quantity })),
    addOns: priced,
  };
  const typed = couponCode
    ? { code: couponCode, place: 'cart' as const, userId, goods: goodsOf(basket) }
    : null;
  const coupon = typed && (await findCoupon(database, typed));
  const totals = quote({
    ...basket,
    couponPercent: coupon?.percent ?? 0,
    couponAmount: coupon?.amount ?? 0,
  });
  const couponProblem = typed && !coupon ? await whyNoCoupon(database, typed) : null;
  return { items, addOns: priced, coupon, couponProblem, totals };
}

/**
 * Marks books whose photo was deleted since. A photo may be deleted while its book waits in the cart, and
 * long before a book is ordered again.
 */
async function withoutLeftPhotos(database: Queryable, items: readonly CartItem[]): Promise<PricedItem[]> {
  const photoIds = items.map(({ book }) => book.photoId).filter((id) => id !== null);
  const kept = await keptPhotos(database, photoIds);
  return items.map((item) => {
    const { photoId } = item.book;
    const photoHasLeft = photoId !== null && !kept.has(photoId);
    return { ...item, book: photoHasLeft ? { ...item.book, photoId: null } : item.book, photoHasLeft };
  });
}

/** Turns a line of the cart into a line of a checkout. */
export function cartLine(item: CartItem): CheckoutLine {
  const { productTitle, productImage, format, quantity, price, book } = item;
  const { characterName, customMessage, customStory, customTitle } = item;
  return {
    productTitle,
    productImage,
    format,
    quantity,
    unitPrice: price,
    characterName,
    customMessage,
    customStory,
    customTitle,
    book,
    cartItemId: item.id,
  };
}
