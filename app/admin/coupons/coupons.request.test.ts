import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, pay, report } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.staff('owner');
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const FORM = {
  code: 'diwali',
  kind: 'percent',
  worth: '20',
  inWizard: 'on',
  inCart: 'on',
  customerLimit: '1',
};
const create = (changes: Record<string, string> = {}, who = owner) =>
  who.postForm('/admin/new-coupon/create', { ...FORM, ...changes });
const total = async (couponCode: string) => {
  const body = { source: 'wizard', format: 'print', couponCode, addOns: [] };
  return ((await (await shop.visitor().postJson('/api/quote', body)).json()) as { total: number }).total;
};

describe('a coupon', () => {
  it('is created, used, changed, switched off and on again, each a line in the log', async () => {
    expect((await create()).status).toBe(200);
    expect(await total('Diwali')).toBe(639);
    const customer = await shop.customer();
    const opened = await checkOut(customer, { couponCode: 'DIWALI' });
    const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    const page = await (await owner.get('/admin/coupons/DIWALI.data')).text();
    expect(page).toContain(orderNumber);
    const save = await owner.postForm('/admin/coupons/DIWALI/save', {
      ...FORM,
      kind: 'amount',
      worth: '300',
    });
    expect(save.status).toBe(200);
    expect(await total('diwali')).toBe(499);
    const turn = (to: string) => owner.postForm('/admin/coupons/DIWALI/switch', { to });
    expect((await turn('off')).status).toBe(200);
    expect(await total('diwali')).toBe(799);
    expect((await turn('on')).status).toBe(200);
    expect(await total('diwali')).toBe(499);
    const lines = await shop.sql`
      select action, staff_name, details ->> 'amount' as amount from staff_log
      where subject = 'coupon DIWALI' order by id`;
    expect(lines).toEqual([
      { action: 'coupon created', staff_name: 'Test owner', amount: '0' },
      { action: 'coupon changed', staff_name: 'Test owner', amount: '300' },
      { action: 'coupon switched off', staff_name: 'Test owner', amount: '300' },
      { action: 'coupon switched on', staff_name: 'Test owner', amount: '300' },
    ]);
  });

  it('is refused when its code exists or the form is empty', async () => {
    const again = await create({ code: 'Harshi10' });
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining('There is a coupon with this code already.'),
    ]);
    expect(await total('HARSHI10')).toBe(719);
    const wrong = await create({ code: 'x', worth: '200' });
    expect(wrong.status).toBe(422);
    const text = await wrong.text();
    for (const message of ['Three to forty letters', 'A whole number from 1 to 100.'])
      expect(text).toContain(message);
    expect(await shop.sql`select code from coupons where code in ('X', 'DIWALI')`).toHaveLength(1);
  });

  it('is not found when the code does not exist', async () => {
    expect((await owner.get('/admin/coupons/NONE.data')).status).toBe(404);
    expect((await owner.postForm('/admin/coupons/NONE/save', FORM)).status).toBe(404);
    expect((await owner.postForm('/admin/coupons/NONE/switch', { to: 'off' })).status).toBe(404);
    expect((await owner.postForm('/admin/coupons/DIWALI/switch', { to: 'sideways' })).status).toBe(422);
  });

  it('can be changed by the owner only', async () => {
    for (const role of ['production', 'support'] as const) {
      const staff = await shop.staff(role);
      expect((await create({ code: `BY-${role}` }, staff)).status).toBe(403);
      expect((await staff.postForm('/admin/coupons/HARSHI10/switch', { to: 'off' })).status).toBe(403);
    }
    expect(
      await shop.sql`select code from coupons where code like 'BY-%' or switched_off_at is not null`,
    ).toEqual([]);
  });
});

it('are listed with their uses and a warning on those that take off nearly everything', async () => {
  const page = await (await owner.get('/admin/coupons.data')).text();
  for (const word of [
    'HARSHI10',
    'SIVA100',
    'GANESH95',
    'HERO50',
    'pays 2% of the price',
    'pays 5% of the price',
  ])
    expect(page).toContain(word);
  const rows = await shop.sql`
    select code, percent, customers_limit, per_customer_limit, valid_in_wizard, valid_in_cart, valid_on_product_page
    from coupons where code in ('HARSHI10', 'SIVA100', 'GANESH95', 'HERO50') order by percent`;
  const everywhere = {
    customers_limit: null,
    per_customer_limit: null,
    valid_in_wizard: true,
    valid_in_cart: true,
  };
  expect(rows).toEqual([
    { code: 'HARSHI10', percent: 10, ...everywhere, valid_on_product_page: true },
    {
      code: 'HERO50',
      percent: 50,
      ...everywhere,
      customers_limit: 100,
      per_customer_limit: 1,
      valid_on_product_page: false,
    },
    { code: 'GANESH95', percent: 95, ...everywhere, valid_on_product_page: false },
    { code: 'SIVA100', percent: 98, ...everywhere, valid_on_product_page: false },
  ]);
});
