import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckoutAnswer, pay, report, SHIPPING, until } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { CONSENT_VERSION } from '../../books/photos/photo-rules.ts';
import { forgetDuePhotos } from '../../books/photos/photos.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
let customer: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.customer();
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  await shop.sql`delete from cart_items`;
  await shop.sql`delete from products`;
  await toldEverybody();
  await until(async () => (await spider()).includes('₹799'));
});
afterAll(() => shop.close());

const BOOK = { productId: 'spider', format: 'print', quantity: 1, characterName: 'Mira' };
const add = (changes: Record<string, unknown> = {}, visitor = customer) =>
  visitor.postJson('/api/cart', { ...BOOK, ...changes });
const cart = () => shop.sql`select * from cart_items order by added_at, id`;

/** As the staff room does in the transaction that changes the table. */
const toldEverybody = () => shop.sql`select pg_notify('shop_news', 'pages')`;

const spider = async () => (await customer.get('/product/spider')).text();

async function fillTable(): Promise<void> {
  await shop.sql`
    insert into products (title, image, description, digital_price, print_price, combo_price, theme)
    values ('Space Explorer', '/covers/space-explorer-480.webp', 'A row of the table.', 349, 649, 949, 'superhero')`;
}

const quoteFor = async (changes: Record<string, unknown>) => {
  const question = { source: 'product', productId: 'spider', format: 'print', quantity: 1, couponCode: null };
  const response = await customer.postJson('/api/quote', { ...question, ...changes });
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
};

