import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, pay, report, SHIPPING } from '../../../testing/buying.ts';
import { pageData } from '../../../testing/page-data.ts';
import { seedOrders } from '../../../testing/seeded-orders.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { boardOf } from './board.server.ts';
import { readFilters, readPlace } from './list-filters.ts';
import { letThrough } from './list-where.server.ts';
import { type ListedOrders, listOrders, rowsOf } from './list.server.ts';
import { sweepTerms } from './search-terms.job.server.ts';

const SEEDED = 5_000;

let shop: TestShop;
/** An order that a customer of the shop placed, among thousands. */
let own: { id: string; orderNumber: string };
beforeAll(async () => {
  shop = await openTestShop();
  await seedOrders(shop.sql, SEEDED, new Date());
  const customer = await shop.customer('account.of.own@example.in');
  const shipping = {
    ...SHIPPING,
    fullName: 'Quentin O’Xylander',
    email: 'Q.Xy_z%@Example.in',
    phone: '+91 70000-12345',
    postalCode: '999 001',
  };
  const opened = await checkOut(customer, { shipping });
  const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [row] = await shop.sql<{ id: string }>`select id from orders where order_number = ${orderNumber}`;
  own = { id: row?.id ?? '', orderNumber: orderNumber ?? '' };
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const list = (query: string): Promise<ListedOrders> => {
  const search = new URLSearchParams(query);
  return listOrders(readFilters(search), readPlace(search), true);
};
const numbers = ({ orders }: ListedOrders) => orders.map(({ orderNumber }) => orderNumber);
const found = async (q: string) => numbers(await list(`q=${encodeURIComponent(q)}`));

it('finds an order by the whole address of its account, and by no part of it', async () => {
  expect(await found('Account.Of.Own@example.in')).toEqual([own.orderNumber]);
  expect(await found('account.of.own@')).toEqual([]);
});

describe('the file for a spreadsheet', () => {
  it('holds every order of the list, whatever its length, and nothing that is a formula', async () => {
    const staff = await shop.staff('support');
    await shop.sql`
      update orders set shipping_address = jsonb_set(shipping_address, '{fullName}', '"=1+1"') where id = ${own.id}`;
    const answer = await staff.get('/admin/orders/export.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = await answer.text();
    const written = [...text.matchAll(/^ORD-\d+/gm)].map(([number]) => number);
    expect(written.length).toBe(SEEDED + 1);
    expect(new Set(written).size).toBe(SEEDED + 1);
    expect(text).toContain(",'=1+1,");
    expect(text).not.toMatch(/(^|,)"?=/m);
    expect(text).not.toContain('Mira');
    const [line] = await shop.sql`select staff_name, details from staff_log where action = 'orders exported'`;
    expect(line).toMatchObject({ staff_name: 'Test support', details: { stage: '', searched: false } });
  });

  it('obeys the filters, and what was searched for is not logged', async () => {
    const staff = await shop.staff('owner');
    const text = await (await staff.get('/admin/orders/export.csv?q=oxylander')).text();
    expect([...text.matchAll(/^ORD-\d+/gm)].map(([number]) => number)).toEqual([own.orderNumber]);
    const rows = await shop.sql<{
      details: unknown;
    }>`select details from staff_log where action = 'orders exported'`;
    expect(JSON.stringify(rows)).not.toContain('oxylander');
  });

  it('is not for production', async () => {
    expect((await (await shop.staff('production')).get('/admin/orders/export.csv')).status).toBe(403);
  });
});

it('is a page for staff only', async () => {
  for (const role of ['owner', 'production', 'support'] as const) {
    const page = await (await (await shop.staff(role)).get('/admin/orders.data?q=oxylander')).text();
    expect(page).toContain(own.orderNumber);
  }
  const customer = await shop.customer();
  expect(await (await customer.get('/admin/orders.data?q=oxylander')).text()).not.toContain(own.orderNumber);
});

it.each([
  ['owner', expect.any(Number)],
  ['support', expect.any(Number)],
  ['production', null],
] as const)('tells %s the amounts: %s', async (role, total) => {
  const who = await shop.staff(role);
  const { list: shown } = await pageData<{ list: ListedOrders }>(
    await who.get('/admin/orders.data?q=oxylander'),
    'admin/order-list/list',
  );
  expect(shown.orders.map((order) => order.total)).toEqual([total]);
  const board = await (await who.get('/admin/orders.data?q=oxylander&view=board')).text();
  expect(board).toContain(own.orderNumber);
  expect(board).not.toContain('"total"');
});

const item = (which: SQL) => sql`exists (select 1 from order_items where order_id = orders.id and ${which})`;

async function count(which: SQL): Promise<number | undefined> {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from orders where ${which}`,
  );
  return rows[0]?.count;
}

describe('the list of orders', () => {
  it('goes from the newest to the oldest and back, each order once', async () => {
    const all = await shop.sql<{ order_number: string }>`
      select order_number from orders where exists (
        select 1 from order_items where order_id = orders.id and book ->> 'story' = 'iron'
      ) order by created_at desc, id desc`;
    expect(all.length).toBeGreaterThan(200);
    const down: string[][] = [];
    let page = await list('story=iron');
    expect(page.newer).toBeNull();
    for (;;) {
      down.push(numbers(page));
      if (!page.older) break;
      page = await list(`story=iron&after=${page.older}`);
    }
    expect(down.flat()).toEqual(all.map((row) => row.order_number));
    const up: string[][] = [numbers(page)];
    while (page.newer) {
      page = await list(`story=iron&before=${page.newer}`);
      up.unshift(numbers(page));
    }
    expect(up.flat()).toEqual(down.flat());
  });

  it.each([
    ['its number', () => own.orderNumber],
    ['the digits of it', () => own.orderNumber.slice(4)],
    ['the first name', () => 'quentin'],
    ['the beginning of both names', () => 'oxyl quen'],
    ['the name with its apostrophe', () => "O'Xylander"],
    ['the e-mail address', () => 'q.xy_z%@example.in'],
    ['the beginning of it', () => 'Q.XY_Z%@'],
    ['the phone number', () => '70000 12345'],
    ['the phone number with its country', () => '+917000012345'],
    ['the PIN', () => '999001'],
    ['PIN and name', () => 'xylander? 999001'.replace('xylander?', 'oxylander')],
  ])('finds an order by %s', async (_, query) => {
    expect(await found(query())).toEqual([own.orderNumber]);
  });

  it.each([
    'quentin nobody',
    'uentin',
    'q.xy_z%@elsewhere',
    '%',
    '_',
    '%%%',
    'q.xyaz',
    '\\',
    '999001 quentin rao',
  ])('finds nothing by %s', async (query) => {
    expect(await found(query)).toEqual([]);
  });

  const aMonthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  it.each([
    ['', sql`true`],
    ['format=combo', item(sql`format = 'combo'`)],
    ['story=iron&stage=cancelled', sql`stage = 'cancelled' and ${item(sql`book ->> 'story' = 'iron'`)}`],
    ['held=1', sql`held_at is not null`],
    [
      'late=1',
      sql`created_at < now() - interval '7 days' and stage not in ('delivered', 'cancelled', 'refunded')`,
    ],
    ['q=asha', sql`lower(shipping_address ->> 'fullName') like 'asha %'`],
    [
      `from=${aMonthAgo}&to=${aMonthAgo}`,
      sql`(created_at at time zone 'Asia/Kolkata')::date = ${aMonthAgo}::date`,
    ],
  ])('with %j is what the filters let through', async (query, which) => {
    const expected = await count(which);
    expect(expected).toBeGreaterThan(0);
    const through = await letThrough(readFilters(new URLSearchParams(query)));
    expect(await count(through ?? sql`true`)).toBe(expected);
  });

  it('uses an index and never reads every row', async () => {
    for (const query of [
      '',
      'stage=printing',
      'late=1',
      'held=1',
      'format=print',
      `q=${own.orderNumber}`,
      'q=oxylander+q',
      'q=9',
      'q=account.of.own@example.in',
      'q=asha+rao&stage=delivered',
      'from=2026-01-01',
    ]) {
      const which = await letThrough(readFilters(new URLSearchParams(query)));
      const { rows } = await db().execute<{ 'QUERY PLAN': string }>(
        sql`explain ${rowsOf(which, 51, 'desc')}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, `${query}\n${plan}`).toMatch(/Index|Result/);
      expect(plan, `${query}\n${plan}`).not.toContain('Seq Scan');
    }
  });
});

