import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deed, auditEntriesOf, orderAtDesk } from '../../../testing/order-page.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let asha: Visitor & { email: string };
let owner: Visitor;
let production: Visitor;
let support: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  asha = await shop.customer();
  owner = await shop.staff('owner');
  production = await shop.staff('production');
  support = await shop.staff('support');
});
// Everyone here comes from one address.
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

/** With `drawn` its book is there, too. */
const order = (book: Record<string, unknown> = {}, { drawn = true } = {}) =>
  orderAtDesk(shop, asha, book, { drawn });

const data = async (visitor: Visitor, path: string) => (await visitor.get(`${path}.data`)).text();

describe('the page of an order', () => {
  it('shows each role what it may see, and nobody else anything', async () => {
    const { desk, number } = await order({ characterName: 'Zorawar' });
    const [seenByOwner, made, sold] = [
      await data(owner, desk),
      await data(production, desk),
      await data(support, desk),
    ];
    for (const page of [seenByOwner, made, sold]) {
      expect(page).toContain(number);
      expect(page).toContain('Zorawar');
      expect(page).toContain('Placed and paid');
    }
    expect(seenByOwner).toContain('pay_');
    expect(sold).toContain('pay_');
    expect(made).not.toContain('pay_');
    expect(sold).toContain(`Your order ${number} is placed`);
    expect(made).not.toContain(`Your order ${number} is placed`);
    expect((await asha.get(`${desk}.data`)).status).toBe(202);
    expect(await data(asha, desk)).not.toContain('Zorawar');
    expect((await owner.get('/admin/orders/00000000-0000-4000-8000-000000000000.data')).status).toBe(404);
    expect((await owner.get('/admin/orders/none.data')).status).toBe(404);
  });
});

describe('holding an order', () => {
  it('keeps it where it is until it is let go, and its books are drawn then', async () => {
    const { id, desk, item, number } = await order({}, { drawn: false });
    expect((await deed(support, `${desk}/hold`, { because: '' })).status).toBe(422);
    expect((await deed(support, `${desk}/hold`, { because: 'The address is no address.' })).status).toBe(200);
    expect((await deed(support, `${desk}/hold`, { because: 'Again.' })).status).toBe(409);
    expect((await deed(owner, `${desk}/move`, { to: 'drawing' })).status).toBe(409);
    expect(await (await asha.get(`/orders/${id}`)).text()).toContain('being looked at by a person');
    await shop.sql`delete from pgboss.job where name = 'make-book' and data ->> 'orderItemId' = ${item}`;
    expect((await deed(support, `${desk}/lift-hold`, {})).status).toBe(200);
    expect((await deed(support, `${desk}/lift-hold`, {})).status).toBe(409);
    const jobs = await shop.sql`
      select id from pgboss.job where name = 'make-book' and data ->> 'orderItemId' = ${item}`;
    expect(jobs).toHaveLength(1);
    expect(await auditEntriesOf(shop, number)).toEqual(['order held', 'hold lifted']);
    expect((await deed(owner, `${desk}/move`, { to: 'drawing' })).status).toBe(200);
  });
});

describe('notes and letters', () => {
  it('a note is for staff alone', async () => {
    const { id, desk } = await order();
    expect((await deed(support, `${desk}/note`, { text: ' ' })).status).toBe(422);
    expect((await deed(support, `${desk}/note`, { text: 'Called, no answer.' })).status).toBe(200);
    expect(await data(production, desk)).toContain('Called, no answer.');
    expect(await (await asha.get(`/orders/${id}`)).text()).not.toContain('no answer');
  });

  it('a letter goes out again, word for word, when support says so', async () => {
    const { id, desk, number } = await order();
    await shop.letter(asha.email, new RegExp(number));
    const [first] = await shop.sql<{ id: string }>`
      select id from letters where order_id = ${id} and recipient = ${asha.email}`;
    const letterId = first?.id ?? '';
    expect((await deed(production, `${desk}/resend`, { letterId })).status).toBe(403);
    expect((await deed(support, `${desk}/resend`, { letterId })).status).toBe(200);
    const both =
      await shop.sql`select subject, html from letters where order_id = ${id} and recipient = ${asha.email}`;
    expect(both).toHaveLength(2);
    expect(both[0]).toEqual(both[1]);
    const elsewhere = await order();
    expect((await deed(support, `${elsewhere.desk}/resend`, { letterId })).status).toBe(409);
  });
});
