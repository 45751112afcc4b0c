import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { forCustomers } from '../account/audience.server.ts';
import { requireUser, type User } from '../account/session.server.ts';
import { cartCount } from '../cart/cart.server.ts';
import { cartLine, priceCart } from '../cart/price-cart.server.ts';
import { bookSchema } from '../checkout/checkout.schema.ts';
import {
  cartItemsOf,
  type Checkout,
  checkoutOfIntent,
  type NewCheckout,
  openCheckout,
  ownCheckout,
} from '../checkout/checkouts.server.ts';
import { shippingSchema } from '../checkout/shipping.schema.ts';
import { wizardLine } from '../checkout/wizard-line.ts';
import { photoOfDraft } from '../photos/photos.server.ts';
import { readJson } from '../platform/bounded-body.server.ts';
import { log } from '../platform/log.server.ts';
import { db } from '../platform/machine.server.ts';
import { useLimit } from '../platform/rate-limit.server.ts';
import { addOnsSchema, priceAddOns } from '../pricing/add-ons.ts';
import { invalidCouponMessage } from '../pricing/coupon-codes.ts';
import { findCoupon } from '../pricing/coupons.server.ts';
import { quote } from '../pricing/quote.ts';
import { cancelPayment, closeOthers } from './cancel-payment.server.ts';
import { openPayment } from './open-payment.server.ts';
import { checkoutState } from './payment-state.server.ts';
import { INIT_FAILED } from './payment-window.ts';
import { ProviderDown, ProviderRefused } from './razorpay.server.ts';

export const middleware = [forCustomers];

const OPENINGS = { limit: 150, windowSeconds: 600 };

const intentSchema = z.string().regex(/^[\w-]{8,80}$/);
const wanted = z.object({
  intentKey: intentSchema,
  shipping: shippingSchema,
  couponCode: z.string().max(40).nullable().default(null),
  addOns: addOnsSchema,
});
const wantedBook = wanted.extend({ source: z.literal('wizard').default('wizard'), book: bookSchema });
/** The cart's books are the shop's own rows: nothing of them is sent. */
const wantedCart = wanted.extend({ source: z.literal('cart') });
const fromCart = z.object({ source: z.literal('cart') });
type WantedBook = z.infer<typeof wantedBook>;
type WantedCart = z.infer<typeof wantedCart>;

/** How the checkout of an intent stands: `?intent=` the browser's key, or `?id=` the checkout's. */
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
  if (request.method === 'POST') return open(request, user);
  if (request.method === 'DELETE') return cancel(request, user);
  return new Response(null, { status: 405, headers: { Allow: 'GET, POST, DELETE' } });
}

async function open(request: Request, user: User): Promise<Response> {
  const wait = await useLimit(`checkout ${user.id}`, OPENINGS.limit, OPENINGS.windowSeconds);
  if (wait > 0) return refuse(429, 'too-many', 'Please wait a few minutes and try again.');
  const json = await readJson(request);
  const read = (fromCart.safeParse(json).success ? wantedCart : wantedBook).safeParse(json);
  if (!read.success) return incomplete(read.error);
  const before = await checkoutOfIntent(user.id, read.data.intentKey);
  if (before?.settledAt) {
    const another = before.source === 'cart' && (await cartCount(user.id)) > 0;
    return another ? changed() : payable(before.id, () => openPayment(before, true));
  }
  const { source } = read.data;
  const content =
    read.data.source === 'cart'
      ? await pricedCart(user, read.data)
      : await pricedBook(request, user, read.data);
  if (content === 'coupon') return refuse(422, 'coupon', invalidCouponMessage(source));
  if (content.lines.length === 0) return refuse(422, 'empty', 'Your cart is empty.');
  return freezeAndOpen(content);
}

/** How often somebody else may get in between. */
const MOST_TRIES = 3;

async function freezeAndOpen(content: NewCheckout, triesLeft = MOST_TRIES): Promise<Response> {
  const opened = await openCheckout(content);
  switch (opened.outcome) {
    case 'opened':
      return payable(opened.checkout.id, () => openPayment(opened.checkout, opened.again));
    case 'others-open':
      return triesLeft > 0 ? takeOver(content, opened.others, triesLeft - 1) : changed();
    case 'coupon-gone':
      return refuse(422, 'coupon', invalidCouponMessage(content.source));
    case 'bought':
      return bought();
    case 'changed':
      return changed();
  }
}