describe('the board', () => {
  it('holds what is at work, the oldest on top, and counts it all', async () => {
    const columns = await boardOf(readFilters(new URLSearchParams()));
    const counted = await shop.sql<{ stage: string; count: number }>`
      select stage, count(*)::int as count from orders
      where held_at is null and stage not in ('delivered', 'cancelled', 'refunded') group by stage`;
    for (const { stage, count } of counted) {
      const column = columns.find(({ id }) => id === stage);
      expect(column?.count).toBe(count);
      const dates = column?.orders.map(({ orderNumber }) => Number(orderNumber.slice(4))) ?? [];
      expect(dates).toEqual(dates.toSorted((one, other) => one - other));
      expect(dates.length).toBe(Math.min(25, count));
    }
    const held = columns.find(({ id }) => id === 'held');
    expect(held?.orders.every((order) => order.held)).toBe(true);
  });

  it('shows what was done within a week, however long ago it was placed', async () => {
    const [old] = await shop.sql<{ orderNumber: string }>`
      update orders set stage_at = now() where id =
        (select id from orders where stage = 'delivered' order by created_at limit 1)
      returning order_number as "orderNumber"`;
    const delivered = (await boardOf(readFilters(new URLSearchParams()))).find(
      ({ id }) => id === 'delivered',
    );
    expect(delivered?.orders.at(-1)?.orderNumber).toBe(old?.orderNumber);
    const [lately] = await shop.sql<{ count: number }>`
      select count(*)::int as count from orders
      where stage = 'delivered' and stage_at > now() - interval '7 days'`;
    expect(delivered?.count).toBe(lately?.count);
  });

  it('obeys the filters', async () => {
    const columns = await boardOf(readFilters(new URLSearchParams('q=oxylander')));
    expect(columns.flatMap((column) => column.orders.map(({ orderNumber }) => orderNumber))).toEqual([
      own.orderNumber,
    ]);
  });
});

describe('orders older than the search', () => {
  it('are found once the sweep has run, which keeps existing search terms', async () => {
    await shop.sql`delete from order_terms where order_id in (select id from orders order by created_at limit 450)`;
    await shop.sql`delete from order_terms where order_id = ${own.id}`;
    expect(await found('999001')).toEqual([]);
    const words = async () => (await shop.sql`select order_id, term from order_terms`).length;
    await sweepTerms.run({});
    expect(await found('999001')).toEqual([own.orderNumber]);
    const [without] = await shop.sql<{ count: number }>`
      select count(*)::int as count from orders where not exists (select 1 from order_terms where order_id = orders.id)`;
    expect(without?.count).toBe(0);
    const before = await words();
    await sweepTerms.run({});
    expect(await words()).toBe(before);
  });

  it('get new search terms when the search changes how it reads words', async () => {
    await shop.sql`
      update order_terms set term = '00919' || term where order_id = ${own.id} and term = '7000012345'`;
    await shop.sql`delete from order_terms where order_id = ${own.id} and term = '\u2042:2'`;
    expect(await found('70000 12345')).toEqual([]);
    await sweepTerms.run({});
    expect(await found('0091 70000 12345')).toEqual([own.orderNumber]);
  });
});
