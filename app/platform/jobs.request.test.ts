import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { shopModule } from '../../testing/shop-module.ts';
import type { Shop } from '../web.server.ts';

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
