import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutAnswer, checkOut, pay, report, SHIPPING } from '../../../testing/buying.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { orderDay } from './order-dates.ts';

let shop: TestShop;
let asha: Visitor;
let numbers: string[];

/** A customer with two orders, the second a day after the first. */
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
  numbers = [await buy('Mira', 'print'), ''];
  shop.clock.advance({ days: 1, minutes: 1 });
  numbers[1] = await buy('Kabir', 'digital');
});
afterAll(() => shop.close());

async function buy(characterName: string, format: string, addOns: string[] = []): Promise<string> {
  const opened = await checkOut(asha, {
    book: { story: 'space-explorer', format, characterName },
    couponCode: characterName === 'Mira' ? 'HARSHI10' : null,
    addOns,
  });
  return (await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId))).orderNumber ?? 'none';
}

const daysFrom = (day: number) => orderDay(new Date(Date.now() + day * 86_400_000));
const htmlOf = async (path: string) => (await asha.get(path)).text();
const cardsOf = async (path: string) =>
  [...(await htmlOf(path)).matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
const thanksOf = async (number: string | undefined) =>
  wordsOfPage(await htmlOf(`/thank-you?order=${number}`));
const idOf = async (number: string | undefined) =>
  (await shop.sql<{ id: string }>`select id from orders where order_number = ${number}`)[0]?.id;

/** Without a drawing, the hero's name stands in, not the shelf's cover with another child. */
function expectOwnCover(html: string): void {
  expect(html).toMatch(/<canvas[^>]* role="img" aria-label="Cover of Space Explorer"/);
  expect(html).toMatch(/<noscript><span[^>]*>.*The book of .*Mira.*<\/noscript>/);
  expect(html).not.toContain('src="/covers/');
}

describe('a card of the list', () => {
  it('comes newest first', async () => {
    const cards = await cardsOf('/orders');
    expect(cards).toHaveLength(2);
    expect(cards[0]).toContain(numbers[1]);
    expect(cards[1]).toContain(numbers[0]);
  });

  it('says what was ordered, when, for how much, and where and when it arrives', async () => {
    const [, older = ''] = await cardsOf('/order-tracking');
    const words = wordsOfPage(older);
    for (const part of [
      `Placed on ${daysFrom(0)}`,
      'Completed',
      '₹719',
      'Space Explorer',
      'Physical Copy x 1',
      `Expected delivery ${daysFrom(7)}`,
      'Asha Rao 14 Temple Road, Malleswaram Bengaluru, Karnataka 560003',
      'Track Order',
      'Reorder',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('98450 12345');
    expectOwnCover(older);
    expect(older).toContain(`href="/orders/${await idOf(numbers[0])}"`);
  });
});

describe('the page of an order', () => {
  it('has its head, its five dated steps with the present one marked, its books and its address', async () => {
    const html = await htmlOf(`/orders/${await idOf(numbers[0])}`);
    const words = wordsOfPage(html);
    expect(html).toMatch(/href="\/orders"[^>]*>[\s\S]{0,400}?Back to Orders/);
    for (const part of [
      `${numbers[0]} Placed on ${daysFrom(0)} ₹719 Expected ${daysFrom(7)}`,
      `Order placed (done) ${daysFrom(0)}`,
      `Preparing (done) Current ${daysFrom(2)}`,
      `Shipped ${daysFrom(4)}`,
      `Out for delivery ${daysFrom(6)}`,
      `Delivered ${daysFrom(7)}`,
      'Physical Copy x 1',
      'Character: Mira',
      '₹799',
      'Phone: 98450 12345',
    ])
      expect(words).toContain(part);
    expect(words.match(/Current/g)).toHaveLength(1);
    expectOwnCover(html);
  });

  it('names no parcel for a digital copy', async () => {
    const digital = wordsOfPage(await htmlOf(`/orders/${await idOf(numbers[1])}`));
    expect(digital).toContain(
      'Your digital copy comes to this page as soon as it is drawn. No parcel is sent',
    );
    expect(digital).toContain('In your account as soon as it is drawn');
    expect(digital).toContain('In your account Soon');
    expect(digital).not.toContain('Out for delivery');
    expect(digital).not.toContain(daysFrom(8));
    const printed = wordsOfPage(await htmlOf(`/orders/${await idOf(numbers[0])}`));
    expect(printed).not.toContain('No parcel');
    const [card = ''] = await cardsOf('/orders');
    for (const words of [digital, wordsOfPage(card)]) {
      expect(words).toContain('Address on the invoice Asha Rao');
      expect(words).not.toContain('Shipping address');
    }
  });
});

it('a digital copy with a printed one beside it has a parcel on its page, in the list and on the confirmation', async () => {
  const number = await buy('Ila', 'digital', ['extra-printed-copy']);
  const page = wordsOfPage(await htmlOf(`/orders/${await idOf(number)}`));
  expect(page).toContain('Out for delivery');
  const [card = ''] = await cardsOf('/orders');
  expect(card).toContain(number);
  for (const words of [page, wordsOfPage(card)]) {
    expect(words).toContain('Shipping address Asha Rao');
    expect(words).not.toContain('on the invoice');
    expect(words).not.toContain('No parcel');
  }
  expect(await thanksOf(number)).not.toContain('No parcel');
});

it('several copies of a book are counted, and their line is their sum', async () => {
  const book = { productId: 'iron', format: 'print', quantity: 3, characterName: 'Ila' };
  await asha.postJson('/api/cart', book);
  const answer = await asha.postJson('/api/checkout', {
    source: 'cart',
    intentKey: 'three-copies',
    shipping: SHIPPING,
    couponCode: null,
    addOns: [],
  });
  const opened = (await answer.json()) as CheckoutAnswer;
  const { orderNumber } = await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [card = ''] = await cardsOf('/orders');
  const page = wordsOfPage(await htmlOf(`/orders/${await idOf(orderNumber)}`));
  for (const words of [wordsOfPage(card), page]) {
    expect(words).toContain('Physical Copy x 3');
    expect(words).toContain('₹2,197');
  }
  expect(page).toContain('₹2,397');
});

describe.each(['cancelled', 'refunded'])('a digital order that was %s', (end) => {
  it.each([
    ['held', true],
    ['drawn', false],
  ])('promises its copy nowhere, also when it was %s', async (_, held) => {
    const number = await buy('Zoya', 'digital');
    const id = await idOf(number);
    await shop.sql`update orders set stage = ${end}, status = ${end}, stage_at = now(), progress_at = now(),
      held_at = case when ${held} then now() end where id = ${id}`;
    await shop.sql`update made_books set made_at = case when ${held} then null::timestamptz else now() end
      where order_item_id in (select id from order_items where order_id = ${id})`;
    const page = wordsOfPage(await htmlOf(`/orders/${id}`));
    expect(page).toContain(`This order was ${end}.`);
    const card = (await cardsOf('/orders')).find((html) => html.includes(number)) ?? '';
    for (const words of [page, wordsOfPage(card)])
      expect(words).not.toMatch(/as soon as|is ready|Expected|being looked at|book stays|Read it here/);
    const thanks = await asha.get(`/thank-you?order=${number}`);
    expect([thanks.status, thanks.headers.get('location')]).toEqual([302, `/orders/${id}`]);
  });
});

describe('the confirmation', () => {
  it('tells its customer what comes next', async () => {
    const thanks = await thanksOf(numbers[0]);
    expect(thanks).toContain('Thank you! Your order is placed.');
    expect(thanks).toContain(
      'A confirmation e-mail arrives within minutes. Production starts immediately. Delivery is within 7-8 days . You can track the status from your account dashboard.',
    );
  });

  it('tells when a digital copy comes, and when a parcel does', async () => {
    expect(await thanksOf(numbers[1])).toContain(
      'Delivery is within 7-8 days for printed books. Yours is a digital copy: it comes to your account as soon as it is drawn, often within minutes and at the latest in 3-5 business days. No parcel is sent.',
    );
    expect(await thanksOf(numbers[0])).not.toContain('digital copy');
  });

  it('asks for a word within 24 hours by a written chat message or a call, and leads on', async () => {
    const html = (await htmlOf(`/order-confirmation?order=${numbers[1]}`)).replaceAll('&amp;', '&');
    expect(wordsOfPage(html)).toContain('Please confirm within 24 hours');
    const chat = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(html)?.[1] ?? '';
    expect(decodeURIComponent(chat)).toContain(`I have just placed an order (${numbers[1]})`);
    expect(html).toContain('href="tel:+919876543210"');
    for (const [address, words] of [
      ['/orders', 'Track Your Order'],
      ['/gallery', 'Order More Books'],
      ['/', 'Back to Home'],
      ['/contact', 'Contact Support'],
    ])
      expect(html).toMatch(new RegExp(`href="${address}"[^>]*>${words}<`));
  });
});
