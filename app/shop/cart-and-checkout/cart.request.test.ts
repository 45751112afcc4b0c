import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckoutAnswer, pay, report, SHIPPING } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let customer: Visitor & { email: string };
beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.customer();
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  await shop.sql`delete from cart_items`;
});
afterAll(() => shop.close());

const PRICE = { digital: 399, print: 799, combo: 999 };

async function put(format: keyof typeof PRICE, quantity = 1): Promise<string> {
  const id = randomUUID();
  const book = JSON.stringify({ story: 'space-explorer', drawnHero: null, photoId: null });
  await shop.sql`
    insert into cart_items (id, user_id, product_title, product_image, format, quantity, price, character_name, book, added_at)
    select ${id}, id, 'Space Explorer', '/covers/space-explorer-480.webp', ${format}, ${quantity}, ${PRICE[format]}, 'Mira',
      ${book}::jsonb, now() from users limit 1`;
  return id;
}

const orderCount = async () => (await shop.sql`select id from orders`).length;

async function checkOutCart(changes: Record<string, unknown> = {}): Promise<CheckoutAnswer> {
  const body = {
    source: 'cart',
    intentKey: randomUUID(),
    shipping: SHIPPING,
    couponCode: null,
    addOns: [],
    ...changes,
  };
  const response = await customer.postJson('/api/checkout', body);
  return { ...((await response.json()) as CheckoutAnswer), status: response.status };
}

