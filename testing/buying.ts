import { randomUUID } from 'node:crypto';
import type { PaymentWindow } from '../app/buying/payment-window/payment-window.ts';
import { slowdown } from './slowdown.ts';
import type { TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

export const SHIPPING = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98450 12345',
  address: '14 Temple Road, Malleswaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560003',
};

export const BOOK = { story: 'superhero-adventure', format: 'print', characterName: 'Mira' };

export interface CheckoutAnswer {
  status: number;
  checkoutId: string;
  free: boolean;
  orderNumber?: string;
  payment: PaymentWindow;
  problem?: string;
  message?: string;
  fields?: Record<string, string>;
}

/** A payment for a checkout, as in the provider's webhook event. */
export function capturedPayment({ payment }: CheckoutAnswer, changes: Record<string, unknown> = {}) {
  return {
    id: `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
    order_id: payment.orderId,
    amount: payment.amountPaise,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
    ...changes,
  };
}

/** The body of a checkout from the wizard, with a new intent key unless one is given. */
export function wizardCheckout(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    intentKey: randomUUID(),
    book: BOOK,
    shipping: SHIPPING,
    couponCode: null,
    addOns: [],
    ...changes,
  };
}

/** Opens a checkout at step 6 as the page's own script does. */
export async function checkOut(
  customer: Visitor,
  changes: Record<string, unknown> = {},
): Promise<CheckoutAnswer> {
  const response = await customer.postJson('/api/checkout', wizardCheckout(changes));
  return { ...(await wordsOf<CheckoutAnswer>(response)), status: response.status };
}

/**
 * Pays in the provider's window.
 * @returns the proof that the window hands to the shop's page.
 */
export function pay(shop: TestShop, orderId: string) {
  const paid = shop.street.control.attempt({ orderId, choice: 'pay' });
  if (paid.outcome !== 'paid') throw new Error('The sandbox did not take the payment.');
  return paid.response;
}

/** Reports the proof from the provider's window to the shop, as its page does. */
export async function report(customer: Visitor, checkoutId: string, proof: unknown) {
  const response = await customer.postJson('/api/payments/callback', { checkoutId, proof });
  const answer = await wordsOf<{ state?: string; orderNumber?: string; problem?: string }>(response);
  return { ...answer, status: response.status };
}

/** The JSON of an answer. A shop without a free connection answers 503 without JSON. */
async function wordsOf<Words>(response: Response): Promise<Words> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return (isJson || response.status !== 503 ? await response.json() : {}) as Words;
}

/**
 * Waits until `look` finds something.
 * @throws after `seconds`, multiplied by the slowdown of a busy machine.
 */
export async function until<Found>(
  look: () => Promise<Found | undefined | null | false>,
  seconds = 10,
): Promise<Found> {
  const found = (await findWithin(look, seconds)) || (await findWithin(look, seconds * (slowdown() - 1)));
  if (!found) throw new Error(`Not within ${seconds} seconds.`);
  return found;
}

/**
 * Waits until no letter is waiting, because the next customer's letters would queue behind them.
 * @throws as `until` does.
 */
export async function lettersAreGone(shop: TestShop, seconds?: number): Promise<void> {
  await until(
    async () => (await shop.sql`select 1 from letters where sent_at is null limit 1`).length === 0,
    seconds,
  );
}

async function findWithin<Found>(look: () => Promise<Found>, seconds: number): Promise<Found | undefined> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}