describe('a book’s page', () => {
  it.each([
    [
      'hanuman',
      'Hanuman’s Little Helper',
      'A mythology helper carries the lamp of Kishkindha, and a young vanara’s hope, through the forest.',
    ],
    [
      'spider',
      'The Spider Kid and the Thousand Kites',
      'A Spider kid goes over the rooftops after the best kite in the city.',
    ],
    [
      'iron',
      'The Iron Kid and the Tiffin Robot',
      'An Iron kid mends a robot that everybody else has given up on.',
    ],
    [
      'thor',
      'The Thor Apprentice',
      'A Thor apprentice learns the storm by heart. In this book you may write the story yourself.',
    ],
  ])('%s shows the built-in book while the table is empty', async (productId, title, description) => {
    const page = await customer.get(`/product/${productId}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain(`<p class="mt-3 text-xl">${description}</p>`);
    expect(html).toMatch(
      new RegExp(`<img[^>]* src="/covers/${productId}-480.webp"[^>]* alt="Cover of ${title}"`),
    );
    for (const price of ['₹399', '₹799', '₹999']) expect(html).toContain(price);
  });

  it('shows what the table says under the mapped title, on that page only', async () => {
    await fillTable();
    await toldEverybody();
    const html = await until(async () => {
      const text = await spider();
      return text.includes('>Space Explorer</h1>') ? text : null;
    });
    expect(html).toContain('A row of the table.');
    expect(html).toMatch(
      /<img[^>]* src="\/covers\/space-explorer-480\.webp"[^>]* alt="Cover of Space Explorer"/,
    );
    for (const price of ['₹349', '₹649', '₹949']) expect(html).toContain(price);
    expect(html).not.toContain('₹799');
    expect(html).toMatch(/"price":\s*649/);
    await until(async () =>
      (await (await customer.get('/product/spider.data')).text()).includes('A row of the table.'),
    );
    expect(await (await customer.get('/product/iron')).text()).toContain('₹799');
  });

  it('falls back silently when the table cannot be read', async () => {
    await shop.sql`alter table products rename to products_away`;
    try {
      const page = await customer.get('/product/spider');
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('₹799');
      expect(await quoteFor({})).toMatchObject({ status: 200, total: 799 });
    } finally {
      await shop.sql`alter table products_away rename to products`;
    }
  });

  it.each(['shiva', 'constructor', 'HANUMAN'])('%s is not found', async (productId) => {
    const page = await customer.get(`/product/${productId}`);
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain('Product Not Found');
    expect(html).toMatch(/href="\/gallery"[^>]*>Back to Gallery/);
  });

  it('has custom story and title on thor only', async () => {
    expect(await (await customer.get('/product/thor')).text()).toMatch(/Custom Title[\s\S]*Custom Story/);
    for (const other of ['hanuman', 'spider', 'iron'])
      expect(await (await customer.get(`/product/${other}`)).text()).not.toMatch(/Custom (Title|Story)/);
  });
});

describe('the price on a book’s page', () => {
  it('is format price × quantity less the coupon', async () => {
    expect(await quoteFor({ quantity: 3 })).toMatchObject({ total: 2397, discount: 0, coupon: null });
    expect(await quoteFor({ quantity: 3, couponCode: ' harshi10 ' })).toMatchObject({
      subtotal: 2397,
      total: 2157,
      coupon: { code: 'harshi10', percent: 10, message: '10% discount applied successfully!' },
    });
  });

  it.each(['SIVA100', 'GANESH95', 'HERO50', 'NOPE'])('does not know %s', async (couponCode) => {
    expect(await quoteFor({ couponCode })).toMatchObject({
      total: 799,
      coupon: null,
      couponProblem: 'Please enter a valid coupon code.',
    });
  });

  it('is the table’s where it has the book', async () => {
    await fillTable();
    expect(await quoteFor({ quantity: 2 })).toMatchObject({ total: 1298 });
    expect(await quoteFor({ productId: 'iron' })).toMatchObject({ total: 799 });
  });

  it.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: 100 },
    { quantity: 1e9 },
    { quantity: '2' },
    { productId: 'shiva' },
    { format: 'gold' },
  ])('is none for %o', async (changes) => expect(await quoteFor(changes)).toMatchObject({ status: 422 }));
});

describe('adding to the cart', () => {
  it('stores every recorded field at the shop’s own price; what is empty is null', async () => {
    expect((await add({ quantity: 2, customMessage: ' For you ', price: 1, unitPrice: 1 })).status).toBe(200);
    expect(await cart()).toMatchObject([
      {
        product_title: 'The Spider Kid and the Thousand Kites',
        product_image: '/covers/spider-480.webp',
        format: 'print',
        quantity: 2,
        price: 799,
        character_name: 'Mira',
        custom_message: 'For you',
        custom_story: null,
        custom_title: null,
        book: { story: 'spider', photoId: null, drawnHero: null },
      },
    ]);
    const me = (await (await customer.get('/api/me')).json()) as { cartCount: number };
    expect(me.cartCount).toBe(2);
  });

  it('keeps what the child loves best, and nothing where nothing was chosen', async () => {
    await add({ favourites: { animal: 'parrot', colour: 'green', planet: 'Mars' }, wheelchair: true });
    await add({ favourites: {}, wheelchair: false });
    const books = (await cart()).map(({ book }) => book as object);
    expect(books).toEqual([
      expect.objectContaining({ favourites: { animal: 'parrot', colour: 'green' }, wheelchair: true }),
      expect.not.objectContaining({ favourites: expect.anything(), wheelchair: expect.anything() }),
    ]);
    expect(await (await customer.get('/cart')).text()).toContain('Parrot, green');
  });

  it('takes custom story and title for thor only', async () => {
    const own = { customStory: 'A whale sings.', customTitle: 'Mira and the whale' };
    await add({ productId: 'thor', ...own });
    await add({ productId: 'iron', ...own });
    expect(await cart()).toMatchObject([
      { custom_story: 'A whale sings.', custom_title: 'Mira and the whale' },
      { custom_story: null, custom_title: null },
    ]);
  });

  it('takes title, picture and price from the table where it has the book', async () => {
    await fillTable();
    await add({ format: 'combo', productTitle: 'Free', productImage: 'https://elsewhere.example/x.png' });
    expect(await cart()).toMatchObject([
      { product_title: 'Space Explorer', product_image: '/covers/space-explorer-480.webp', price: 949 },
    ]);
  });

  it('never merges two personalised lines, also when they are the same', async () => {
    await add();
    await add();
    expect(await cart()).toHaveLength(2);
  });

  it('is for customers', async () => {
    expect((await add({}, shop.visitor())).status).toBe(401);
    expect(await cart()).toEqual([]);
  });

  it.each([
    [{ characterName: ' \u0000 ' }, 'missing'],
    [{ format: null }, 'missing'],
    [{ quantity: 0 }, 'unreadable'],
    [{ quantity: -3 }, 'unreadable'],
    [{ quantity: 1e9 }, 'unreadable'],
    [{ quantity: '2' }, 'unreadable'],
    [{ productId: 'constructor' }, 'unreadable'],
    [{ drawnHero: { skin: 'url(x)' } }, 'unreadable'],
    [{ favourites: { animal: 'dragon' } }, 'unreadable'],
    [{ wheelchair: 'yes' }, 'unreadable'],
  ])('refuses %o as %s', async (changes, problem) => {
    const response = await add(changes);
    expect({ status: response.status, answer: await response.json() }).toEqual({
      status: 422,
      answer: { problem },
    });
    expect(await cart()).toEqual([]);
  });
});

const sendPhoto = async (book: string, visitor = customer) => {
  await shop.sql`delete from rate_limits`;
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 30 };
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#c58c5a', noise },
  })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('consent', 'yes');
  body.set('consentText', CONSENT_VERSION);
  body.set('photo', new File([new Uint8Array(picture)], 'child.jpg', { type: 'image/jpeg' }));
  expect((await visitor.send('POST', `/api/photo?book=${book}`, body)).status).toBe(200);
};
const photoAt = async (book: string) =>
  ((await (await customer.get(`/api/photo?info&book=${book}`)).json()) as { photo: unknown }).photo;
const photoIdOf = (row: Record<string, unknown> | undefined) =>
  (row as { book: { photoId: string | null } }).book.photoId;
const photoRow = async (id: string | null) => (await shop.sql`select * from photos where id = ${id}`)[0];

describe('the photo of a line', () => {
  it('belongs to that line alone, for 30 days; the wizard’s own stays where it is', async () => {
    await sendPhoto('wizard');
    await sendPhoto('spider');
    await add();
    await sendPhoto('spider');
    await add({ characterName: 'Arjun' });
    const [mira, arjun] = await cart();
    expect(photoIdOf(mira)).not.toBe(photoIdOf(arjun));
    for (const line of [mira, arjun]) {
      const row = await photoRow(photoIdOf(line));
      expect(row).toMatchObject({ cart_item_id: line?.['id'], forgotten_at: null });
      const days = (new Date(String(row?.['leaves_at'])).getTime() - Date.now()) / 86_400_000;
      expect(days).toBeCloseTo(30, 1);
    }
    expect(await photoAt('spider')).toBeNull();
    expect(await photoAt('wizard')).not.toBeNull();
  });

  it('is deleted with its line, and other photos stay', async () => {
    await sendPhoto('spider');
    await add();
    await sendPhoto('iron');
    await add({ productId: 'iron' });
    const [first, second] = await cart();
    const stranger = await shop.customer();
    await stranger.postForm('/cart.data', { itemId: String(first?.['id']), quantity: '0' });
    expect(await photoRow(photoIdOf(first))).toMatchObject({ forgotten_at: null });
    await customer.postForm('/cart.data', { itemId: String(first?.['id']), quantity: '0' });
    expect(await photoRow(photoIdOf(first))).toMatchObject({ forgotten_because: 'removed' });
    expect(await machine().files.get(`photos/${photoIdOf(first)}.jpg`)).toBeUndefined();
    expect(await photoRow(photoIdOf(second))).toMatchObject({ forgotten_because: null });
  });

  it('reaches the order with its own line', async () => {
    await sendPhoto('spider');
    await add();
    await sendPhoto('thor');
    await add({ productId: 'thor', characterName: 'Arjun', customTitle: 'Arjun’s storm' });
    await add({ productId: 'iron', characterName: 'Zoya' });
    const ids = (await cart()).map(photoIdOf);
    const response = await customer.postJson('/api/checkout', {
      source: 'cart',
      intentKey: randomUUID(),
      shipping: SHIPPING,
      couponCode: null,
      addOns: [],
    });
    const opened = (await response.json()) as CheckoutAnswer;
    const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    const [order] = await shop.sql`select id from orders where order_number = ${orderNumber}`;
    const items = await shop.sql`select * from order_items where order_id = ${order?.['id']}`;
    const byName = Object.fromEntries(items.map((item) => [String(item['character_name']), item]));
    expect([byName['Mira'], byName['Arjun'], byName['Zoya']].map(photoIdOf)).toEqual(ids);
    expect(ids[2]).toBeNull();
    expect(byName['Arjun']).toMatchObject({ custom_title: 'Arjun’s storm' });
    for (const id of ids.slice(0, 2))
      expect(await photoRow(id)).toMatchObject({ order_id: order?.['id'], forgotten_because: null });
    expect(await cart()).toEqual([]);
  });

  it('cannot be used by another browser or for another book', async () => {
    const stranger = shop.visitor();
    await sendPhoto('spider', stranger);
    await add();
    await sendPhoto('thor');
    await add({ productId: 'iron' });
    expect((await cart()).map(photoIdOf)).toEqual([null, null]);
  });

  it('is deleted on its date although the line stays', async () => {
    await sendPhoto('spider');
    await add();
    const [line] = await cart();
    shop.clock.advance({ days: 31 });
    await forgetDuePhotos();
    expect(await photoRow(photoIdOf(line))).toMatchObject({ forgotten_because: 'expired' });
    expect(await cart()).toHaveLength(1);
  });

  it.each(['shiva', 'nv_draft'])('of a book %s there is none', async (book) => {
    expect((await customer.get(`/api/photo?info&book=${book}`)).status).toBe(404);
  });
});

describe('reordering a book of the shelf', () => {
  it('is at the table’s price of today, with what the child loves best', async () => {
    await add({ favourites: { colour: 'pink' } });
    const response = await customer.postJson('/api/checkout', {
      source: 'cart',
      intentKey: randomUUID(),
      shipping: SHIPPING,
      couponCode: null,
      addOns: [],
    });
    const opened = (await response.json()) as CheckoutAnswer;
    const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    const [order] = await shop.sql<{ id: string }>`select id from orders where order_number = ${orderNumber}`;
    await fillTable();
    await customer.postForm('/orders.data', { orderId: order?.id ?? '' });
    expect(await cart()).toMatchObject([
      { price: 649, character_name: 'Mira', book: { favourites: { colour: 'pink' } } },
    ]);
  });
});
