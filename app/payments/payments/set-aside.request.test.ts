import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  capturedPayment,
  type CheckoutAnswer,
  checkOut,
  pay,
  report,
  until,
} from '../../../testing/buying.ts';
import { pageData } from '../../../testing/page-data.ts';
import { brokenRules } from '../../../testing/rules-of-the-books.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { ToDo } from '../../admin/to-do/to-do.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { reconcileJob } from './reconcile.job.server.ts';

type Told = Record<string, unknown>;

let shop: TestShop;
let customer: Visitor;
let owner: Visitor;
let onTheLine: Server;
/** Changes the provider's answers on their way to the shop. */
let twist: (path: string, answer: Told) => Told = (_path, answer) => answer;
const SECRET = 'notices';

beforeAll(async () => {
  onTheLine = createServer((request, response) => {
    const say = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = new Headers();
      for (const name of ['authorization', 'content-type', 'x-refund-idempotency']) {
        const value = request.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const answer = await fetch(`${shop.street.payment.apiUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const json = twist(request.url ?? '', (await answer.json()) as Told);
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    };
    void say();
  });
  await new Promise<void>((resolve) => onTheLine.listen(0, '127.0.0.1', resolve));
  const { port } = onTheLine.address() as AddressInfo;
  shop = await openTestShop({
    RAZORPAY_WEBHOOK_SECRET: SECRET,
    RAZORPAY_API_URL: `http://127.0.0.1:${port}`,
  });
  shop.street.control.behave({ webhook: 'never' });
  customer = await shop.customer();
  owner = await shop.staff('owner');
});
beforeEach(() => {
  twist = (_path, answer) => answer;
});
afterAll(async () => {
  await shop.close();
  onTheLine.close();
});

async function tell(body: string): Promise<string> {
  const id = randomUUID();
  const provider = shop.visitor();
  provider.origin = null;
  const { status } = await provider.send('POST', '/api/payments/webhook', body, {
    'x-razorpay-signature': createHmac('sha256', SECRET).update(body).digest('hex'),
    'x-razorpay-event-id': id,
  });
  expect(status).toBe(200);
  await until(async () => {
    const [row] = await shop.sql<{
      handled_at: unknown;
    }>`select handled_at from payment_notices where id = ${id}`;
    return row?.handled_at;
  });
  return id;
}
const notice = (event: string, entities: Record<string, unknown>) =>
  JSON.stringify({
    event,
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
  });
const orderOf = async (checkoutId: string) =>
  (await shop.sql<Told>`select * from orders where checkout_id = ${checkoutId}`)[0];
const asideOf = (noticeId: string) =>
  shop.sql<Told>`select * from set_aside_news where notice_id = ${noticeId}`;
const need = async (kind: string) =>
  (await pageData<{ needs: ToDo[] }>(await owner.get('/admin/today.data'), 'admin/gate/today')).needs.find(
    (each) => each.kind === kind,
  );

describe('a payment of more paise than 32 bits hold', () => {
  it.each([2_147_483_648, 3_000_000_000, Number.MAX_SAFE_INTEGER])(
    'of %i paise is a held order, and is counted to the paisa',
    async (amount) => {
      const opened = await checkOut(customer);
      const payment = capturedPayment(opened, { amount });
      await tell(notice('payment.captured', { payment }));
      expect(await orderOf(opened.checkoutId)).toMatchObject({
        payment_id: payment['id'],
        held_because: `Paid ${printedAmount(amount)} instead of ₹799.`,
      });
      expect(await shop.sql`select amount_paise from payments where id = ${String(payment['id'])}`).toEqual([
        { amount_paise: amount },
      ]);
      const { status } = await owner.get('/admin/numbers.data');
      expect(status).toBe(200);
    },
  );
});

describe('news that cannot be booked', () => {
  it.each<[string, string, Told]>([
    ['more than a number holds', 'payment.captured', { amount: 1e16 }],
    ['no whole number', 'payment.captured', { amount: 79_900.5 }],
    ['a number in words', 'payment.captured', { amount: '79900' }],
    ['no amount', 'payment.captured', { amount: undefined }],
    ['null', 'order.paid', { amount: null }],
    ['nothing', 'payment.captured', { amount: 0 }],
    ['less than nothing', 'order.paid', { amount: -79_900 }],
    ['a list', 'payment.captured', { amount: [79_900] }],
    ['a currency with a zero byte', 'payment.captured', { currency: 'IN\u0000' }],
    ['no currency', 'payment.captured', { currency: null }],
    ['an id that is too long', 'payment.captured', { id: `pay_${'x'.repeat(500)}` }],
    ['no id', 'payment.captured', { id: 7 }],
    ['a state that nobody knows', 'payment.captured', { status: 'half captured' }],
    ['an order id with a zero byte', 'payment.captured', { order_id: 'order_\u0000' }],
    ['an order that nobody knows', 'payment.captured', { order_id: 'order_OfNobody' }],
    ['no order', 'payment.captured', { order_id: null }],
    ['a state that its kind denies', 'payment.captured', { status: 'authorized' }],
    ['a failure that is told as money', 'order.paid', { status: 'failed' }],
    ['money that is told as taken and is gone', 'payment.captured', { status: 'refunded' }],
  ])('with %s is set aside once, and makes no order', async (_, event, changes) => {
    const opened = await checkOut(customer);
    const payment = capturedPayment(opened, changes);
    const first = await tell(notice(event, { payment }));
    const again = await tell(notice(event, { payment }));
    expect(await asideOf(first)).toHaveLength(1);
    expect(await asideOf(again)).toEqual([]);
    expect(await orderOf(opened.checkoutId)).toBeUndefined();
    await shop.sql`delete from set_aside_news`;
  });

  it.each<[string, string, unknown]>([
    ['a payment that is a word', 'payment.captured', 'pay_1'],
    ['a payment that is a list', 'order.paid', []],
    ['no payment', 'payment.captured', undefined],
    ['an authorised payment that is null', 'payment.authorized', null],
  ])('with %s is set aside', async (_, event, payment) => {
    expect(await asideOf(await tell(notice(event, { payment })))).toHaveLength(1);
  });

  it.each([
    ['no amount', {}],
    ['less than nothing', { amount: -1 }],
    ['too much for a number', { amount: 1e300 }],
    ['an id that is too long', { id: `rfnd_${'x'.repeat(99)}`, amount: 100 }],
    ['a payment that nobody knows', { amount: 100 }],
    ['more than was paid', { amount: 79_901, payment_id: 'own' }],
    ['a state that its kind denies', { amount: 79_900, payment_id: 'own', status: 'failed' }],
  ])('of a refund with %s is set aside', async (_, changes) => {
    const opened = await checkOut(customer);
    const proof = pay(shop, opened.payment.orderId);
    await report(customer, opened.checkoutId, proof);
    const id = `rfnd_${randomUUID().slice(0, 8)}`;
    const refund: Told = { id, payment_id: 'pay_OfNobody', status: 'processed', ...changes };
    if (refund['payment_id'] === 'own') refund['payment_id'] = proof.razorpay_payment_id;
    await tell(notice('refund.processed', { refund }));
    expect(
      await shop.sql`select kind from set_aside_news where seen_at is null and kind = 'refund'`,
    ).toHaveLength(1);
    await shop.sql`delete from set_aside_news`;
  });

  it('because the database refuses it is set aside, and the notice is not tried again', async () => {
    const opened = await checkOut(customer);
    await shop.sql`alter table payments add constraint no_fives check (amount_paise <> 55555)`;
    const id = await tell(
      notice('payment.captured', { payment: capturedPayment(opened, { amount: 55_555 }) }),
    );
    expect(await asideOf(id)).toMatchObject([{ kind: 'payment', why: 'It could not be recorded (23514).' }]);
    const jobs = await shop.sql`
      select state from pgboss.job where name = 'read-payment-notice' and data->>'noticeId' = ${id}`;
    await expect.poll(async () => jobs.every(({ state }) => state !== 'retry')).toBe(true);
    await shop.sql`alter table payments drop constraint no_fives`;
  });

  it('stands under “Needs you” and in the owner’s mailbox until somebody has seen it', async () => {
    await shop.sql`delete from set_aside_news`;
    const opened = await checkOut(customer);
    await tell(
      notice('payment.captured', { payment: capturedPayment(opened, { id: 'pay_Aside', amount: -1 }) }),
    );
    const found = await need('money-set-aside');
    expect(found).toMatchObject({ count: 1, lines: [{ text: 'Payment pay_Aside' }] });
    await shop.letter('owner@nanheveer.example', /could not be recorded/);
    const [seen] = found?.lines[0]?.deeds ?? [];
    expect((await owner.postForm(seen?.to ?? '', { ...seen?.fields })).status).toBe(200);
    expect(await need('money-set-aside')).toBeUndefined();
    expect((await owner.postForm('/admin/needs/seen', { what: 'money', id: 'payment/none' })).status).toBe(
      404,
    );
  });
});

const lose = (opened: CheckoutAnswer) =>
  shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay and lose the answer' });
const items = (answer: Told, change: (item: Told) => unknown): Told => ({
  ...answer,
  items: ((answer['items'] ?? []) as Told[]).map(change),
});

describe('the reconciler', () => {
  it('goes on past everything that cannot be booked, in the same run', async () => {
    await shop.sql`update checkouts set reconciled_at = now() + interval '1 day'`;
    const bad: [CheckoutAnswer, (answer: Told) => Told][] = [];
    for (const change of [
      (answer: Told) => items(answer, (item) => ({ ...item, amount: 1e20 })),
      (answer: Told) => items(answer, (item) => ({ ...item, amount: '79900' })),
      (answer: Told) => items(answer, () => 'nonsense'),
      () => ({ items: 7 }),
      () => ({}),
    ]) {
      const opened = await checkOut(customer);
      lose(opened);
      bad.push([opened, change]);
    }
    const good = await checkOut(customer);
    lose(good);
    twist = (path, answer) =>
      bad.find(([{ payment }]) => path.includes(payment.orderId))?.[1](answer) ?? answer;
    shop.clock.advance({ minutes: 16 });
    owner = await shop.staff('owner');
    await reconcileJob.run({}).catch(() => undefined);
    expect(await orderOf(good.checkoutId)).toBeDefined();
    for (const [{ checkoutId }] of bad.slice(0, 3))
      expect(await shop.sql`select id from set_aside_news where checkout_id = ${checkoutId}`).toHaveLength(1);
    // Set-aside news can be recorded once the provider's answer is right.
    twist = (_path, answer) => answer;
    const again = bad[0]![0];
    const looking = { checkoutId: again.checkoutId };
    expect((await owner.postForm('/admin/needs/look-again', looking)).status).toBe(200);
    await until(async () => orderOf(again.checkoutId));
  });

  it('does not let the customer close, or pay anew, what somebody has to look at', async () => {
    const opened = await checkOut(customer);
    lose(opened);
    twist = (path, answer) =>
      path.includes(opened.payment.orderId) ? items(answer, (item) => ({ ...item, amount: 0.5 })) : answer;
    const closed = await customer.send(
      'DELETE',
      '/api/checkout',
      JSON.stringify({ checkoutId: opened.checkoutId }),
    );
    expect(await closed.json()).toMatchObject({ state: 'open' });
    const [row] = await shop.sql<Told>`select cancelled_at from checkouts where id = ${opened.checkoutId}`;
    expect(row?.['cancelled_at']).toBeNull();
  });

  it('keeps the checkout of a payment that a notice told of first', async () => {
    await shop.sql`delete from set_aside_news`;
    const opened = await checkOut(customer);
    lose(opened);
    const payment = shop.street.control
      .payments()
      .find(({ order_id: of }) => of === opened.payment.orderId) as unknown as Told;
    await shop.sql`alter table payments add constraint no_news check (amount_paise <> 79900) not valid`;
    const id = await tell(notice('payment.captured', { payment }));
    expect(await asideOf(id)).toHaveLength(1);
    const closed = await customer.send(
      'DELETE',
      '/api/checkout',
      JSON.stringify({ checkoutId: opened.checkoutId }),
    );
    expect(await closed.json()).toMatchObject({ state: 'open' });
    const found = await need('money-set-aside');
    expect(JSON.stringify(found)).toContain(opened.checkoutId);
    await shop.sql`alter table payments drop constraint no_news`;
    const looking = { checkoutId: opened.checkoutId };
    expect((await owner.postForm('/admin/needs/look-again', looking)).status).toBe(200);
    await until(async () => orderOf(opened.checkoutId));
  });
});

describe('a signed notice of another kind', () => {
  it.each([
    'payment.downtime.started',
    'payment.downtime.resolved',
    'refund.speed_changed',
    'refund.created',
    'order.notification.delivered',
    'payment.captured.again',
    'settlement.processed',
  ])('%s is kept, counted, and told of once a day', async (kind) => {
    await shop.sql`delete from payment_notices`;
    for (let times = 0; times < 2; times += 1) await tell(notice(kind, { payment: { id: 7, amount: {} } }));
    expect(await need('unknown-notices')).toMatchObject({ count: 2, lines: [{ text: `${kind}, 2 times` }] });
    expect(await shop.sql`select id from set_aside_news where kind = 'notice'`).toEqual([]);
  });

  it('comes in one letter a day', async () => {
    const { listUnknownWebhookEvents } = await import('./webhook-events.server.ts');
    for (let times = 0; times < 2; times += 1) await listUnknownWebhookEvents.run({});
    await shop.letter('owner@nanheveer.example', /Payment notices of other kinds/);
    expect(await shop.sql`select id from letters where event like 'unknown-notices/%'`).toHaveLength(1);
    shop.clock.advance({ days: 1, minutes: 1 });
    owner = await shop.staff('owner');
    expect(await need('unknown-notices')).toBeUndefined();
  });

  it.each(['hello', '[]', '7', 'null', '{"event":7}', '{"event":"payment captured"}'])(
    'that says no kind is set aside: %s',
    async (body) => {
      expect(await asideOf(await tell(body))).toHaveLength(1);
    },
  );
});

it('the books hold after all that', async () => {
  await shop.sql`delete from payments where amount_paise = 55555`;
  expect(
    (await brokenRules(db(), shop.street)).filter((line) => !line.includes('provider took money')),
  ).toEqual([]);
});