/** The newest wish to pay for the same books counts, unless an older one turns out to be paid. */
function takeOver(content: NewCheckout, others: readonly Checkout[], triesLeft: number): Promise<Response> {
  return withProvider(others[0]?.id ?? '', async () => {
    const paid = await closeOthers(others);
    if (!paid) return freezeAndOpen(content, triesLeft);
    const sameBooks = isDeepStrictEqual(
      new Set(cartItemsOf(paid.lines)),
      new Set(cartItemsOf(content.lines)),
    );
    return sameBooks ? payable(paid.id, () => openPayment(paid, true)) : bought();
  });
}

/** The price comes from the shop's own list; one that was sent along is never read. */
async function pricedBook(
  request: Request,
  user: User,
  content: WantedBook,
): Promise<NewCheckout | 'coupon'> {
  const { intentKey, book, shipping, couponCode } = content;
  const typed = couponCode?.trim() ?? '';
  const coupon = typed === '' ? null : await findCoupon(db(), typed, 'wizard', user.id);
  if (typed !== '' && !coupon) return 'coupon';
  const photo = await photoOfDraft(request, 'wizard');
  const lines = [wizardLine(book, photo?.id ?? null)];
  const addOns = priceAddOns(content.addOns, [book.format]);
  return {
    userId: user.id,
    intentKey,
    source: 'wizard',
    lines,
    addOns,
    shippingAddress: { ...shipping, country: 'India' },
    couponCode: coupon?.code ?? null,
    totals: quote({ source: 'wizard', lines, addOns, couponPercent: coupon?.percent ?? 0 }),
  };
}

async function pricedCart(user: User, content: WantedCart): Promise<NewCheckout | 'coupon'> {
  const couponCode = content.couponCode?.trim() || null;
  const cart = await priceCart(db(), user.id, { couponCode, addOns: content.addOns });
  if (couponCode && !cart.coupon) return 'coupon';
  return {
    userId: user.id,
    intentKey: content.intentKey,
    source: 'cart',
    lines: cart.items.map(cartLine),
    addOns: cart.addOns,
    shippingAddress: { ...content.shipping, country: 'India' },
    couponCode: cart.coupon?.code ?? null,
    totals: cart.totals,
  };
}

function payable(checkoutId: string, openIt: () => ReturnType<typeof openPayment>): Promise<Response> {
  return withProvider(checkoutId, async () => {
    const opened = await openIt();
    if (opened.outcome === 'over') return changed();
    return opened.outcome === 'pay'
      ? Response.json({ checkoutId, free: false, payment: opened.payment })
      : Response.json({
          checkoutId,
          free: true,
          orderNumber: opened.orderNumber,
          paymentId: opened.paymentId,
        });
  });
}

async function withProvider(checkoutId: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderDown || error instanceof ProviderRefused)) throw error;
    log.warn('A payment could not be opened.', { checkoutId, error });
    return refuse(503, 'provider', INIT_FAILED);
  }
}

async function cancel(request: Request, user: User): Promise<Response> {
  const read = z.object({ checkoutId: z.uuid() }).safeParse(await readJson(request));
  const checkout = read.success ? await ownCheckout(user.id, read.data.checkoutId) : null;
  if (!checkout) return refuse(404, 'unknown', 'There is no such checkout.');
  return Response.json({ checkoutId: checkout.id, ...(await cancelPayment(checkout)) });
}

/** Frozen with other content, or no longer payable: the browser starts a new intent. */
function changed(): Response {
  return refuse(409, 'changed', 'Something in your order changed. Please try again.');
}

/** Another window or phone was faster. */
function bought(): Response {
  return refuse(409, 'bought', 'Some of these books are already paid. Your cart shows what is left.');
}

function incomplete(error: z.ZodError): Response {
  const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  const message = 'Please fill in all required fields before proceeding.';
  return Response.json({ problem: 'incomplete', message, fields }, { status: 422 });
}

function refuse(status: number, problem: string, message: string): Response {
  return Response.json({ problem, message }, { status });
}
