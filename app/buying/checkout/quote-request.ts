import { z } from 'zod';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { currentUser } from '../../account/account/session.server.ts';
import { MOST_OF_ONE } from '../pricing/quantity.ts';
import { PRODUCT_IDS } from '../catalogue/product-ids.ts';
import { priceToday } from '../catalogue/products.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { addOnsSchema, priceAddOns } from '../pricing/add-ons.ts';
import { couponAppliedMessage } from '../pricing/coupon-codes.ts';
import { findCoupon, launchPlacesLeft, type TypedCoupon, whyNoCoupon } from '../pricing/coupons.server.ts';
import { FORMAT_PRICE } from '../pricing/price-list.ts';
import { FORMATS } from '../../books/book/formats.ts';
import { goodsOf, quote } from '../pricing/quote.ts';
import { code } from '../../platform/strings/typed-fields.schema.ts';

export const middleware = [forEveryone, atMost('questions')];

/** Enough for honest attempts, too few for guessing codes. */
const CODES = { limit: 200, windowSeconds: 600 };

const couponCode = code.max(40).nullable().default(null);
const asked = z.discriminatedUnion('source', [
  z.object({ source: z.literal('wizard'), format: z.enum(FORMATS), couponCode, addOns: addOnsSchema }),
  z.object({
    source: z.literal('product'),
    productId: z.enum(PRODUCT_IDS),
    format: z.enum(FORMATS),
    quantity: z.int().min(1).max(MOST_OF_ONE),
    couponCode,
  }),
]);
type Asked = z.infer<typeof asked>;

/** GET: how many places the launch offer still has. */
export async function loader(): Promise<Response> {
  return Response.json({ launchPlacesLeft: await launchPlacesLeft(db()) });
}

/** POST: what a book of the wizard or of the shelf costs now, in whole rupees. */
export async function action({ request }: { request: Request }): Promise<Response> {
  const read = asked.safeParse(await readJson(request));
  if (!read.success)
    return Response.json({ problem: 'unreadable', message: 'Please choose a format.' }, { status: 422 });
  const { source } = read.data;
  const typed = read.data.couponCode ?? '';
  if (typed !== '') {
    const wait = await useLimit(`coupon ${clientKey(request)}`, CODES.limit, CODES.windowSeconds);
    if (wait > 0) return tooMany(wait);
  }
  const user = typed === '' ? null : await currentUser(request);
  const { line, addOns } = await priced(read.data);
  const basket = { source, lines: [line], addOns };
  const coded: TypedCoupon = { code: typed, place: source, userId: user?.id ?? null, goods: goodsOf(basket) };
  const coupon = typed === '' ? null : await findCoupon(db(), coded);
  return Response.json({
    ...quote({ ...basket, couponPercent: coupon?.percent ?? 0, couponAmount: coupon?.amount ?? 0 }),
    addOns,
    coupon: coupon && { ...coupon, message: couponAppliedMessage(coupon) },
    couponProblem: typed !== '' && !coupon ? await whyNoCoupon(db(), coded) : null,
  });
}

/** Prices the one book of the question at today's price, with its add-ons. */
async function priced(question: Asked) {
  const { format } = question;
  if (question.source === 'wizard')
    return {
      line: { format, unitPrice: FORMAT_PRICE[format], quantity: 1 },
      addOns: priceAddOns(question.addOns, [format]),
    };
  const { productId, quantity } = question;
  return { line: { format, unitPrice: await priceToday(productId, format), quantity }, addOns: [] };
}

function tooMany(seconds: number): Response {
  return Response.json(
    { problem: 'too-many', message: 'That was a lot of codes. Please wait a few minutes.' },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  );
}
