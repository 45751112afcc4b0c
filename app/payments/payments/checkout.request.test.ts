import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, SHIPPING, until } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
// All requests come from one address, so the tests reset its rate limits.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const counts = async () => {
  const [row] = await shop.sql<Record<string, number>>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as items,
      (select count(*)::int from payments) as payments, (select count(*)::int from checkouts) as checkouts`;
  return row;
};

describe('a checkout', () => {
  it('is for signed-in customers', async () => {
    const visitor = shop.visitor();
    expect((await checkOut(visitor)).status).toBe(401);
    expect((await visitor.get('/api/checkout?intent=abcdefgh')).status).toBe(401);
  });

  it('hands the browser everything the payment window wants', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    expect(opened).toMatchObject({
      status: 200,
      free: false,
      payment: {
        key: shop.street.payment.keyId,
        amountPaise: 79_900,
        currency: 'INR',
        name: 'Nanhe Veer',
        description: 'A comic book with your child as the hero',
        image: `${shop.url}/icon-192.png`,
        prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '98450 12345' },
        notes: { address: 'Nanhe Veer comic books', order_type: 'personalised comic book' },
        themeColor: '#ff9a1f',
        scriptUrl: shop.street.payment.checkoutScriptUrl,
      },
    });
    expect((await customer.get('/icon-192.png')).headers.get('content-type')).toBe('image/png');
    for (const secret of [shop.street.payment.keySecret, shop.street.payment.webhookSecret])
      expect(JSON.stringify(opened)).not.toContain(secret);
    const order = shop.street.control.orders().find((each) => each.id === opened.payment.orderId);
    expect(order).toMatchObject({ amount: 79_900, currency: 'INR', receipt: opened.checkoutId });
  });

  it.each([
    { price: 1 },
    { total: 1, subtotal: 1, discount: 798 },
    { book: { ...BOOK, price: 1, quantity: -1, unitPrice: 0 } },
    { amountPaise: 100, currency: 'USD' },
  ])('never reads a price that is sent: %j', async (sent) => {
    const customer = await shop.customer();
    expect((await checkOut(customer, sent)).payment).toMatchObject({ amountPaise: 79_900, currency: 'INR' });
  });

  it.each([
    ['an unknown book', { book: { ...BOOK, story: 'hanuman' } }],
    ['an unknown format', { book: { ...BOOK, format: 'gold' } }],
    ['a blank name', { book: { ...BOOK, characterName: '   ' } }],
    ['no city', { shipping: { ...SHIPPING, city: ' ' } }],
    ['an unknown add-on', { addOns: ['free-gift'] }],
    ['no intent', { intentKey: '' }],
  ])('is refused for %s and changes nothing', async (_, sent) => {
    const customer = await shop.customer();
    const before = await counts();
    expect(await checkOut(customer, sent)).toMatchObject({ status: 422, problem: 'incomplete' });
    expect(await counts()).toEqual(before);
  });

  it('says which fields are missing in the recorded words', async () => {
    const customer = await shop.customer();
    const answer = await checkOut(customer, { shipping: { ...SHIPPING, email: 'nobody', postalCode: '' } });
    expect(answer.fields).toEqual({
      'shipping.email': 'Invalid email address',
      'shipping.postalCode': 'Postal code is required',
    });
  });

  it('takes no harm from control characters and half letters, wherever they are typed', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer, {
      book: { ...BOOK, characterName: 'Mi\u0000ra\ud800', customStory: 'Once\u0000\n\udfff' },
      shipping: { ...SHIPPING, fullName: 'Asha\r\nBcc: all@example.in' },
    });
    expect(opened.status).toBe(200);
    expect(opened.payment.prefill.name).toBe('Asha Bcc: all@example.in');
    expect(await checkOut(customer, { couponCode: 'A\u0000' })).toMatchObject({ status: 422 });
    const paths = ['/api/checkout?intent=%00', '/thank-you?order=%00', '/cart?coupon=%00', '/orders/%00'];
    for (const path of paths) expect((await customer.get(path)).status).toBeLessThan(500);
  });

  it('applies coupon and add-ons from the shop’s own rows', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer, {
      couponCode: ' harshi10',
      addOns: ['gift-box', 'gift-box', 'rush-delivery'],
    });
    expect(opened.payment.amountPaise).toBe(103_400);
    expect(await checkOut(customer, { couponCode: 'NOPE' })).toMatchObject({
      status: 422,
      problem: 'coupon',
      message: 'Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.',
    });
  });

  it('never charges a digital copy for a parcel’s add-ons', async () => {
    const opened = await checkOut(await shop.customer(), {
      book: { ...BOOK, format: 'digital' },
      addOns: ['extra-story-theme', 'rush-delivery', 'gift-box'],
    });
    expect(opened.payment.amountPaise).toBe(69_900);
  });

  it('sent fifty times at once is one checkout, one provider order and one paid order', async () => {
    const customer = await shop.customer();
    const before = await counts();
    const intentKey = 'fifty-at-once';
    const opened = await Promise.all(Array.from({ length: 50 }, () => checkOut(customer, { intentKey })));
    expect(opened.map((each) => each.status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(opened.map((each) => each.checkoutId)).size).toBe(1);
    expect(new Set(opened.map((each) => each.payment.orderId)).size).toBe(1);
    const [first] = opened;
    const proof = pay(shop, first!.payment.orderId);
    const reports = await Promise.all(
      Array.from({ length: 20 }, () => report(customer, first!.checkoutId, proof)),
    );
    expect(new Set(reports.map((each) => each.orderNumber)).size).toBe(1);
    await shop.street.control.webhooksQuiet();
    const after = await counts();
    expect(after).toEqual({
      orders: before!['orders']! + 1,
      items: before!['items']! + 1,
      payments: before!['payments']! + 1,
      checkouts: before!['checkouts']! + 1,
    });
    expect(await checkOut(customer, { intentKey })).toMatchObject({
      free: true,
      orderNumber: reports[0]!.orderNumber,
    });
  });

  it('keeps its snapshot: other content under the same intent is refused, and the first is what is paid', async () => {
    const customer = await shop.customer();
    const intentKey = 'edited-meanwhile';
    const first = await checkOut(customer, { intentKey });
    const edited = await checkOut(customer, { intentKey, book: { ...BOOK, characterName: 'Arjun' } });
    expect(edited).toMatchObject({ status: 409, problem: 'changed' });
    await report(customer, first.checkoutId, pay(shop, first.payment.orderId));
    const [item] = await shop.sql`
      select character_name, unit_price from order_items join orders on orders.id = order_id
      where checkout_id = ${first.checkoutId}`;
    expect(item).toEqual({ character_name: 'Mira', unit_price: 799 });
  });

  it('with nothing to pay skips the provider and is an order at once', async () => {
    await shop.sql`insert into coupons (code, percent) values ('WHOLE', 100)`;
    const customer = await shop.customer();
    const providerOrders = shop.street.control.orders().length;
    const opened = await checkOut(customer, { couponCode: 'whole', intentKey: 'nothing-to-pay' });
    expect(opened).toMatchObject({ status: 200, free: true });
    expect(opened.orderNumber).toMatch(/^ORD-\d{13}$/);
    expect(shop.street.control.orders()).toHaveLength(providerOrders);
    const again = await checkOut(customer, { couponCode: 'whole', intentKey: 'nothing-to-pay' });
    expect(again.orderNumber).toBe(opened.orderNumber);
    const [order] = await shop.sql`select * from orders where order_number = ${opened.orderNumber}`;
    expect(order).toMatchObject({
      payment_id: null,
      subtotal_amount: 799,
      discount_amount: 799,
      total_amount: 0,
      coupon_code: 'whole',
      status: 'completed',
    });
    await shop.letter(customer.email, new RegExp(opened.orderNumber!));
  });

  it('of another customer is as good as missing', async () => {
    const [asha, ravi] = [await shop.customer(), await shop.customer()];
    const opened = await checkOut(asha);
    const proof = pay(shop, opened.payment.orderId);
    const missing = '00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all([report(ravi, opened.checkoutId, proof), report(ravi, missing, proof)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0].status).toBe(404);
    const cancels = await Promise.all(
      [opened.checkoutId, missing].map((checkoutId) =>
        ravi.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId })),
      ),
    );
    expect(cancels.map((each) => each.status)).toEqual([404, 404]);
    const state = await (await ravi.get(`/api/checkout?id=${opened.checkoutId}`)).json();
    expect(state).toEqual({ checkoutId: null, state: 'none' });
  });
});

describe('when the provider is in trouble', () => {
  it.each(['refuse connection', '500', 'garbage', 'hang'] as const)(
    '%s: the shop says so, loses nothing and marks nothing paid',
    async (api) => {
      const customer = await shop.customer();
      const before = await counts();
      const intentKey = `trouble-${api.replaceAll(' ', '-')}`;
      shop.street.control.behave({ api });
      const started = Date.now();
      const refused = await checkOut(customer, { intentKey });
      shop.street.control.behave({ api: 'ok' });
      expect(refused).toMatchObject({
        status: 503,
        problem: 'provider',
        message: 'Failed to initialize payment. Please try again.',
      });
      expect(Date.now() - started).toBeLessThan(8_000);
      const opened = await checkOut(customer, { intentKey });
      expect(opened.status).toBe(200);
      const after = await counts();
      expect(after).toEqual({ ...before, checkouts: before!['checkouts']! + 1 });
    },
  );

  it('an answer that cannot be checked is confirmed as soon as the provider is back', async () => {
    const customer = await shop.customer();
    shop.street.control.behave({ webhook: 'never' });
    const opened = await checkOut(customer);
    const proof = pay(shop, opened.payment.orderId);
    shop.street.control.behave({ api: '500' });
    expect(await report(customer, opened.checkoutId, proof)).toMatchObject({
      status: 200,
      state: 'confirming',
    });
    const unpaid = await shop.sql`select id from orders where checkout_id = ${opened.checkoutId}`;
    expect(unpaid).toEqual([]);
    shop.street.control.behave({ api: 'ok', webhook: 'on time' });
    const state = await until(async () => {
      const answer = (await (await customer.get(`/api/checkout?id=${opened.checkoutId}`)).json()) as {
        state: string;
      };
      return answer.state === 'paid' && answer;
    }, 25);
    expect(state).toMatchObject({ state: 'paid' });
  });
});
