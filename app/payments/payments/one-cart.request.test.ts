import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckoutAnswer, pay, report, SHIPPING, until } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { CONSENT_VERSION } from '../../books/photos/photo-rules.ts';

type Customer = Visitor & { email: string };

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.street.control.behaveWell();
  shop.street.control.behave({ webhook: 'never' });
  await shop.sql`delete from rate_limits`;
  customer = await shop.customer();
});

async function put(format: 'print' | 'combo' = 'print', quantity = 1): Promise<string> {
  const id = randomUUID();
  const book = JSON.stringify({ story: 'space-explorer', drawnHero: null, photoId: null });
  await shop.sql`
    insert into cart_items (id, user_id, product_title, product_image, format, quantity, price, character_name, book, added_at)
    select ${id}, id, 'Space Explorer', '/covers/space-explorer-480.webp', ${format}, ${quantity},
      ${format === 'print' ? 799 : 999}, 'Mira', ${book}::jsonb, now() from users where email = ${customer.email}`;
  return id;
}

async function checkOut(changes: Record<string, unknown> = {}): Promise<CheckoutAnswer> {
  const whole = { source: 'cart', intentKey: randomUUID(), shipping: SHIPPING, couponCode: null, addOns: [] };
  const response = await customer.postJson('/api/checkout', { ...whole, ...changes });
  return { ...((await response.json()) as CheckoutAnswer), status: response.status };
}

/** Checks out the same cart on the other phone, to another address. */
const toGrandmother = (changes: Record<string, unknown> = {}) =>
  checkOut({ shipping: { ...SHIPPING, address: '7 Lake View', city: 'Mysuru' }, ...changes });

interface Order {
  order_number: string;
  city: string;
}
const orders = () => shop.sql<Order>`
  select order_number, shipping_address ->> 'city' as city from orders o
  join users u on u.id = o.user_id where u.email = ${customer.email}`;
const inCart = async () =>
  (
    await shop.sql<{ id: string }>`
      select c.id from cart_items c join users u on u.id = c.user_id where u.email = ${customer.email}`
  ).map(({ id }) => id);
const refunded = (paymentId: string) =>
  until(async () => shop.street.control.refunds().find((refund) => refund.payment_id === paymentId));

describe('one cart on two phones with two addresses', () => {
  it('is paid once: the newer checkout closes the older one, whose payment goes back', async () => {
    await put();
    const older = await checkOut();
    const newer = await toGrandmother();
    expect(newer).toMatchObject({ status: 200, payment: { amountPaise: 79_900 } });
    const late = pay(shop, older.payment.orderId);
    expect(await report(customer, older.checkoutId, late)).toMatchObject({ state: 'returned' });
    const answer = await report(customer, newer.checkoutId, pay(shop, newer.payment.orderId));
    expect(answer).toMatchObject({ state: 'paid' });
    expect(await orders()).toEqual([{ order_number: answer.orderNumber, city: 'Mysuru' }]);
    expect(await refunded(late.razorpay_payment_id)).toMatchObject({ amount: 79_900 });
    const letter = await shop.letter(customer.email, /payment is on its way back/);
    expect(letter.text).toContain(late.razorpay_payment_id);
  });

  it('is not asked for money again when the older checkout is paid and nobody knows yet', async () => {
    await put();
    const older = await checkOut();
    const { razorpay_payment_id: paymentId } = pay(shop, older.payment.orderId);
    const newer = await toGrandmother();
    expect(newer).toMatchObject({ status: 200, free: true, paymentId });
    expect(await orders()).toEqual([{ order_number: newer.orderNumber, city: 'Bengaluru' }]);
  });

  it('says so when only some of the books are paid, and keeps the others', async () => {
    await put();
    const older = await checkOut();
    const another = await put('combo');
    pay(shop, older.payment.orderId);
    expect(await toGrandmother()).toMatchObject({
      status: 409,
      problem: 'bought',
      message: 'Some of these books are already paid. Your cart shows what is left.',
    });
    expect(await orders()).toHaveLength(1);
    expect(await inCart()).toEqual([another]);
    expect(await toGrandmother()).toMatchObject({ status: 200, payment: { amountPaise: 99_900 } });
  });

  it('opens nothing while the provider cannot say whether the older one is paid', async () => {
    await put();
    const older = await checkOut();
    shop.street.control.behave({ api: '500' });
    expect(await toGrandmother()).toMatchObject({ status: 503, problem: 'provider' });
    shop.street.control.behave({ api: 'ok' });
    expect(await report(customer, older.checkoutId, pay(shop, older.payment.orderId))).toMatchObject({
      state: 'paid',
    });
    expect(await orders()).toHaveLength(1);
  });

  it('leaves one checkout open and makes one order, however many are opened and paid at once', async () => {
    await put('print', 2);
    const addresses = Array.from({ length: 6 }, (_, index) => `${index} Lake View`);
    const opened = await Promise.all(
      addresses.map((address) => checkOut({ shipping: { ...SHIPPING, address } })),
    );
    const open = await shop.sql`
      select c.id from checkouts c join users u on u.id = c.user_id
      where u.email = ${customer.email} and cancelled_at is null`;
    expect(open).toHaveLength(1);
    const payable = opened.filter(({ status }) => status === 200);
    const states = await Promise.all(
      payable.map(({ checkoutId, payment }) => report(customer, checkoutId, pay(shop, payment.orderId))),
    );
    const sorted = states.map(({ state }) => state).toSorted();
    expect(sorted).toEqual(['paid', ...Array.from({ length: payable.length - 1 }, () => 'returned')]);
    expect(await orders()).toHaveLength(1);
  });

  it('makes one order even where both were left open, and never keeps the other money', async () => {
    await put();
    const [one, two] = [await checkOut(), await toGrandmother()];
    await shop.sql`update checkouts set cancelled_at = null where id in (${one.checkoutId}, ${two.checkoutId})`;
    const proofs = [pay(shop, one.payment.orderId), pay(shop, two.payment.orderId)] as const;
    const states = await Promise.all([
      report(customer, one.checkoutId, proofs[0]),
      report(customer, two.checkoutId, proofs[1]),
    ]);
    expect(states.map(({ state }) => state).toSorted()).toEqual(['paid', 'returned']);
    expect(await orders()).toHaveLength(1);
    const back = states[0]?.state === 'returned' ? proofs[0] : proofs[1];
    expect(await refunded(back.razorpay_payment_id)).toMatchObject({ amount: 79_900 });
    const letter = await shop.letter(customer.email, /payment is on its way back/);
    expect(letter.text).toContain('already paid in another window or on another device');
  });

  it('can go back to the first address: then that one is open again and the second closed', async () => {
    await put();
    const intentKey = randomUUID();
    const first = await checkOut({ intentKey });
    const second = await toGrandmother();
    const again = await checkOut({ intentKey });
    expect(again).toMatchObject({ status: 200, checkoutId: first.checkoutId });
    const late = pay(shop, second.payment.orderId);
    expect(await report(customer, second.checkoutId, late)).toMatchObject({ state: 'returned' });
    expect(await report(customer, again.checkoutId, pay(shop, again.payment.orderId))).toMatchObject({
      state: 'paid',
    });
    expect(await orders()).toMatchObject([{ city: 'Bengaluru' }]);
  });
});

