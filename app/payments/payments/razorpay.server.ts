import { z } from 'zod';
import { log } from '../../platform/telemetry/log.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import { askOut, type PlainCall } from '../../platform/outgoing/outgoing.server.ts';

const ANSWER_WITHIN_MS = 6_000;
/** Statuses that may pass: too slow, too many requests, or the same request is still running. */
const TRY_AGAIN = [408, 409, 429];
/**
 * Statuses with which the provider rejects the shop's key, as during a key change. They say nothing about the
 * request itself.
 */
const NO_WAY_IN = [401, 403];

/**
 * The provider did not answer, sent an unreadable answer, or rejected the key. The shop does not know whether
 * the request took effect.
 */
export class ProviderDown extends Error {}

/** The provider answered and refused the request. */
export class ProviderRefused extends Error {}

const orderSchema = z.object({
  id: z.string().regex(/^order_\w{1,40}$/),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
  receipt: z.string().nullable(),
});

/** A positive amount in paise that a number holds exactly. Anything else is not an amount of money. */
const paise = z.int().positive();

/** Fields that decide about money must be valid. Any other field that cannot be read counts as missing. */
export const paymentSchema = z.object({
  id: z.string().regex(/^pay_\w{1,40}$/),
  order_id: z
    .string()
    .regex(/^\w{1,60}$/)
    .nullable(),
  amount: paise,
  currency: z.string().regex(/^\w{1,10}$/),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** For a refunded payment: whether it was captured before. */
  captured: z.boolean().nullish().catch(null),
  method: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullish()
    .catch(null),
  /** The provider's fee including tax, the tax in it, and who bears the fee. */
  fee: z.int().nonnegative().nullish().catch(null),
  tax: z.int().nonnegative().nullish().catch(null),
  fee_bearer: z.string().nullish().catch('unreadable'),
});
export type ProviderPayment = z.infer<typeof paymentSchema>;

export const refundSchema = z.object({
  id: z.string().regex(/^rfnd_\w{1,40}$/),
  payment_id: z.string().regex(/^pay_\w{1,40}$/),
  amount: paise,
  status: z.enum(['pending', 'processed', 'failed']),
  /** The shop's own id of the refund, when the shop asked for it. */
  receipt: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .nullish()
    .catch(null),
});
export type ProviderRefund = z.infer<typeof refundSchema>;

const refusalSchema = z.object({ error: z.object({ description: z.string() }) });

/**
 * Opens an order at the provider. The same receipt always gives the same order, so a request whose answer was
 * lost can be repeated.
 * @param amountPaise at least 100.
 * @throws ProviderDown, ProviderRefused, like every call here.
 */
export async function createOrder(receipt: string, amountPaise: number): Promise<{ id: string }> {
  const body = { amount: amountPaise, currency: 'INR', receipt, unique_receipt: true };
  const order = await call(orderSchema, 'POST', '/v1/orders', { body, repeatable: true });
  if (order.amount !== amountPaise || order.currency !== 'INR' || order.receipt !== receipt)
    throw new ProviderDown('The provider opened another order than the one asked for.');
  return { id: order.id };
}

const listSchema = z.object({ items: z.array(z.unknown()).max(1_000) });

/** All attempts to pay an order, and the list entries that cannot be read. */
export async function paymentsOfOrder(
  orderId: string,
): Promise<{ payments: ProviderPayment[]; unreadable: unknown[] }> {
  const { items } = await call(listSchema, 'GET', `/v1/orders/${encodeURIComponent(orderId)}/payments`);
  const { readable, unreadable } = sorted(paymentSchema, items);
  if (readable.some((payment) => payment.order_id !== orderId))
    throw new ProviderDown('The provider told of payments for another order than the one asked about.');
  return { payments: readable, unreadable };
}

function sorted<Told>(schema: z.ZodType<Told>, items: unknown[]) {
  const read = items.map((item) => ({ item, told: schema.safeParse(item).data }));
  return {
    readable: read.flatMap(({ told }) => (told === undefined ? [] : [told])),
    unreadable: read.flatMap(({ item, told }) => (told === undefined ? [item] : [])),
  };
}

export function paymentById(paymentId: string): Promise<ProviderPayment> {
  return call(paymentSchema, 'GET', `/v1/payments/${encodeURIComponent(paymentId)}`);
}

/**
 * Captures an authorised payment. The provider refuses a second capture, so the caller then reads the
 * payment's state.
 */
export async function capturePayment({ id, amount, currency }: ProviderPayment): Promise<ProviderPayment> {
  const path = `/v1/payments/${encodeURIComponent(id)}/capture`;
  const payment = await call(paymentSchema, 'POST', path, { body: { amount, currency } });
  if (payment.id !== id || payment.status !== 'captured')
    throw new ProviderDown('The provider did not say that it took the money.');
  return payment;
}

/**
 * The refunds of a payment, including those made at the provider itself. These are the newest hundred, the
 * most that the provider returns at once. By default it returns ten.
 */
export async function refundsOfPayment(paymentId: string): Promise<ProviderRefund[]> {
  const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
  const { items } = await call(listSchema, 'GET', path);
  return sorted(refundSchema, items).readable.filter((refund) => refund.payment_id === paymentId);
}

/**
 * Refunds money of a payment. A repeated request with the same id finds the same refund.
 * @param refundId the shop's own id; the provider returns it as the refund's receipt.
 */
export async function refundPayment(
  paymentId: string,
  amountPaise: number,
  refundId: string,
): Promise<ProviderRefund> {
  const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
  const refund = await call(refundSchema, 'POST', path, {
    body: { amount: amountPaise, speed: 'normal', receipt: refundId },
    headers: { 'X-Refund-Idempotency': refundId },
    repeatable: true,
  });
  if (refund.payment_id !== paymentId || refund.amount !== amountPaise)
    throw new ProviderDown('The provider told of another refund than the one asked for.');
  return refund;
}

type Question = { body: object } & Pick<PlainCall, 'headers' | 'repeatable'>;

async function call<Answer>(
  schema: z.ZodType<Answer>,
  method: string,
  path: string,
  { body, headers, repeatable = method === 'GET' }: Partial<Question> = {},
): Promise<Answer> {
  const { RAZORPAY_API_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = environment();
  const account = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64');
  const { status, json } = await ask(`${RAZORPAY_API_URL}${path}`, {
    method,
    headers: {
      Authorization: `Basic ${account}`,
      Accept: 'application/json',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    repeatable,
  });
  if (NO_WAY_IN.includes(status)) log.error('The payment provider does not take the shop’s key.', { status });
  if (status >= 400 && status < 500 && ![...TRY_AGAIN, ...NO_WAY_IN].includes(status)) {
    const refusal = refusalSchema.safeParse(json);
    throw new ProviderRefused(
      refusal.success ? refusal.data.error.description : `The provider said ${status}.`,
    );
  }
  if (status < 200 || status >= 300) throw new ProviderDown(`The provider answered with ${status}.`);
  const answer = schema.safeParse(json);
  if (!answer.success) throw new ProviderDown('The provider’s answer could not be read.');
  return answer.data;
}

async function ask(
  url: string,
  what: Omit<PlainCall, 'limitMs'>,
): Promise<{ status: number; json: unknown }> {
  try {
    const { status, text } = await askOut(environment(), 'payment', url, {
      ...what,
      limitMs: ANSWER_WITHIN_MS,
    });
    return { status, json: parsed(text) };
  } catch (error) {
    throw new ProviderDown('The provider could not be reached.', { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