describe('a checkout from the cart', () => {
  it('is priced from the shop’s own rows, stored pending, and empties the cart', async () => {
    await put('print', 2);
    const opened = await checkOutCart({
      couponCode: 'harshi10',
      addOns: ['gift-box'],
      lines: [{ price: 1, quantity: -5 }],
      total: 1,
    });
    expect(opened).toMatchObject({ status: 200, payment: { amountPaise: 137_300 } });
    expect(new URL(opened.payment.callbackUrl).search).toBe('?extra=gift-box&coupon=harshi10&from=cart');
    const answer = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    const [order] = await shop.sql`select * from orders where order_number = ${answer.orderNumber}`;
    expect(order).toMatchObject({
      status: 'pending',
      subtotal_amount: 1748,
      discount_amount: 375,
      total_amount: 1373,
      coupon_code: 'harshi10',
    });
    const items =
      await shop.sql`select quantity, unit_price, character_name from order_items where order_id = ${order?.['id']}`;
    expect(items).toEqual([{ quantity: 2, unit_price: 799, character_name: 'Mira' }]);
    expect(await shop.sql`select id from cart_items`).toEqual([]);
  });

  it('charges parcel add-ons only when something is sent', async () => {
    await put('digital');
    const opened = await checkOutCart({ addOns: ['gift-box', 'rush-delivery'] });
    expect(opened.payment.amountPaise).toBe(39_900);
    await put('print');
    const both = await checkOutCart({ addOns: ['gift-box', 'rush-delivery'] });
    expect(both.payment.amountPaise).toBe((399 + 799 + 150 + 200 - 200) * 100);
    await shop.sql`delete from cart_items`;
  });

  it('charges its snapshot when the cart changes meanwhile, and keeps later books in the cart', async () => {
    await put('print');
    const opened = await checkOutCart({ intentKey: 'edited-cart' });
    const later = await put('combo');
    expect(await checkOutCart({ intentKey: 'edited-cart' })).toMatchObject({
      status: 409,
      problem: 'changed',
    });
    const answer = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    const [order] =
      await shop.sql`select total_amount from orders where order_number = ${answer.orderNumber}`;
    expect(order).toEqual({ total_amount: 799 });
    expect(await shop.sql`select id from cart_items`).toEqual([{ id: later }]);
  });

  it('keeps a book that another tab adds while the cart is read', async () => {
    const bought = await put('print');
    const opened = await checkOutCart();
    const unseen = await put('combo');
    await shop.sql`update cart_items set added_at = (select added_at from cart_items where id = ${bought}) where id = ${unseen}`;
    await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(await shop.sql`select id from cart_items`).toEqual([{ id: unseen }]);
  });

  it('from two phones at once is one purchase and is paid once', async () => {
    await put('print', 2);
    const opened = await Promise.all(Array.from({ length: 8 }, () => checkOutCart()));
    expect(new Set(opened.map((each) => each.checkoutId)).size).toBe(1);
    expect(new Set(opened.map((each) => each.payment.orderId)).size).toBe(1);
    expect((await checkOutCart({ addOns: ['gift-box'] })).checkoutId).not.toBe(opened[0]?.checkoutId);
  });

  it('from two tabs at once is one order when there is nothing to pay', async () => {
    await put('digital', 2);
    const before = await orderCount();
    await Promise.all([1, 2, 3].map(() => checkOutCart({ couponCode: 'SIVA100' })));
    expect(await orderCount()).toBe(before + 1);
  });

  it('can be tried again after its payment was refunded', async () => {
    await put('print');
    const first = await checkOutCart();
    await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: first.checkoutId }));
    await report(customer, first.checkoutId, pay(shop, first.payment.orderId));
    const again = await checkOutCart();
    expect(again).toMatchObject({ status: 200, payment: { amountPaise: 79_900 } });
    expect(again.checkoutId).not.toBe(first.checkoutId);
  });

  it('is not mistaken for the next one once it is paid', async () => {
    await put('print');
    const opened = await checkOutCart({ intentKey: 'first-cart' });
    const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(await checkOutCart({ intentKey: 'first-cart' })).toMatchObject({ status: 200, orderNumber });
    await put('combo');
    expect(await checkOutCart({ intentKey: 'first-cart' })).toMatchObject({
      status: 409,
      problem: 'changed',
    });
  });

  it('has nothing to pay when the discounts exceed the subtotal', async () => {
    await put('digital', 2);
    const opened = await checkOutCart({ couponCode: 'SIVA100' });
    expect(opened).toMatchObject({ status: 200, free: true });
    const [order] = await shop.sql`select * from orders where order_number = ${opened.orderNumber}`;
    expect(order).toMatchObject({
      subtotal_amount: 798,
      discount_amount: 798,
      total_amount: 0,
      payment_id: null,
    });
    expect(await shop.sql`select id from cart_items`).toEqual([]);
  });

  it('is refused when the cart is empty or the coupon is unknown', async () => {
    expect(await checkOutCart()).toMatchObject({ status: 422, problem: 'empty' });
    await put('print');
    expect(await checkOutCart({ couponCode: 'NOPE' })).toMatchObject({
      status: 422,
      problem: 'coupon',
      message: 'Please enter a valid coupon code.',
    });
  });
});

const page = async (search: string) => (await customer.get(`/cart${search}`)).text();
/** The way of the page's own script. */
const form = async (fields: Record<string, string>) => (await customer.postForm('/cart.data', fields)).text();

describe('the cart’s screen', () => {
  it('prices coupon and extras from its address, and ignores an unknown code', async () => {
    await put('print');
    expect(await page('?coupon=harshi10&extra=gift-box')).toContain('₹854');
    expect(await page('?coupon=nope&extra=free')).toContain('₹799');
  });

  it('says beside the delivery’s e-mail address which address gets the letters', async () => {
    await put('print');
    expect(await page('?step=checkout')).toContain(`Letters about your order go to ${customer.email}`);
  });

  it('checks the address in the recorded words', async () => {
    const answer = await form({ form: 'address', ...SHIPPING, fullName: ' ', email: 'nobody', city: '' });
    for (const words of ['Full name is required', 'Invalid email address', 'City is required'])
      expect(answer).toContain(words);
  });

  it('tries a coupon in the recorded words', async () => {
    expect(await form({ form: 'coupon', code: 'ganesh95' })).toContain('95% discount applied successfully!');
    expect(await form({ form: 'coupon', code: 'x' })).toContain('Please enter a valid coupon code.');
  });
});