it('the same kind of book, put into the cart anew, is another purchase', async () => {
  await put();
  const first = await checkOut();
  await report(customer, first.checkoutId, pay(shop, first.payment.orderId));
  await put();
  const second = await checkOut();
  expect(await report(customer, second.checkoutId, pay(shop, second.payment.orderId))).toMatchObject({
    state: 'paid',
  });
  expect(await orders()).toHaveLength(2);
});

async function putWithPhoto(): Promise<void> {
  const form = new FormData();
  form.set('consent', 'yes');
  form.set('consentText', CONSENT_VERSION);
  form.set('photo', new File([readFileSync('public/apple-touch-icon.png')], 'child.png'));
  expect((await customer.send('POST', '/api/photo?book=spider', form)).status).toBe(200);
  const book = {
    productId: 'spider',
    format: 'print',
    quantity: 1,
    characterName: 'Mira',
    drawnHero: null,
  };
  expect((await customer.postJson('/api/cart', book)).status).toBe(200);
}

const held = () => shop.sql<{ held_because: string | null; photo: string | null }>`
  select held_because, i.book ->> 'photoId' as photo from orders o
  join order_items i on i.order_id = o.id join users u on u.id = o.user_id where u.email = ${customer.email}`;

describe('a photo that is gone', () => {
  it('holds the order when it went while the payment was open', async () => {
    await putWithPhoto();
    const opened = await checkOut();
    await customer.postForm('/cart', { form: 'clear' });
    const answer = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(await held()).toMatchObject([{ held_because: 'A photo was removed before the payment arrived.' }]);
    const letter = await shop.letter(
      'owner@nanheveer.example',
      new RegExp(`${answer.orderNumber} is on hold`),
    );
    expect(letter.text).toContain('ask the customer how the hero should look');
  });

  it('is told in the cart before, and then bought with a drawn hero', async () => {
    await putWithPhoto();
    expect(await (await customer.get('/cart')).text()).not.toContain('Its photo has been deleted');
    await shop.sql`update photos set forgotten_because = 'expired' where forgotten_because is null`;
    expect(await (await customer.get('/cart')).text()).toContain('Its photo has been deleted');
    const opened = await checkOut();
    await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(await held()).toEqual([{ held_because: null, photo: null }]);
  });
});
