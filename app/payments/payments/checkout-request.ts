import { z } from 'zod';
import { waitMessage } from '../../account/account/attempts.server.ts';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser, type User } from '../../account/account/session.server.ts';
import { cartCount } from '../../buying/cart/cart.server.ts';
import { cartLine, priceCart } from '../../buying/cart/price-cart.server.ts';
import { anywaySchema } from '../../buying/checkout/anyway.schema.ts';
import { bookSchema } from '../../books/book/book.schema.ts';
import {
  type Checkout,
  checkoutOfIntent,
  type NewCheckout,
  ownCheckout,
} from '../../buying/checkout/checkouts.server.ts';
import { whyNotTaken } from '../../buying/checkout/deliverable.ts';
import { shippingSchema } from '../../buying/checkout/shipping.schema.ts';
import { type ShopStory, toldStory } from '../../buying/catalogue/shop-stories.server.ts';
import { wizardLine } from '../../buying/checkout/wizard-line.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { photoMarkSchema, whyNotMeant } from '../../books/photos/photo-meant.ts';
import { photoOfDraft } from '../../books/photos/photos.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { addOnsSchema, priceAddOns } from '../../buying/pricing/add-ons.ts';
import { normaliseCode } from '../../buying/pricing/normalise-code.ts';
import { findCoupon, whyNoCoupon } from '../../buying/pricing/coupons.server.ts';
import { MOST_TOTAL, TOO_MUCH } from '../../buying/pricing/most-total.ts';
import { goodsOf, quote } from '../../buying/pricing/quote.ts';
import { code } from '../../platform/strings/typed-fields.schema.ts';
import { cancelPayment } from './cancel-payment.server.ts';
import { changed, freezeAndOpen, payable, refuse } from './open-checkout.server.ts';
import { openPayment } from './open-payment.server.ts';
import { checkoutState } from './payments.server.ts';

export const middleware = [forCustomers, atMost('checkouts')];

const OPENINGS = { limit: 150, windowSeconds: 600 };
const OPENINGS_A_DAY = 1_000;
/** For one checkout. It is closed again only when the provider could not answer, or after it was reopened. */
const CLOSINGS = { limit: 5, windowSeconds: 20 };

const intentSchema = z.string().regex(/^[\w-]{8,80}$/);
const wanted = z.object({
  intentKey: intentSchema,
  shipping: shippingSchema,
  anyway: anywaySchema,
  couponCode: code.max(40).nullable().default(null),
  addOns: addOnsSchema,
});
const wantedBook = wanted.extend({
  source: z.literal('wizard').default('wizard'),
  book: bookSchema,
  photoMark: photoMarkSchema,
});
/** The books of a cart are read from the shop's own rows; the request does not contain them. */
const wantedCart = wanted.extend({ source: z.literal('cart') });
const fromCart = z.object({ source: z.literal('cart') });
type WantedBook = z.infer<typeof wantedBook>;
type WantedCart = z.infer<typeof wantedCart>;

/** GET: the state of a checkout. `?intent=` is the browser's intent key, or `?id=` the checkout's id. */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const user = await requireUser(request);
  const { searchParams } = new URL(request.url);
  const id = z.uuid().safeParse(searchParams.get('id'));
  const intent = intentSchema.safeParse(searchParams.get('intent'));
  const own = id.success ? ownCheckout(user.id, id.data) : null;
  const checkout = await (own ?? (intent.success ? checkoutOfIntent(user.id, intent.data) : null));
  return Response.json({ checkoutId: checkout?.id ?? null, ...(await checkoutState(checkout)) });
}

/** POST freezes what is bought and opens its payment; DELETE says that the customer went back. */
export async function action({ request }: { request: Request }): Promise<Response> {
  const user = await requireUser(request);
  return request.method === 'DELETE' ? cancel(request, user) : open(request, user);
}

async function open(request: Request, user: User): Promise<Response> {
  const wait =
    (await useLimit(`checkout ${user.id}`, OPENINGS.limit, OPENINGS.windowSeconds)) ||
    (await useLimit(`checkout/day ${user.id}`, OPENINGS_A_DAY, 24 * 60 * 60));
  if (wait > 0) return refuse(429, 'too-many', waitMessage(wait), { 'Retry-After': String(wait) });
  const json = await readJson(request);
  const read = (fromCart.safeParse(json).success ? wantedCart : wantedBook).safeParse(json);
  if (!read.success) return incomplete(read.error);
  const before = await checkoutOfIntent(user.id, read.data.intentKey);
  if (before?.settledAt) {
    const another = before.source === 'cart' && (await cartCount(user.id)) > 0;
    return another ? changed() : payable(before.id, () => openPayment(before, true));
  }
  const frozenCode = couponOf(before);
  const content =
    read.data.source === 'cart'
      ? await pricedCart(user, read.data, frozenCode)
      : await pricedBook(request, user, read.data, frozenCode);
  if (content instanceof Response) return content;
  if (content.lines.length === 0) return refuse(422, 'empty', 'Your cart is empty.');
  const parcel = !isDigitalOnly({ items: content.lines, addOns: content.addOns });
  const wrong = whyNotTaken(content.shippingAddress, { parcel, anyway: read.data.anyway });
  if (Object.keys(wrong).length > 0) return undeliverable(wrong);
  if (content.totals.total > MOST_TOTAL) return refuse(422, 'too-much', TOO_MUCH);
  return freezeAndOpen(content);
}

