import type { HeroRefusal } from '../../books/drawing/hero-state.ts';
import { favouriteWords } from '../../books/book/favourites.ts';
import type { PricedCart } from '../../buying/cart/price-cart.server.ts';
import { whenItComes } from '../../orders/orders/order-dates.ts';
import type { Format } from '../../books/book/formats.ts';
import type { PricedAddOn } from '../../buying/pricing/add-ons.ts';
import type { Coupon } from '../../buying/pricing/coupons.server.ts';
import type { Totals } from '../../buying/pricing/quote.ts';

/** The cart as its customer sees it. Amounts are whole rupees. */
export interface CartView {
  lines: LineView[];
  /** What the extras apply to. With several books, `first` names the book that an additional copy is made of. */
  books: { formats: Format[]; first: string | undefined };
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
  /**
   * The photo that its hero comes from, as ISO texts: when it was sent, and until when it stays with this book, where
   * that keeps it and no earlier order. Null with a drawn hero.
   */
  photo: { sent: string; until: string | null } | null;
  /** Why no hero could be drawn from that photo. Once ordered, such a book waits for its parent. */
  noHero: HeroRefusal | null;
  /** The book had a photo, which is deleted by now. */
  photoHasLeft: boolean;
}

interface Photo {
  storedAt: Date;
  leavesAt: Date;
  cartItemId: string | null;
}

/**
 * @param photos those of its books that are kept, by their ids.
 * @param refused why no hero could be drawn from some of them.
 */
export function cartView(
  { items, addOns, coupon, totals }: PricedCart,
  photos: ReadonlyMap<string, Photo>,
  refused: ReadonlyMap<string, HeroRefusal>,
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
    photo: photoOf(item, photos),
    noHero: refused.get(item.book.photoId ?? '') ?? null,
    photoHasLeft: item.photoHasLeft,
  }));
  const formats = lines.map(({ format }) => format);
  const chosen = addOns.map(({ id }) => id);
  return {
    lines,
    books: { formats, first: firstOfSeveral(lines) },
    addOns,
    coupon,
    totals,
    whenItComes: whenItComes(formats, chosen, today),
  };
}

/** The first book of an order: by title, then by hero where two share a title. */
function firstOfSeveral(lines: LineView[]): string | undefined {
  if (lines.length < 2) return undefined;
  const first = lines.reduce((one, other) => (other.title < one.title ? other : one));
  const title = titleOf(first);
  const isOne = lines.filter((line) => titleOf(line) === title).length > 1 && first.characterName;
  return `“${title}”${isOne ? ` for ${first.characterName}` : ''}`;
}

const titleOf = ({ customTitle, title }: LineView): string => customTitle ?? title;

function photoOf(
  { id, book }: PricedCart['items'][number],
  photos: ReadonlyMap<string, Photo>,
): LineView['photo'] {
  const photo = book.photoId === null ? undefined : photos.get(book.photoId);
  if (!photo) return null;
  const { storedAt, leavesAt, cartItemId } = photo;
  return { sent: storedAt.toISOString(), until: cartItemId === id ? leavesAt.toISOString() : null };
}
