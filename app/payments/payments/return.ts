import { z } from 'zod';
import { forSignedCallers, neverSlowed } from '../../account/account/audience.server.ts';
import { checkoutOfProviderOrder } from '../../buying/checkout/checkouts.server.ts';
import { readBounded } from '../../platform/bodies/bounded-body.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { confirmPayment } from './confirm-payment.server.ts';
import { provesPayment } from './signatures.ts';

export const middleware = [forSignedCallers, neverSlowed];

const LARGEST_FORM = 16 * 1024;

const proofSchema = z.object({
  razorpay_payment_id: z.string().regex(/^pay_\w{1,40}$/),
  razorpay_order_id: z.string().regex(/^order_\w{1,40}$/),
  razorpay_signature: z.string().max(200),
});

/**
 * POST: where the provider sends the whole page back in in-app browsers, which cannot show the payment
 * window. The form contains the proof of payment. No cookie comes along, so only the signature identifies the
 * checkout.
 */
export async function action({ request }: { request: Request }): Promise<Response> {
  const body = await readBounded(request, LARGEST_FORM);
  const form = new URLSearchParams(Buffer.from(body ?? []).toString('utf8'));
  if ([...form.keys()].some((name) => name.startsWith('error[')))
    return goTo(tryAgain(new URL(request.url).searchParams));
  const read = proofSchema.safeParse(Object.fromEntries(form));
  const checkout = read.success ? await checkoutOfProviderOrder(read.data.razorpay_order_id) : null;
  const proved =
    read.success &&
    checkout?.providerOrderId &&
    provesPayment(
      environment().RAZORPAY_KEY_SECRET ?? '',
      checkout.providerOrderId,
      read.data.razorpay_payment_id,
      read.data.razorpay_signature,
    );
  if (!proved) {
    log.security('A payment’s return was refused.', {});
    return new Response('This payment could not be recognised. Nothing was changed.', { status: 400 });
  }
  const state = await confirmPayment(checkout, { reported: true });
  return goTo(
    state.state === 'paid' ? `/thank-you?order=${state.orderNumber}` : `/thank-you?checkout=${checkout.id}`,
  );
}

/** The path of the payment step that the customer came from, with the cart's coupon and add-ons. */
function tryAgain(cameWith: URLSearchParams): string {
  if (cameWith.get('from') === 'phone') return '/pay?payment=failed';
  if (cameWith.get('from') !== 'cart') return '/create/payment?payment=failed';
  const cart = new URLSearchParams({ step: 'payment', payment: 'failed' });
  for (const name of ['coupon', 'extra']) for (const value of cameWith.getAll(name)) cart.append(name, value);
  return `/cart?${cart.toString()}`;
}

function goTo(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}