/** An open checkout keeps the coupon that it was promised, whatever happened to the coupon since. */
const couponOf = (before: Checkout | null) =>
  before?.couponCode && !before.cancelledAt ? normaliseCode(before.couponCode) : null;

/**
 * Prices a wizard book from the shop's own price list; a price in the request is never read.
 * @returns a refusal when the book cannot be sold like this.
 */
async function pricedBook(
  request: Request,
  user: User,
  content: WantedBook,
  frozenCode: string | null,
): Promise<NewCheckout | Response> {
  const { intentKey, book, shipping } = content;
  const told = book.shopStory === null ? null : await toldStory(book.shopStory);
  if (book.shopStory !== null && !told)
    return refuse(422, 'story', 'This story is not told any more. Please choose another one.');
  const photo = await photoOfDraft(request, 'wizard');
  const otherPhoto = whyNotMeant(photo, content.photoMark);
  if (otherPhoto) return refuse(409, 'photo', otherPhoto);
  const lines = [wizardLine(book, photo?.id ?? null, told && wordsOf(told))];
  const addOns = priceAddOns(content.addOns, [book.format]);
  const basket = { source: 'wizard' as const, lines, addOns };
  const couponCode = content.couponCode ?? '';
  const typed = { code: couponCode, place: 'wizard' as const, userId: user.id, goods: goodsOf(basket) };
  const coupon = couponCode === '' ? null : await findCoupon(db(), typed);
  const isFrozen = frozenCode !== null && normaliseCode(couponCode) === frozenCode;
  if (couponCode !== '' && !coupon && !isFrozen) return refuse(422, 'coupon', await whyNoCoupon(db(), typed));
  return {
    userId: user.id,
    intentKey,
    ...basket,
    shippingAddress: { ...shipping, country: 'India' },
    couponCode: couponCode || null,
    totals: quote({ ...basket, couponPercent: coupon?.percent ?? 0, couponAmount: coupon?.amount ?? 0 }),
  };
}

/** The parts of a story that the order freezes. */
const wordsOf = ({ id, title, template }: ShopStory) => ({ id, title, template });

async function pricedCart(
  user: User,
  content: WantedCart,
  frozenCode: string | null,
): Promise<NewCheckout | Response> {
  const couponCode = content.couponCode || null;
  const cart = await priceCart(db(), user.id, { couponCode, addOns: content.addOns });
  const isFrozen = couponCode !== null && normaliseCode(couponCode) === frozenCode;
  if (cart.couponProblem !== null && !isFrozen) return refuse(422, 'coupon', cart.couponProblem);
  return {
    userId: user.id,
    intentKey: content.intentKey,
    source: 'cart',
    lines: cart.items.map(cartLine),
    addOns: cart.addOns,
    shippingAddress: { ...content.shipping, country: 'India' },
    couponCode,
    totals: cart.totals,
  };
}

async function cancel(request: Request, user: User): Promise<Response> {
  const read = z.object({ checkoutId: z.uuid() }).safeParse(await readJson(request));
  const checkout = read.success ? await ownCheckout(user.id, read.data.checkoutId) : null;
  if (!checkout) return refuse(404, 'unknown', 'There is no such checkout.');
  const wait = await useLimit(`close checkout ${checkout.id}`, CLOSINGS.limit, CLOSINGS.windowSeconds);
  const state = await (wait > 0 ? checkoutState(checkout) : cancelPayment(checkout));
  return Response.json({ checkoutId: checkout.id, ...state });
}

/** Refuses an address, with the problem of each field and the first problem as message. */
function undeliverable(wrong: Record<string, string>): Response {
  const fields = Object.fromEntries(
    Object.entries(wrong).map(([name, words]) => [`shipping.${name}`, words]),
  );
  const [message] = Object.values(wrong);
  return Response.json({ problem: 'address', message, fields }, { status: 422 });
}

function incomplete(error: z.ZodError): Response {
  const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  const words = error.issues.find(({ code }) => code === 'custom')?.message;
  const problem = words ? 'words' : 'incomplete';
  const message = words ?? 'Please fill in all required fields before proceeding.';
  return Response.json({ problem, message, fields }, { status: 422 });
}
