import { z } from 'zod';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { type Checkout, ownCheckout } from '../../buying/checkout/checkouts.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { isSetAside } from '../set-aside/set-aside.server.ts';
import { confirmPayment } from './confirm-payment.server.ts';
import { checkoutState } from './payments.server.ts';
import { provesPayment } from './signatures.ts';

export const middleware = [forCustomers, atMost('checkouts')];

/** A page that lost the answer asks every few seconds. The provider is asked no more often than this. */
const QUESTIONS = { limit: 1, windowSeconds: 4 };

const told = z.object({
  checkoutId: z.uuid(),
  proof: z
    .object({
      razorpay_payment_id: z.string().regex(/^pay_\w{1,40}$/),
      razorpay_order_id: z.string(),
      razorpay_signature: z.string(),
    })
    .nullable()
    .default(null),
});

/**
 * POST from the customer's own page: either the payment window's proof that the payment succeeded, or no
 * proof, because the answer was lost and the shop should ask the provider.
 */
export async function action({ request }: { request: Request }): Promise<Response> {
  const user = await requireUser(request);
  const body = await readJson(request);
  const read = told.safeParse(body);
  if (!read.success) return refuse(body, 'unreadable', 400);
  const { checkoutId, proof } = read.data;
  const checkout = await ownCheckout(user.id, checkoutId);
  if (!checkout) return refuse(body, 'unknown', 404);
  if (proof && !isProof(checkout, proof.razorpay_payment_id, proof.razorpay_signature))
    return refuse(body, 'wrong signature', 400, { checkoutId });
  if (checkout.settledAt) return Response.json(await checkoutState(checkout));
  if (!proof && (await askedJustNow(checkout))) return Response.json(await checkoutState(checkout));
  const state = await confirmPayment(checkout, { reported: proof !== null });
  // The payment arrived but could not be recorded. The page says so and keeps asking.
  if (state.state === 'confirming' && (await isSetAside(checkout.id)))
    return Response.json({ problem: 'set aside' }, { status: 500 });
  return Response.json(state);
}

/** Reports a refused proof of payment to the security log. A mere question is not reported. */
function refuse(
  body: unknown,
  problem: string,
  status: number,
  about: { checkoutId?: string } = {},
): Response {
  if (typeof body === 'object' && body !== null && 'proof' in body && body.proof !== null)
    log.security('A payment’s proof was refused.', about);
  return Response.json({ problem }, { status });
}

function isProof({ providerOrderId }: Checkout, paymentId: string, signature: string): boolean {
  if (!providerOrderId) return false;
  return provesPayment(environment().RAZORPAY_KEY_SECRET ?? '', providerOrderId, paymentId, signature);
}

async function askedJustNow(checkout: Checkout): Promise<boolean> {
  return (await useLimit(`ask provider ${checkout.id}`, QUESTIONS.limit, QUESTIONS.windowSeconds)) > 0;
}
