import { WIZARD_BOOK_TITLE } from '../../buying/checkout/wizard-line.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { type PricedAddOn, priceAddOns } from '../../buying/pricing/add-ons.ts';
import { findCoupon, whyNoCoupon } from '../../buying/pricing/coupons.server.ts';
import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { MOST_TOTAL } from '../../buying/pricing/most-total.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { goodsOf, quote, type Totals } from '../../buying/pricing/quote.ts';
import { smallPicture } from '../../buying/catalogue/offered-book.ts';
import { offeredBook } from '../../buying/catalogue/offered-book.server.ts';
import type { PhoneBook, PhoneOrderInput } from './phone-order.schema.ts';
import type { PhoneStory } from './phone-stories.ts';

/** A phone order at the shop's own prices. */
export interface PricedPhoneOrder {
  books: PhoneBook[];
  addOns: PricedAddOn[];
  couponCode: string | null;
  /** `discount` includes what staff took off. */
  totals: Totals;
}

/** Prices a phone order like a cart. @returns the problems by field name when it cannot be priced. */
export async function pricePhoneOrder(
  input: PhoneOrderInput,
): Promise<{ priced: PricedPhoneOrder } | { wrong: Record<string, string> }> {
  const books: PhoneBook[] = [];
  for (const book of input.books) books.push({ ...book, ...(await offered(book.story, book.format)) });
  const addOns = priceAddOns(
    input.addOns,
    books.map(({ format }) => format),
  );
  const code = input.couponCode;
  const typed = code && {
    code,
    place: 'cart' as const,
    userId: null,
    goods: goodsOf({ lines: books, addOns }),
  };
  const coupon = typed ? await findCoupon(db(), typed) : null;
  if (typed && !coupon) return { wrong: { couponCode: await whyNoCoupon(db(), typed) } };
  const totals = quote({
    source: 'cart',
    lines: books,
    addOns,
    couponPercent: coupon?.percent ?? 0,
    couponAmount: coupon?.amount ?? 0,
  });
  const { reduction, reductionBecause } = input;
  if (totals.total - reduction > MOST_TOTAL)
    return {
      wrong: { reduction: `One payment can be ${rupees(MOST_TOTAL)} at most. Please make two orders.` },
    };
  if (reduction > totals.total)
    return { wrong: { reduction: `At most ₹${totals.total}, which is the total.` } };
  if (reduction > 0 && reductionBecause.length < 3)
    return { wrong: { reductionBecause: 'Please say why: it stands beside the order.' } };
  return {
    priced: {
      books,
      addOns,
      couponCode: coupon?.code ?? null,
      totals: { ...totals, discount: totals.discount + reduction, total: totals.total - reduction },
    },
  };
}

async function offered(
  story: PhoneStory,
  format: PhoneBook['format'],
): Promise<Pick<PhoneBook, 'title' | 'image' | 'unitPrice'>> {
  const shelf = await offeredBook(story);
  if (shelf) return { title: shelf.title, image: smallPicture(shelf), unitPrice: shelf.prices[format] };
  const title = WIZARD_BOOK_TITLE[story as keyof typeof WIZARD_BOOK_TITLE];
  return { title, image: `/covers/${story}-480.webp`, unitPrice: FORMAT_PRICE[format] };
}
