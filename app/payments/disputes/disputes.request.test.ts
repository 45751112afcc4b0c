import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookSignature } from '../../../dev/payment-provider/keys.ts';
import { BOOK, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { pageData } from '../../../testing/page-data.ts';
import { brokenRules } from '../../../testing/rules-of-the-books.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { ToDo } from '../../admin/to-do/to-do.ts';
import { reconcileJob } from '../payments/reconcile.job.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';

type Row = Record<string, unknown>;

let shop: TestShop;
let customer: Visitor;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  shop.street.control.behave({ webhook: 'never' });
  customer = await shop.customer();
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

interface Paid {
  orderId: string;
  number: string;
  paymentId: string;
  payment: Row;
}

async function opened(): Promise<{ payment: Row; checkoutId: string; proof: ReturnType<typeof pay> }> {
  const checkout = await checkOut(customer, { book: { ...BOOK, format: 'print' } });
  const proof = pay(shop, checkout.payment.orderId);
  const payment = {
    id: proof.razorpay_payment_id,
    order_id: checkout.payment.orderId,
    amount: checkout.payment.amountPaise,
    currency: 'INR',
    status: 'captured',
    method: 'card',
    notes: [],
  };
  return { payment, checkoutId: checkout.checkoutId, proof };
}

async function buy(): Promise<Paid> {
  const { payment, checkoutId, proof } = await opened();
  await report(customer, checkoutId, proof);
  const order = await orderOf(checkoutId);
  return {
    orderId: String(order?.['id']),
    number: String(order?.['order_number']),
    paymentId: proof.razorpay_payment_id,
    payment,
  };
}

/**
 * A payment that arrived after its checkout was cancelled and that the bank disputed already, so nothing was
 * refunded.
 */
async function paidTwice(): Promise<Paid> {
  const { payment, checkoutId } = await opened();
  await shop.sql`update checkouts set cancelled_at = now() where id = ${checkoutId}`;
  await tell('payment.dispute.created', { dispute: disputeOf(payment) }, day(1));
  await tell('payment.dispute.under_review', { payment, dispute: disputeOf(payment) }, day(2));
  return { orderId: '', number: '', paymentId: String(payment['id']), payment };
}

const orderOf = async (checkoutId: string) =>
  (await shop.sql<Row>`select * from orders where checkout_id = ${checkoutId}`)[0];
const orderNow = async ({ orderId }: Paid) =>
  (await shop.sql<Row>`select * from orders where id = ${orderId}`)[0]!;
const kindsOf = async ({ orderId }: Paid) =>
  (
    await shop.sql<{ kind: string }>`select kind from order_events where order_id = ${orderId} order by id`
  ).map(({ kind }) => kind);

/** A day of January 2027 in seconds, as the provider writes times. */
const day = (number: number) => Math.floor(Date.UTC(2027, 0, number) / 1000);

async function tell(
  kind: string,
  payload: { payment?: Row; dispute: unknown },
  saidAt?: number,
): Promise<void> {
  const entities = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }]));
  const body = JSON.stringify({ entity: 'event', event: kind, payload: entities, created_at: saidAt });
  const id = randomUUID();
  const provider = shop.visitor();
  provider.origin = null;
  const answer = await provider.send('POST', '/api/payments/webhook', body, {
    'x-razorpay-signature': webhookSignature(body),
    'x-razorpay-event-id': id,
  });
  expect(answer.status).toBe(200);
  await until(async () => {
    const [row] = await shop.sql<Row>`select handled_at from payment_notices where id = ${id}`;
    return row?.['handled_at'];
  });
}

const disputeOf = (payment: Row, changes: Row = {}): Row => ({
  id: `disp_${String(payment['id']).slice(4)}`,
  payment_id: payment['id'],
  amount: payment['amount'],
  currency: 'INR',
  amount_deducted: 0,
  reason_code: 'goods_or_services_not_received',
  respond_by: day(20),
  status: 'open',
  phase: 'chargeback',
  ...changes,
});
const created = (payment: Row, changes: Row = {}) =>
  tell('payment.dispute.created', { payment, dispute: disputeOf(payment, changes) }, day(1));

const needs = async () =>
  (await pageData<{ needs: ToDo[] }>(await owner.get('/admin/today.data'), 'admin/gate/today')).needs;
const disputeLine = async (id: string) =>
  (await needs()).find(({ kind }) => kind === 'disputes')?.lines.find(({ text }) => text.includes(id));
const seen = async (id: string) =>
  (await owner.postForm('/admin/needs/seen', { what: 'dispute', id })).status;
const lift = async ({ orderId }: Paid) =>
  (await owner.postForm(`/admin/orders/${orderId}/lift-hold`, {})).status;
