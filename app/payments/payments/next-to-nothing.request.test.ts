import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report } from '../../../testing/buying.ts';
import { pageData } from '../../../testing/page-data.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { SETTINGS_AS_NEW } from '../../../testing/settings-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { ToDo } from '../../admin/to-do/to-do.ts';

type Row = Record<string, unknown>;

let shop: TestShop;
let customer: Visitor & { email: string };
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.customer();
  owner = await shop.staff('owner');
  await shop.sql`insert into coupons (code, percent) values ('GIFT', 100)`;
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const orderOf = async (checkoutId: string) =>
  (await shop.sql<Row>`select * from orders where checkout_id = ${checkoutId}`)[0]!;
const free = async (format: string, addOns: string[] = []) => {
  const book = { ...BOOK, story: 'space-explorer', format };
  const { checkoutId, status } = await checkOut(customer, { book, addOns, couponCode: 'GIFT' });
  expect(status).toBe(200);
  return orderOf(checkoutId);
};
const waiting = async () =>
  (await pageData<{ needs: ToDo[] }>(await owner.get('/admin/today.data'), 'admin/gate/today')).needs.find(
    ({ kind }) => kind === 'orders-to-decide',
  );
const press = async (order: Row, label: string, who = owner) => {
  const line = (await waiting())?.lines.find(({ text }) => text.startsWith(String(order['order_number'])));
  const deed = line?.deeds?.find((each) => each.label === label);
  return (await who.postForm(deed?.to ?? '/nowhere', { ...deed?.fields })).status;
};
const queued = async (order: Row) =>
  (
    await shop.sql`select 1 from made_books m join order_items i on i.id = m.order_item_id
    where i.order_id = ${String(order['id'])}`
  ).length;

const buyFor16 = async () => {
  const opened = await checkOut(customer, { couponCode: 'SIVA100' });
  await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
  return orderOf(opened.checkoutId);
};
const floor = (ownerDecidesBelow: string) =>
  owner.postForm('/admin/settings/save', { ...SETTINGS_AS_NEW, ownerDecidesBelow });

describe('a printed order that costs nothing', () => {
  it.each([
    ['print', []],
    ['combo', []],
    ['digital', ['extra-printed-copy']],
  ])('of the format %s with %j waits for the owner, who releases it', async (format, addOns) => {
    const order = await free(format, addOns);
    expect(order).toMatchObject({ held_at: expect.anything(), awaits_owner_at: expect.anything() });
    expect(await queued(order)).toBe(0);
    for (const role of ['production', 'support'] as const)
      expect(await press(order, 'Release', await shop.staff(role))).toBe(409);
    expect(await press(order, 'Release')).toBe(200);
    expect(await orderOf(String(order['checkout_id']))).toMatchObject({
      held_at: null,
      awaits_owner_at: null,
    });
    expect(await queued(order)).toBe(1);
  });

  it('waits for the owner also as a free copy that others make of it meanwhile', async () => {
    const order = await free('print');
    const [item] = await shop.sql<Row>`select id from order_items where order_id = ${String(order['id'])}`;
    const support = await shop.staff('support');
    await support.postForm(`/admin/orders/${String(order['id'])}/replacement`, {
      reason: 'The parcel was lost.',
      formKey: 'form-key-of-a-test',
      [`copies/${String(item?.['id'])}`]: '1',
    });
    const [copy] = await shop.sql<Row>`select * from orders where replaces_order_id = ${String(order['id'])}`;
    expect(copy).toMatchObject({ held_at: expect.anything(), awaits_owner_at: expect.anything() });
    expect((await support.postForm(`/admin/orders/${String(copy?.['id'])}/lift-hold`, {})).status).toBe(409);
    for (const each of [order, copy!]) expect(await press(each, 'Cancel')).toBe(200);
  });

  it('is cancelled by the owner at the same place', async () => {
    const order = await free('print');
    expect(await press(order, 'Cancel')).toBe(200);
    expect(await orderOf(String(order['checkout_id']))).toMatchObject({ stage: 'cancelled' });
    expect(await waiting()).toBeUndefined();
  });

  it('says so to its customer, on its page and in the letter', async () => {
    const order = await free('print');
    const words = 'A printed book at this price is checked by a person before we draw and print it.';
    expect(await (await customer.get(`/orders/${String(order['id'])}`)).text()).toContain(words);
    const [letter] = await shop.sql<{ text: string }>`
      select text from letters where event = ${`order-placed/${String(order['id'])}/customer`}`;
    expect(letter?.text.replaceAll(/\s+/g, ' ')).toContain(words);
    const thanks = await (await customer.get(`/thank-you?order=${String(order['order_number'])}`)).text();
    expect(thanks).toContain('One of us looks at it before we begin.');
    expect(wordsOfPage(thanks)).toContain('Production starts after that.');
    await press(order, 'Cancel');
  });

  it('is promised for no day until it goes on, however long that takes', async () => {
    const order = await free('print');
    await shop.sql`update orders set created_at = created_at - interval '5 days' where id = ${String(order['id'])}`;
    const page = wordsOfPage(await (await customer.get(`/orders/${String(order['id'])}`)).text());
    expect(page).toContain('checked by a person before we draw and print it');
    expect(page).not.toContain('Expected');
    expect(page).toContain('Pending');
    await press(order, 'Cancel');
  });

  it('tells the owner what to do', async () => {
    const order = await free('print');
    const letter = await shop.letter(
      'owner@nanheveer.example',
      new RegExp(`${String(order['order_number'])} is on hold`),
    );
    expect(letter.text.replaceAll(/\s+/g, ' ')).toContain('Release it or cancel it under “Needs you”.');
    await press(order, 'Cancel');
  });

  it('goes on at once when all of it is digital', async () => {
    const order = await free('digital');
    expect(order).toMatchObject({ held_at: null, awaits_owner_at: null });
    expect(await queued(order)).toBe(1);
  });

  it('waits also for less than the owner’s floor, and not for as much', async () => {
    expect(await buyFor16()).toMatchObject({ total_amount: 16, held_at: null });
    expect((await floor('17')).status).toBe(200);
    expect(await buyFor16()).toMatchObject({ awaits_owner_at: expect.anything() });
    expect((await floor('16')).status).toBe(200);
    expect(await buyFor16()).toMatchObject({ held_at: null });
    expect((await floor('-1')).status).toBe(422);
  });
});

describe('a coupon of more than 90 %', () => {
  it('shows what it cost this month', async () => {
    const page = await (await owner.get('/admin/coupons.data')).text();
    expect(page).toContain('This month: ₹2,349 off 3 orders');
    shop.clock.advance({ days: 32 });
    owner = await shop.staff('owner');
    expect(await (await owner.get('/admin/coupons.data')).text()).toContain('No order this month');
  });
});

describe('one payment', () => {
  it('is no more than ₹5,00,000', async () => {
    const other = await shop.customer();
    const [{ id: userId } = { id: '' }] = await shop.sql<{ id: string }>`
      select id from users where email = ${other.email}`;
    await other.postJson('/api/cart', {});
    await shop.sql`
      insert into cart_items (id, user_id, product_title, product_image, format, quantity, price, book, added_at)
      select gen_random_uuid(), ${userId}, 'A book', '/x.webp', 'print', 99, 100000, book, now() from order_items limit 1`;
    const answer = await checkOut(other, { source: 'cart' });
    expect(answer).toMatchObject({ status: 422, problem: 'too-much' });
    expect(answer.message).toContain('₹5,00,000');
  });
});
