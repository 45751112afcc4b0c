import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckoutAnswer, pay, report, SHIPPING, until } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let support: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  shop.street.control.behaveWell();
  support = await shop.staff('support');
});
afterAll(() => shop.close());

type Row = Record<string, unknown>;
const BOOKS = [
  { story: 'space-explorer', format: 'print', characterName: 'Mira', language: 'en', quantity: '1' },
  { story: 'thor', format: 'digital', characterName: 'Arjun', language: 'hi', quantity: '1' },
];

function form(changes: Record<string, string> = {}, books = BOOKS): URLSearchParams {
  const fields = new URLSearchParams({
    ...SHIPPING,
    couponCode: '',
    reduction: '',
    reductionBecause: '',
    ...changes,
  });
  for (const book of books) for (const [name, value] of Object.entries(book)) fields.append(name, value);
  return fields;
}

const rowOf = async () =>
  (await shop.sql<Row>`select * from phone_orders order by made_at desc, id limit 1`)[0] ?? {};
const countOf = async () => (await shop.sql`select id from phone_orders`).length;
const make = (changes?: Record<string, string>, visitor = support, books = BOOKS) =>
  visitor.send('POST', '/admin/phone-orders/make', form(changes, books));

/** Makes an order. @returns the key in its link. */
async function linkOf(changes?: Record<string, string>): Promise<string> {
  const answer = await (await make(changes)).text();
  const key = /\/pay\?key=([\w-]{22})/.exec(answer)?.[1];
  if (!key) throw new Error(`No link in ${answer}`);
  return key;
}

async function openIt(visitor: Visitor, key: string): Promise<CheckoutAnswer> {
  const response = await visitor.postJson('/api/pay', { key });
  return { ...((await response.json()) as CheckoutAnswer), status: response.status };
}