/** Has staff make a free replacement of an order. @returns its id. */
async function copyOf(orderId: string): Promise<string> {
  const [item] = await shop.sql<Row>`select id from order_items where order_id = ${orderId}`;
  await owner.postForm(`/admin/orders/${orderId}/replacement`, {
    reason: 'The parcel was lost.',
    formKey: 'form-key-of-a-test',
    [`copies/${String(item?.['id'])}`]: '1',
  });
  const [copy] = await shop.sql<Row>`select id from orders where replaces_order_id = ${orderId}`;
  return String(copy?.['id']);
}
const refund = async ({ orderId }: Paid, rupees: number | 'rest') =>
  (
    await owner.postForm(`/admin/orders/${orderId}/refund`, {
      ...(rupees === 'rest' ? { how: 'rest' } : { how: 'part', rupees: String(rupees) }),
      reason: 'As asked.',
      formKey: `${orderId}/${randomUUID()}`,
    })
  ).status;
const refunded = async ({ paymentId }: Paid) =>
  Number(
    (
      await shop.sql<Row>`
      select coalesce(sum(amount_paise), 0)::float8 as paise from refunds
      where payment_id = ${paymentId} and failed_at is null`
    )[0]?.['paise'],
  );

describe('a dispute', () => {
  it('is a need with its date, a line on the order, a letter, and stops production', async () => {
    const paid = await buy();
    await created(paid.payment);
    const id = String(disputeOf(paid.payment)['id']);
    expect(await orderNow(paid)).toMatchObject({
      held_because:
        'The bank disputes this payment. Reason: goods or services not received. Answer by 20 January 2027.',
    });
    expect(await kindsOf(paid)).toEqual(expect.arrayContaining(['dispute open', 'held']));
    expect(await disputeLine(id)).toMatchObject({
      text: `₹799 of ${paid.number}, dispute ${id}`,
      to: `/admin/orders/${paid.orderId}`,
      details: expect.arrayContaining(['Answer by 20 January 2027']),
    });
    await shop.letter('owner@nanheveer.example', new RegExp(`disputes this payment: ${paid.number}`));
    expect(await lift(paid)).toBe(409);
  });

  it.each([
    ['printing', 'packed'],
    ['packed', 'printing'],
  ])('stops an order that is at “%s”', async (stage, to) => {
    const paid = await buy();
    await shop.sql`update orders set stage = ${stage} where id = ${paid.orderId}`;
    await created(paid.payment);
    expect(await orderNow(paid)).toMatchObject({ held_at: expect.anything() });
    const moved = await owner.postForm(`/admin/orders/${paid.orderId}/move`, { to });
    const pack = await owner.get(`/admin/orders/${paid.orderId}/print-pack`);
    expect([moved.status, pack.status]).toEqual([409, 409]);
  });

  it('of an order on its way shows a need and a line, and stops nothing', async () => {
    const paid = await buy();
    await shop.sql`update orders set stage = 'shipped', shipped_at = now() where id = ${paid.orderId}`;
    await created(paid.payment);
    expect(await orderNow(paid)).toMatchObject({ held_at: null });
    expect(await kindsOf(paid)).toContain('dispute open');
    expect(await disputeLine(String(disputeOf(paid.payment)['id']))).toBeDefined();
  });

  it('repeated and out of order is told once for each state, and an end stays', async () => {
    const paid = await buy();
    const dispute = disputeOf(paid.payment);
    const words = [
      ['lost', 4],
      ['created', 1],
      ['under_review', 3],
      ['lost', 4],
      ['action_required', 2],
      ['closed', 5],
      ['created', 1],
    ] as const;
    for (const [word, said] of words) await tell(`payment.dispute.${word}`, { dispute }, day(said));
    expect((await kindsOf(paid)).filter((kind) => kind.startsWith('dispute'))).toEqual(['dispute lost']);
    expect(await shop.sql<Row>`select state from disputes where id = ${String(dispute['id'])}`).toEqual([
      { state: 'lost' },
    ]);
    const letters =
      await shop.sql`select id from letters where event like ${`dispute/${String(dispute['id'])}/%`}`;
    expect(letters).toHaveLength(1);
  });

  it('holds the order as soon as it exists when the dispute came first', async () => {
    const { payment, checkoutId, proof } = await opened();
    await tell('payment.dispute.created', { dispute: disputeOf(payment) }, day(1));
    expect(await disputeLine(String(disputeOf(payment)['id']))).toMatchObject({
      details: expect.arrayContaining(['The shop has no order for this payment.']),
    });
    await report(customer, checkoutId, proof);
    const order = await orderOf(checkoutId);
    expect(String(order?.['held_because'])).toContain('The bank disputes this payment.');
    const events = await shop.sql<{ kind: string }>`
      select kind from order_events where order_id = ${String(order?.['id'])}`;
    expect(events.map(({ kind }) => kind)).toContain('dispute open');
  });

  it('whose notice is the first news of a payment makes its order, held', async () => {
    const { payment, checkoutId } = await opened();
    await created(payment);
    expect(String((await orderOf(checkoutId))?.['held_because'])).toContain(
      'The bank disputes this payment.',
    );
  });

  it.each([
    ['won', 200],
    ['closed', 200],
    ['lost', 200],
  ])('that is %s lets staff release the order, and waits until it is seen', async (end, status) => {
    const paid = await buy();
    await created(paid.payment);
    const dispute = disputeOf(paid.payment);
    await tell(`payment.dispute.${end}`, { payment: paid.payment, dispute }, day(9));
    expect(await orderNow(paid)).toMatchObject({ held_at: expect.anything() });
    expect(await lift(paid)).toBe(status);
    const id = String(dispute['id']);
    expect(await disputeLine(id)).toBeDefined();
    expect(await seen(id)).toBe(200);
    expect(await disputeLine(id)).toBeUndefined();
    expect(await seen(id)).toBe(404);
  });

  it('that staff settle themselves lets the order go on', async () => {
    const paid = await buy();
    await created(paid.payment);
    expect(await seen(String(disputeOf(paid.payment)['id']))).toBe(200);
    expect(await kindsOf(paid)).toContain('dispute closed');
    expect(await lift(paid)).toBe(200);
  });

  it.each([
    ['without an amount', { amount: undefined }],
    ['of a sum in words', { amount: '79900' }],
    ['of less than nothing', { amount: -5, amount_deducted: 1e300 }],
    ['with a date that is none', { respond_by: 'soon' }],
    ['with a date beyond all dates', { respond_by: 1e18 }],
    ['with a reason that is a list', { reason_code: ['\u0000'] }],
    ['that says no payment, but whose notice does', { payment_id: undefined }],
  ])('%s still stops production', async (_, changes) => {
    const paid = await buy();
    await created(paid.payment, changes);
    expect(await orderNow(paid)).toMatchObject({ held_at: expect.anything() });
  });

  it.each([
    ['no id', { id: undefined }],
    ['an id with a zero byte', { id: 'disp_\u0000' }],
    ['an id that is too long', { id: `disp_${'x'.repeat(300)}` }],
  ])('with %s is set aside', async (_, changes) => {
    const before = await shop.sql`select id from set_aside_news where kind = 'dispute'`;
    const paid = await buy();
    await created(paid.payment, changes);
    const after = await shop.sql`select id from set_aside_news where kind = 'dispute'`;
    expect(after).toHaveLength(before.length + 1);
  });

  it('of a kind that nobody knows yet counts by what it says of itself', async () => {
    const paid = await buy();
    await tell('payment.dispute.funds_moved', {
      payment: paid.payment,
      dispute: disputeOf(paid.payment, { status: 'under_review' }),
    });
    expect(await kindsOf(paid)).toContain('dispute under_review');
  });

  it('stops free copies of its order, also those of copies and those that are made meanwhile', async () => {
    const paid = await buy();
    await shop.sql`update orders set stage = 'delivered', delivered_at = now() where id = ${paid.orderId}`;
    const early = await copyOf(paid.orderId);
    const copyOfCopy = await copyOf(early);
    await created(paid.payment);
    const late = await copyOf(copyOfCopy);
    for (const id of [early, copyOfCopy, late]) {
      expect(await orderNow({ ...paid, orderId: id })).toMatchObject({ held_at: expect.anything() });
      expect(await lift({ ...paid, orderId: id })).toBe(409);
    }
    await shop.sql`update orders set held_at = null, held_because = null where id = ${copyOfCopy}`;
    await reconcileJob.run({});
    expect(await orderNow({ ...paid, orderId: copyOfCopy })).toMatchObject({ held_at: expect.anything() });
  });

  it('of an order that cannot be stopped keeps the reconciler from no other', async () => {
    const [stuck, other] = [await buy(), await buy()];
    for (const each of [stuck, other]) await created(each.payment);
    await shop.sql`update orders set held_at = null where id in (${stuck.orderId}, ${other.orderId})`;
    await db().execute(
      sql.raw(
        `alter table orders add constraint stuck check (order_number <> '${stuck.number}' or held_at is null) not valid`,
      ),
    );
    const checkout = await checkOut(customer, { book: { ...BOOK, format: 'print' } });
    shop.street.control.attempt({ orderId: checkout.payment.orderId, choice: 'pay and lose the answer' });
    shop.clock.advance({ minutes: 16 });
    owner = await shop.staff('owner');
    await reconcileJob.run({}).catch(() => undefined);
    expect(await orderOf(checkout.checkoutId)).toBeDefined();
    expect(await orderNow(other)).toMatchObject({ held_at: expect.anything() });
    await shop.sql`alter table orders drop constraint stuck`;
    await reconcileJob.run({});
    expect(await orderNow(stuck)).toMatchObject({ held_at: expect.anything() });
  });
});

