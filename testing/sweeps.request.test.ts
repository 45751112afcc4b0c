import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepOutbox } from '../app/platform/mail/send-letter.job.server.ts';
import { sweepBooks } from '../app/orders/orders/make-book.job.server.ts';
import { type Run, seedOrders } from './seeded-orders.ts';
import { slowdown } from './slowdown.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const WAITING = 5_000;
/** The embedded database blocks everybody else during the sweep. */
const LIMIT_MS = 1_500;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedOrders(uncounted, WAITING, new Date());
  await shop.sql`update made_books set made_at = null`;
  await shop.sql`update orders set stage = 'printing', held_at = null`;
  await shop.sql`
    insert into letters (id, event, recipient, subject, html, text, message_id, queued_at)
    select gen_random_uuid(), 'tried/' || n, 'asha@example.in', 'S', '', '', n, now() from generate_series(1, ${WAITING}::int) n`;
  await work('make-book', 'orderItemId', 'order_items');
  await work('send-letter', 'letterId', 'letters');
});
afterAll(() => shop.close());

/**
 * Leaves table statistics outdated, as after a day of many orders: a database that updates them at night
 * underestimates the rows.
 */
const uncounted: Run = async (text, ...values) => (text[0] === 'analyze' ? [] : shop.sql(text, ...values));

/** Queues a job for each row of a table, to run tomorrow. */
const work = (name: string, word: string, table: string) =>
  shop.sql`
    insert into pgboss.job (name, data, start_after)
    select ${name}, jsonb_build_object(${word}::text, id), now() + interval '1 day'
    from (select id from order_items where ${table} = 'order_items' union all select id from letters where ${table} = 'letters') waiting`;

const unmade = () => shop.sql`select 1 from made_books where made_at is null`;
const unsent = () => shop.sql`select 1 from letters where sent_at is null`;
/** The number of jobs, without those of the scheduler, which run meanwhile. */
const jobs = async () => {
  const [row] = await shop.sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name in ('make-book', 'send-letter')`;
  return row?.n;
};

it.each([
  ['books', unmade, sweepBooks],
  ['letters', unsent, sweepOutbox],
])('the sweep of %s passes over thousands that have their work, in a moment', async (_, waiting, sweep) => {
  expect((await waiting()).length).toBeGreaterThanOrEqual(WAITING);
  const before = await jobs();
  const began = performance.now();
  await sweep.run({});
  expect(performance.now() - began).toBeLessThan(LIMIT_MS * slowdown());
  expect(await jobs()).toBe(before);
});

it.each([
  ['books', 'make-book', sweepBooks],
  ['letters', 'send-letter', sweepOutbox],
])('finds the %s whose work is gone', async (_, name, sweep) => {
  await shop.sql`delete from pgboss.job where id in (select id from pgboss.job where name = ${name} limit 7)`;
  const before = (await jobs()) ?? 0;
  await sweep.run({});
  expect(await jobs()).toBe(before + 7);
});
