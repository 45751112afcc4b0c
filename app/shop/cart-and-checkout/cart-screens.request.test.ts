import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutAnswer, pay, report, SHIPPING } from '../../../testing/buying.ts';
import { plainPicture } from '../../../testing/photos.ts';
import { wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { printedCopies } from '../../orders/orders/order-delivery.ts';
import { orderById } from '../../orders/orders/orders.server.ts';
import { CONSENT_VERSION } from '../../books/photos/photo-rules.ts';

let shop: TestShop;
let asha: Visitor & { email: string };
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
});
afterAll(() => shop.close());

const BOOK = { productId: 'thor', format: 'combo', quantity: 2, characterName: 'Mira' };
const OWN = { customMessage: 'For you', customStory: 'A whale sings.', customTitle: 'Mira and the whale' };
const add = async (changes: object = {}) =>
  expect((await asha.postJson('/api/cart', { ...BOOK, ...changes })).status).toBe(200);
const wordsAt = async (path: string, visitor: Visitor = asha) =>
  wordsOfPage(await (await visitor.get(path)).text());
const zoyas = () => shop.sql<{ id: string }>`select id from cart_items where character_name = 'Zoya'`;

describe('the cart', () => {
  it('is empty at first, and leads to the books', async () => {
    const html = await (await asha.get('/shopping-cart')).text();
    expect(html).toContain('Your cart is empty');
    expect(html).toMatch(/href="\/gallery"[^>]*>Browse Books</);
  });

  it('shows each book with picture, format, child and sum, what it costs in all, and the way on', async () => {
    await add(OWN);
    await add({ productId: 'iron', format: 'digital', quantity: 1, characterName: 'Kabir' });
    const html = await (await asha.get('/cart')).text();
    for (const id of ['thor', 'iron']) expect(html).toContain(`src="/covers/${id}-480.webp"`);
    expect(html).toContain('href="/cart?step=checkout"');
    const words = wordsOfPage(html);
    for (const part of [
      'The Thor Apprentice Digital + Physical Character: Mira Title: Mira and the whale ₹1,998',
      'The Iron Kid and the Tiffin Robot Digital Copy Character: Kabir ₹399',
      'Subtotal ₹2,397',
      'Family pack −₹200',
      'Total ₹2,197',
      'Proceed to Checkout',
    ])
      expect(words).toContain(part);
  });

  it('names the digital book that an additional printed copy belongs to', async () => {
    const mother = await shop.customer();
    const put = async (changes: object) =>
      expect(
        (await mother.postJson('/api/cart', { ...BOOK, format: 'digital', quantity: 1, ...changes })).status,
      ).toBe(200);
    const note = async () => /Additional printed copy (.*?) ₹500/.exec(await wordsAt('/cart', mother))?.[1];
    await put({});
    expect(await note()).toBe('Your digital book on paper as well, sent to your address.');
    await put({ productId: 'iron' });
    expect(await note()).toBe('“The Iron Kid and the Tiffin Robot” on paper as well, sent to your address.');
    await put({ productId: 'iron', characterName: 'Kabir' });
    expect(await note()).toBe(
      '“The Iron Kid and the Tiffin Robot” for Mira on paper as well, sent to your address.',
    );
    const answer = await mother.postJson('/api/checkout', {
      source: 'cart',
      intentKey: 'printed-copy',
      shipping: SHIPPING,
      couponCode: null,
      addOns: ['extra-printed-copy'],
    });
    const opened = (await answer.json()) as CheckoutAnswer;
    const { orderNumber } = await report(mother, opened.checkoutId, pay(shop, opened.payment.orderId));
    const [order] = await shop.sql<{ id: string }>`select id from orders where order_number = ${orderNumber}`;
    const [printed] = printedCopies((await orderById(order!.id))!).keys();
    expect(
      await shop.sql`select product_title, character_name from order_items where id = ${printed}`,
    ).toEqual([{ product_title: 'The Iron Kid and the Tiffin Robot', character_name: 'Mira' }]);
  });

  it('says which photo the hero of each book comes from, also at the checkout', async () => {
    const ravi = await shop.customer();
    const form = new FormData();
    for (const [name, value] of [
      ['consent', 'yes'],
      ['consentText', CONSENT_VERSION],
    ] as const)
      form.set(name, value);
    form.set('photo', new File([new Uint8Array(await plainPicture(90, 90).jpeg().toBuffer())], 'a.jpg'));
    await ravi.send('POST', '/api/photo?book=thor', form);
    expect((await ravi.postJson('/api/cart', BOOK)).status).toBe(200);
    const sent = 'Its hero comes from the photo that you sent on';
    expect(await wordsAt('/cart', ravi)).toMatch(new RegExp(`${sent} .+, kept until .+ or until you remove`));
    expect(await wordsAt('/cart?step=checkout', ravi)).toContain(sent);
    await shop.sql`insert into heroes (id, photo_id, queued_at, refused_at, refusal)
      select gen_random_uuid(), id, now(), now(), 'no-face' from photos`;
    expect(await wordsAt('/cart', ravi)).toContain('No hero could be drawn from the photo that you sent');
    await shop.sql`update heroes set refusal = 'several-faces'`;
    expect(await wordsAt('/cart', ravi)).toMatch(/more than one face in .+ waits until you tap your child’s/);
    await shop.sql`delete from heroes`;
    // As a book that is ordered again has it.
    await shop.sql`update photos set cart_item_id = null, order_id = gen_random_uuid()`;
    const again = await wordsAt('/cart', ravi);
    expect([again.includes(sent), again.includes('kept until')]).toEqual([true, false]);
    await shop.sql`update photos set forgotten_because = 'expired'`;
    const left = await wordsAt('/cart', ravi);
    expect(left).toContain('Its hero is a drawn child');
    expect(left).toContain('Its photo has been deleted, as we promised');
  });

  it.each(['0', '-1'])('lets a book go when there shall be %s of it', async (quantity) => {
    await add({ productId: 'hanuman', characterName: 'Zoya' });
    const itemId = (await zoyas())[0]?.id ?? '';
    expect((await asha.postForm('/cart.data', { itemId, quantity })).status).toBe(200);
    expect(await zoyas()).toEqual([]);
  });

  it('empties only its own customer’s books', async () => {
    const ravi = await shop.customer();
    for (let books = 0; books < 2; books += 1)
      expect((await ravi.postJson('/api/cart', BOOK)).status).toBe(200);
    expect((await ravi.postForm('/cart.data', { form: 'clear' })).status).toBe(200);
    expect(await wordsAt('/cart', ravi)).toContain('Your cart is empty');
    expect(await wordsAt('/cart')).toContain('Total ₹2,197');
  });

  it('is the same on the customer’s other devices and hidden from others', async () => {
    const phone = shop.visitor();
    await phone.postForm('/auth', { mode: 'sign-in', email: asha.email, password: PASSWORD });
    expect(await wordsAt('/cart', phone)).toContain('Total ₹2,197');
    expect(await wordsAt('/cart', await shop.customer())).toContain('Your cart is empty');
  });

  it('has the address beside its summary at checkout, and the way back', async () => {
    const html = await (await asha.get('/cart?step=checkout')).text();
    for (const label of ['Full Name', 'Email', 'Phone', 'Address', 'City', 'State', 'Postal Code'])
      expect(html).toContain(`>${label}<`);
    expect(wordsOfPage(html)).toContain('Total ₹2,197');
    expect(html).toMatch(/href="\/cart"[^>]*>Back to Cart</);
  });

  it.each([
    ['', 'Cart'],
    ['?step=checkout', 'Checkout'],
  ])('%s says at which step of buying its customer is', async (search, name) => {
    const html = await (await asha.get(`/cart${search}`)).text();
    const steps = /<nav aria-label="Steps of your order"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(wordsOfPage(steps)).toMatch(/1\. Cart.*2\. Checkout.*3\. Payment/);
    const present = [...steps.matchAll(/<li[^>]*aria-current="step"[^>]*>([\s\S]*?)<\/li>/g)];
    expect(present.map(([, step = '']) => wordsOfPage(step).trim())).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    [['digital'], '', true],
    [['digital'], '&extra=extra-printed-copy', false],
    [['digital', 'print'], '', false],
    [['combo'], '', false],
  ])('says at checkout what the address of %j%s is for', async (formats, extra, onInvoice) => {
    const ravi = await shop.customer();
    for (const format of formats)
      expect((await ravi.postJson('/api/cart', { ...BOOK, format, quantity: 1 })).status).toBe(200);
    const words = await wordsAt(`/cart?step=checkout${extra}`, ravi);
    expect(words.includes('Your name and address stand on the invoice.')).toBe(onInvoice);
    expect(words.includes('We deliver everywhere in India.')).toBe(!onInvoice);
  });

  it('fills in the account’s address at checkout', async () => {
    const value = '7 Temple Street\nHampi';
    await asha.postJson('/api/profile', { kind: 'field', name: 'address', value });
    const html = await (await asha.get('/cart?step=checkout')).text();
    expect(html).toMatch(/<textarea[^>]*name="address"[^>]*>\s*7 Temple Street\nHampi</);
  });

  it.each([
    ['', 'Your cart'],
    ['?step=checkout', 'Checkout'],
    ['?step=payment', 'Payment'],
  ])('%s is called %s, and says when the books come', async (search, title) => {
    const html = await (await asha.get(`/cart${search}`)).text();
    expect(html).toContain(`<title>${title} | Nanhe Veer</title>`);
    expect(wordsOfPage(html)).toMatch(/Expected with you by \d+ \w+ \d{4} if you order today\./);
  });

  it.each([
    ['fullName', ' ', 'Full name is required'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', '@example.in', 'Invalid email address'],
    ['email', 'asha@', 'Invalid email address'],
    ['phone', '', 'Phone number is required'],
    ['address', '', 'Address is required'],
    ['city', '', 'City is required'],
    ['state', '', 'State is required'],
    ['postalCode', ' ', 'Postal code is required'],
  ])('says of %s %j: %s', async (field, value, message) => {
    const form = { form: 'address', ...SHIPPING, [field]: value };
    const said = await (await asha.postForm('/cart.data', form)).text();
    expect(said).toContain(`"${message}"`);
    expect(said.match(/ is required|Invalid email/g)).toHaveLength(1);
  });

  it('takes any address with an at sign and something on both sides', async () => {
    const form = { form: 'address', ...SHIPPING, email: 'asha@home' };
    expect((await asha.postForm('/cart.data', form)).status).toBe(200);
  });

  it('becomes an order with every recorded field, also the country, and is empty afterwards', async () => {
    const answer = await asha.postJson('/api/checkout', {
      source: 'cart',
      intentKey: 'every-field',
      shipping: { ...SHIPPING, country: 'Nepal' },
      couponCode: null,
      addOns: [],
    });
    const opened = (await answer.json()) as CheckoutAnswer;
    const before = Date.now();
    const { orderNumber } = await report(asha, opened.checkoutId, pay(shop, opened.payment.orderId));
    const numbered = Number(orderNumber?.slice('ORD-'.length));
    expect(numbered).toBeGreaterThanOrEqual(before);
    expect(numbered).toBeLessThanOrEqual(Date.now());
    const [order] = await shop.sql`select * from orders where order_number = ${orderNumber}`;
    const [user] = await shop.sql<{ id: string }>`select id from users where email = ${asha.email}`;
    expect(order).toMatchObject({
      user_id: user?.id,
      order_number: expect.stringMatching(/^ORD-\d{13}$/),
      total_amount: 2197,
      discount_amount: 200,
      coupon_code: null,
      status: 'pending',
      shipping_address: { ...SHIPPING, country: 'India' },
      created_at: expect.anything(),
    });
    const items = await shop.sql`
      select product_title, product_image, format, quantity, unit_price, character_name, custom_message,
        custom_story, custom_title
      from order_items where order_id = ${order?.['id']} order by product_title desc`;
    expect(items).toEqual([
      {
        product_title: 'The Thor Apprentice',
        product_image: '/covers/thor-480.webp',
        format: 'combo',
        quantity: 2,
        unit_price: 999,
        character_name: 'Mira',
        custom_message: 'For you',
        custom_story: 'A whale sings.',
        custom_title: 'Mira and the whale',
      },
      {
        product_title: 'The Iron Kid and the Tiffin Robot',
        product_image: '/covers/iron-480.webp',
        format: 'digital',
        quantity: 1,
        unit_price: 399,
        character_name: 'Kabir',
        custom_message: null,
        custom_story: null,
        custom_title: null,
      },
    ]);
    expect(await wordsAt('/cart')).toContain('Your cart is empty');
  });
});
