import { z } from 'zod';
import type { User } from '../../account/account/session.server.ts';
import { clearCart, setQuantity } from '../../buying/cart/cart.server.ts';
import { priceCart } from '../../buying/cart/price-cart.server.ts';
import { CART_IS_FULL, MOST_OF_ONE } from '../../buying/pricing/quantity.ts';
import { anywayOf } from '../../buying/checkout/anyway.schema.ts';
import { whyNotTaken } from '../../buying/checkout/deliverable.ts';
import { shippingSchema } from '../../buying/checkout/shipping.schema.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import type { AddOnId } from '../../buying/pricing/price-list.ts';
import { couponAppliedMessage, invalidCouponMessage } from '../../buying/pricing/coupon-codes.ts';
import { code } from '../../platform/strings/typed-fields.schema.ts';
import type { CartAnswer } from './cart-answer.ts';

const TRIES = { limit: 60, windowSeconds: 600 };

const change = z.object({
  itemId: z.uuid(),
  quantity: z
    .string()
    .regex(/^-?\d{1,3}$/)
    .transform(Number)
    .refine((quantity) => quantity <= MOST_OF_ONE),
});

/** Sets how many of one book there are; 0 or less takes it out. */
export async function changeQuantity(
  user: User,
  fields: Record<string, unknown>,
): Promise<[CartAnswer, number]> {
  const read = change.safeParse(fields);
  if (!read.success) return [{ kind: 'quantity', changed: false }, 422];
  const outcome = await setQuantity(user.id, read.data.itemId, read.data.quantity);
  if (outcome === 'full') return [{ kind: 'quantity', changed: false, because: CART_IS_FULL }, 409];
  const changed = outcome === 'changed';
  return [{ kind: 'quantity', changed }, changed ? 200 : 404];
}

/** Takes everything out. */
export async function emptyCart(user: User): Promise<[CartAnswer, number]> {
  await clearCart(user.id);
  return [{ kind: 'clear' }, 200];
}

/** Tries a coupon for the cart; changes nothing. */
export async function tryCoupon(user: User, fields: Record<string, unknown>): Promise<[CartAnswer, number]> {
  const typed = code.max(40).safeParse(fields['code']).data ?? '';
  const wait = await useLimit(`cart-coupon ${user.id}`, TRIES.limit, TRIES.windowSeconds);
  const tried =
    typed === '' || wait > 0 ? null : await priceCart(db(), user.id, { couponCode: typed, addOns: [] });
  if (tried?.coupon)
    return [{ kind: 'coupon', code: typed, message: couponAppliedMessage(tried.coupon) }, 200];
  return [{ kind: 'coupon', code: null, message: tried?.couponProblem ?? invalidCouponMessage('cart') }, 200];
}

/** Checks the address with the recorded error texts, and whether the cart's books can be delivered there. */
export async function checkAddress(
  user: User,
  form: FormData,
  addOns: readonly AddOnId[],
): Promise<[CartAnswer, number]> {
  const read = shippingSchema.safeParse(Object.fromEntries(form));
  const anyway = anywayOf(form);
  const problems: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) problems[String(path[0])] ??= message;
  if (read.success) {
    const cart = await priceCart(db(), user.id, { couponCode: null, addOns });
    Object.assign(problems, whyNotTaken(read.data, { parcel: !isDigitalOnly(cart), anyway }));
  }
  const shipping = read.success && Object.keys(problems).length === 0 ? read.data : null;
  return [{ kind: 'address', shipping, anyway, problems }, 200];
}
