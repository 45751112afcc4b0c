import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { buy, type PaidOrder } from '../../../testing/ordering.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { refundPaymentJob } from '../payments/refund-payment.job.server.ts';

let shop: TestShop;
let parent: Visitor;
let support: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  parent = await shop.customer();
  support = await shop.staff('support');
});
afterAll(() => shop.close());

/** The price of the book in paise. */
const CAPTURED = 79_900;

/**
 * One event: somebody requests a refund, the queue asks the provider, the provider changes its behaviour,
 * reports something, or ends a refund.
 */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('ask' as const),
    rupees: fc.constantFrom(100, 300, 400, 799),
    key: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('ask' as const), rupees: fc.constant(0), key: fc.nat(3) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('job' as const) }),
  fc.record({
    kind: fc.constant('provider' as const),
    api: fc.constantFrom(
      'ok' as const,
      'ok' as const,
      'refuse connection' as const,
      '500' as const,
      'garbage' as const,
    ),
    refund: fc.constantFrom(
      'at once' as const,
      'at once' as const,
      'later' as const,
      'refused' as const,
      'answer lost' as const,
    ),
  }),
  fc.record({ kind: fc.constant('notice' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('end' as const), which: fc.nat(5), failed: fc.boolean() }),
);
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;
/** The events of one batch happen at the same time. */
const stories = fc.array(fc.array(happening, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

it('never hands more back than was taken, and never the same twice, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (lots) => {
      await shop.sql`delete from rate_limits`;
      shop.street.control.behaveWell();
      const order = await buy(shop, parent);
      shop.street.control.behave({ webhook: 'never', refundDelayMs: 3_600_000 });
      for (const lot of lots) {
        await Promise.all(lot.map((one) => happen(order, one)));
        expect(atProvider(order)).toBeLessThanOrEqual(CAPTURED);
        // The shop itself must not ask for more. The limit must not depend on the provider's refusal.
        expect(await promised(order)).toBeLessThanOrEqual(CAPTURED);
      }
      await settle(order);
      const rows = await rowsOf(order);
      const arrived = rows.filter((row) => row.refunded_at);
      // Each row has a refund of its own, and the shop's records equal the provider's.
      expect(new Set(arrived.map((row) => row.provider_refund_id)).size).toBe(arrived.length);
      expect(arrived.reduce((sum, row) => sum + row.amount_paise, 0)).toBe(atProvider(order));
      expect(rows.every((row) => (row.refunded_at === null) !== (row.failed_at === null))).toBe(true);
      const [{ stage } = { stage: '' }] = await shop.sql<{ stage: string }>`
        select stage from orders where id = ${order.id}`;
      expect(stage === 'refunded').toBe(atProvider(order) === CAPTURED);
      const notes = await shop.sql`
        select id from invoices where order_id = ${order.id} and kind = 'credit note'`;
      expect(notes).toHaveLength(arrived.length);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 240_000);

interface Row {
  id: string;
  amount_paise: number;
  provider_refund_id: string | null;
  refunded_at: unknown;
  failed_at: unknown;
}
const rowsOf = ({ id }: PaidOrder) => shop.sql<Row>`select * from refunds where order_id = ${id}`;
/** Paise that the shop refunded or is about to, by its own records. */
const promised = async (order: PaidOrder): Promise<number> =>
  (await rowsOf(order)).filter((row) => !row.failed_at).reduce((sum, row) => sum + row.amount_paise, 0);
const refundsOf = ({ paymentId }: PaidOrder) =>
  shop.street.control.refunds().filter((refund) => refund.payment_id === paymentId);
/** Paise that the provider refunded or is about to, by its own records. */
const atProvider = (order: PaidOrder): number =>
  refundsOf(order)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

async function happen(order: PaidOrder, one: Happening): Promise<void> {
  switch (one.kind) {
    case 'ask': {
      const { rupees, key } = one;
      const how: Record<string, string> =
        rupees === 0 ? { how: 'rest' } : { how: 'part', rupees: String(rupees) };
      const form = { ...how, reason: 'A test.', formKey: `${order.id}/${key}` };
      const { status } = await support.postForm(`/admin/orders/${order.id}/refund`, form);
      if (status !== 200 && status !== 409)
        throw new Error(`Asking for a refund was answered with ${status}.`);
      return;
    }
    case 'cancel':
      await support.postForm(`/admin/orders/${order.id}/cancel`, { reason: 'A test.' });
      return;
    case 'job':
      return runJobs(order);
    case 'provider':
      shop.street.control.behave({ api: one.api, refund: one.refund });
      return;
    case 'notice': {
      const told = shop.street.control.webhooks().filter(({ event }) => event.startsWith('refund.'));
      const some = told[one.which % Math.max(1, told.length)];
      if (!some) return;
      shop.street.control.behave({ webhook: 'on time' });
      shop.street.control.resendWebhook(some.eventId);
      await shop.street.control.webhooksQuiet();
      shop.street.control.behave({ webhook: 'never' });
      return;
    }
    case 'end': {
      const pending = refundsOf(order).filter(({ status }) => status === 'pending');
      const some = pending[one.which % Math.max(1, pending.length)];
      if (some) shop.street.control.endRefund(some.id, one.failed ? 'failed' : 'processed');
    }
  }
}

/** Runs the jobs as the queue would. The queue tries again when a job throws. */
async function runJobs(order: PaidOrder): Promise<void> {
  for (const { id } of await rowsOf(order)) await refundPaymentJob.run({ refundId: id }).catch(() => {});
}

/**
 * Makes the provider work normally, runs everything that waits, and delivers every webhook event, including
 * old ones.
 */
async function settle(order: PaidOrder): Promise<void> {
  shop.street.control.behave({ api: 'ok', refund: 'at once', webhook: 'on time' });
  await runJobs(order);
  for (const { id, status } of refundsOf(order))
    if (status === 'pending') shop.street.control.endRefund(id, 'processed');
  for (const { event, eventId, orderId } of shop.street.control.webhooks()) {
    const [known] = shop.street.control.payments().filter(({ id }) => id === order.paymentId);
    if (event.startsWith('refund.') && orderId === known?.order_id)
      shop.street.control.resendWebhook(eventId);
  }
  await shop.street.control.webhooksQuiet();
  await until(async () => {
    const [open] = await shop.sql<{ count: number }>`
      select count(*)::int as count from payment_notices where handled_at is null`;
    return open?.count === 0;
  }, 30);
  await runJobs(order);
}
