import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckoutAnswer, pay, report, SHIPPING } from '../../../testing/buying.ts';
import { pageData } from '../../../testing/page-data.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.staff('owner');
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  await remove();
});
afterAll(() => shop.close());

const WORDS = {
  image: '/covers/space-explorer-480.webp',
  description: 'A spider kid among the stars.',
  digitalPrice: '349',
  printPrice: '649',
  comboPrice: '949',
  theme: 'technology',
};
const save = (changes: Record<string, string> = {}, staff = owner, productId = 'spider') =>
  staff.postForm(`/admin/products/${productId}/save`, { ...WORDS, ...changes });
const remove = (staff = owner) => staff.postForm('/admin/products/spider/remove', {});
const pageOf = async (address: string) => (await shop.visitor().get(address)).text();

async function inCart(): Promise<Visitor> {
  const customer = await shop.customer();
  await customer.postJson('/api/cart', {
    productId: 'spider',
    format: 'print',
    quantity: 1,
    characterName: 'Mira',
  });
  return customer;
}

async function checkOutCart(customer: Visitor): Promise<CheckoutAnswer> {
  const answer = await customer.postJson('/api/checkout', {
    source: 'cart',
    intentKey: randomUUID(),
    shipping: SHIPPING,
    couponCode: null,
    addOns: [],
  });
  return (await answer.json()) as CheckoutAnswer;
}

describe('a book that the owner describes', () => {
  it('is told so on its page, its cards and to search engines as soon as it is saved', async () => {
    expect((await save()).status).toBe(200);
    const page = await pageOf('/product/spider');
    for (const words of ['>Space Explorer</h1>', 'A spider kid among the stars.', '₹649'])
      expect(page).toContain(words);
    expect(page).toMatch(/"price":\s*649/);
    expect(page).not.toContain('₹799');
    for (const path of ['/', '/gallery']) {
      const html = await pageOf(path);
      expect(html).toContain('A spider kid among the stars.');
      expect(html.replaceAll('<!-- -->', '')).toContain('From ₹349');
    }
    const { cards } = await pageData<{ cards: { productId: string; category: string }[] }>(
      await shop.visitor().get('/gallery.data'),
      'shop/storefront/gallery',
    );
    expect(cards.find(({ productId }) => productId === 'spider')).toMatchObject({ category: 'technology' });
    expect(await pageOf('/product/iron')).toContain('₹799');
  });

  it('is the built-in one again when the owner says so', async () => {
    await save();
    expect((await remove()).status).toBe(200);
    const page = await pageOf('/product/spider');
    expect(page).toContain('>The Spider Kid and the Thousand Kites</h1>');
    expect(page).toContain('₹799');
    expect(await shop.sql`select * from products`).toEqual([]);
  });

  it('is written into the log with what changed', async () => {
    await save();
    await save({ printPrice: '699' });
    const deeds = await shop.sql`
      select subject, details from staff_log where action = 'product changed' order by id desc limit 2`;
    expect(deeds).toMatchObject([
      { subject: 'product Space Explorer', details: { printPrice: '649 → 699' } },
      { details: { printPrice: 'built in → 649', theme: 'built in → technology' } },
    ]);
  });

  it.each([
    ['image', 'https://elsewhere.example/x.png'],
    ['image', '/covers/../secret-480.webp'],
    ['image', `/gallery-pictures/${'0'.repeat(64)}-480.webp`],
    ['description', 'short'],
    ['printPrice', '0'],
    ['printPrice', '12.5'],
    ['comboPrice', ''],
    ['digitalPrice', '-1'],
    ['theme', 'all'],
  ])('refuses %s %j', async (name, value) => {
    const answer = await save({ [name]: value });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(name);
    expect(await shop.sql`select * from products`).toEqual([]);
  });

  it('must be on the shelf and can be described by the owner only', async () => {
    expect((await save({}, owner, 'shiva')).status).toBe(404);
    const production = await shop.staff('production');
    expect((await save({}, production)).status).toBe(403);
    expect((await remove(production)).status).toBe(403);
    expect((await production.get('/admin/products.data')).status).toBe(403);
  });
});

describe('a changed price', () => {
  it('does not touch carts, open checkouts and orders', async () => {
    const [cart, checkout] = [await inCart(), await inCart()];
    const opened = await checkOutCart(checkout);
    const ordered = await inCart();
    const paid = await checkOutCart(ordered);
    await report(ordered, paid.checkoutId, pay(shop, paid.payment.orderId));

    await save({ printPrice: '1499' });
    expect(await shop.sql`select distinct price from cart_items`).toEqual([{ price: 799 }]);
    expect(await shop.sql`select distinct total from checkouts`).toEqual([{ total: 799 }]);
    const settled = await report(checkout, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(settled.state).toBe('paid');
    expect(await shop.sql`select distinct total_amount::int as total from orders`).toEqual([{ total: 799 }]);
    expect(await shop.sql`select distinct unit_price::int as price from order_items`).toEqual([
      { price: 799 },
    ]);
    expect(await (await cart.get('/cart')).text()).toContain('₹799');
  });

  it('counts for what goes into the cart from then on', async () => {
    await save({ printPrice: '1499' });
    await inCart();
    expect(await shop.sql`select price from cart_items order by added_at desc limit 1`).toEqual([
      { price: 1499 },
    ]);
  });
});
