import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedOrders } from '../app/admin/order-list/list.server.ts';
import { checkOut, SHIPPING } from './buying.ts';
import { PASSWORD } from './customer.ts';
import { typeEverywhere } from './every-field.ts';
import { everyRow } from './every-row.ts';
import { buy } from './ordering.ts';
import { deed, orderAtDesk, rowOf } from './order-page.ts';
import { pageData } from './page-data.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import { Typing } from './typing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ENDS = '\uFEFF\u200B\u202A\u00A0';
const INSIDE = '\u200D\u00AD\u2060\u3164';
/** A text as copied from a page, a chat or a PDF, with invisible characters. */
const pasted = (text: string) => `${ENDS}${text.slice(0, 2)}${INSIDE}${text.slice(2)}\u2069\u{E0041}${ENDS}`;
const UNSEEN =
  /[\u00A0\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]|[\uFE00-\uFE0F]|[\u{E0000}-\u{E0FFF}]/u;

it('no field of any form keeps an invisible character', { timeout: 120_000 }, async () => {
  const typing = new Typing(0, [pasted('Asha'), pasted('Mira and Ved')]);
  const { refused } = await typeEverywhere(shop, typing);
  expect(refused).toEqual([]);
  expect(typing.all.length).toBeGreaterThan(50);
  // Ignore invisible characters that the shop itself writes into a letter.
  const rows = (await everyRow(shop, ['letters', 'payment_notices'])).split('\n');
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter((row) => UNSEEN.test(row))).toEqual([]);
});

describe('what was pasted with letters that nobody sees is the same as typed', () => {
  it('e-mail address, at every door', async () => {
    const email = 'unseen@example.in';
    await shop.customer(email);
    for (const path of ['/auth', '/api/sign-in']) {
      const entered = await shop
        .visitor()
        .postForm(path, { mode: 'sign-in', email: pasted(email), password: PASSWORD });
      expect([path, entered.status]).toEqual([path, 200]);
    }
    await shop.staff('owner');
    const room = await shop
      .visitor()
      .postForm('/admin', { email: pasted('owner@staff.example'), password: PASSWORD });
    expect(room.status).toBe(200);
    const known = await shop.visitor().postForm('/auth', {
      mode: 'sign-up',
      fullName: 'Asha',
      email: pasted(email),
      phone: '98450 12345',
      password: PASSWORD,
    });
    expect(await known.text()).toContain('An account with this email already exists');
    await shop.visitor().postForm('/forgot-password', { email: pasted(email) });
    await shop.letter(email, /password/i);
  });

  it.each(['HARSHI10', 'ＨＡＲＳＨＩ１０', 'Harshi 10'])('coupon %s, wherever one is typed', async (code) => {
    const customer = await shop.customer();
    const couponCode = pasted(code);
    const asked = { source: 'wizard', format: 'print', couponCode, addOns: [] };
    const quoted = (await (await customer.postJson('/api/quote', asked)).json()) as { coupon: object | null };
    expect(quoted.coupon).toMatchObject({ percent: 10 });
    const opened = await checkOut(customer, { couponCode });
    expect(opened.payment.amountPaise).toBe(71_900);
    await customer.postJson('/api/cart', {
      productId: 'thor',
      format: 'print',
      quantity: 1,
      characterName: 'Mira',
    });
    const tried = await customer.postForm('/cart', { form: 'coupon', code: couponCode });
    expect(await tried.text()).toContain('10% discount');
    const cart = await customer.get(`/cart?coupon=${encodeURIComponent(couponCode)}`);
    expect(await cart.text()).toMatch(/Coupon <b>harshi10<\/b> is applied/i);
  });

  it('phone and PIN of an order, which staff find by them in any form', async () => {
    const customer = await shop.customer();
    const typed = { phone: pasted('0091 (0) 98450-54321'), postalCode: pasted('५६० ००३') };
    const order = await buy(shop, customer, { shipping: { ...SHIPPING, ...typed } });
    expect((await rowOf(shop, order.id))?.['shipping_address']).toMatchObject({
      phone: '0091 (0) 98450-54321',
      postalCode: '560003',
    });
    const staff = await shop.staff('support');
    for (const q of ['9845054321', '+91 98450 54321', '09845054321', '९८४५०५४३२१', pasted('98450 54321')]) {
      const answer = await staff.get(`/admin/orders.data?q=${encodeURIComponent(q)}`);
      const { list } = await pageData<{ list: ListedOrders }>(answer, 'admin/order-list/list');
      expect([q, list.orders.map(({ orderNumber }) => orderNumber)]).toEqual([q, [order.number]]);
    }
  });

  it('tracking number and money that staff type', async () => {
    const order = await orderAtDesk(shop, await shop.customer());
    const owner = await shop.staff('owner');
    const refund = { how: 'part', rupees: pasted('१0'), reason: 'A torn page.', formKey: `${order.id}/0` };
    expect((await deed(owner, `${order.desk}/refund`, refund)).status).toBe(200);
    await shop.sql`update orders set stage = 'packed' where id = ${order.id}`;
    const parcel = { courier: 'India Post', trackingNumber: pasted('eb 123 456 789 in') };
    expect((await deed(owner, `${order.desk}/ship`, parcel)).status).toBe(200);
    expect(await rowOf(shop, order.id)).toMatchObject({ tracking_number: 'EB123456789IN' });
  });
});
