import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, until } from '../../../testing/buying.ts';
import { arrive, everything, family, tablesWithoutFamily } from '../../../testing/family.ts';
import { buy } from '../../../testing/ordering.ts';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const remove = (visitor: Visitor, current = PASSWORD) => visitor.postForm('/delete-account', { current });

const present = async (keys: readonly string[]) => {
  const found = await Promise.all(keys.map(async (key) => (await machine().files.get(key)) && key));
  return found.filter(Boolean);
};

/** Like a customer's first sign-up, with the letter that came after the first one's. */
async function signUpAnew(email: string): Promise<Visitor> {
  await shop.sql`delete from rate_limits`;
  const visitor = shop.visitor();
  const form = { fullName: 'Asha Rao', email, phone: '98450 12345', password: PASSWORD, address: '' };
  await visitor.postForm('/auth', { mode: 'sign-up', ...form });
  const [newest] = await until(async () => {
    const confirming = (await shop.letters()).filter(
      ({ to, subject }) => to === email && /confirm/i.test(subject),
    );
    return confirming.length > 1 && confirming;
  });
  const { pathname, search } = new URL(
    /https?:\/\/\S+\?confirm=[\w.~-]+/.exec(newest?.text ?? '')?.[0] ?? '',
  );
  await visitor.get(pathname + search);
  await visitor.postForm('/auth', { mode: 'sign-in', email, password: PASSWORD });
  return visitor;
}

