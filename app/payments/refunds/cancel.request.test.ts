import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, until } from '../../../testing/buying.ts';
import { buy, type PaidOrder } from '../../../testing/ordering.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makeBookJob } from '../../orders/orders/make-book.job.server.ts';

let shop: TestShop;
let parent: Visitor & { email: string };
let support: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  parent = await shop.customer();
  support = await shop.staff('support');
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

type Row = Record<string, unknown>;
const orderRow = async ({ id }: PaidOrder) =>
  (await shop.sql<Row>`select * from orders where id = ${id}`)[0] ?? {};
const atProvider = ({ paymentId }: PaidOrder) =>
  shop.street.control.refunds().filter((refund) => refund.payment_id === paymentId);
const cancel = ({ id }: PaidOrder, reason = 'The paper ran out.', visitor = support) =>
  visitor.postForm(`/admin/orders/${id}/cancel`, { reason });
const cancelOwn = ({ id }: PaidOrder, visitor: Visitor = parent) =>
  visitor.postForm(`/orders/${id}/cancel`, {});

describe('staff cancel an order', () => {
  it('with a reason: nothing is made, all of the money goes back, the customer hears of it', async () => {
    const order = await buy(shop, parent);
    expect((await cancel(order)).status).toBe(200);
    await until(async () => (await orderRow(order))['stage'] === 'refunded');
    expect(await orderRow(order)).toMatchObject({
      status: 'refunded',
      cancelled_at: expect.anything(),
      cancelled_because: 'The paper ran out.',
    });
    expect(atProvider(order)).toMatchObject([{ amount: 79_900 }]);
    const letter = await shop.letter(parent.email, new RegExp(`${order.number} is cancelled`));
    expect(letter.text).toContain('The paper ran out.');
    expect(letter.text).toContain('₹799');
    const [item] = await shop.sql<{ id: string }>`select id from order_items where order_id = ${order.id}`;
    await makeBookJob.run({ orderItemId: item?.id ?? '' });
    const [book] = await shop.sql<Row>`select * from made_books where order_item_id = ${item?.id}`;
    expect(book).toMatchObject({ started_at: null, made_at: null });
  });

  it('once, however often they press', async () => {
    const order = await buy(shop, parent);
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(order)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    await until(async () => (await orderRow(order))['stage'] === 'refunded');
    expect(atProvider(order)).toHaveLength(1);
    const letters =
      await shop.sql<Row>`select id from letters where event = ${`order-cancelled/${order.id}`}`;
    expect(letters).toHaveLength(1);
  });

  it.each(['printing', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'refunded'])(
    'not once it is %s',
    async (stage) => {
      const order = await buy(shop, parent);
      await shop.sql`update orders set stage = ${stage} where id = ${order.id}`;
      expect((await cancel(order)).status).toBe(409);
      expect(await orderRow(order)).toMatchObject({ stage, cancelled_at: null });
      expect(atProvider(order)).toEqual([]);
    },
  );

  it('only with a reason and only in the right role', async () => {
    const order = await buy(shop, parent);
    expect((await cancel(order, '')).status).toBe(422);
    expect((await cancel(order, 'Because.', await shop.staff('production'))).status).toBe(403);
    expect((await cancel(order, 'Because.', parent)).status).toBe(303);
    expect((await cancel({ ...order, id: 'nonsense' })).status).toBe(404);
    expect(await orderRow(order)).toMatchObject({ stage: 'paid' });
  });

  it('whose money is all on its way back already: the letter says so, and nothing goes back twice', async () => {
    const order = await buy(shop, parent);
    shop.street.control.behave({ refund: 'later', refundDelayMs: 600_000 });
    const fields = { how: 'rest', reason: 'As agreed.', formKey: `${order.id}/0` };
    expect((await support.postForm(`/admin/orders/${order.id}/refund`, fields)).status).toBe(200);
    await until(async () => atProvider(order).length === 1);
    expect((await cancel(order)).status).toBe(200);
    shop.street.control.behaveWell();
    const letter = await shop.letter(parent.email, new RegExp(`${order.number} is cancelled`));
    expect(letter.text).toContain('is on its way back already');
    expect(letter.text).not.toContain('Nothing was paid');
    expect(atProvider(order)).toHaveLength(1);
  });

  it('that is held, too', async () => {
    const order = await buy(shop, parent);
    await shop.sql`update orders set held_at = now(), held_because = 'Test' where id = ${order.id}`;
    expect((await cancel(order)).status).toBe(200);
  });
});

describe('customers cancel an own order', () => {
  it('in the first 24 hours, and read so on its page', async () => {
    const order = await buy(shop, parent);
    expect(await (await parent.get(`/orders/${order.id}`)).text()).toContain('Cancel the order');
    const answer = await cancelOwn(order);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/orders/${order.id}`]);
    await until(async () => (await orderRow(order))['stage'] === 'refunded');
    const page = await (await parent.get(`/orders/${order.id}`)).text();
    expect(page).not.toContain('Cancel the order');
    expect(page).toContain('This order was refunded');
    const letter = await shop.letter(parent.email, new RegExp(`${order.number} is cancelled`));
    expect(letter.text).toContain('As you asked');
  });

  it('in the last second of the 24 hours', async () => {
    shop.clock.stop();
    const order = await buy(shop, parent);
    shop.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    expect((await cancelOwn(order)).status).toBe(302);
    shop.clock.go();
  });

  it('never another’s', async () => {
    const order = await buy(shop, parent);
    expect((await cancelOwn(order, await shop.customer())).status).toBe(404);
    expect((await cancelOwn(order, shop.visitor())).status).toBe(302);
    expect(await orderRow(order)).toMatchObject({ stage: 'paid' });
  });

  it('not when the digital copy is there, not in print, and not a day later', async () => {
    const digital = await buy(shop, parent, { book: { ...BOOK, format: 'digital' } });
    await shop.sql`
      update made_books set started_at = now(), made_at = now()
      where order_item_id in (select id from order_items where order_id = ${digital.id})`;
    const printing = await buy(shop, parent);
    await shop.sql`update orders set stage = 'printing' where id = ${printing.id}`;
    expect([(await cancelOwn(digital)).status, (await cancelOwn(printing)).status]).toEqual([409, 409]);
    expect(await (await cancelOwn(printing)).text()).toContain('too late');
    const late = await buy(shop, parent);
    shop.clock.advance({ hours: 24, seconds: 1 });
    expect((await cancelOwn(late)).status).toBe(409);
    expect(await (await parent.get(`/orders/${late.id}`)).text()).not.toContain('Cancel the order');
    for (const order of [digital, printing, late]) expect(atProvider(order)).toEqual([]);
  });
});