describe('the money of a disputed payment', () => {
  it('cannot go back as long as the bank decides, nor once it took it', async () => {
    const paid = await buy();
    await created(paid.payment);
    expect(await refund(paid, 'rest')).toBe(409);
    expect(await refund(paid, 1)).toBe(409);
    const dispute = disputeOf(paid.payment, { amount_deducted: 79_900 });
    await tell('payment.dispute.lost', { dispute }, day(9));
    expect(await refund(paid, 'rest')).toBe(409);
    expect(await refunded(paid)).toBe(0);
  });

  it('goes back but for what the bank took', async () => {
    const paid = await buy();
    await created(paid.payment, { amount: 30_000 });
    await tell(
      'payment.dispute.lost',
      { dispute: disputeOf(paid.payment, { amount: 30_000, amount_deducted: 20_000 }) },
      day(9),
    );
    expect(await refund(paid, 600)).toBe(409);
    expect(await refund(paid, 'rest')).toBe(200);
    expect(await refunded(paid)).toBe(59_900);
  });

  it('goes back once the dispute is won', async () => {
    const paid = await buy();
    await created(paid.payment);
    await tell('payment.dispute.won', { dispute: disputeOf(paid.payment) }, day(9));
    expect(await refund(paid, 'rest')).toBe(200);
    expect(await refunded(paid)).toBe(79_900);
  });

  it('that went back before the dispute is lost leaves nothing to hand back', async () => {
    const paid = await buy();
    expect(await refund(paid, 500)).toBe(200);
    await created(paid.payment);
    await tell('payment.dispute.lost', { dispute: disputeOf(paid.payment) }, day(9));
    expect(await refund(paid, 'rest')).toBe(409);
    expect(await refunded(paid)).toBe(50_000);
  });

  it('does not go back when the order is cancelled, and its customer is told where it is', async () => {
    const paid = await buy();
    await created(paid.payment);
    const { status } = await owner.postForm(`/admin/orders/${paid.orderId}/cancel`, { reason: 'Disputed.' });
    expect(status).toBe(200);
    expect(await refunded(paid)).toBe(0);
    const [letter] = await shop.sql<{ text: string }>`
      select text from letters where event = ${`order-cancelled/${paid.orderId}`}`;
    expect(letter?.text).toContain('your bank sees to your money');
  });

  it.each([
    ['won', {}, 79_900],
    ['closed', {}, 79_900],
    ['lost', { amount_deducted: 20_000 }, 59_900],
  ])(
    'goes back when its order was cancelled meanwhile and the dispute is %s, but for what the bank took',
    async (end, changes, back) => {
      const paid = await buy();
      await created(paid.payment);
      await owner.postForm(`/admin/orders/${paid.orderId}/cancel`, { reason: 'Disputed.' });
      for (let times = 0; times < 2; times += 1)
        await tell(`payment.dispute.${end}`, { dispute: disputeOf(paid.payment, changes) }, day(9));
      expect(await refunded(paid)).toBe(back);
      await until(
        async () => (await orderNow(paid))['stage'] === (end === 'lost' ? 'cancelled' : 'refunded'),
      );
    },
  );

  it('of no order goes back when the bank took a part of it', async () => {
    const returned = await paidTwice();
    await tell(
      'payment.dispute.lost',
      { dispute: disputeOf(returned.payment, { amount_deducted: 20_000 }) },
      day(9),
    );
    expect(await refunded(returned)).toBe(59_900);
  });

  it.each(['of no order', 'of a cancelled order'])(
    '%s waits for somebody when staff say that its dispute is settled',
    async (what) => {
      const paid = what === 'of no order' ? await paidTwice() : await buy();
      if (what !== 'of no order') {
        await created(paid.payment);
        await owner.postForm(`/admin/orders/${paid.orderId}/cancel`, { reason: 'Disputed.' });
      }
      const id = String(disputeOf(paid.payment)['id']);
      expect(await seen(id)).toBe(200);
      expect(await refunded(paid)).toBe(0);
      const waiting = (await needs()).find(({ kind }) => kind === 'money-set-aside');
      expect(waiting?.lines.map(({ text }) => text)).toContain(`Dispute ${id}`);
    },
  );

  it('agrees with the books after all that', async () => {
    expect(await brokenRules(db(), shop.street)).toEqual([]);
  });
});
