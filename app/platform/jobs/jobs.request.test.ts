import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { parseAllDocuments } from 'yaml';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts';
import { shopModule } from '../../../testing/shop-module.ts';
import type { Shop } from '../../web.server.ts';

/** The part of KEDA's settings that matters here: the query. */
interface ScaledObject {
  triggers?: { metadata: { query: string } }[];
}

let database: TestDatabase;
let shop: Shop;
beforeAll(async () => {
  const { openShop, readEnvironment } = await shopModule();
  database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-jobs-')));
  shop = await openShop(readEnvironment(database.variables));
});
afterAll(async () => {
  await shop.close();
  await database.remove();
});

it('work can be put into every queue within a transaction, from the first moment on', async () => {
  const { boss, database: db } = shop.machine;
  const queues = (await boss.getQueues()).map(({ name }) => name).filter((name) => !name.startsWith('__'));
  expect(queues.length).toBeGreaterThan(20);
  const waiting = db.transaction(async (tx) => {
    const sent: (string | null)[] = [];
    for (const name of queues) sent.push(await boss.send(name, {}, { db: fromDrizzle(tx, sql) }));
    return sent;
  });
  const enough = new Promise<null>((resolve) => setTimeout(() => resolve(null), 5_000).unref());
  expect(await Promise.race([waiting, enough])).toHaveLength(queues.length);
});

it('every background job has a queue', async () => {
  const defined = globSync('app/**/*.server.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/defineJob[^(]*\(\{\s*name: '([^']+)'/g)].map(([, name]) => name),
  );
  expect(defined.length).toBeGreaterThan(20);
  const queues = (await shop.machine.boss.getQueues()).map(({ name }) => name);
  expect(queues.filter((name) => !name.startsWith('__')).toSorted()).toEqual(defined.toSorted());
});

it('the age of the oldest heavy work is what the cluster makes workers by', async () => {
  const { boss, database: db } = shop.machine;
  const text = readFileSync('deploy/kubernetes/worker.yaml', 'utf8');
  const kinds = parseAllDocuments(text).map((document) => document.toJS() as { spec?: ScaledObject });
  const query = kinds.flatMap(({ spec }) => spec?.triggers?.map(({ metadata }) => metadata.query) ?? []);
  const age = async () => Object.values((await db.execute(sql.raw(query.join()))).rows[0] ?? {});
  await db.execute(sql`delete from pgboss.job`);
  expect(await age()).toEqual([0]);
  for (const name of ['make-book', 'draw-hero']) {
    await boss.send(name, {});
    await db.execute(sql`update pgboss.job set start_after = now() - interval '40 seconds'`);
    expect(await age()).toEqual([expect.closeTo(40, -1)]);
    await db.execute(sql`update pgboss.job set state = 'active'`);
    expect(await age()).toEqual([0]);
    await db.execute(sql`delete from pgboss.job`);
  }
});

it('the clocks strike when they should, by the time of India', async () => {
  await shop.startJobs();
  const schedules = await shop.machine.boss.getSchedules();
  expect(Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]))).toEqual(CLOCKS);
  expect(new Set(schedules.map(({ timezone }) => timezone))).toEqual(new Set(['Asia/Kolkata']));
});

/** The cron line of each scheduled job. */
const CLOCKS = {
  'reconcile-payments': '*/5 * * * *',
  'sweep-outbox': '*/5 * * * *',
  'proof-clock': '*/5 * * * *',
  'sweep-books': '*/10 * * * *',
  'sweep-order-terms': '*/10 * * * *',
  'write-invoices': '*/10 * * * *',
  'photo-clock': '7 * * * *',
  'picture-clock': '22 * * * *',
  'forget-kept-drafts': '17 * * * *',
  'forget-limits': '23 * * * *',
  'claim-clock': '25 3 * * *',
  'forget-ended-books': '25 3 * * *',
  vacuum: '30 3 * * *',
  'forget-staff-sessions': '30 3 * * *',
  'forget-unconfirmed': '40 3 * * *',
  'forget-letters': '50 3 * * *',
  'gallery-clock': '50 3 * * *',
  'forget-messages': '5 4 * * *',
  'forget-checkouts': '10 4 * * *',
  'forget-phone-orders': '15 4 * * *',
  'list-unknown-notices': '0 9 * * *',
};