describe('an order of the phone', () => {
  it('is priced by the shop, looked at by its link, and paid as any other', async () => {
    const key = await linkOf({ reduction: '100', reductionBecause: 'Second book of the family.' });
    // 799 + 399, the family pack takes 200 off.
    expect(await rowOf()).toMatchObject({ subtotal: 1198, discount: 300, total: 898, reduction: 100 });
    expect(await rowOf()).not.toMatchObject({ token_hash: key });
    const [deed] = await shop.sql<Row>`select details from staff_log where action = 'phone order made'`;
    expect(deed?.['details']).toEqual({ total: 898, reduction: 100 });
    const desk = await (await (await shop.staff('support')).get('/admin/phone-orders.data')).text();
    expect(desk).toContain('₹100 less: Second book of the family.');

    const visitor = shop.visitor();
    const page = await (await visitor.get(`/pay?key=${key}`)).text();
    for (const part of ['Space Explorer', 'Mira', '₹898', 'One step before you pay'])
      expect(page).toContain(part);
    expect(page).not.toContain(SHIPPING.address);
    expect((await visitor.postJson('/api/pay', { key })).status).not.toBe(200);

    const customer = await shop.customer();
    expect(await (await customer.get(`/pay?key=${key}`)).text()).toContain(SHIPPING.address);
    const opened = await openIt(customer, key);
    expect(opened.payment.amountPaise).toBe(89_800);
    const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    const [order] = await shop.sql<Row>`select * from orders where order_number = ${orderNumber}`;
    expect(order).toMatchObject({ total_amount: 898, discount_amount: 300, status: 'pending' });
    const items =
      await shop.sql<Row>`select * from order_items where order_id = ${order?.['id']} order by format`;
    expect(items).toMatchObject([
      { format: 'digital', character_name: 'Arjun', book: { story: 'thor', language: 'hi' } },
      { format: 'print', character_name: 'Mira', book: { story: 'space-explorer' } },
    ]);
    expect(await (await customer.get(`/pay?key=${key}`)).text()).toContain('This order is paid');
    expect(await openIt(customer, key)).toMatchObject({ free: true, orderNumber });
    expect((await openIt(await shop.customer(), key)).status).toBe(404);
    const list = await (await support.get('/admin/phone-orders.data')).text();
    expect(list).toContain(orderNumber);
  });

  it.each([
    [['digital'], '', 'Address on the invoice'],
    [['digital'], 'extra-printed-copy', 'Where it goes'],
    [['digital', 'print'], '', 'Where it goes'],
  ])(
    'of %j with %j says what its address is for: to who pays, and to the owner',
    async (formats, addOn, words) => {
      const [book] = BOOKS;
      const books = formats.map((format) => ({ ...book!, format }));
      const made = await (await make(addOn ? { addOn } : {}, support, books)).text();
      const key = /\/pay\?key=([\w-]{22})/.exec(made)?.[1] ?? '';
      const customer = await shop.customer();
      const page = await (await customer.get(`/pay?key=${key}`)).text();
      const isDigital = words === 'Address on the invoice';
      expect([page.includes('Address on the invoice'), page.includes('Where it goes')]).toEqual([
        isDigital,
        !isDigital,
      ]);
      const { checkoutId, payment } = await openIt(customer, key);
      const { orderNumber } = await report(customer, checkoutId, pay(shop, payment.orderId));
      const { text } = await shop.letter('owner@nanheveer.example', new RegExp(`New order ${orderNumber}`));
      expect([text.includes('Address on the invoice'), text.includes('Shipping address')]).toEqual([
        isDigital,
        !isDigital,
      ]);
    },
  );

  it('is paid once, however many windows and phones open it', async () => {
    const key = await linkOf();
    const customer = await shop.customer();
    const many = await Promise.all(Array.from({ length: 6 }, () => openIt(customer, key)));
    const good = many.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    for (const { payment, checkoutId } of good) {
      const outcome = shop.street.control.attempt({ orderId: payment.orderId, choice: 'pay' });
      if (outcome.outcome === 'paid') await report(customer, checkoutId, outcome.response);
      if (good.every((each) => each.payment.orderId === payment.orderId)) break;
    }
    const again = await openIt(customer, key);
    expect(again).toMatchObject({ free: true });
    const name = (await rowOf())['id'];
    const paid = await shop.sql<Row>`
      select o.id from orders o join checkouts c on c.id = o.checkout_id where c.intent_key like ${`phone/${String(name)}/%`}`;
    expect(paid).toHaveLength(1);
  });

  it('with nothing left to pay is ordered at once', async () => {
    const key = await linkOf({ reduction: '998', reductionBecause: 'A present.' });
    expect(await openIt(await shop.customer(), key)).toMatchObject({ free: true });
  });

  it('brings its link by letter when staff want it, with nothing of the child', async () => {
    await linkOf({ sendLetter: 'yes', email: 'on-the-phone@example.in' });
    const letter = await shop.letter('on-the-phone@example.in', /ready to be paid/);
    expect(letter.text).toMatch(/\/pay\?key=[\w-]{22}/);
    expect(letter.text).not.toContain('Mira');
    await until(async () => {
      const [kept] = await shop.sql<Row>`select html, sent_at from letters where event like 'phone-order/%'`;
      return kept?.['sent_at'] && !String(kept['html']).includes('key=');
    });
  });

  it.each([
    [{ reduction: '-1', reductionBecause: 'x' }],
    [{ reduction: '1.5', reductionBecause: 'No reason.' }],
    [{ reduction: '5000', reductionBecause: 'Too much.' }],
    [{ reduction: '100', reductionBecause: '' }],
    [{ couponCode: 'NO-SUCH-CODE' }],
    [{ fullName: '' }],
    [{ email: 'nonsense' }],
  ])('with %o is refused', async (changes) => {
    const before = await countOf();
    expect((await make(changes as Record<string, string>)).status).toBe(422);
    expect(await countOf()).toBe(before);
  });

  it.each([
    [{ story: 'no-such-story' }],
    [{ format: 'stone' }],
    [{ quantity: '0' }],
    [{ quantity: '1e9' }],
    [{ characterName: '' }],
  ])('with a book of %o is refused', async (changes) => {
    expect((await make({}, support, [{ ...BOOKS[0]!, ...changes }])).status).toBe(422);
  });

  it('can be priced without being stored', async () => {
    const before = await countOf();
    const answer = await make({ only: 'price', couponCode: 'HARSHI10' });
    expect(await answer.text()).toContain('878');
    expect(await countOf()).toBe(before);
  });

  it('cannot be made by others', async () => {
    expect((await make({}, await shop.staff('production'))).status).toBe(403);
    expect((await make({}, await shop.customer())).status).toBe(303);
  });
});

