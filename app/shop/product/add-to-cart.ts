import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import { addBook } from '../../buying/cart/cart.server.ts';
import { chosenFavourites } from '../../books/book/favourites.ts';
import { whyNotMeant } from '../../books/photos/photo-meant.ts';
import { photoOfDraft } from '../../books/photos/photos.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { CART_IS_FULL } from '../../buying/pricing/quantity.ts';
import type { Route } from './+types/add-to-cart.ts';
import { smallPicture } from '../../buying/catalogue/offered-book.ts';
import { offeredBook } from '../../buying/catalogue/offered-book.server.ts';
import { productBookSchema } from './product-book.schema.ts';

export const middleware = [forCustomers, atMost('cart')];

const ADDED = { limit: 120, windowSeconds: 600 };

/**
 * Puts a personalised book of the shelf into the customer's cart, at the shop's own price, with the photo of its
 * draft; one of a child that was drawn from it is not needed any more, and deleted. Answers `{added: true, userId}`, or `{problem}`: `missing` when format or name are, `words`, `photo` or `full`
 * with a `message`, 401 for strangers.
 */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const user = await requireUser(request);
  const read = productBookSchema.safeParse(await readJson(request));
  if (!read.success) {
    const words = read.error.issues.find(({ code }) => code === 'custom');
    if (words) return Response.json({ problem: 'words', message: words.message }, { status: 422 });
    const missing = read.error.issues.some(({ path }) => path[0] === 'format' || path[0] === 'characterName');
    return Response.json({ problem: missing ? 'missing' : 'unreadable' }, { status: 422 });
  }
  const wait = await useLimit(`cart-add ${user.id}`, ADDED.limit, ADDED.windowSeconds);
  if (wait > 0)
    return Response.json({ problem: 'later' }, { status: 429, headers: { 'Retry-After': String(wait) } });
  const { productId, drawnHero, language, favourites, wheelchair, photoMark, ...book } = read.data;
  const offered = await offeredBook(productId);
  if (!offered) throw new Error(`Nothing is known about ${productId}.`);
  const photo = await photoOfDraft(request, productId);
  const otherPhoto = whyNotMeant(photo, photoMark);
  if (otherPhoto) return Response.json({ problem: 'photo', message: otherPhoto }, { status: 409 });
  const drawn = isLikeness(drawnHero);
  const outcome = await addBook(
    user.id,
    {
      ...book,
      productTitle: offered.title,
      productImage: smallPicture(offered),
      price: offered.prices[book.format],
      book: {
        story: productId,
        drawnHero,
        photoId: drawn ? null : (photo?.id ?? null),
        language,
        ...chosenFavourites(favourites),
        ...(wheelchair && { wheelchair }),
      },
    },
    drawn && photo ? photo.id : null,
  );
  if (outcome === 'full') return Response.json({ problem: 'full', message: CART_IS_FULL }, { status: 409 });
  return Response.json({ added: true, userId: user.id });
}