describe('deleting an account', () => {
  it('leaves nothing of the child, keeps the books of account and touches nobody else', async () => {
    const [gone, other] = [
      await family(shop, 'Kinkajou', '#ff0000', '91234 56789'),
      await family(shop, 'Pangolin', '#0000ff', '98765 43210'),
    ];
    expect(await tablesWithoutFamily(machine().database)).toEqual([]);
    const othersData = async () =>
      (await (await other.customer.get('/api/profile/data')).text()).replaceAll(/"(written|sent)".*/g, '');
    const before = await othersData();
    const [order] =
      await shop.sql`select total_amount, order_number, payment_id, created_at from orders where id = ${gone.order.id}`;
    const papers = await shop.sql`select * from invoices where order_id = ${gone.order.id}`;
    expect(papers).toHaveLength(2);
    // A credit note of the time when staff's words stood on it.
    await shop.sql`update invoices set paper = jsonb_set(paper, '{against,reason}', '"Kinkajou is pale."')
      where order_id = ${gone.order.id} and kind = 'credit note'`;
    expect(await everything(machine().database)).toContain('Kinkajou');

    const answer = await remove(gone.customer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cookies", "storage"');
    expect(await answer.text()).toContain('Your account is deleted');
    const letter = await shop.letter(gone.customer.email, /account is deleted/);
    expect(letter.text).toContain('Namaste Kinkajou');
    await until(async () => (await present(gone.files)).length === 0);

    const left = await until(async () => {
      const now = await everything(machine().database);
      return !now.includes('Namaste Kinkajou') && now;
    });
    expect(left.toLowerCase()).not.toContain('kinkajou');
    expect(left).not.toContain('91234 56789');
    expect(left).not.toContain('9123456789');
    expect(
      await shop.sql`select recipient, subject, html, text from letters where event like 'account-deleted/%'`,
    ).toEqual([{ recipient: '', subject: '', html: '', text: '' }]);

    expect(
      await shop.sql`select total_amount, order_number, payment_id, created_at from orders where id = ${gone.order.id}`,
    ).toEqual([order]);
    expect(await shop.sql`select * from invoices where order_id = ${gone.order.id}`).toEqual(papers);
    expect(
      await shop.sql`select amount_paise, reason from refunds where order_id = ${gone.order.id}`,
    ).toEqual([{ amount_paise: 10_000, reason: 'Forgotten with the account.' }]);
    const staff = await shop.staff('owner');
    expect((await staff.get(`/admin/orders/${gone.order.id}.data`)).status).toBe(200);

    expect(await othersData()).toBe(before);
    expect(await present(other.files)).toEqual(other.files);

    expect((await gone.customer.get('/orders')).status).toBe(302);
    expect((await gone.customer.get('/delete-account')).status).toBe(302);
    const again = await signUpAnew(gone.customer.email);
    const data = (await (await again.get('/api/profile/data')).json()) as Record<string, unknown>;
    expect(data).toMatchObject({ cart: [], orders: [], photos: [], begunPayments: [], messages: [] });
  });

  it('refuses free replacements afterwards and tells staff why', async () => {
    const { customer, order } = await family(shop, 'Binturong', '#00ff00', '92222 11111');
    expect((await remove(customer)).status).toBe(200);
    const support = await shop.staff('support');
    const answer = await support.postForm(`/admin/orders/${order.id}/replacement`, {
      formKey: 'made-again',
      reason: 'The parcel was lost on its way.',
      [`copies/${order.item}`]: '1',
    });
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('deleted the account'),
    ]);
  });

  it('waits for unfinished orders and open claims', async () => {
    const customer = await shop.customer();
    const order = await buy(shop, customer);
    const rows = () => shop.sql`
      select to_jsonb(u) as u, to_jsonb(o) as o, to_jsonb(i) as i, to_jsonb(c) as c from users u
      join orders o on o.user_id = u.id join order_items i on i.order_id = o.id
      join checkouts c on c.id = o.checkout_id where email = ${customer.email}`;
    const before = await rows();
    expect(before).toHaveLength(1);
    expect(await (await customer.get('/delete-account')).text()).toContain(order.number);
    const atWork = await remove(customer);
    expect(atWork.status).toBe(409);
    const words = await atWork.text();
    expect(words).toContain('We are still at work for you');
    expect(words).toContain(order.number);
    expect(await rows()).toEqual(before);

    await arrive(shop, order);
    await customer.postForm(`/orders/${order.id}/claim`, { about: 'damaged', words: 'It is torn in two.' });
    const unanswered = await remove(customer);
    expect(unanswered.status).toBe(409);
    expect(await unanswered.text()).toContain('We still owe you an answer');
    expect((await customer.get('/orders')).status).toBe(200);
  });

  it('asks for the password, of the account itself', async () => {
    const customer = await shop.customer();
    for (const typed of ['', 'not-it-at-all']) expect((await remove(customer, typed)).status).toBe(422);
    expect((await remove(shop.visitor())).status).toBe(302);
    customer.origin = 'https://elsewhere.example';
    expect((await remove(customer)).status).toBe(403);
    expect(await shop.sql`select id from users where email = ${customer.email}`).toHaveLength(1);
    for (let tries = 0; tries < 10; tries += 1) {
      customer.origin = shop.url;
      await remove(customer, 'guess');
    }
    expect(await (await remove(customer)).text()).toContain('Too many attempts');
  });

  it('refunds a payment that arrives afterwards', async () => {
    const customer = await shop.customer();
    const opened = await checkOut(customer);
    expect((await remove(customer)).status).toBe(200);
    const payer = { email: customer.email, contact: '93333 22222' };
    const paid = shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay', ...payer });
    const paymentId = paid.outcome === 'paid' ? paid.response.razorpay_payment_id : '';
    await until(async () => {
      const rows =
        await shop.sql`select id from payments where id = ${paymentId} and refunded_at is not null`;
      return rows.length > 0;
    });
    await shop.street.control.webhooksQuiet();
    await until(async () => {
      const unread = await shop.sql`select id from payment_notices where handled_at is null`;
      return unread.length === 0;
    });
    expect(await shop.sql`select id from payment_notices where body = ''`).not.toEqual([]);
    expect(await shop.sql`select id from payment_notices where strpos(body, ${customer.email}) > 0`).toEqual(
      [],
    );
    expect(await shop.sql`select id from orders where payment_id = ${paymentId}`).toEqual([]);
    expect(
      (await shop.letters()).filter(({ to }) => to === customer.email).map(({ subject }) => subject),
    ).not.toContainEqual(expect.stringMatching(/refund|back/i));
  });

  it('happens once when the button is pressed repeatedly', async () => {
    const customer = await shop.customer();
    const goodbyes = () => shop.sql`select id from letters where event like 'account-deleted/%'`;
    const before = await goodbyes();
    const twin = Object.assign(shop.visitor(), { cookies: new Map(customer.cookies) });
    const answers = await Promise.all([remove(customer), remove(twin)]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 302, 422].includes(status))).toEqual(
      [],
    );
    await shop.letter(customer.email, /account is deleted/);
    expect(await goodbyes()).toHaveLength(before.length + 1);
  });
});
