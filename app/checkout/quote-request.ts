import { z } from 'zod';
import { forEveryone } from '../account/audience.server.ts';
import { currentUser } from '../account/session.server.ts';
import { readJson } from '../platform/bounded-body.server.ts';
import { clientKey } from '../platform/clients.server.ts';
import { db } from '../platform/machine.server.ts';
import { useLimit } from '../platform/rate-limit.server.ts';
import { addOnsSchema, priceAddOns } from '../pricing/add-ons.ts';
import { couponAppliedMessage, invalidCouponMessage } from '../pricing/coupon-codes.ts';
import { findCoupon, launchOfferHasEnded } from '../pricing/coupons.server.ts';
import { FORMAT_PRICE, FORMATS } from '../pricing/price-list.ts';
import { quote } from '../pricing/quote.ts';

export const middleware = [forEveryone];

/** Enough for every honest try, too few for guessing codes. */
const CODES = { limit: 200, windowSeconds: 600 };

const asked = z.object({
  source: z.literal('wizard'),
  format: z.enum(FORMATS),
  couponCode: z.string().max(40).nullable().default(null),
  addOns: addOnsSchema,
});

/** Whether the launch offer still has places. */
export async function loader(): Promise<Response> {
  return Response.json({ launchOffer: (await launchOfferHasEnded(db())) ? 'ended' : 'open' });
}

/** What a book of the wizard costs now, in whole rupees. */
export async function action({ request }: { request: Request }): Promise<Response> {
  const read = asked.safeParse(await readJson(request));
  if (!read.success)
    return Response.json({ problem: 'unreadable', message: 'Please choose a format.' }, { status: 422 });
  const { format, couponCode, addOns } = read.data;
  const typed = couponCode?.trim() ?? '';
  if (typed !== '') {
    const wait = await useLimit(`coupon ${clientKey(request)}`, CODES.limit, CODES.windowSeconds);
    if (wait > 0) return tooMany(wait);
  }
  const user = typed === '' ? null : await currentUser(request);
  const coupon = typed === '' ? null : await findCoupon(db(), typed, 'wizard', user?.id ?? null);
  const priced = priceAddOns(addOns, [format]);
  return Response.json({
    ...quote({
      source: 'wizard',
      lines: [{ format, unitPrice: FORMAT_PRICE[format], quantity: 1 }],
      addOns: priced,
      couponPercent: coupon?.percent ?? 0,
    }),
    addOns: priced,
    coupon: coupon && { ...coupon, message: couponAppliedMessage(coupon.percent) },
    couponProblem: typed !== '' && !coupon ? invalidCouponMessage('wizard') : null,
  });
}

function tooMany(seconds: number): Response {
  return Response.json(
    { problem: 'too-many', message: 'That were many codes. Please wait a few minutes.' },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  );
}
