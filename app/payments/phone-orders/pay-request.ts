import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import {
  cancelCheckout,
  checkoutById,
  mayOpenAgain,
  type NewCheckout,
  openCheckout,
} from '../../buying/checkout/checkouts.server.ts';
import { sameContent } from '../../buying/checkout/same-content.ts';
import { cancelPayment } from '../payments/cancel-payment.server.ts';
import { changed, payable, refuse } from '../payments/open-checkout.server.ts';
import { openPayment } from '../payments/open-payment.server.ts';
import { photoMarkSchema, whyNotMeant } from '../../books/photos/photo-meant.ts';
import { photoOfDraft } from '../../books/photos/photos.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import type { Route } from './+types/pay-request.ts';
import {
  beginPaying,
  type PhoneOrder,
  phoneOrderBegun,
  phoneOrderOfKey,
  stateOf,
} from './phone-orders.server.ts';

export const middleware = [forCustomers, atMost('checkouts')];

const OPENINGS = { limit: 60, windowSeconds: 600 };

const wanted = z.object({ key: z.string().max(100), photoMark: photoMarkSchema });

/**
 * POST `{key, photoMark}`: freezes the phone order of a link for the signed-in customer and opens its
 * payment. An empty key means the newest phone order that this customer began to pay.
 */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const user = await requireUser(request);
  if ((await useLimit(`pay ${user.id}`, OPENINGS.limit, OPENINGS.windowSeconds)) > 0)
    return refuse(429, 'too-many', 'Please wait a few minutes and try again.');
  const read = wanted.safeParse(await readJson(request));
  const key = read.data?.key ?? '';
  const order = await (key === '' ? phoneOrderBegun(user.id) : phoneOrderOfKey(key));
  if (!order || (order.userId !== null && order.userId !== user.id))
    return refuse(404, 'unknown', 'This link does not work any more.');
  const open = order.checkoutId ? await checkoutById(order.checkoutId) : null;
  if (open?.settledAt) return payable(open.id, () => openPayment(open, true));
  if (stateOf(order, false, now()) !== 'waiting')
    return refuse(409, 'over', 'This link does not work any more. Please ask us for a new one.');
  const photo = await photoOfDraft(request, 'phone');
  const otherPhoto = whyNotMeant(photo, read.data?.photoMark);
  if (otherPhoto) return refuse(409, 'photo', otherPhoto);
  const content = contentOf(order, user.id, photo?.id ?? null);
  const same = open && mayOpenAgain(open) && sameContent(open, content);
  if (open && !open.cancelledAt && !same) {
    const { state } = await cancelPayment(open);
    if (state === 'paid') return payable(open.id, () => openPayment(open, true));
    if (state === 'open') return refuse(503, 'provider', 'Please try again in a moment.');
  }
  const frozen = await openCheckout(same ? { ...content, intentKey: open.intentKey } : content);
  if (frozen.outcome === 'coupon-gone')
    return refuse(
      409,
      'over',
      'The offer in this order was used up meanwhile. Please ask us for a new link.',
    );
  if (frozen.outcome !== 'opened') return changed();
  const { checkout } = frozen;
  if (!(await beginPaying(order.id, user.id, order.checkoutId, checkout.id))) {
    await cancelCheckout(checkout.id);
    return changed();
  }
  return payable(checkout.id, () => openPayment(checkout, frozen.again));
}

/**
 * The content of the checkout. Its prices are those from when staff put the order together. One photo is the
 * hero of every book of the order.
 */
function contentOf(order: PhoneOrder, userId: string, photoId: string | null): NewCheckout {
  const { books, addOns, shippingAddress, couponCode, subtotal, discount, total } = order;
  return {
    userId,
    intentKey: `phone/${order.id}/${randomUUID()}`,
    source: 'phone',
    lines: books.map(({ story, title, image, format, characterName, language, quantity, unitPrice }) => ({
      productTitle: title,
      productImage: image,
      format,
      quantity,
      unitPrice,
      characterName,
      customMessage: null,
      customStory: null,
      customTitle: null,
      book: { story, drawnHero: null, photoId, language },
      cartItemId: null,
    })),
    addOns,
    shippingAddress,
    couponCode,
    totals: { subtotal, discount, total, shipping: 0, couponDiscount: 0, familyPackDiscount: 0 },
  };
}
