import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkOut, pay, report } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { db } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
let asha: Visitor;
let ravi: Visitor;
let orderNumber: string;
let orderId: string;
const MISSING = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  shop = await openTestShop();
  [asha, ravi] = [await shop.customer(), await shop.customer()];
  const opened = await checkOut(asha, { couponCode: 'HARSHI10' });
  const answer = await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
  orderNumber = answer.orderNumber ?? 'none';
  const [row] = await shop.sql<{ id: string }>`select id from orders where order_number = ${orderNumber}`;
  orderId = row?.id ?? 'none';
});
// All requests come from one address, so the tests reset its rate limits.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const text = async (answer: Promise<Response>) => (await answer).text();
const cartOf = async (customer: Visitor) =>
  ((await (await customer.get('/api/me')).json()) as { cartCount: number }).cartCount;

describe('the list of orders', () => {
  it.each(['/orders', '/order-tracking'])('%s asks visitors to sign in', async (path) => {
    const answer = await shop.visitor().get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(path)}`);
  });

  it.each(['/orders', '/order-tracking'])('%s shows the own orders as stored', async (path) => {
    const page = await text(asha.get(path));
    for (const part of [orderNumber, 'Completed', '₹719', 'Superhero Adventure', 'Bengaluru', 'Track Order'])
      expect(page).toContain(part);
    expect(page).not.toContain('Loading your orders...');
  });

  it('of somebody else is empty', async () => {
    const page = await text(ravi.get('/orders'));
    expect(page).toContain('No Orders Yet');
    expect(page).toMatch(/href="\/gallery"[^>]*>Browse Books</);
    expect(page).not.toContain(orderNumber);
  });
});

describe('the page of an order', () => {
  it('is for its customer; for others it is as good as missing', async () => {
    expect((await asha.get(`/orders/${orderId}`)).status).toBe(200);
    const [foreign, missing, nonsense] = await Promise.all([
      ravi.get(`/orders/${orderId}`),
      ravi.get(`/orders/${MISSING}`),
      ravi.get('/orders/1%27%20or%201=1'),
    ]);
    expect([foreign.status, missing.status, nonsense.status]).toEqual([404, 404, 404]);
    expect((await shop.visitor().get(`/orders/${orderId}`)).status).toBe(302);
    expect(await foreign.text()).not.toContain(orderNumber);
  });

  it('derives the status from the age until the shop records progress', async () => {
    const page = async () => text(asha.get(`/orders/${orderId}`));
    expect(await page()).toMatch(/data-colour="yellow"[^>]*>Pending/);
    shop.clock.advance({ days: 4 });
    expect(await page()).toMatch(/data-colour="orange"[^>]*>Out for delivery/);
    await shop.sql`update orders set status = 'preparing', progress_at = now() where id = ${orderId}`;
    expect(await page()).toMatch(/data-colour="blue"[^>]*>Preparing/);
    expect(await text(asha.get('/orders'))).toMatch(/data-colour="blue"[^>]*>Preparing/);
  });
});

/** The headers of a browser. For a robot the shop would wait for the whole page. */
const BROWSER = { 'User-Agent': 'Mozilla/5.0 Chrome/140', 'Accept-Encoding': 'gzip' };

describe.runIf(process.env['TEST_DATABASE_URL'])('a list that the database is slow to read', () => {
  it.each(['/orders', '/orders.data'])(
    '%s says at once that it is loading, packed too, and the list follows',
    async (path) => {
      const free = Promise.withResolvers<void>();
      onTestFinished(() => free.resolve());
      const locked = Promise.withResolvers<void>();
      const holding = db().transaction(async (tx) => {
        await tx.execute(sql`lock table order_items in access exclusive mode`);
        locked.resolve();
        await free.promise;
      });
      await locked.promise;
      const destination = path.endsWith('.data') ? 'empty' : 'document';
      const began = performance.now();
      const answer = await asha.get(path, { ...BROWSER, 'Sec-Fetch-Dest': destination });
      const words = new TextDecoder();
      const reader = answer.body?.getReader();
      let got = '';
      const readUntil = async (sought: string) => {
        while (!got.includes(sought)) {
          const piece = await reader?.read();
          if (!piece || piece.done) throw new Error(`The answer ends without ${sought}.`);
          got += words.decode(piece.value, { stream: true });
        }
      };
      if (path === '/orders') await readUntil('Loading your orders...');
      expect(got).not.toContain(orderNumber);
      expect(performance.now() - began).toBeLessThan(path === '/orders' ? 4_000 : 1_500);
      free.resolve();
      await holding;
      await readUntil(orderNumber);
    },
  );
});

describe('the confirmation', () => {
  it('names the own order only', async () => {
    expect(await text(asha.get(`/thank-you?order=${orderNumber}`))).toContain(`>${orderNumber}<`);
    expect(await text(ravi.get(`/order-confirmation?order=${orderNumber}`))).not.toContain(
      `>${orderNumber}<`,
    );
    expect(await text(shop.visitor().get(`/thank-you?order=${orderNumber}`))).toContain(
      'Sign in to see your order',
    );
    expect(await text(shop.visitor().get(`/thank-you?order=${orderNumber}`))).not.toContain(
      `>${orderNumber}<`,
    );
  });
});

describe('reorder', () => {
  it('puts the same books into the own cart at today’s price, and never another’s', async () => {
    expect((await ravi.postForm('/orders', { orderId })).status).toBe(404);
    expect((await ravi.postForm('/orders', { orderId: MISSING })).status).toBe(404);
    expect(await cartOf(ravi)).toBe(0);
    expect((await asha.postForm('/orders', { orderId })).status).toBe(200);
    expect(await cartOf(asha)).toBe(1);
    const [item] = await shop.sql`select * from cart_items`;
    expect(item).toMatchObject({
      product_title: 'Superhero Adventure',
      format: 'print',
      quantity: 1,
      price: 799,
      character_name: 'Mira',
      book: { story: 'superhero-adventure', drawnHero: null, photoId: null },
    });
  });
});

describe('the cart', () => {
  it('shows its books and their total with the family pack, and lets them go', async () => {
    const [item] = await shop.sql<{ id: string }>`select id from cart_items`;
    const change = (customer: Visitor, quantity: string) =>
      customer.postForm('/cart', { itemId: item?.id ?? '', quantity });
    expect(await text(asha.get('/cart'))).toContain('₹799');
    expect((await change(ravi, '0')).status).toBe(404);
    expect((await change(asha, '2')).status).toBe(200);
    const page = await text(asha.get('/shopping-cart'));
    expect(page).toContain('₹1,598');
    expect(page).toContain('₹1,398');
    for (const quantity of ['1.5', '1e9', 'two', '100', ''])
      expect((await change(asha, quantity)).status).toBe(422);
    expect(await cartOf(asha)).toBe(2);
    expect((await change(asha, '0')).status).toBe(200);
    expect(await text(asha.get('/cart'))).toContain('Your cart is empty');
    expect((await shop.visitor().get('/cart')).status).toBe(302);
  });
});
