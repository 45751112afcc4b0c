import { randomUUID } from 'node:crypto';
import { webhookSignature } from '../dev/payment-provider/keys.ts';
import { type CheckoutAnswer, type pay, report, until } from './buying.ts';
import type { TestShop } from './test-shop.ts';
import { Visitor } from './visitor.ts';

/** Every way in which the shop hears of a payment. */
export const NEWS = [
  'callback',
  'return',
  'failed',
  'authorized',
  'captured',
  'paid',
  'reconciler',
  'look',
] as const;
export type News = (typeof NEWS)[number];

/** News that comes from outside. The reconciler is part of the shop. */
export type NewsFromOutside = Exclude<News, 'reconciler'>;

/** A payment, and who reports it. */
export interface Paid {
  opened: CheckoutAnswer;
  proof: ReturnType<typeof pay>;
  customer: Visitor;
}

/** A payment that the shop can also ask about. */
export interface PaidAndAsked extends Paid {
  /** Makes the shop ask the provider, as it does after a quarter of an hour. */
  reconcile: () => Promise<void>;
}

/**
 * Waits until all news is processed, including the check of an authorised payment. The shop would delay that
 * check, so this function brings it forward.
 */
export async function newsHandled(shop: TestShop): Promise<void> {
  await until(async () => {
    await shop.sql`update pgboss.job set start_after = now() where name = 'confirm-payment' and state < 'active'`;
    const [left] = await shop.sql<{ count: number }>`
      select (select count(*)::int from payment_notices where handled_at is null)
        + (select count(*)::int from pgboss.job
          where name in ('reconcile-payments', 'confirm-payment') and state < 'completed') as count`;
    return left?.count === 0;
  }, 40);
}

/**
 * Reports a payment to the shop at `url`, or makes the shop ask.
 * @throws when the shop rejects a signed webhook event.
 */
export function bring(news: News, url: string, paid: PaidAndAsked): Promise<void> {
  return news === 'reconciler' ? paid.reconcile() : bringFromOutside(news, url, paid);
}

/** Reports a payment to the shop at `url`. @throws when the shop rejects a signed webhook event. */
export async function bringFromOutside(news: NewsFromOutside, url: string, paid: Paid): Promise<void> {
  const { opened, proof, customer } = paid;
  switch (news) {
    case 'callback':
      await report(customer, opened.checkoutId, proof);
      return;
    case 'return':
      await new Visitor(url).postForm('/api/payments/return', { ...proof });
      return;
    case 'failed':
      return notice('payment.failed', 'failed', url, paid);
    case 'authorized':
      return notice('payment.authorized', 'authorized', url, paid);
    case 'captured':
      return notice('payment.captured', 'captured', url, paid);
    case 'paid':
      return notice('order.paid', 'captured', url, paid);
    case 'look':
      await customer.get(`/api/checkout?id=${opened.checkoutId}`);
  }
}

async function notice(event: string, status: string, url: string, { opened, proof }: Paid): Promise<void> {
  const entity = {
    id: proof.razorpay_payment_id,
    order_id: opened.payment.orderId,
    amount: opened.payment.amountPaise,
    currency: 'INR',
    method: 'card',
    status,
  };
  const body = JSON.stringify({ event, payload: { payment: { entity } } });
  const answer = await new Visitor(url).send('POST', '/api/payments/webhook', body, {
    'x-razorpay-signature': webhookSignature(body),
    'x-razorpay-event-id': randomUUID(),
  });
  if (answer.status !== 200) throw new Error(`The shop answered the webhook event with ${answer.status}.`);
}