describe('the link', () => {
  it('runs out after seven days, and a new one takes its place', async () => {
    const key = await linkOf();
    const id = (await rowOf())['id'];
    shop.clock.advance({ days: 7, seconds: 1 });
    const customer = await shop.customer();
    expect(await (await customer.get(`/pay?key=${key}`)).text()).toContain('This link has run out');
    expect((await openIt(customer, key)).status).toBe(409);
    support = await shop.staff('support');
    const renewed = await (await support.postForm(`/admin/phone-orders/${id}/link`, {})).text();
    const next = /\/pay\?key=([\w-]{22})/.exec(renewed)?.[1] ?? '';
    expect(await (await customer.get(`/pay?key=${key}`)).text()).toContain('This link does not work');
    expect((await openIt(customer, next)).status).toBe(200);
  });

  it('pays again a day after its window was left open', async () => {
    const key = await linkOf();
    const customer = await shop.customer();
    const left = await openIt(customer, key);
    shop.clock.advance({ days: 1, seconds: 1 });
    const opened = await openIt(customer, key);
    expect(opened.status).toBe(200);
    const late = pay(shop, left.payment.orderId);
    const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    expect(orderNumber).toBeDefined();
    expect(await report(customer, left.checkoutId, late)).toMatchObject({ state: 'returned' });
  });

  it('whose open payment cannot be closed is not withdrawn, and the log says so', async () => {
    const key = await linkOf();
    const id = String((await rowOf())['id']);
    const customer = await shop.customer();
    const opened = await openIt(customer, key);
    shop.street.control.behave({ api: 'refuse connection' });
    const refused = await support.postForm(`/admin/phone-orders/${id}/withdraw`, {});
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('a few minutes')]);
    expect(await rowOf()).toMatchObject({ withdrawn_at: null });
    const deeds = await shop.sql<Row>`
      select action from staff_log where subject = ${`phone order ${id.slice(0, 8)}`} order by id`;
    expect(deeds.map(({ action }) => action)).toEqual([
      'phone order made',
      'phone order withdrawn',
      'phone order put back',
    ]);
    shop.street.control.behaveWell();
    expect((await support.postForm(`/admin/phone-orders/${id}/withdraw`, {})).status).toBe(200);
    expect(await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId))).toMatchObject({
      state: 'returned',
    });
  });

  it('stops working when it is withdrawn, and a late payment is refunded', async () => {
    const key = await linkOf();
    const id = (await rowOf())['id'];
    const customer = await shop.customer();
    const opened = await openIt(customer, key);
    const withdraw = () => support.postForm(`/admin/phone-orders/${id}/withdraw`, {});
    expect((await withdraw()).status).toBe(200);
    expect(await (await customer.get(`/pay?key=${key}`)).text()).toContain('This order was taken back');
    expect((await openIt(customer, key)).status).toBe(409);
    const proof = pay(shop, opened.payment.orderId);
    expect(await report(customer, opened.checkoutId, proof)).toMatchObject({ state: 'returned' });
    await until(async () =>
      shop.street.control.refunds().some((refund) => refund.payment_id === proof.razorpay_payment_id),
    );
  });

  it('cannot be withdrawn or renewed once it is paid', async () => {
    const key = await linkOf();
    const id = (await rowOf())['id'];
    const customer = await shop.customer();
    const opened = await openIt(customer, key);
    shop.street.control.behave({ webhook: 'never' });
    shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay and lose the answer' });
    const refused = await support.postForm(`/admin/phone-orders/${id}/withdraw`, {});
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('paid')]);
    expect((await support.postForm(`/admin/phone-orders/${id}/link`, {})).status).toBe(409);
    expect(await rowOf()).toMatchObject({ withdrawn_at: null });
  });

  it('cannot be guessed', async () => {
    const visitor = shop.visitor();
    for (const key of ['', 'x', 'a'.repeat(22), '..', "' or 1=1"])
      expect(await (await visitor.get(`/pay?key=${encodeURIComponent(key)}`)).text()).toContain(
        'This link does not work',
      );
  });
});
