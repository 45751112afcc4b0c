import { sayIfOffline } from '../../ui/parts/connection.ts';
import type { PaymentProof, PaymentState, PaymentWindow } from './payment-window.ts';

/** The shop's answer when a checkout is opened. */
export type CheckoutAnswer =
  | { kind: 'pay'; checkoutId: string; payment: PaymentWindow }
  | { kind: 'settled'; orderNumber: string; paymentId: string | null }
  | { kind: 'refused'; status: number; problem: string; message: string };

/** The state of a checkout. Null when the shop cannot be reached; `failed` when it answered with an error. */
export type StateAnswer = (PaymentState & { checkoutId?: string | null }) | { state: 'failed' } | null;

const NOT_REACHED: CheckoutAnswer = { kind: 'refused', status: 0, problem: 'not reached', message: '' };

/** Asks the shop to freeze what is bought and to prepare its payment. */
export function askForCheckout(body: object): Promise<CheckoutAnswer> {
  return checkoutFrom(ask('POST', '/api/checkout', body));
}

/**
 * The same for a phone order.
 * @param wish the key of its link, and the mark of the photo that the page shows.
 */
export function askForPhoneCheckout(wish: {
  key: string;
  photoMark: string | null;
}): Promise<CheckoutAnswer> {
  return checkoutFrom(ask('POST', '/api/pay', wish));
}

async function checkoutFrom(asked: ReturnType<typeof ask>): Promise<CheckoutAnswer> {
  const answer = await asked;
  if (!answer) return NOT_REACHED;
  const { status, json } = answer;
  if (status !== 200)
    return { kind: 'refused', status, problem: json.problem ?? '', message: json.message ?? '' };
  return json.free
    ? { kind: 'settled', orderNumber: json.orderNumber ?? '', paymentId: json.paymentId ?? null }
    : { kind: 'pay', checkoutId: json.checkoutId ?? '', payment: json.payment as PaymentWindow };
}

export function askForState(by: { intent: string } | { id: string }): Promise<StateAnswer> {
  return stateFrom(ask('GET', `/api/checkout?${new URLSearchParams(by).toString()}`));
}

/** The shop asks the provider about one checkout at most once in four seconds. */
const NEXT_QUESTION_MS = 4_500;

/**
 * For a payment window that was opened earlier: has the shop ask the provider, because the window's answer
 * may have been lost on its way.
 */
export async function askProviderToo(told: StateAnswer): Promise<StateAnswer> {
  if (told?.state !== 'open' || !told.checkoutId) return told;
  const answer = await reportPayment(told.checkoutId, null);
  if (answer?.state !== 'open') return answer;
  // The page that was left may have made the shop ask just before the payment, so ask once more.
  await new Promise((done) => setTimeout(done, NEXT_QUESTION_MS));
  return reportPayment(told.checkoutId, null);
}

/** Reports the window's proof of payment. Without a proof, has the shop ask the provider. */
export function reportPayment(checkoutId: string, proof: PaymentProof | null): Promise<StateAnswer> {
  return stateFrom(ask('POST', '/api/payments/callback', { checkoutId, proof }));
}

/** Tells the shop that the customer closed the window. */
export function cancelCheckout(checkoutId: string): Promise<StateAnswer> {
  return stateFrom(ask('DELETE', '/api/checkout', { checkoutId }));
}

async function stateFrom(asked: ReturnType<typeof ask>): Promise<StateAnswer> {
  const answer = await asked;
  if (!answer) return null;
  return answer.status === 200 ? (answer.json as StateAnswer) : { state: 'failed' };
}

interface Json {
  problem?: string;
  message?: string;
  free?: boolean;
  orderNumber?: string;
  paymentId?: string | null;
  checkoutId?: string;
  payment?: unknown;
}

async function ask(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; json: Json } | null> {
  try {
    const response = await fetch(path, {
      method,
      cache: 'no-store',
      ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    // A server error is answered in plain text, not in JSON.
    return { status: response.status, json: (await response.json().catch(() => ({}))) as Json };
  } catch {
    void sayIfOffline();
    return null;
  }
}
