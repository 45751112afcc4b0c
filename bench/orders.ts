import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../scripts/postgres.ts';
import { prepareDatabases } from '../testing/database.ts';
import { seedOrders } from '../testing/seeded-orders.ts';
import { openTestShop } from '../testing/test-shop.ts';

const ORDERS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 15;
/** Tables with this many rows must not be read in full. */
const LARGE = 10_000;
/** Time for idle connections to report their statistics. */
const STATISTICS_MS = 11_000;
/** The target, in milliseconds from a request to the last byte of its answer. */
const TARGET_P95 = 100;

/** The lists that staff look at all day, and their searches. */
const LISTS = [
  '',
  'stage=printing',
  'stage=delivered',
  'late=1',
  'held=1',
  'format=print&story=iron',
  'from=2026-01-01&to=2026-03-31',
];
const SEARCHES = [
  'q=asha',
  'q=asha+rao',
  'q=pra',
  'q=98450',
  'q=560003',
  'q=rao+560',
  'q=zoya.zaveri',
  'q=ORD-17',
  'q=nobody',
  'q=rao&stage=delivered',
  'q=priya&late=1',
];

/**
 * The response times of the list of orders, its search and its board on a PostgreSQL with many orders. One
 * member of staff asks over HTTP, one request after the other. Exits with 1 when one is too slow, or when it
 * read a large table in full.
 */
const postgres = await startPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
await prepareDatabases();
const shop = await openTestShop();
try {
  const started = performance.now();
  await seedOrders(shop.sql, ORDERS, new Date());
  await shop.sql`vacuum analyze`;
  console.log(`${ORDERS} orders after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const staff = await shop.staff('owner');
  const measure = async (name: string, queries: readonly string[]) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const query of queries) {
        const from = performance.now();
        const answer = await staff.get(`/admin/orders.data?${nextPage(query, round)}`);
        await answer.text();
        if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
        times.push(performance.now() - from);
      }
    times.sort((one, other) => one - other);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
    const slow = at(0.95) > TARGET_P95;
    console.log(
      `${name.padEnd(8)} p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms${slow ? `, over ${TARGET_P95} ms` : ''}`,
    );
    if (slow) process.exitCode = 1;
  };
  const before = await readWhole();
  await measure('list', LISTS);
  await measure('search', SEARCHES);
  await measure('board', ['view=board', 'view=board&format=print', 'view=board&q=rao']);
  await pause(STATISTICS_MS);
  const whole = [...(await readWhole())].filter(([table, times]) => times > (before.get(table) ?? 0));
  for (const [table, times] of whole)
    console.log(`${table} was read whole ${times - (before.get(table) ?? 0)} times`);
  if (whole.length === 0) console.log('no large table was read whole: all of it came by indexes');
  else process.exitCode = 1;
} finally {
  await shop.close();
  await postgres.stop();
}
// Exit explicitly: otherwise the PostgreSQL package sets the exit code to 0.
process.exit(process.exitCode);

/** How often PostgreSQL has read each large table in full. */
async function readWhole(): Promise<Map<string, number>> {
  const rows = await shop.sql<{ table: string; times: number }>`
    select relname as table, seq_scan::int as times from pg_stat_user_tables where n_live_tup > ${LARGE}`;
  return new Map(rows.map(({ table, times }) => [table, times]));
}

/** Every third round looks at a page from the middle of the list. */
function nextPage(query: string, round: number): string {
  if (round % 3 !== 2) return query;
  const somewhere = Date.now() - (30 + round * 20) * 86_400_000;
  return `${query}&after=${somewhere}.00000000-0000-4000-8000-000000000000`;
}
